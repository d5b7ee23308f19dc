// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifndef QUOIN_CANVAS_H
#define QUOIN_CANVAS_H

#include <cairo.h>

#include "CQuoinPango.h"

struct quoin_canvas {
  cairo_surface_t *surface;
  cairo_t *cairo;
  bool is_document;
  bool has_page;
  cairo_status_t status;
  /// The file.
  uint8_t *bytes;
  size_t count;
  size_t capacity;
};

#endif
