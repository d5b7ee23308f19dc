// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Labels, and the look of texts.

#ifdef QUOIN_GTK

#include "shim.h"
#include <math.h>

static void add(PangoAttrList *list, PangoAttribute *attribute, guint start, guint end) {
  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_insert(list, attribute);
}

static guint16 component(float part) { return (guint16)lroundf(CLAMP(part, 0, 1) * 65535); }

void quoin_attributes_add(PangoAttrList *list, const quoin_text_look *look, guint start, guint end) {
  if (look->family != NULL) add(list, pango_attr_family_new(look->family), start, end);
  // Absolute sizes are not scaled by the text scale of the desktop: fonts of UIKit have it already.
  add(list, pango_attr_size_new_absolute((int)lround(look->size * PANGO_SCALE)), start, end);
  add(list, pango_attr_weight_new((PangoWeight)look->weight), start, end);
  if (look->is_italic) add(list, pango_attr_style_new(PANGO_STYLE_ITALIC), start, end);
  if (look->is_underlined) add(list, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), start, end);
  if (look->is_struck) add(list, pango_attr_strikethrough_new(TRUE), start, end);
  if (!look->has_color) return;
  quoin_color color = look->color;
  add(list,
      pango_attr_foreground_new(component(color.red), component(color.green), component(color.blue)),
      start, end);
  if (color.alpha < 1) {
    add(list, pango_attr_foreground_alpha_new(MAX(component(color.alpha), 1)), start, end);
  }
}

quoin_widget *quoin_label_create(uint64_t number) {
  GtkLabel *label = GTK_LABEL(gtk_label_new(NULL));
  gtk_label_set_natural_wrap_mode(label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR);
  return quoin_widget_adopt(GTK_WIDGET(label), number);
}

void quoin_label_set_text(
    quoin_widget *label, const char *text, const quoin_text_run *runs, size_t run_count) {
  GtkLabel *shown = GTK_LABEL(quoin_gtk(label));
  PangoAttrList *attributes = pango_attr_list_new();
  for (size_t i = 0; i < run_count; i++) {
    quoin_attributes_add(attributes, &runs[i].look, (guint)runs[i].start, (guint)runs[i].end);
  }
  gtk_label_set_attributes(shown, attributes);
  pango_attr_list_unref(attributes);
  gtk_label_set_text(shown, text);
  // GTK calls a label without text by the name of its class.
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(shown), GTK_ACCESSIBLE_STATE_HIDDEN, text[0] == 0, -1);
}

static PangoEllipsizeMode ellipsis(int cut) {
  switch (cut) {
    case QUOIN_CUT_START: return PANGO_ELLIPSIZE_START;
    case QUOIN_CUT_MIDDLE: return PANGO_ELLIPSIZE_MIDDLE;
    case QUOIN_CUT_END: return PANGO_ELLIPSIZE_END;
    default: return PANGO_ELLIPSIZE_NONE;
  }
}

/// Whether the letters of a text run against the direction of the label. Pango exchanges left and right then.
static bool runs_against_label(GtkLabel *label) {
  PangoDirection direction = pango_layout_get_direction(gtk_label_get_layout(label), 0);
  bool is_reversed = gtk_widget_get_direction(GTK_WIDGET(label)) == GTK_TEXT_DIR_RTL;
  return (direction == PANGO_DIRECTION_RTL) != is_reversed;
}

static GtkJustification justification(GtkLabel *label, int alignment) {
  switch (alignment) {
    case QUOIN_ALIGN_CENTER: return GTK_JUSTIFY_CENTER;
    case QUOIN_ALIGN_FILL: return GTK_JUSTIFY_FILL;
    default: break;
  }
  bool is_at_end = (alignment == QUOIN_ALIGN_END) != runs_against_label(label);
  return is_at_end ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT;
}

static float position(int alignment) {
  switch (alignment) {
    case QUOIN_ALIGN_CENTER: return 0.5f;
    case QUOIN_ALIGN_END: return 1;
    default: return 0;
  }
}

void quoin_label_set_layout(
    quoin_widget *label, int lines, int alignment, int cut, bool wraps_letters) {
  GtkLabel *shown = GTK_LABEL(quoin_gtk(label));
  gtk_label_set_wrap(shown, lines != 1);
  gtk_label_set_wrap_mode(shown, wraps_letters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines(shown, lines > 1 ? lines : -1);
  // GTK cuts a wrapped label without a limit of lines to one.
  gtk_label_set_ellipsize(shown, lines == 0 ? PANGO_ELLIPSIZE_NONE : ellipsis(cut));
  gtk_label_set_justify(shown, justification(shown, alignment));
  gtk_label_set_xalign(shown, position(alignment));
}

#endif
