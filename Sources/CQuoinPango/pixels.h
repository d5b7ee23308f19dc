// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifndef QUOIN_PIXELS_H
#define QUOIN_PIXELS_H

#include <cairo.h>

#include "CQuoinPango.h"

/// Reads a PNG image into a surface, whose status says whether the bytes are one.
cairo_surface_t *quoin_surface_read(const uint8_t *bytes, size_t count);

#endif
