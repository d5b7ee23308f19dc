// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifdef QUOIN_PANGO

#include <cairo.h>
#include <stdlib.h>
#include <string.h>

#include "pixels.h"

typedef struct quoin_reader {
  const uint8_t *bytes;
  size_t left;
} quoin_reader;

typedef struct quoin_writer {
  uint8_t *bytes;
  size_t count;
} quoin_writer;

static cairo_status_t take(void *closure, unsigned char *data, unsigned int length) {
  quoin_reader *reader = closure;
  if (length > reader->left) return CAIRO_STATUS_READ_ERROR;
  memcpy(data, reader->bytes, length);
  reader->bytes += length;
  reader->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t add(void *closure, const unsigned char *data, unsigned int length) {
  quoin_writer *writer = closure;
  uint8_t *bytes = realloc(writer->bytes, writer->count + length);
  if (bytes == NULL) return CAIRO_STATUS_NO_MEMORY;
  memcpy(bytes + writer->count, data, length);
  writer->bytes = bytes;
  writer->count += length;
  return CAIRO_STATUS_SUCCESS;
}

cairo_surface_t *quoin_surface_read(const uint8_t *bytes, size_t count) {
  quoin_reader reader = {bytes, count};
  return cairo_image_surface_create_from_png_stream(take, &reader);
}

uint32_t *quoin_picture_read(
    const uint8_t *bytes, size_t count, int32_t *width, int32_t *height) {
  cairo_surface_t *read = quoin_surface_read(bytes, count);
  uint32_t *pixels = NULL;
  if (cairo_surface_status(read) == CAIRO_STATUS_SUCCESS) {
    *width = cairo_image_surface_get_width(read);
    *height = cairo_image_surface_get_height(read);
    // Images without alpha have a format of their own; drawing gives all of them the same.
    cairo_surface_t *copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, *width, *height);
    cairo_t *cairo = cairo_create(copy);
    cairo_set_source_surface(cairo, read, 0, 0);
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    cairo_surface_flush(copy);
    size_t row = (size_t)*width * sizeof(uint32_t);
    pixels = malloc(row * (size_t)*height);
    const uint8_t *data = cairo_image_surface_get_data(copy);
    int stride = cairo_image_surface_get_stride(copy);
    for (int y = 0; pixels != NULL && data != NULL && y < *height; y++) {
      memcpy((uint8_t *)pixels + row * (size_t)y, data + (size_t)stride * (size_t)y, row);
    }
    cairo_surface_destroy(copy);
  }
  cairo_surface_destroy(read);
  return pixels;
}

void quoin_picture_destroy(uint32_t *pixels) { free(pixels); }

uint8_t *quoin_picture_write(
    const uint32_t *pixels, int32_t width, int32_t height, size_t *count) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  quoin_writer writer = {NULL, 0};
  if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
    uint8_t *data = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    size_t row = (size_t)width * sizeof(uint32_t);
    for (int y = 0; y < height; y++) {
      memcpy(data + (size_t)stride * (size_t)y, (const uint8_t *)pixels + row * (size_t)y, row);
    }
    cairo_surface_mark_dirty(surface);
    if (cairo_surface_write_to_png_stream(surface, add, &writer) != CAIRO_STATUS_SUCCESS) {
      free(writer.bytes);
      writer = (quoin_writer){NULL, 0};
    }
  }
  cairo_surface_destroy(surface);
  *count = writer.count;
  return writer.bytes;
}

void quoin_picture_bytes_destroy(uint8_t *bytes) { free(bytes); }

#endif
