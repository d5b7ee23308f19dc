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

quoin_widget *quoin_button_create(uint64_t number, bool is_plain) {
  GtkWidget *button = gtk_button_new_with_label("");
  if (is_plain) gtk_widget_add_css_class(button, "quoin-plain");
  GtkLabel *label = GTK_LABEL(gtk_button_get_child(GTK_BUTTON(button)));
  gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_MIDDLE);
  g_signal_connect(button, "clicked", G_CALLBACK(clicked), NULL);
  g_signal_connect(button, "state-flags-changed", G_CALLBACK(active_changed), NULL);
  return quoin_widget_adopt(button, number);
}

void quoin_button_set_title(quoin_widget *button, const char *title, const quoin_text_look *look) {
  GtkButton *shown = GTK_BUTTON(quoin_gtk(button));
  gtk_button_set_label(shown, title);
  GtkLabel *label = GTK_LABEL(gtk_button_get_child(shown));
  PangoAttrList *attributes = pango_attr_list_new();
  quoin_attributes_add(attributes, look, 0, G_MAXUINT);
  gtk_label_set_attributes(label, attributes);
  pango_attr_list_unref(attributes);
}

void quoin_button_set_insets(
    quoin_widget *button, double top, double left, double bottom, double right) {
  GtkWidget *label = gtk_button_get_child(GTK_BUTTON(quoin_gtk(button)));
  gtk_widget_set_margin_top(label, (int)CLAMP(top, 0, 1000));
  gtk_widget_set_margin_start(label, (int)CLAMP(left, 0, 1000));
  gtk_widget_set_margin_bottom(label, (int)CLAMP(bottom, 0, 1000));
  gtk_widget_set_margin_end(label, (int)CLAMP(right, 0, 1000));
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
