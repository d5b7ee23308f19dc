// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifndef C_PICTURE_READING_H
#define C_PICTURE_READING_H

#include <stddef.h>
#include <stdint.h>

/// A picture as pixels: alpha, red, green, blue from the highest byte down, colours multiplied by alpha.
typedef struct picture {
  int32_t width;
  int32_t height;
  uint32_t *pixels;
} picture;

/// Reads a PNG image with Cairo. The pixels are NULL when it cannot be read; else `free` takes them.
picture picture_read(const uint8_t *bytes, size_t count);

#endif
