// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifndef C_QUOIN_GTK_H
#define C_QUOIN_GTK_H

// Windows and widgets of GTK 4 in plain C. All lengths are logical pixels, all texts UTF-8, y grows downward.
//
// Built with the package trait `GTK` only; without it none of these functions exist. All functions are called on the
// main thread. Widgets are named by a number of the caller's, which callbacks hand back.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct quoin_widget quoin_widget;
typedef struct quoin_window quoin_window;

/// Components from 0 to 1.
typedef struct quoin_color {
  float red, green, blue, alpha;
} quoin_color;

typedef struct quoin_size {
  double width, height;
} quoin_size;

// MARK: Program

/// The drawing of a widget: behind and in front of the widgets in it, and the mask of all.
enum { QUOIN_DRAWING_BACK, QUOIN_DRAWING_FRONT, QUOIN_DRAWING_MASK };

/// The functions that are called when something happens. The first argument is the number of a widget or window.
typedef struct quoin_callbacks {
  /// A button was clicked, with the pointer, a key or by an assistive program.
  void (*clicked)(uint64_t widget);
  /// The pointer went down on a button (true), or was released or taken away (false).
  void (*pressed)(uint64_t widget, bool is_down);
  /// The user changed the text.
  void (*text_changed)(uint64_t widget, const char *text);
  /// The return key was pressed in a text field.
  void (*activated)(uint64_t widget);
  /// The keyboard focus came to the widget or left it.
  void (*focus_changed)(uint64_t widget, bool has_focus);
  /// The user changed the value of a switch (0 or 1), a slider, or the chosen part of a control (its index).
  void (*value_changed)(uint64_t widget, double value);
  /// The user scrolled to an offset.
  void (*scrolled)(uint64_t widget, double x, double y);
  /// The pointer went down (0), moved while it is down (1), went up (2) or was taken away (3), in a window.
  void (*pointed)(uint64_t window, int phase, double x, double y, double time);
  /// The user chose an answer of a dialog, counted from 0; -1 when it was closed.
  void (*answered)(uint64_t dialog, int index);
  /// A window has another size, and its widgets are about to be allocated.
  void (*resized)(uint64_t window, int width, int height);
  /// The user wants to close a window.
  void (*close_requested)(uint64_t window);
  /// A frame is about to be drawn; returns whether the next one is wanted too. `time` as of `quoin_loop_now`.
  bool (*tick)(uint64_t window, double time);
  /// A requested update is due; see `quoin_loop_request_update`.
  void (*update)(void);
  /// Settings of the desktop changed.
  void (*settings_changed)(void);
  /// The system wants the program to end.
  void (*terminate)(void);
  /// A drawing of a widget is needed, on a `cairo_t`.
  void (*draw)(uint64_t widget, int drawing, void *cairo);
} quoin_callbacks;

/// Connects to the display, for a program of a name. Returns whether there is one.
bool quoin_start(const char *name, const quoin_callbacks *callbacks);
/// Runs the main loop until `quoin_loop_stop`. The main queue of the program is served.
void quoin_loop_run(void);
void quoin_loop_stop(void);
/// Handles what has happened, waiting for it if nothing has and `may_wait`. Returns whether anything was handled.
bool quoin_loop_turn(bool may_wait);
/// Calls `update` before the next frame, once whatever was asked until then.
void quoin_loop_request_update(void);
/// Seconds on the clock of frames.
double quoin_loop_now(void);

typedef struct quoin_settings {
  bool is_dark;
  bool is_right_to_left;
  bool has_animations;
  /// 1 for the usual size of texts.
  double text_scale;
  /// Device pixels a logical pixel of the first screen. Cannot be changed.
  int scale;
} quoin_settings;

quoin_settings quoin_settings_read(void);
/// Changes settings for this program alone.
void quoin_settings_write(quoin_settings settings);

// MARK: Windows

/// A hidden window with an empty container that fills it.
quoin_window *quoin_window_create(uint64_t number, int width, int height);
void quoin_window_destroy(quoin_window *window);
/// The container that fills the window.
quoin_widget *quoin_window_content(quoin_window *window);
void quoin_window_show(quoin_window *window);
void quoin_window_set_title(quoin_window *window, const char *title);
/// The color behind everything; NULL for that of the theme.
void quoin_window_set_background(quoin_window *window, const quoin_color *color);
/// Asks for another size, which `resized` reports when it is there.
void quoin_window_resize(quoin_window *window, int width, int height);
/// Calls `tick` for each frame until it returns false.
void quoin_window_start_ticks(quoin_window *window);
/// Takes the keyboard focus from all widgets of the window.
void quoin_window_clear_focus(quoin_window *window);

// MARK: Widgets

/// A rectangle; empty for none.
typedef struct quoin_area {
  double x, y, width, height;
} quoin_area;

typedef struct quoin_place {
  /// The untransformed rectangle in the container.
  double x, y, width, height;
  /// a, b, c, d, tx, ty of an affine transform about the anchor point, which is given in parts of the size.
  double transform[6];
  double anchor_x, anchor_y;
  bool is_transformed;
  /// Whether contents outside of the rectangle are cut.
  bool clips;
  /// Whether fractions of the width are rounded up, so that text that fits is not wrapped.
  bool holds_text;
  double alpha;
  double corner_radius;
  double border_width;
  quoin_color background;
  quoin_color border;
  /// A line of one pixel at the lower edge, or at the upper one, with its distances from the sides.
  quoin_color line;
  double line_left, line_right;
  bool line_is_on_top;
  /// Whether the corners are square where others are round: 1 upper left, 2 upper right, 4 lower right, 8 lower left.
  int square_corners;
  /// The areas that `draw` fills behind and in front of the widgets inside.
  quoin_area back, front;
  /// Whether `draw` draws a mask.
  bool is_masked;
  /// The shadow of the widget; none where it is transparent.
  quoin_color shadow;
  double shadow_x, shadow_y, shadow_radius;
} quoin_place;

/// A rectangle that contains widgets.
quoin_widget *quoin_box_create(uint64_t number);
/// A container whose content may be larger than it is, with bars at its sides.
quoin_widget *quoin_scroll_create(uint64_t number);
/// The container that moves. Its widgets are placed by what is shown, not by the content.
quoin_widget *quoin_scroll_content(quoin_widget *scroll);

typedef struct quoin_scroll {
  /// The offset.
  double x, y;
  /// The smallest offset, and the end of the content with its insets.
  double left, top, right, bottom;
  /// The content that is shown.
  double width, height;
  bool is_enabled, shows_horizontal_bar, shows_vertical_bar;
} quoin_scroll;

/// `scrolled` is not called.
void quoin_scroll_set(quoin_widget *scroll, const quoin_scroll *state);

/// Takes the widget out of its container and frees it, at the end of the callback that is running.
void quoin_widget_destroy(quoin_widget *widget);
/// Puts a widget into a container, behind all others where `before` is NULL, else just in front of that one.
void quoin_widget_insert(quoin_widget *widget, quoin_widget *container, quoin_widget *before);
void quoin_widget_set_place(quoin_widget *widget, const quoin_place *place);
void quoin_widget_set_visible(quoin_widget *widget, bool is_visible);
void quoin_widget_set_enabled(quoin_widget *widget, bool is_enabled);
/// Whether the widget takes the pointer. A widget that does not lets it pass to those behind.
void quoin_widget_set_takes_pointer(quoin_widget *widget, bool takes_pointer);
void quoin_widget_set_right_to_left(quoin_widget *widget, bool is_right_to_left);
void quoin_widget_focus(quoin_widget *widget);
bool quoin_widget_has_focus(quoin_widget *widget);
/// Name and description for assistive programs; NULL for those of the content.
void quoin_widget_describe(quoin_widget *widget, const char *name, const char *description);
/// The natural size. With a positive width, the height is that of the content wrapped at it.
quoin_size quoin_widget_measure(quoin_widget *widget, double width);
/// The distance of the first baseline from the top, at a height; negative where there is none.
double quoin_widget_baseline(quoin_widget *widget, double width, double height);
/// Returns the rectangle that was allocated to the widget, in its window, for tests.
quoin_place quoin_widget_allocation(quoin_widget *widget);
/// The rectangle around the transformed widget, in its window, for tests.
quoin_place quoin_widget_area(quoin_widget *widget);
/// Returns the number of existing widgets.
int quoin_widget_count(void);

// MARK: Texts

enum { QUOIN_ALIGN_START, QUOIN_ALIGN_CENTER, QUOIN_ALIGN_END, QUOIN_ALIGN_FILL };
enum { QUOIN_CUT_END, QUOIN_CUT_START, QUOIN_CUT_MIDDLE, QUOIN_CUT_NONE };

typedef struct quoin_text_look {
  /// NULL for the family of the theme.
  const char *family;
  /// In logical pixels, whatever the text scale of the desktop is.
  double size;
  /// From 100 to 900.
  int weight;
  bool is_italic;
  bool is_underlined;
  bool is_struck;
  /// Whether `color` is used in place of that of the theme.
  bool has_color;
  quoin_color color;
} quoin_text_look;

/// A part of a text with a look of its own.
typedef struct quoin_text_run {
  /// Bytes.
  size_t start, end;
  quoin_text_look look;
} quoin_text_run;

quoin_widget *quoin_label_create(uint64_t number);
void quoin_label_set_text(
    quoin_widget *label, const char *text, const quoin_text_run *runs, size_t run_count);
/// After the text was set. `lines` 0 for any number. A wrapped text is not cut unless lines are limited.
void quoin_label_set_layout(quoin_widget *label, int lines, int alignment, int cut, bool wraps_letters);

// MARK: Drawings

enum { QUOIN_SHAPE_LINE, QUOIN_SHAPE_BOX, QUOIN_SHAPE_OUTLINE, QUOIN_SHAPE_TEXT };

typedef struct quoin_shape {
  int kind;
  /// A rectangle; or the start of a line, and how far its end is from there; or the middle of the baseline of a text.
  double x, y, width, height;
  /// Of the corners of a box.
  double radius;
  /// Of a line or an outline, with the lengths of dashes and gaps, which are 0 for a solid line.
  double line_width, dash, gap;
  quoin_color color;
  const char *text;
  /// The font of a text, that of the theme: the size in logical pixels, and the weight from 100 to 900.
  double font_size;
  int weight;
} quoin_shape;

/// Shapes that lie over widgets and let the pointer pass.
quoin_widget *quoin_drawing_create(uint64_t number);
void quoin_drawing_set(quoin_widget *drawing, const quoin_shape *shapes, size_t count);

// MARK: Controls

/// `is_plain`: without the look that the theme gives buttons.
quoin_widget *quoin_button_create(uint64_t number, bool is_plain);
void quoin_button_set_title(quoin_widget *button, const char *title, const quoin_text_look *look);
/// Distances of the title from the edges of a plain button.
void quoin_button_set_insets(quoin_widget *button, double top, double left, double bottom, double right);

/// A picture: a file, or the encoded bytes of one, or the names of icons, of which the theme has the first that is known.
typedef struct quoin_picture {
  const char *path;
  const void *data;
  size_t data_count;
  const char *const *icons;
  size_t icon_count;
  /// The size in logical pixels, and the one at which an icon is drawn.
  double width, height, icon_size;
  /// Whether `color` is used in place of the colors of the picture.
  bool is_template;
  quoin_color color;
  bool is_mirrored;
} quoin_picture;

/// The size and place of a picture in its view, in the order of UIKit's content modes.
enum {
  QUOIN_FIT_FILL, QUOIN_FIT_ASPECT_FIT, QUOIN_FIT_ASPECT_FILL, QUOIN_FIT_REDRAW, QUOIN_FIT_CENTER, QUOIN_FIT_TOP,
  QUOIN_FIT_BOTTOM, QUOIN_FIT_LEFT, QUOIN_FIT_RIGHT, QUOIN_FIT_TOP_LEFT, QUOIN_FIT_TOP_RIGHT, QUOIN_FIT_BOTTOM_LEFT,
  QUOIN_FIT_BOTTOM_RIGHT
};

quoin_widget *quoin_image_create(uint64_t number);
/// NULL for no picture.
void quoin_image_set(quoin_widget *image, const quoin_picture *picture, int fit);
/// Returns the rectangle of the picture in its view, for tests. Empty without one.
quoin_place quoin_image_area(quoin_widget *image);

/// Shows a picture beside the title of a button, or in place of an empty one. NULL for none.
void quoin_button_set_picture(quoin_widget *button, const quoin_picture *picture);

enum { QUOIN_BUTTON_PLAIN, QUOIN_BUTTON_GRAY, QUOIN_BUTTON_TINTED, QUOIN_BUTTON_FILLED };
enum { QUOIN_SIDE_START, QUOIN_SIDE_END, QUOIN_SIDE_TOP, QUOIN_SIDE_BOTTOM };

/// The content of a button with a configuration.
typedef struct quoin_button_content {
  int style;
  /// NULL for none.
  const char *title, *subtitle;
  quoin_text_look title_look, subtitle_look;
  /// NULL for none.
  const quoin_picture *picture;
  /// Whether a spinner is in the place of the picture.
  bool is_busy;
  /// The position of the picture, and the alignment of the texts: `QUOIN_ALIGN_START`, `CENTER` or
  /// `END`.
  int picture_side, alignment;
  double picture_gap, title_gap;
  /// The distances of the content from the edges, by the direction of reading.
  double top, start, bottom, end;
  /// Whether `background` is used in place of that of the theme.
  bool has_background;
  quoin_color background;
  /// Negative for that of the theme.
  double corner_radius;
} quoin_button_content;

quoin_widget *quoin_configured_button_create(uint64_t number);
void quoin_configured_button_set(quoin_widget *button, const quoin_button_content *content);
/// The distance of the baseline of the title from the top of a button of its natural height; negative without title.
double quoin_configured_button_baseline(quoin_widget *button);

quoin_widget *quoin_field_create(uint64_t number);
/// Keeps the cursor where the text allows. `text_changed` is not called.
void quoin_field_set_text(quoin_widget *field, const char *text);
void quoin_field_set_look(
    quoin_widget *field, const quoin_text_look *look, int alignment, bool has_border, bool is_secure);
/// The free space before and after the text.
void quoin_field_set_sides(quoin_widget *field, double start, double end);
void quoin_field_set_placeholder(quoin_widget *field, const char *placeholder);

/// A text of several lines, which scrolls where it is larger than its place.
quoin_widget *quoin_text_create(uint64_t number);
/// As `quoin_field_set_text`.
void quoin_text_set(quoin_widget *widget, const char *text);
void quoin_text_set_look(
    quoin_widget *widget, const quoin_text_look *look, int alignment, bool is_editable, bool scrolls);
void quoin_text_set_insets(quoin_widget *widget, double top, double left, double bottom, double right);

quoin_widget *quoin_switch_create(uint64_t number);
void quoin_switch_set(quoin_widget *widget, bool is_on);

quoin_widget *quoin_slider_create(uint64_t number);
void quoin_slider_set(quoin_widget *slider, double minimum, double maximum, double value);

quoin_widget *quoin_progress_create(uint64_t number);
void quoin_progress_set(quoin_widget *progress, double fraction);

quoin_widget *quoin_spinner_create(uint64_t number);
void quoin_spinner_set(quoin_widget *spinner, bool is_spinning);

/// Connected buttons of which one is down.
quoin_widget *quoin_segments_create(uint64_t number);
void quoin_segments_set_titles(quoin_widget *segments, const char *const *titles, size_t count);
/// `index` -1 for none.
void quoin_segments_select(quoin_widget *segments, int index);

/// A minus and a plus button. `value_changed` gets -1 or 1.
quoin_widget *quoin_stepper_create(uint64_t number);
void quoin_stepper_set_enabled(quoin_widget *stepper, bool can_decrease, bool can_increase);

// MARK: Pickers

/// Days of a month. `value_changed` gets the seconds since 1970 of the beginning of the day in UTC.
quoin_widget *quoin_calendar_create(uint64_t number);
void quoin_calendar_set(quoin_widget *calendar, int year, int month, int day);

/// Lists of which each shows its chosen row. `value_changed` gets 65536 * list + row.
quoin_widget *quoin_lists_create(uint64_t number);
void quoin_lists_set_rows(quoin_widget *lists, size_t list, const char *const *rows, size_t count);
void quoin_lists_set_count(quoin_widget *lists, size_t count);
void quoin_lists_select(quoin_widget *lists, size_t list, int row);

// MARK: Dialogs

typedef struct quoin_dialog {
  uint64_t number;
  const char *title;
  const char *message;
  const char *const *choices;
  const bool *are_enabled;
  const bool *are_destructive;
  size_t choice_count;
  /// The choice of the return key; -1 for none.
  int preferred;
  /// Placeholders and texts of fields.
  const char *const *placeholders;
  const char *const *texts;
  const bool *are_secure;
  size_t field_count;
} quoin_dialog;

typedef struct quoin_shown_dialog quoin_shown_dialog;

/// Shows a message with choices in front of a window.
quoin_shown_dialog *quoin_dialog_show(quoin_window *window, const quoin_dialog *dialog);
/// The text of a field.
const char *quoin_dialog_text(quoin_shown_dialog *dialog, size_t field);
void quoin_dialog_close(quoin_shown_dialog *dialog);
/// Chooses as the user does, for tests.
void quoin_dialog_choose(quoin_shown_dialog *dialog, int index);

#endif
