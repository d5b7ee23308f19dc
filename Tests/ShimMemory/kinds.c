// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#include "kinds.h"
#include "CWidgetInput.h"

/// Looks with and without each of their parts.
static quoin_text_look look(int round) {
  bool is_full = round % 2 == 0;
  return (quoin_text_look){
      .family = is_full ? "DejaVu \"Sans\"" : NULL, .size = 12 + round, .weight = 400 + 100 * round,
      .is_italic = is_full, .is_underlined = is_full, .is_struck = is_full, .has_color = is_full,
      .color = {0.2f, 0.4f, 0.6f, 0.5f}};
}

/// Icons, a file, encoded bytes and bytes that are not a picture, by turns.
static quoin_picture picture(int round) {
  static const char *const icons[] = {"no-such-icon", "edit-find-symbolic"};
  static const unsigned char damaged[] = {0x89, 'P', 'N', 'G', 1, 2, 3};
  // A red pixel.
  static const unsigned char pixel[] = {
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52,
      0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x02, 0x00, 0x00, 0x00, 0x90, 0x77, 0x53,
      0xde, 0x00, 0x00, 0x00, 0x0c, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0xf8, 0xcf, 0xc0, 0x00,
      0x00, 0x03, 0x01, 0x01, 0x00, 0xc9, 0xfe, 0x92, 0xef, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e,
      0x44, 0xae, 0x42, 0x60, 0x82};
  quoin_picture made = {.width = 16, .height = 16, .icon_size = 16, .is_template = round % 2 == 0,
                        .is_mirrored = round % 2 == 1, .color = {1, 0, 0, 1}};
  switch (round % 4) {
    case 0:
      made.icons = icons;
      made.icon_count = 2;
      break;
    case 1:
      made.data = pixel;
      made.data_count = sizeof pixel;
      break;
    case 2: made.path = "/no/such/file.png"; break;
    default:
      made.data = damaged;
      made.data_count = sizeof damaged;
  }
  return made;
}

static void edit_label(quoin_widget *widget, int round) {
  quoin_text_run runs[] = {{0, 3, look(round)}, {3, 8, look(round + 1)}};
  quoin_label_set_text(widget, round == 1 ? "" : "A label of some words", runs, round == 1 ? 0 : 2);
  quoin_label_set_layout(widget, round, round % 4, round % 4, round % 2 == 0);
}

static quoin_widget *create_button(uint64_t number) { return quoin_button_create(number, false); }
static quoin_widget *create_plain_button(uint64_t number) { return quoin_button_create(number, true); }

static void edit_button(quoin_widget *widget, int round) {
  quoin_text_look shown = look(round);
  quoin_picture image = picture(round);
  quoin_button_set_title(widget, round % 2 == 0 ? "Press" : "", &shown);
  quoin_button_set_insets(widget, 1, 2, 3, round);
  quoin_button_set_picture(widget, round == 3 ? NULL : &image);
  quoin_button_set_title(widget, "Press again", &shown);
}

static void edit_configured_button(quoin_widget *widget, int round) {
  quoin_picture image = picture(round);
  quoin_button_content content = {
      .style = round % 4, .title = round == 1 ? NULL : "Title", .subtitle = round == 2 ? "Below" : NULL,
      .title_look = look(round), .subtitle_look = look(round + 1), .picture = round == 3 ? NULL : &image,
      .is_busy = round == 1, .picture_side = round % 4, .alignment = round % 3, .picture_gap = 4,
      .title_gap = 2, .top = 4, .start = 8, .bottom = 4, .end = 8, .has_background = round % 2 == 0,
      .background = {0, 0.5f, 1, 1}, .corner_radius = round - 1};
  quoin_configured_button_set(widget, &content);
  quoin_configured_button_baseline(widget);
}

static void edit_image(quoin_widget *widget, int round) {
  quoin_picture image = picture(round);
  quoin_image_set(widget, round == 3 ? NULL : &image, round * 3);
  quoin_image_area(widget);
}

static void edit_field(quoin_widget *widget, int round) {
  quoin_text_look shown = look(round);
  quoin_field_set_text(widget, round % 2 == 0 ? "Ünïcode" : "");
  quoin_field_set_look(widget, &shown, round % 3, round % 2 == 0, round % 2 == 1);
  quoin_field_set_sides(widget, 4, round);
  quoin_field_set_placeholder(widget, round == 1 ? NULL : "Name");
}

static void use_field(quoin_widget *widget) {
  input_type(widget, "typed");
  input_delete(widget);
  input_press_return(widget);
}

static void edit_text(quoin_widget *widget, int round) {
  quoin_text_look shown = look(round);
  quoin_text_set(widget, round % 2 == 0 ? "One line\nand another" : "");
  quoin_text_set_look(widget, &shown, round % 4, round % 2 == 0, round % 2 == 1);
  quoin_text_set_insets(widget, 1, 2, 3, round);
}

static void edit_switch(quoin_widget *widget, int round) { quoin_switch_set(widget, round % 2 == 0); }
static void use_switch(quoin_widget *widget) {
  input_switch(widget, true);
  input_switch(widget, false);
}

static void edit_slider(quoin_widget *widget, int round) { quoin_slider_set(widget, 0, round, 0.5); }
static void use_slider(quoin_widget *widget) { input_slide(widget, 0.25); }

static void edit_progress(quoin_widget *widget, int round) { quoin_progress_set(widget, 0.3 * round); }
static void edit_spinner(quoin_widget *widget, int round) { quoin_spinner_set(widget, round % 2 == 0); }

static void edit_segments(quoin_widget *widget, int round) {
  static const char *const titles[] = {"One", "Two", "Three", "Four"};
  quoin_segments_set_titles(widget, titles, (size_t)(4 - round));
  quoin_segments_select(widget, round - 1);
}
static void use_buttons(quoin_widget *widget) { input_choose(widget, 0); }

static void edit_stepper(quoin_widget *widget, int round) {
  quoin_stepper_set_enabled(widget, true, round % 2 == 0);
}

static void edit_calendar(quoin_widget *widget, int round) {
  quoin_calendar_set(widget, 2026, round + 1, 28 + round);
}
static void use_calendar(quoin_widget *widget) { input_choose_day(widget, 2026, 2, 3); }

static void edit_lists(quoin_widget *widget, int round) {
  static const char *const rows[] = {"First", "Second", "Third"};
  size_t count = (size_t)(3 - round % 3);
  quoin_lists_set_count(widget, count);
  for (size_t list = 0; list < count; list++) {
    quoin_lists_set_rows(widget, list, rows, 3);
    quoin_lists_select(widget, list, round % 3 - 1);
  }
}
static void use_lists(quoin_widget *widget) { input_choose_row(widget, 0, 1); }

static void edit_drawing(quoin_widget *widget, int round) {
  quoin_shape shapes[] = {
      {.kind = QUOIN_SHAPE_LINE, .width = 20, .height = 5, .line_width = 1, .dash = 2, .gap = 2},
      {.kind = QUOIN_SHAPE_BOX, .width = 20, .height = 5, .radius = 4},
      {.kind = QUOIN_SHAPE_OUTLINE, .width = 20, .height = 5, .line_width = 1},
      {.kind = QUOIN_SHAPE_TEXT, .x = 10, .y = 10, .text = "12", .font_size = 9, .weight = 400}};
  for (int i = 0; i < 4; i++) shapes[i].color = (quoin_color){1, 0, 0, 1};
  quoin_drawing_set(widget, shapes, (size_t)(4 - round));
}

static void edit_scroll(quoin_widget *widget, int round) {
  quoin_scroll state = {.x = 0, .y = round, .right = 300, .bottom = 400 - 100 * round, .width = 120,
                        .height = 60, .is_enabled = round != 2, .shows_vertical_bar = round != 1};
  quoin_scroll_set(widget, &state);
}
static void use_scroll(quoin_widget *widget) { input_scroll(widget, 0, 30); }

static void edit_box(quoin_widget *widget, int round) { quoin_widget_set_visible(widget, round != 1); }

const kind kinds[] = {
    {"box", quoin_box_create, edit_box, NULL},
    {"label", quoin_label_create, edit_label, NULL},
    {"button", create_button, edit_button, input_click},
    {"plain button", create_plain_button, edit_button, input_click},
    {"configured button", quoin_configured_button_create, edit_configured_button, input_click},
    {"image", quoin_image_create, edit_image, NULL},
    {"field", quoin_field_create, edit_field, use_field},
    {"text", quoin_text_create, edit_text, NULL},
    {"switch", quoin_switch_create, edit_switch, use_switch},
    {"slider", quoin_slider_create, edit_slider, use_slider},
    {"progress", quoin_progress_create, edit_progress, NULL},
    {"spinner", quoin_spinner_create, edit_spinner, NULL},
    {"segments", quoin_segments_create, edit_segments, use_buttons},
    {"stepper", quoin_stepper_create, edit_stepper, use_buttons},
    {"calendar", quoin_calendar_create, edit_calendar, use_calendar},
    {"lists", quoin_lists_create, edit_lists, use_lists},
    {"drawing", quoin_drawing_create, edit_drawing, NULL},
    {"scroll", quoin_scroll_create, edit_scroll, use_scroll},
};
const size_t kind_count = sizeof kinds / sizeof *kinds;
