// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifndef C_WIDGET_INPUT_H
#define C_WIDGET_INPUT_H

// Input of a user to widgets, for tests. Signals are sent as for a pointer or a keyboard.

#include "CQuoinGTK.h"

void input_click(quoin_widget *button);
/// Inserts a text at the cursor of a field.
void input_type(quoin_widget *field, const char *text);
/// Removes the character before the cursor of a field.
void input_delete(quoin_widget *field);
void input_press_return(quoin_widget *field);
/// Moves the focus of the window as the tab key does, or as it does with shift. Returns whether a control has it.
bool input_press_tab(quoin_widget *widget, bool is_backward);
void input_switch(quoin_widget *widget, bool is_on);
/// Whether a widget has a class of styles.
bool input_has_class(quoin_widget *widget, const char *name);
void input_slide(quoin_widget *slider, double value);
/// Clicks one of the buttons of a control.
void input_choose(quoin_widget *control, int index);
/// Moves the bar of what scrolls, as a wheel does.
void input_scroll(quoin_widget *scroll, double x, double y);
/// Chooses a day of a calendar.
void input_choose_day(quoin_widget *calendar, int year, int month, int day);
/// Chooses a row of a list.
void input_choose_row(quoin_widget *lists, int list, int row);

// The content of a widget.

/// The offset of what scrolls from the top, and how far it can get.
double input_scroll_offset(quoin_widget *scroll);
double input_scroll_limit(quoin_widget *scroll);
/// The chosen row of a list.
int input_chosen_row(quoin_widget *lists, int list);

bool input_is_enabled(quoin_widget *widget);
bool input_is_on(quoin_widget *widget);
double input_value(quoin_widget *slider);
/// The index of the button that is down; -1 for none.
int input_chosen(quoin_widget *segments);
double input_fraction(quoin_widget *progress);
/// The text of a label, field or button, which is the widget's.
const char *input_text(quoin_widget *widget);
/// Whether the widget is in the container.
/// The texts of the labels that are shown in a widget, each on a line, in their order. Valid until the next call.
const char *input_texts(quoin_widget *widget);
/// The rectangle of a label in a widget, in that widget; without size if none has the text.
quoin_place input_text_area(quoin_widget *widget, const char *text);
/// The distance of the text of a field from its edge on the left.
double input_text_start(quoin_widget *field);
bool input_is_inside(quoin_widget *widget, quoin_widget *container);
/// The widget that the pointer meets at a point of the window of a widget; NULL for none.
quoin_widget *input_widget_at(quoin_widget *widget, double x, double y);

/// Pixels from the upper left corner, row by row, as 0xAARRGGBB.
typedef struct input_picture {
  int width, height;
  uint32_t *pixels;
} input_picture;

/// Draws what is in the window of a widget, on white, after the next frame. `input_picture_free` frees it.
input_picture input_draw(quoin_widget *widget);
/// Reads a PNG file; no pixels if there is none.
input_picture input_read_picture(const char *path);
bool input_write_picture(input_picture picture, const char *path);
void input_picture_free(input_picture picture);

#endif
