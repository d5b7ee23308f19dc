// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifdef QUOIN_PANGO

#include <math.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>

#include "canvas.h"
#include "fonts.h"

void quoin_canvas_save(quoin_canvas *canvas) { cairo_save(canvas->cairo); }

void quoin_canvas_restore(quoin_canvas *canvas) { cairo_restore(canvas->cairo); }

void quoin_canvas_translate(quoin_canvas *canvas, double x, double y) {
  cairo_translate(canvas->cairo, x, y);
}

void quoin_canvas_begin_group(quoin_canvas *canvas) { cairo_push_group(canvas->cairo); }

void quoin_canvas_end_group(quoin_canvas *canvas, double alpha) {
  cairo_pop_group_to_source(canvas->cairo);
  cairo_paint_with_alpha(canvas->cairo, alpha);
}

// MARK: Paths

void quoin_canvas_add_rect(
    quoin_canvas *canvas, double x, double y, double width, double height, double radius) {
  cairo_t *cairo = canvas->cairo;
  if (radius <= 0) {
    cairo_rectangle(cairo, x, y, width, height);
    return;
  }
  double right = x + width, bottom = y + height;
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, right - radius, y + radius, radius, -M_PI_2, 0);
  cairo_arc(cairo, right - radius, bottom - radius, radius, 0, M_PI_2);
  cairo_arc(cairo, x + radius, bottom - radius, radius, M_PI_2, M_PI);
  cairo_arc(cairo, x + radius, y + radius, radius, M_PI, 3 * M_PI_2);
  cairo_close_path(cairo);
}

void quoin_canvas_add_circle(quoin_canvas *canvas, double x, double y, double radius) {
  cairo_new_sub_path(canvas->cairo);
  cairo_arc(canvas->cairo, x, y, radius, 0, 2 * M_PI);
  cairo_close_path(canvas->cairo);
}

void quoin_canvas_move(quoin_canvas *canvas, double x, double y) {
  cairo_move_to(canvas->cairo, x, y);
}

void quoin_canvas_line(quoin_canvas *canvas, double x, double y) {
  cairo_line_to(canvas->cairo, x, y);
}

void quoin_canvas_close(quoin_canvas *canvas) { cairo_close_path(canvas->cairo); }

void quoin_canvas_clip(quoin_canvas *canvas) { cairo_clip(canvas->cairo); }

// MARK: Paint

static void set_color(cairo_t *cairo, quoin_canvas_color color) {
  cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha);
}

/// Dashes that Cairo can draw: none is below zero, and not all are zero. Others would end all drawing.
static bool has_dashes(quoin_paint paint) {
  double sum = 0;
  for (int32_t index = 0; index < paint.dash_count; index++) {
    if (!(paint.dashes[index] >= 0)) return false;
    sum += paint.dashes[index];
  }
  return sum > 0;
}

void quoin_canvas_paint(quoin_canvas *canvas, quoin_paint paint) {
  cairo_t *cairo = canvas->cairo;
  if (paint.fill.alpha > 0) {
    set_color(cairo, paint.fill);
    cairo_fill_preserve(cairo);
  }
  if (paint.stroke.alpha > 0 && paint.line_width > 0) {
    set_color(cairo, paint.stroke);
    cairo_set_line_width(cairo, paint.line_width);
    cairo_set_line_cap(cairo, paint.is_round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
    cairo_set_line_join(cairo, paint.is_round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER);
    // The usual limit of SVG.
    cairo_set_miter_limit(cairo, 4);
    cairo_set_dash(cairo, paint.dashes, has_dashes(paint) ? paint.dash_count : 0, 0);
    cairo_stroke_preserve(cairo);
  }
  cairo_new_path(cairo);
}

// MARK: Text

static bool has_colors(PangoFont *font) {
  if (!PANGO_IS_FC_FONT(font)) return false;
  FcBool value = FcFalse;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  return FcPatternGetBool(pattern, FC_COLOR, 0, &value) == FcResultMatch && value;
}

/// Draws glyphs from the current point on. Pixels get outlines, which lie between pixels where they should; Cairo
/// would move glyphs to whole pixels. Coloured glyphs have no outlines. Documents keep their text as text.
static void show_run(quoin_canvas *canvas, const PangoGlyphItem *run) {
  if (canvas->is_document || has_colors(run->item->analysis.font)) {
    pango_cairo_show_glyph_string(canvas->cairo, run->item->analysis.font, run->glyphs);
  } else {
    pango_cairo_glyph_string_path(canvas->cairo, run->item->analysis.font, run->glyphs);
    cairo_fill(canvas->cairo);
  }
}

static void show_runs(quoin_canvas *canvas, PangoLayout *layout) {
  PangoLayoutIter *runs = pango_layout_get_iter(layout);
  do {
    const PangoGlyphItem *run = pango_layout_iter_get_run_readonly(runs);
    if (run == NULL) continue;
    PangoRectangle logical;
    pango_layout_iter_get_run_extents(runs, NULL, &logical);
    cairo_move_to(canvas->cairo, pango_units_to_double(logical.x), 0);
    show_run(canvas, run);
  } while (pango_layout_iter_next_run(runs));
  pango_layout_iter_free(runs);
}

void quoin_canvas_text(
    quoin_canvas *canvas, quoin_fonts *fonts, quoin_text text, quoin_font_style style,
    quoin_canvas_color color, double x, double baseline, double anchor, double length) {
  g_mutex_lock(&fonts->lock);
  PangoLayout *layout = quoin_fonts_layout(fonts, text, style);
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  double natural = pango_units_to_double(logical.width);
  double stretch = length > 0 && natural > 0 ? length / natural : 1;
  cairo_t *cairo = canvas->cairo;
  cairo_save(cairo);
  cairo_translate(cairo, x - anchor * natural * stretch, baseline);
  cairo_scale(cairo, stretch, 1);
  set_color(cairo, color);
  show_runs(canvas, layout);
  cairo_restore(cairo);
  g_object_unref(layout);
  g_mutex_unlock(&fonts->lock);
}

#endif
