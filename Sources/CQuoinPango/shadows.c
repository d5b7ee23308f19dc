// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifdef QUOIN_PANGO

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "canvas.h"

/// The most pixels of a side of a blurred shape, and the pixels of a point in documents.
static const double largest_side = 4096;
static const double document_scale = 2;

/// Averages each pixel of a line with its neighbours: `before` of them on one side, `after` on the other.
static void average(
    const uint8_t *from, uint8_t *to, int count, size_t step, int before, int after) {
  int sum = 0, width = before + after + 1;
  for (int index = -after; index < count; index++) {
    int enters = index + after, leaves = index - before - 1;
    if (enters < count) sum += from[(size_t)enters * step];
    if (leaves >= 0) sum -= from[(size_t)leaves * step];
    if (index >= 0) to[(size_t)index * step] = (uint8_t)((sum + width / 2) / width);
  }
}

/// Blurs lines of pixels. Three averages are close to a Gaussian blur; their sizes are those of SVG (Filter Effects,
/// section "feGaussianBlur").
static void blur_line(uint8_t *line, uint8_t *spare, int count, size_t step, int size) {
  int half = size / 2;
  if (size % 2 == 1) {
    average(line, spare, count, step, half, half);
    average(spare, line, count, step, half, half);
    average(line, spare, count, step, half, half);
  } else {
    average(line, spare, count, step, half, half - 1);
    average(spare, line, count, step, half - 1, half);
    average(line, spare, count, step, half, half);
  }
  for (int index = 0; index < count; index++) line[(size_t)index * step] = spare[(size_t)index * step];
}

static void blur(cairo_surface_t *surface, double deviation) {
  int size = (int)floor(deviation * 3 * sqrt(2 * M_PI) / 4 + 0.5);
  if (size < 2) return;
  cairo_surface_flush(surface);
  int width = cairo_image_surface_get_width(surface);
  int height = cairo_image_surface_get_height(surface);
  size_t stride = (size_t)cairo_image_surface_get_stride(surface);
  uint8_t *data = cairo_image_surface_get_data(surface);
  uint8_t *spare = malloc(stride * (size_t)height);
  if (data == NULL || spare == NULL) {
    free(spare);
    return;
  }
  for (int y = 0; y < height; y++) {
    blur_line(data + (size_t)y * stride, spare + (size_t)y * stride, width, 1, size);
  }
  for (int x = 0; x < width; x++) blur_line(data + x, spare + x, height, stride, size);
  free(spare);
  cairo_surface_mark_dirty(surface);
}

void quoin_canvas_end_shadow(
    quoin_canvas *canvas, quoin_canvas_color color, double x, double y, double deviation) {
  cairo_t *cairo = canvas->cairo;
  cairo_pattern_t *shape = cairo_pop_group(cairo);
  double left, top, right, bottom, scale_x = 1, scale_y = 1;
  cairo_clip_extents(cairo, &left, &top, &right, &bottom);
  cairo_matrix_t matrix;
  cairo_get_matrix(cairo, &matrix);
  cairo_surface_get_device_scale(canvas->surface, &scale_x, &scale_y);
  double scale = canvas->is_document ? document_scale : hypot(matrix.xx, matrix.yx) * scale_x;
  scale = fmin(scale, largest_side / fmax(fmax(right - left, bottom - top), 1));
  int width = (int)ceil((right - left) * scale), height = (int)ceil((bottom - top) * scale);
  if (width > 0 && height > 0) {
    cairo_surface_t *pixels = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
    cairo_t *drawing = cairo_create(pixels);
    cairo_scale(drawing, scale, scale);
    cairo_translate(drawing, -left, -top);
    cairo_set_source(drawing, shape);
    cairo_paint(drawing);
    cairo_destroy(drawing);
    blur(pixels, deviation * scale);
    cairo_pattern_t *blurred = cairo_pattern_create_for_surface(pixels);
    cairo_matrix_init(&matrix, scale, 0, 0, scale, -(left + x) * scale, -(top + y) * scale);
    cairo_pattern_set_matrix(blurred, &matrix);
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha);
    cairo_mask(cairo, blurred);
    cairo_pattern_destroy(blurred);
    cairo_surface_destroy(pixels);
  }
  cairo_pattern_destroy(shape);
}

#endif
