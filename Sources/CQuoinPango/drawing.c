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

void quoin_canvas_end_blended(quoin_canvas *canvas, int32_t mode) {
  cairo_pop_group_to_source(canvas->cairo);
  cairo_save(canvas->cairo);
  cairo_set_operator(canvas->cairo, (cairo_operator_t)mode);
  cairo_paint(canvas->cairo);
  cairo_restore(canvas->cairo);
}

void quoin_canvas_end_masked(quoin_canvas *canvas) {
  cairo_pattern_t *mask = cairo_pop_group(canvas->cairo);
  cairo_pop_group_to_source(canvas->cairo);
  cairo_mask(canvas->cairo, mask);
  cairo_pattern_destroy(mask);
}

void quoin_canvas_end_tinted(quoin_canvas *canvas, quoin_canvas_color color) {
  cairo_pattern_t *shape = cairo_pop_group(canvas->cairo);
  cairo_set_source_rgba(canvas->cairo, color.red, color.green, color.blue, color.alpha);
  cairo_mask(canvas->cairo, shape);
  cairo_pattern_destroy(shape);
}

bool quoin_canvas_transform(
    quoin_canvas *canvas, double a, double b, double c, double d, double x, double y) {
  cairo_matrix_t matrix, inverse;
  cairo_matrix_init(&matrix, a, b, c, d, x, y);
  // A transform without an inverse would end all drawing.
  inverse = matrix;
  if (cairo_matrix_invert(&inverse) != CAIRO_STATUS_SUCCESS) return false;
  cairo_transform(canvas->cairo, &matrix);
  return true;
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

void quoin_canvas_curve(
    quoin_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y) {
  cairo_curve_to(canvas->cairo, x1, y1, x2, y2, x, y);
}

void quoin_canvas_close(quoin_canvas *canvas) { cairo_close_path(canvas->cairo); }

static void set_rule(cairo_t *cairo, bool is_even_odd) {
  cairo_set_fill_rule(cairo, is_even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
}

void quoin_canvas_clip(quoin_canvas *canvas, bool is_even_odd) {
  set_rule(canvas->cairo, is_even_odd);
  cairo_clip(canvas->cairo);
}

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
    set_rule(cairo, paint.is_even_odd);
    cairo_fill_preserve(cairo);
  }
  if (paint.stroke.alpha > 0 && paint.line_width > 0) {
    set_color(cairo, paint.stroke);
    cairo_set_line_width(cairo, paint.line_width);
    // Cairo counts ends and corners in the same order.
    cairo_set_line_cap(cairo, (cairo_line_cap_t)paint.cap);
    cairo_set_line_join(cairo, (cairo_line_join_t)paint.join);
    cairo_set_miter_limit(cairo, paint.miter_limit);
    cairo_set_dash(
        cairo, paint.dashes, has_dashes(paint) ? paint.dash_count : 0, paint.dash_phase);
    cairo_stroke_preserve(cairo);
  }
  cairo_new_path(cairo);
}

static void add_stop(cairo_pattern_t *pattern, quoin_stop stop, double alpha) {
  cairo_pattern_add_color_stop_rgba(
      pattern, stop.offset, stop.color.red, stop.color.green, stop.color.blue,
      alpha * stop.color.alpha);
}

void quoin_canvas_fill_gradient(
    quoin_canvas *canvas, quoin_gradient gradient, bool is_even_odd) {
  if (gradient.stop_count <= 0) return;
  bool is_linear = gradient.start_radius < 0 && gradient.end_radius < 0;
  cairo_pattern_t *pattern =
      is_linear ? cairo_pattern_create_linear(
                      gradient.start_x, gradient.start_y, gradient.end_x, gradient.end_y)
                : cairo_pattern_create_radial(
                      gradient.start_x, gradient.start_y, gradient.start_radius, gradient.end_x,
                      gradient.end_y, gradient.end_radius);
  // A transparent colour at an end continues where the gradient does not.
  if (!gradient.extends_before) add_stop(pattern, gradient.stops[0], 0);
  for (int32_t index = 0; index < gradient.stop_count; index++) {
    add_stop(pattern, gradient.stops[index], 1);
  }
  if (!gradient.extends_after) add_stop(pattern, gradient.stops[gradient.stop_count - 1], 0);
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  cairo_set_source(canvas->cairo, pattern);
  set_rule(canvas->cairo, is_even_odd);
  cairo_fill_preserve(canvas->cairo);
  cairo_pattern_destroy(pattern);
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
static void show_run(
    quoin_canvas *canvas, const PangoGlyphItem *run, quoin_canvas_color color, quoin_outline outline) {
  cairo_t *cairo = canvas->cairo;
  set_color(cairo, color);
  bool has_outline = outline.width > 0;
  if (has_colors(run->item->analysis.font) || (canvas->is_document && !has_outline)) {
    pango_cairo_show_glyph_string(cairo, run->item->analysis.font, run->glyphs);
    return;
  }
  pango_cairo_glyph_string_path(cairo, run->item->analysis.font, run->glyphs);
  if (!has_outline) {
    cairo_fill(cairo);
    return;
  }
  if (!outline.is_hollow) cairo_fill_preserve(cairo);
  set_color(cairo, outline.color);
  cairo_set_line_width(cairo, outline.width);
  cairo_stroke(cairo);
}

static void show_runs(
    quoin_canvas *canvas, PangoLayout *layout, quoin_canvas_color color, quoin_outline outline) {
  PangoLayoutIter *runs = pango_layout_get_iter(layout);
  do {
    const PangoGlyphItem *run = pango_layout_iter_get_run_readonly(runs);
    if (run == NULL) continue;
    PangoRectangle logical;
    pango_layout_iter_get_run_extents(runs, NULL, &logical);
    cairo_move_to(canvas->cairo, pango_units_to_double(logical.x), 0);
    show_run(canvas, run, color, outline);
  } while (pango_layout_iter_next_run(runs));
  pango_layout_iter_free(runs);
}

void quoin_canvas_text(
    quoin_canvas *canvas, quoin_fonts *fonts, quoin_text text, quoin_font_style style,
    quoin_canvas_color color, quoin_outline outline, double x, double baseline, double anchor, double length) {
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
  show_runs(canvas, layout, color, outline);
  cairo_restore(cairo);
  g_object_unref(layout);
  g_mutex_unlock(&fonts->lock);
}

#endif
