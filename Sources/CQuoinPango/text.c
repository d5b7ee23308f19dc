// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifdef QUOIN_PANGO

#include "fonts.h"

PangoLayout *quoin_fonts_layout(quoin_fonts *fonts, quoin_text text, quoin_font_style style) {
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family_static(font, fonts->family);
  pango_font_description_set_absolute_size(font, style.size * PANGO_SCALE);
  pango_font_description_set_weight(font, (PangoWeight)style.weight);
  pango_font_description_set_style(font, style.is_italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  PangoLayout *layout = pango_layout_new(fonts->context);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_single_paragraph_mode(layout, TRUE);
  // The first letter with a direction decides; the context's direction is for texts without one.
  pango_context_set_base_dir(
      fonts->context, text.is_right_to_left ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR);
  pango_layout_context_changed(layout);
  pango_layout_set_auto_dir(layout, TRUE);
  pango_layout_set_text(layout, (const char *)text.bytes, (int)text.count);
  return layout;
}

/// A word that is broken gets no hyphen, and none is made room for.
static void avoid_hyphens(PangoLayout *layout) {
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
}

double quoin_fonts_width(quoin_fonts *fonts, quoin_text text, quoin_font_style style) {
  g_mutex_lock(&fonts->lock);
  PangoLayout *layout = quoin_fonts_layout(fonts, text, style);
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  g_object_unref(layout);
  g_mutex_unlock(&fonts->lock);
  return pango_units_to_double(logical.width);
}

size_t quoin_fonts_break(
    quoin_fonts *fonts, quoin_text text, quoin_font_style style, double width, bool by_characters,
    quoin_line *lines, size_t capacity) {
  g_mutex_lock(&fonts->lock);
  PangoLayout *layout = quoin_fonts_layout(fonts, text, style);
  avoid_hyphens(layout);
  pango_layout_set_wrap(layout, by_characters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR);
  // Pango counts in integers; a width below zero would mean no limit at all.
  double units = width < 0 ? 0 : width * PANGO_SCALE;
  pango_layout_set_width(layout, units < G_MAXINT / 2 ? (int)units : G_MAXINT / 2);
  size_t count = 0;
  for (GSList *link = pango_layout_get_lines_readonly(layout); link != NULL; link = link->next) {
    PangoLayoutLine *line = link->data;
    if (count < capacity) {
      PangoRectangle logical;
      pango_layout_line_get_extents(line, NULL, &logical);
      lines[count] = (quoin_line){
          .start = (size_t)line->start_index,
          .count = (size_t)line->length,
          .width = pango_units_to_double(logical.width),
      };
    }
    count++;
  }
  g_object_unref(layout);
  g_mutex_unlock(&fonts->lock);
  return count;
}

#endif
