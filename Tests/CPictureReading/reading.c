// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifdef QUOIN_PANGO

#include <cairo.h>
#include <stdlib.h>
#include <string.h>

#include "CPictureReading.h"

typedef struct source {
  const uint8_t *bytes;
  size_t left;
} source;

static cairo_status_t take(void *closure, unsigned char *data, unsigned int length) {
  source *from = closure;
  if (length > from->left) return CAIRO_STATUS_READ_ERROR;
  memcpy(data, from->bytes, length);
  from->bytes += length;
  from->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

picture picture_read(const uint8_t *bytes, size_t count) {
  picture result = {0};
  source from = {bytes, count};
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream(take, &from);
  if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
    result.width = cairo_image_surface_get_width(surface);
    result.height = cairo_image_surface_get_height(surface);
    size_t row = (size_t)result.width * sizeof(uint32_t);
    result.pixels = malloc(row * (size_t)result.height);
    const uint8_t *data = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; result.pixels != NULL && y < result.height; y++) {
      memcpy((uint8_t *)result.pixels + row * (size_t)y, data + (size_t)stride * (size_t)y, row);
    }
  }
  cairo_surface_destroy(surface);
  return result;
}

#endif
