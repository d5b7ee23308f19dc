// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifdef QUOIN_PANGO

#include "canvas.h"

#include <cairo-pdf.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static cairo_status_t append(void *closure, const unsigned char *data, unsigned int length) {
  quoin_canvas *canvas = closure;
  if (canvas->count + length > canvas->capacity) {
    size_t capacity = 2 * (canvas->count + length);
    uint8_t *bytes = realloc(canvas->bytes, capacity);
    if (bytes == NULL) return CAIRO_STATUS_NO_MEMORY;
    canvas->bytes = bytes;
    canvas->capacity = capacity;
  }
  memcpy(canvas->bytes + canvas->count, data, length);
  canvas->count += length;
  return CAIRO_STATUS_SUCCESS;
}

static quoin_status result_of(cairo_status_t status) {
  switch (status) {
    case CAIRO_STATUS_SUCCESS: return QUOIN_OK;
    case CAIRO_STATUS_NO_MEMORY: return QUOIN_NO_MEMORY;
    case CAIRO_STATUS_INVALID_SIZE: return QUOIN_TOO_LARGE;
    default: return QUOIN_FAILED;
  }
}

/// Takes over the canvas; hands it out when a context on its surface can be made.
static quoin_status open_canvas(quoin_canvas *canvas, quoin_canvas **result) {
  canvas->cairo = cairo_create(canvas->surface);
  quoin_status status = result_of(cairo_status(canvas->cairo));
  if (status == QUOIN_OK) {
    *result = canvas;
  } else {
    quoin_canvas_destroy(canvas);
  }
  return status;
}

quoin_status quoin_canvas_create_png(
    double width, double height, double scale, quoin_canvas **result) {
  // Sums of points carry noise; a millionth of a pixel is none.
  double columns = fmax(1, ceil(width * scale - 1e-6));
  double rows = fmax(1, ceil(height * scale - 1e-6));
  // Written so that what is not a number is too large.
  if (!(columns <= QUOIN_LARGEST_SIDE && rows <= QUOIN_LARGEST_SIDE)) return QUOIN_TOO_LARGE;
  if (columns * rows > QUOIN_LARGEST_AREA) return QUOIN_TOO_LARGE;
  quoin_canvas *canvas = calloc(1, sizeof *canvas);
  if (canvas == NULL) return QUOIN_NO_MEMORY;
  canvas->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)columns, (int)rows);
  cairo_surface_set_device_scale(canvas->surface, scale, scale);
  return open_canvas(canvas, result);
}

quoin_status quoin_canvas_create_pdf(const char *title, quoin_canvas **result) {
  quoin_canvas *canvas = calloc(1, sizeof *canvas);
  if (canvas == NULL) return QUOIN_NO_MEMORY;
  canvas->is_document = true;
  // Pages have their own sizes.
  canvas->surface = cairo_pdf_surface_create_for_stream(append, canvas, 1, 1);
  cairo_pdf_surface_restrict_to_version(canvas->surface, CAIRO_PDF_VERSION_1_4);
  cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_CREATOR, "Quoin");
  // Equal input gives equal output, at any time.
  cairo_pdf_surface_set_metadata(
      canvas->surface, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z");
  return open_canvas(canvas, result);
}

quoin_status quoin_canvas_create_on(void *context, quoin_canvas **result) {
  quoin_canvas *canvas = calloc(1, sizeof *canvas);
  if (canvas == NULL) return QUOIN_NO_MEMORY;
  canvas->cairo = cairo_reference(context);
  canvas->surface = cairo_surface_reference(cairo_get_target(context));
  *result = canvas;
  return QUOIN_OK;
}

void quoin_canvas_begin_page(quoin_canvas *canvas, double width, double height) {
  if (canvas->has_page) cairo_show_page(canvas->cairo);
  canvas->has_page = true;
  cairo_pdf_surface_set_size(canvas->surface, width, height);
}

quoin_status quoin_canvas_finish(quoin_canvas *canvas, const uint8_t **bytes, size_t *count) {
  canvas->status = cairo_status(canvas->cairo);
  if (canvas->status == CAIRO_STATUS_SUCCESS && !canvas->is_document) {
    canvas->status = cairo_surface_write_to_png_stream(canvas->surface, append, canvas);
  }
  cairo_surface_finish(canvas->surface);
  if (canvas->status == CAIRO_STATUS_SUCCESS) canvas->status = cairo_surface_status(canvas->surface);
  *bytes = canvas->bytes;
  *count = canvas->count;
  return result_of(canvas->status);
}

const char *quoin_canvas_message(const quoin_canvas *canvas) {
  return cairo_status_to_string(canvas->status);
}

void quoin_canvas_destroy(quoin_canvas *canvas) {
  if (canvas == NULL) return;
  cairo_destroy(canvas->cairo);
  cairo_surface_destroy(canvas->surface);
  free(canvas->bytes);
  free(canvas);
}

#endif
