// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Buttons with a configuration: a picture, a title and a subtitle in boxes of GTK.

#ifdef QUOIN_GTK

#include "shim.h"
#include <math.h>

typedef struct parts {
  GtkWidget *box, *picture, *spinner, *texts, *title, *subtitle;
} parts;

static const char parts_key[] = "quoin-parts";

static parts *parts_of(quoin_widget *button) {
  return g_object_get_data(G_OBJECT(quoin_gtk(button)), parts_key);
}

static GtkWidget *text_in(GtkWidget *box) {
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_box_append(GTK_BOX(box), label);
  return label;
}

quoin_widget *quoin_configured_button_create(uint64_t number) {
  GtkWidget *button = gtk_button_new();
  gtk_widget_add_css_class(button, "quoin-configured");
  parts *made = g_new(parts, 1);
  made->box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_halign(made->box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(made->box, GTK_ALIGN_CENTER);
  made->picture = gtk_image_new();
  made->spinner = gtk_spinner_new();
  // As large as an activity indicator.
  gtk_widget_set_size_request(made->spinner, 20, 20);
  made->texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_valign(made->texts, GTK_ALIGN_CENTER);
  made->title = text_in(made->texts);
  made->subtitle = text_in(made->texts);
  gtk_box_append(GTK_BOX(made->box), made->picture);
  gtk_box_append(GTK_BOX(made->box), made->spinner);
  gtk_box_append(GTK_BOX(made->box), made->texts);
  gtk_button_set_child(GTK_BUTTON(button), made->box);
  g_object_set_data_full(G_OBJECT(button), parts_key, made, g_free);
  quoin_button_connect(button);
  return quoin_widget_adopt(button, number);
}

static GtkAlign align_of(int alignment) {
  switch (alignment) {
  case QUOIN_ALIGN_CENTER: return GTK_ALIGN_CENTER;
  case QUOIN_ALIGN_END: return GTK_ALIGN_END;
  default: return GTK_ALIGN_START;
  }
}

static void set_text(
    GtkWidget *label, const char *text, const quoin_text_look *look, int alignment) {
  bool is_shown = text != NULL && text[0] != 0;
  gtk_widget_set_visible(label, is_shown);
  gtk_widget_set_halign(label, align_of(alignment));
  gtk_label_set_text(GTK_LABEL(label), is_shown ? text : "");
  PangoAttrList *attributes = pango_attr_list_new();
  quoin_attributes_add(attributes, look, 0, G_MAXUINT);
  gtk_label_set_attributes(GTK_LABEL(label), attributes);
  pango_attr_list_unref(attributes);
}

static void set_picture(parts *shown, const quoin_picture *picture, bool is_busy) {
  gtk_widget_set_visible(shown->spinner, is_busy);
  gtk_spinner_set_spinning(GTK_SPINNER(shown->spinner), is_busy);
  gtk_widget_set_visible(shown->picture, picture != NULL && !is_busy);
  if (picture == NULL || is_busy) return;
  if (picture->is_template) {
    quoin_text_look look = {.size = 13, .weight = 400, .has_color = true, .color = picture->color};
    quoin_style_set(shown->picture, &look);
  }
  GdkPaintable *paintable = quoin_picture_load(shown->picture, picture);
  gtk_image_set_from_paintable(GTK_IMAGE(shown->picture), paintable);
  gtk_image_set_pixel_size(
      GTK_IMAGE(shown->picture), (int)CLAMP(MAX(picture->width, picture->height), 1, 1024));
  g_clear_object(&paintable);
}

static int whole(double length) { return (int)CLAMP(round(length), 0, 1000); }

static void arrange(parts *shown, const quoin_button_content *content) {
  bool is_row =
      content->picture_side == QUOIN_SIDE_START || content->picture_side == QUOIN_SIDE_END;
  gtk_orientable_set_orientation(
      GTK_ORIENTABLE(shown->box), is_row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  bool is_last =
      content->picture_side == QUOIN_SIDE_END || content->picture_side == QUOIN_SIDE_BOTTOM;
  GtkBox *box = GTK_BOX(shown->box);
  gtk_box_reorder_child_after(box, shown->texts, is_last ? NULL : shown->spinner);
  gtk_widget_set_halign(shown->texts, is_row ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_box_set_spacing(box, whole(content->picture_gap));
  gtk_box_set_spacing(GTK_BOX(shown->texts), whole(content->title_gap));
  gtk_widget_set_margin_top(shown->box, whole(content->top));
  gtk_widget_set_margin_start(shown->box, whole(content->start));
  gtk_widget_set_margin_bottom(shown->box, whole(content->bottom));
  gtk_widget_set_margin_end(shown->box, whole(content->end));
}

static void set_class(GtkWidget *button, const char *name, bool has_it) {
  if (has_it) {
    gtk_widget_add_css_class(button, name);
  } else {
    gtk_widget_remove_css_class(button, name);
  }
}

static void set_look(GtkWidget *button, const quoin_button_content *content) {
  bool is_own = content->has_background;
  set_class(button, "flat", content->style == QUOIN_BUTTON_PLAIN && !is_own);
  set_class(button, "suggested-action", content->style == QUOIN_BUTTON_FILLED && !is_own);
  GString *css = g_string_new("button {");
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  if (content->corner_radius >= 0) {
    g_ascii_formatd(number, sizeof number, "%.3f", MIN(content->corner_radius, 10000));
    g_string_append_printf(css, " border-radius: %spx;", number);
  }
  if (is_own) {
    quoin_color color = content->background;
    GdkRGBA rgba = {color.red, color.green, color.blue, color.alpha};
    char *written = gdk_rgba_to_string(&rgba);
    g_string_append_printf(css, " background: %s; box-shadow: none;", written);
    g_free(written);
  }
  g_string_append(css, " }");
  if (is_own) {
    g_string_append(
        css,
        " button:hover { filter: brightness(1.06); } button:active { filter: brightness(0.88); }"
        " button:disabled { opacity: 0.5; }");
  }
  quoin_css_set(button, g_string_free(css, FALSE));
}

void quoin_configured_button_set(quoin_widget *button, const quoin_button_content *content) {
  parts *shown = parts_of(button);
  set_picture(shown, content->picture, content->is_busy);
  set_text(shown->title, content->title, &content->title_look, content->alignment);
  set_text(shown->subtitle, content->subtitle, &content->subtitle_look, content->alignment);
  gtk_widget_set_visible(
      shown->texts,
      gtk_widget_get_visible(shown->title) || gtk_widget_get_visible(shown->subtitle));
  arrange(shown, content);
  GtkWidget *widget = quoin_gtk(button);
  set_look(widget, content);
  bool has_both =
      gtk_widget_get_visible(shown->title) && gtk_widget_get_visible(shown->subtitle);
  char *name = g_strdup_printf(
      "%s%s%s", gtk_label_get_text(GTK_LABEL(shown->title)), has_both ? ", " : "",
      gtk_label_get_text(GTK_LABEL(shown->subtitle)));
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_free(name);
}

static int height_of(GtkWidget *widget) {
  int natural = 0;
  if (gtk_widget_get_visible(widget)) {
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
  }
  return natural;
}

double quoin_configured_button_baseline(quoin_widget *button) {
  parts *shown = parts_of(button);
  if (!gtk_widget_get_visible(shown->title)) return -1;
  int baseline;
  gtk_widget_measure(shown->title, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, &baseline);
  if (baseline < 0) return -1;
  int picture = MAX(height_of(shown->picture), height_of(shown->spinner));
  double top = gtk_widget_get_margin_top(shown->box);
  if (gtk_orientable_get_orientation(GTK_ORIENTABLE(shown->box)) == GTK_ORIENTATION_HORIZONTAL) {
    // The lower one of picture and texts lies in the middle.
    return top + MAX(picture - height_of(shown->texts), 0) / 2 + baseline;
  }
  bool is_below = gtk_widget_get_first_child(shown->box) != shown->texts;
  if (is_below && picture > 0) top += picture + gtk_box_get_spacing(GTK_BOX(shown->box));
  return top + baseline;
}

#endif
