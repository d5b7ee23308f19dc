// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifdef QUOIN_PANGO

#include "fonts.h"

#include <pango/pangofc-fontmap.h>
#include <stdlib.h>
#include <string.h>

/// Points are pixels, and nothing is moved to whole pixels: glyphs keep the outlines and the advances that the font
/// gives them.
static PangoContext *exact_context(PangoFontMap *map) {
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_cairo_context_set_resolution(context, 72);
  pango_context_set_round_glyph_positions(context, FALSE);
  // Not the language of the machine, so that the same fonts give the same picture everywhere.
  pango_context_set_language(context, pango_language_from_string("en"));
  return context;
}

static quoin_fonts *create(bool is_system) {
  quoin_fonts *fonts = calloc(1, sizeof *fonts);
  if (fonts == NULL) return NULL;
  g_mutex_init(&fonts->lock);
  fonts->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  if (!is_system) fonts->config = FcConfigCreate();
  if (fonts->map == NULL || (!is_system && fonts->config == NULL)) {
    quoin_fonts_destroy(fonts);
    return NULL;
  }
  return fonts;
}

quoin_fonts *quoin_fonts_create(void) { return create(false); }

quoin_fonts *quoin_fonts_create_system(void) { return create(true); }

void quoin_fonts_destroy(quoin_fonts *fonts) {
  if (fonts == NULL) return;
  if (fonts->context != NULL) g_object_unref(fonts->context);
  if (fonts->map != NULL) g_object_unref(fonts->map);
  if (fonts->config != NULL) FcConfigDestroy(fonts->config);
  free(fonts->family);
  g_mutex_clear(&fonts->lock);
  free(fonts);
}

static bool is_scalable(FcPattern *pattern) {
  FcBool value = FcFalse;
  return FcPatternGetBool(pattern, FC_SCALABLE, 0, &value) == FcResultMatch && value;
}

/// Returns the number of fonts from `first` on that can be drawn in any size.
static int scalable_count(const FcFontSet *set, int first) {
  int count = 0;
  for (int index = first; set != NULL && index < set->nfont; index++) {
    if (is_scalable(set->fonts[index])) count++;
  }
  return count;
}

quoin_status quoin_fonts_add_file(quoin_fonts *fonts, const char *path) {
  const FcFontSet *before = FcConfigGetFonts(fonts->config, FcSetApplication);
  int count = before == NULL ? 0 : before->nfont;
  if (!FcConfigAppFontAddFile(fonts->config, (const FcChar8 *)path)) return QUOIN_NOT_A_FONT;
  const FcFontSet *after = FcConfigGetFonts(fonts->config, FcSetApplication);
  return scalable_count(after, count) > 0 ? QUOIN_OK : QUOIN_NOT_A_FONT;
}

/// The family of a font that can be drawn in any size, else NULL.
static const char *family(FcPattern *pattern) {
  FcChar8 *name = NULL;
  if (!is_scalable(pattern)) return NULL;
  if (FcPatternGetString(pattern, FC_FAMILY, 0, &name) != FcResultMatch) return NULL;
  return (const char *)name;
}

static int family_count(const FcFontSet *set, const char *name) {
  int count = 0;
  for (int index = 0; index < set->nfont; index++) {
    const char *other = family(set->fonts[index]);
    if (other != NULL && strcmp(other, name) == 0) count++;
  }
  return count;
}

static const char *largest_family(const FcFontSet *set) {
  const char *best = NULL;
  int best_count = 0;
  for (int index = 0; set != NULL && index < set->nfont; index++) {
    const char *name = family(set->fonts[index]);
    if (name == NULL) continue;
    int count = family_count(set, name);
    if (count > best_count || (count == best_count && strcmp(name, best) < 0)) {
      best = name;
      best_count = count;
    }
  }
  return best;
}

quoin_status quoin_fonts_choose_family(quoin_fonts *fonts) {
  const char *name = "Sans";
  if (fonts->config != NULL) {
    name = largest_family(FcConfigGetFonts(fonts->config, FcSetApplication));
    if (name == NULL) return QUOIN_NO_FONTS;
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(fonts->map), fonts->config);
  } else if (!FcInit() || scalable_count(FcConfigGetFonts(NULL, FcSetSystem), 0) == 0) {
    // Pango would end the program at the first text.
    return QUOIN_NO_FONTS;
  }
  fonts->family = strdup(name);
  fonts->context = exact_context(fonts->map);
  return fonts->family == NULL || fonts->context == NULL ? QUOIN_NO_MEMORY : QUOIN_OK;
}

const char *quoin_fonts_family(const quoin_fonts *fonts) { return fonts->family; }

#endif
