// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifndef QUOIN_FONTS_H
#define QUOIN_FONTS_H

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>

#include "CQuoinPango.h"

struct quoin_fonts {
  GMutex lock;
  /// NULL for the fonts of the machine.
  FcConfig *config;
  PangoFontMap *map;
  PangoContext *context;
  char *family;
};

/// A layout of a text on one line. The lock is held.
PangoLayout *quoin_fonts_layout(quoin_fonts *fonts, quoin_text text, quoin_font_style style);

#endif
