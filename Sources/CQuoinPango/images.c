// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifdef QUOIN_PANGO

#include <stdlib.h>

#include "canvas.h"
#include "pixels.h"

// The library is optional: without it, only PNG images are drawn.
#if __has_include(<librsvg/rsvg.h>)
#define QUOIN_HAS_RSVG
#include <librsvg/rsvg.h>
#endif

struct quoin_image {
  cairo_surface_t *pixels;
#ifdef QUOIN_HAS_RSVG
  RsvgHandle *document;
#endif
};

quoin_image *quoin_image_create_png(const uint8_t *bytes, size_t count) {
  quoin_image *image = calloc(1, sizeof *image);
  if (image == NULL) return NULL;
  image->pixels = quoin_surface_read(bytes, count);
  if (cairo_surface_status(image->pixels) == CAIRO_STATUS_SUCCESS) return image;
  quoin_image_destroy(image);
  return NULL;
}

quoin_image *quoin_image_create_svg(const uint8_t *bytes, size_t count) {
#ifdef QUOIN_HAS_RSVG
  RsvgHandle *document = rsvg_handle_new_from_data(bytes, count, NULL);
  if (document == NULL) return NULL;
  quoin_image *image = calloc(1, sizeof *image);
  if (image == NULL) {
    g_object_unref(document);
    return NULL;
  }
  image->document = document;
  return image;
#else
  return NULL;
#endif
}

void quoin_image_destroy(quoin_image *image) {
  if (image == NULL) return;
  if (image->pixels != NULL) cairo_surface_destroy(image->pixels);
#ifdef QUOIN_HAS_RSVG
  if (image->document != NULL) g_object_unref(image->document);
#endif
  free(image);
}

static void draw_pixels(
    quoin_canvas *canvas, cairo_surface_t *pixels, double width, double height) {
  cairo_t *cairo = canvas->cairo;
  cairo_rectangle(cairo, 0, 0, width, height);
  cairo_scale(
      cairo, width / cairo_image_surface_get_width(pixels),
      height / cairo_image_surface_get_height(pixels));
  cairo_set_source_surface(cairo, pixels, 0, 0);
  // Pixels at the edges would be mixed with transparent ones. Documents have no such pixels.
  if (!canvas->is_document) {
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
  }
  cairo_fill(cairo);
}

void quoin_canvas_draw_image(
    quoin_canvas *canvas, const quoin_image *image, double x, double y, double width,
    double height) {
  if (!(width > 0 && height > 0)) return;
  cairo_save(canvas->cairo);
  cairo_translate(canvas->cairo, x, y);
  if (image->pixels != NULL) draw_pixels(canvas, image->pixels, width, height);
#ifdef QUOIN_HAS_RSVG
  if (image->document != NULL) {
    RsvgRectangle area = {0, 0, width, height};
    // A document that cannot be drawn leaves its place empty.
    rsvg_handle_render_document(image->document, canvas->cairo, &area, NULL);
  }
#endif
  cairo_restore(canvas->cairo);
}

#endif
