// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifdef QUOIN_GTK

#include "shim.h"

// MARK: Buttons

static void clicked(GtkButton *button, gpointer data) {
  quoin_program.clicked(quoin_widget_number(button));
}

static void active_changed(GtkWidget *button, GtkStateFlags old, gpointer data) {
  bool was_down = (old & GTK_STATE_FLAG_ACTIVE) != 0;
  bool is_down = (gtk_widget_get_state_flags(button) & GTK_STATE_FLAG_ACTIVE) != 0;
  if (is_down != was_down) quoin_program.pressed(quoin_widget_number(button), is_down);
}

void quoin_button_connect(GtkWidget *button) {
  g_signal_connect(button, "clicked", G_CALLBACK(clicked), NULL);
  g_signal_connect(button, "state-flags-changed", G_CALLBACK(active_changed), NULL);
}

quoin_widget *quoin_button_create(uint64_t number, bool is_plain) {
  GtkWidget *button = gtk_button_new_with_label("");
  if (is_plain) gtk_widget_add_css_class(button, "quoin-plain");
  GtkLabel *label = GTK_LABEL(gtk_button_get_child(GTK_BUTTON(button)));
  gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_MIDDLE);
  quoin_button_connect(button);
  return quoin_widget_adopt(button, number);
}

/// The label of a button, which is beside a picture if there is one.
static GtkLabel *label_of(GtkButton *button) {
  GtkWidget *child = gtk_button_get_child(button);
  return GTK_LABEL(GTK_IS_LABEL(child) ? child : gtk_widget_get_last_child(child));
}

void quoin_button_set_title(quoin_widget *button, const char *title, const quoin_text_look *look) {
  GtkButton *shown = GTK_BUTTON(quoin_gtk(button));
  GtkLabel *label = label_of(shown);
  if (GTK_IS_LABEL(gtk_button_get_child(shown))) {
    gtk_button_set_label(shown, title);
  } else {
    gtk_label_set_text(label, title);
    gtk_widget_set_visible(GTK_WIDGET(label), title[0] != 0);
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(shown), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  }
  PangoAttrList *attributes = pango_attr_list_new();
  quoin_attributes_add(attributes, look, 0, G_MAXUINT);
  gtk_label_set_attributes(label, attributes);
  pango_attr_list_unref(attributes);
}

void quoin_button_set_insets(
    quoin_widget *button, double top, double left, double bottom, double right) {
  GtkWidget *child = gtk_button_get_child(GTK_BUTTON(quoin_gtk(button)));
  gtk_widget_set_margin_top(child, (int)CLAMP(top, 0, 1000));
  gtk_widget_set_margin_start(child, (int)CLAMP(left, 0, 1000));
  gtk_widget_set_margin_bottom(child, (int)CLAMP(bottom, 0, 1000));
  gtk_widget_set_margin_end(child, (int)CLAMP(right, 0, 1000));
}

/// Puts a picture before the label.
static GtkWidget *picture_of(GtkButton *button) {
  GtkWidget *child = gtk_button_get_child(button);
  if (!GTK_IS_LABEL(child)) return gtk_widget_get_first_child(child);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_set_halign(box, GTK_ALIGN_CENTER);
  char *title = g_strdup(gtk_label_get_text(GTK_LABEL(child)));
  PangoAttrList *attributes = gtk_label_get_attributes(GTK_LABEL(child));
  GtkWidget *label = gtk_label_new(title);
  gtk_label_set_attributes(GTK_LABEL(label), attributes);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_set_visible(label, title[0] != 0);
  GtkWidget *picture = gtk_image_new();
  gtk_box_append(GTK_BOX(box), picture);
  gtk_box_append(GTK_BOX(box), label);
  gtk_button_set_child(button, box);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_free(title);
  return picture;
}

static void remove_picture(GtkButton *button) {
  if (GTK_IS_LABEL(gtk_button_get_child(button))) return;
  GtkLabel *label = label_of(button);
  char *title = g_strdup(gtk_label_get_text(label));
  PangoAttrList *attributes = gtk_label_get_attributes(label);
  if (attributes != NULL) pango_attr_list_ref(attributes);
  gtk_button_set_label(button, title);
  label = label_of(button);
  gtk_label_set_attributes(label, attributes);
  gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_remove_css_class(GTK_WIDGET(button), "image-button");
  gtk_accessible_reset_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL);
  if (attributes != NULL) pango_attr_list_unref(attributes);
  g_free(title);
}

void quoin_button_set_picture(quoin_widget *button, const quoin_picture *picture) {
  GtkButton *shown = GTK_BUTTON(quoin_gtk(button));
  if (picture == NULL) {
    remove_picture(shown);
    return;
  }
  GtkWidget *image = picture_of(shown);
  bool has_title = gtk_label_get_text(label_of(shown))[0] != 0;
  gtk_widget_add_css_class(GTK_WIDGET(shown), has_title ? "text-button" : "image-button");
  gtk_widget_remove_css_class(GTK_WIDGET(shown), has_title ? "image-button" : "text-button");
  if (picture->is_template && gtk_widget_has_css_class(GTK_WIDGET(shown), "quoin-plain")) {
    // The colour of a symbol is that of the style.
    quoin_text_look look = {.size = 13, .weight = 400, .has_color = true, .color = picture->color};
    quoin_style_set(image, &look);
  }
  GdkPaintable *paintable = quoin_picture_load(image, picture);
  gtk_image_set_from_paintable(GTK_IMAGE(image), paintable);
  gtk_image_set_pixel_size(
      GTK_IMAGE(image), (int)CLAMP(MAX(picture->width, picture->height), 1, 1024));
  g_clear_object(&paintable);
}

// MARK: Switches, sliders, indicators

static void switched(GtkSwitch *widget, GParamSpec *property, gpointer data) {
  quoin_program.value_changed(quoin_widget_number(widget), gtk_switch_get_active(widget));
}

quoin_widget *quoin_switch_create(uint64_t number) {
  GtkWidget *widget = gtk_switch_new();
  g_signal_connect(widget, "notify::active", G_CALLBACK(switched), NULL);
  return quoin_widget_adopt(widget, number);
}

void quoin_switch_set(quoin_widget *widget, bool is_on) {
  GtkSwitch *shown = GTK_SWITCH(quoin_gtk(widget));
  g_signal_handlers_block_by_func(shown, switched, NULL);
  gtk_switch_set_active(shown, is_on);
  g_signal_handlers_unblock_by_func(shown, switched, NULL);
}

static void slid(GtkRange *slider, gpointer data) {
  quoin_program.value_changed(quoin_widget_number(slider), gtk_range_get_value(slider));
}

quoin_widget *quoin_slider_create(uint64_t number) {
  GtkWidget *slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01);
  gtk_scale_set_draw_value(GTK_SCALE(slider), FALSE);
  g_signal_connect(slider, "value-changed", G_CALLBACK(slid), NULL);
  return quoin_widget_adopt(slider, number);
}

void quoin_slider_set(quoin_widget *slider, double minimum, double maximum, double value) {
  GtkRange *shown = GTK_RANGE(quoin_gtk(slider));
  g_signal_handlers_block_by_func(shown, slid, NULL);
  gtk_range_set_range(shown, minimum, MAX(maximum, minimum));
  gtk_range_set_increments(shown, (maximum - minimum) / 100, (maximum - minimum) / 10);
  gtk_range_set_value(shown, value);
  g_signal_handlers_unblock_by_func(shown, slid, NULL);
}

quoin_widget *quoin_progress_create(uint64_t number) {
  return quoin_widget_adopt(gtk_progress_bar_new(), number);
}

void quoin_progress_set(quoin_widget *progress, double fraction) {
  gtk_progress_bar_set_fraction(
      GTK_PROGRESS_BAR(quoin_gtk(progress)), CLAMP(fraction, 0.0, 1.0));
}

quoin_widget *quoin_spinner_create(uint64_t number) {
  return quoin_widget_adopt(gtk_spinner_new(), number);
}

void quoin_spinner_set(quoin_widget *spinner, bool is_spinning) {
  gtk_spinner_set_spinning(GTK_SPINNER(quoin_gtk(spinner)), is_spinning);
}

#endif
