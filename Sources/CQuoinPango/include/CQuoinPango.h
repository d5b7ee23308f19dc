// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifndef C_QUOIN_PANGO_H
#define C_QUOIN_PANGO_H

// Fonts and canvases by Pango and Cairo, in plain C. All lengths are points, all texts UTF-8, y grows downward.
//
// Built with the package trait `Pango` only; without it none of these functions exist.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The result of a call.
typedef enum quoin_status {
  QUOIN_OK = 0,
  /// The file holds no font that can be drawn in any size.
  QUOIN_NOT_A_FONT,
  /// There is no font to write with.
  QUOIN_NO_FONTS,
  /// A side has more than QUOIN_LARGEST_SIDE pixels, or the whole more than QUOIN_LARGEST_AREA.
  QUOIN_TOO_LARGE,
  QUOIN_NO_MEMORY,
  /// Cairo gave up; quoin_canvas_message says why.
  QUOIN_FAILED,
} quoin_status;

/// Cairo's own limit, in pixels.
#define QUOIN_LARGEST_SIDE 32767
/// A gibibyte at four bytes a pixel.
#define QUOIN_LARGEST_AREA 268435456

// MARK: Fonts

/// Fonts to measure and to draw with. May be used from several threads; calls wait for each other.
typedef struct quoin_fonts quoin_fonts;

/// Size in points, weight from 100 to 900.
typedef struct quoin_font_style {
  double size;
  int32_t weight;
  bool is_italic;
} quoin_font_style;

/// A text and the direction it has where its letters give it none.
typedef struct quoin_text {
  const uint8_t *bytes;
  size_t count;
  bool is_right_to_left;
} quoin_text;

/// A set without any font, NULL when memory runs out. Nothing of the machine's font settings counts for it.
quoin_fonts *quoin_fonts_create(void);

/// The fonts of the machine, by its own settings.
quoin_fonts *quoin_fonts_create_system(void);

void quoin_fonts_destroy(quoin_fonts *fonts);

/// Adds the fonts of a file to a set of quoin_fonts_create. All files come before the first text.
quoin_status quoin_fonts_add_file(quoin_fonts *fonts, const char *path);

/// Ends adding: the family with the most fonts becomes the one to write with, among equals the first by name.
/// Of the machine's fonts that is its sans-serif font.
quoin_status quoin_fonts_choose_family(quoin_fonts *fonts);

/// The family that texts are written in; others help out where it lacks a letter.
const char *quoin_fonts_family(const quoin_fonts *fonts);

/// Computes the end of each letter of a text on one line, not rounded: added to `advances`, which
/// has a number for each byte of the text, at the letter's first byte.
void quoin_fonts_advances(
    quoin_fonts *fonts, quoin_text text, quoin_font_style style, double *advances);

// MARK: Canvases

/// A picture that is being drawn. Belongs to one thread at a time.
typedef struct quoin_canvas quoin_canvas;

typedef struct quoin_canvas_color {
  double red, green, blue, alpha;
} quoin_canvas_color;

/// The paint of the path. A colour without alpha paints nothing.
typedef struct quoin_paint {
  quoin_canvas_color fill;
  quoin_canvas_color stroke;
  double line_width;
  const double *dashes;
  int32_t dash_count;
  double dash_phase;
  /// The ends of lines: 0 cut off, 1 round, 2 square.
  int32_t cap;
  /// The corners of lines: 0 pointed, 1 round, 2 cut off.
  int32_t join;
  double miter_limit;
  /// Whether a point is inside if the path winds around it an odd number of times.
  bool is_even_odd;
} quoin_paint;

/// A colour at a position from 0 to 1.
typedef struct quoin_stop {
  double offset;
  quoin_canvas_color color;
} quoin_stop;

/// A gradient between two circles, or between two points where both radii are below zero.
typedef struct quoin_gradient {
  double start_x, start_y, start_radius;
  double end_x, end_y, end_radius;
  const quoin_stop *stops;
  int32_t stop_count;
  /// Whether the colours at the ends continue beyond them.
  bool extends_before, extends_after;
} quoin_gradient;

/// A transparent picture of pixels; the canvas is `width` × `height` points, a part of a pixel counting as one.
quoin_status quoin_canvas_create_png(
    double width, double height, double scale, quoin_canvas **result);

/// A document without pages.
quoin_status quoin_canvas_create_pdf(const char *title, quoin_canvas **result);

/// A canvas that draws on a context of Cairo, a `cairo_t`, in the coordinates of the context.
quoin_status quoin_canvas_create_on(void *context, quoin_canvas **result);

/// Starts a page of a document. Pages come before what is drawn on them.
void quoin_canvas_begin_page(quoin_canvas *canvas, double width, double height);

/// Ends drawing and gives the file; its bytes belong to the canvas.
quoin_status quoin_canvas_finish(quoin_canvas *canvas, const uint8_t **bytes, size_t *count);

/// Cairo's message about a failure, in English.
const char *quoin_canvas_message(const quoin_canvas *canvas);

void quoin_canvas_destroy(quoin_canvas *canvas);

/// Remembers the origin and the clip; quoin_canvas_restore takes them back.
void quoin_canvas_save(quoin_canvas *canvas);
void quoin_canvas_restore(quoin_canvas *canvas);
void quoin_canvas_translate(quoin_canvas *canvas, double x, double y);

/// Begins a group: all content up to quoin_canvas_end_group fades as one.
void quoin_canvas_begin_group(quoin_canvas *canvas);
void quoin_canvas_end_group(quoin_canvas *canvas, double alpha);

// Paths gather until they are painted or become the clip.
void quoin_canvas_add_rect(
    quoin_canvas *canvas, double x, double y, double width, double height, double radius);
void quoin_canvas_add_circle(quoin_canvas *canvas, double x, double y, double radius);
void quoin_canvas_move(quoin_canvas *canvas, double x, double y);
void quoin_canvas_line(quoin_canvas *canvas, double x, double y);
void quoin_canvas_curve(
    quoin_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y);
void quoin_canvas_close(quoin_canvas *canvas);
void quoin_canvas_paint(quoin_canvas *canvas, quoin_paint paint);
/// Fills the path with a gradient, and keeps the path.
void quoin_canvas_fill_gradient(
    quoin_canvas *canvas, quoin_gradient gradient, bool is_even_odd);
void quoin_canvas_clip(quoin_canvas *canvas, bool is_even_odd);
/// Transforms later drawing; false where the transform leaves no area, and nothing is to be drawn.
bool quoin_canvas_transform(
    quoin_canvas *canvas, double a, double b, double c, double d, double x, double y);
/// Ends a group and draws it with a blend mode of Cairo by its number.
void quoin_canvas_end_blended(quoin_canvas *canvas, int32_t mode);
/// Ends the group of a mask and the group of content before it, and draws the content where the mask is.
void quoin_canvas_end_masked(quoin_canvas *canvas);
/// Ends a group, and draws a colour where the group is.
void quoin_canvas_end_tinted(quoin_canvas *canvas, quoin_canvas_color color);
/// Ends a group, and draws its shadow: its shape in a colour, moved and blurred.
void quoin_canvas_end_shadow(
    quoin_canvas *canvas, quoin_canvas_color color, double x, double y, double deviation);

/// The outline of letters, in points; a width of 0 for none.
typedef struct {
  quoin_canvas_color color;
  double width;
  /// Whether the letters are not filled.
  bool is_hollow;
} quoin_outline;

/// Draws a line of text with its baseline at `baseline`.
///
/// `anchor` is the part of the line that lies left of `x`, from 0 to 1. The line is stretched to `length` where that
/// is above zero.
void quoin_canvas_text(
    quoin_canvas *canvas, quoin_fonts *fonts, quoin_text text, quoin_font_style style,
    quoin_canvas_color color, quoin_outline outline, double x, double baseline, double anchor, double length);

// MARK: Images

/// An image to be drawn on canvases.
typedef struct quoin_image quoin_image;

/// Reads a PNG image. NULL when it cannot be read.
quoin_image *quoin_image_create_png(const uint8_t *bytes, size_t count);

/// Reads an SVG document. NULL when it cannot be read, and where the library librsvg was missing at build time.
quoin_image *quoin_image_create_svg(const uint8_t *bytes, size_t count);

void quoin_image_destroy(quoin_image *image);

/// Draws an image, stretched to a rectangle.
void quoin_canvas_draw_image(
    quoin_canvas *canvas, const quoin_image *image, double x, double y, double width,
    double height);

// MARK: Pixels

/// Reads a PNG image: alpha, red, green, blue from the highest byte down, colours multiplied by alpha. NULL when it
/// cannot be read. quoin_picture_destroy frees the pixels.
uint32_t *quoin_picture_read(
    const uint8_t *bytes, size_t count, int32_t *width, int32_t *height);
void quoin_picture_destroy(uint32_t *pixels);

/// Writes pixels as a PNG image. NULL when memory runs out. quoin_picture_bytes_destroy frees the bytes.
uint8_t *quoin_picture_write(
    const uint32_t *pixels, int32_t width, int32_t height, size_t *count);
void quoin_picture_bytes_destroy(uint8_t *bytes);

#endif
