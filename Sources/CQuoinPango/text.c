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

void quoin_fonts_advances(
    quoin_fonts *fonts, quoin_text text, quoin_font_style style, double *advances) {
  g_mutex_lock(&fonts->lock);
  PangoLayout *layout = quoin_fonts_layout(fonts, text, style);
  PangoLayoutIter *iterator = pango_layout_get_iter(layout);
  do {
    int index = pango_layout_iter_get_index(iterator);
    PangoRectangle logical;
    pango_layout_iter_get_cluster_extents(iterator, NULL, &logical);
    if (index >= 0 && (size_t)index < text.count) {
      advances[index] += pango_units_to_double(logical.width);
    }
  } while (pango_layout_iter_next_cluster(iterator));
  pango_layout_iter_free(iterator);
  g_object_unref(layout);
  g_mutex_unlock(&fonts->lock);
}

#endif
