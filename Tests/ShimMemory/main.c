// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Makes, edits, uses and destroys each kind of widget, a dialog and windows, for a memory checker.
//
// Usage: shim-memory PASSES      does so as often; memory that is in use after that must not depend on it

#include "CWidgetInput.h"
#include "kinds.h"
#include "runtime.h"
#include <stdio.h>
#include <stdlib.h>

enum { WIDGET_LIMIT = 64, ROUNDS = 4 };

static quoin_widget *shown[WIDGET_LIMIT];
/// The widget to destroy when it is clicked.
static uint64_t ends_when_clicked;
static int event_count, tick_count, update_count, answer;

static void destroy(uint64_t number) {
  quoin_widget_destroy(shown[number]);
  shown[number] = NULL;
}

static void clicked(uint64_t widget) {
  event_count++;
  if (widget == ends_when_clicked) destroy(widget);
}
static void pressed(uint64_t widget, bool is_down) { (void)widget, (void)is_down, event_count++; }
static void text_changed(uint64_t widget, const char *text) {
  (void)widget;
  if (text != NULL) event_count++;
}
static void activated(uint64_t widget) { (void)widget, event_count++; }
static void focus_changed(uint64_t widget, bool has_focus) { (void)widget, (void)has_focus, event_count++; }
static void value_changed(uint64_t widget, double value) { (void)widget, (void)value, event_count++; }
static void scrolled(uint64_t widget, double x, double y) { (void)widget, (void)x, (void)y, event_count++; }
static void pointed(uint64_t window, int phase, double x, double y, double time) {
  (void)window, (void)phase, (void)x, (void)y, (void)time, event_count++;
}
static void answered(uint64_t dialog, int index) { (void)dialog, answer = index; }
static void resized(uint64_t window, int width, int height) {
  (void)window, (void)width, (void)height, event_count++;
}
static void close_requested(uint64_t window) { (void)window, event_count++; }
static bool tick(uint64_t window, double time) {
  (void)window, (void)time;
  return ++tick_count % 3 != 0;
}
static void update(void) { update_count++; }
static void settings_changed(void) { event_count++; }
static void terminate_program(void) { quoin_loop_stop(); }

static const quoin_callbacks callbacks = {
    clicked, pressed, text_changed, activated, focus_changed, value_changed, scrolled, pointed, answered,
    resized, close_requested, tick, update, settings_changed, terminate_program};

/// Handles all that has happened until nothing is left.
static void settle(void) {
  for (int i = 0; i < 1000 && quoin_loop_turn(false); i++) {}
}

static void place(quoin_widget *widget, int index, int round) {
  quoin_place place = {
      .x = 4 + 130 * (index % 4), .y = 4 + 64 * (index / 4), .width = 120.5, .height = 60,
      .transform = {0.9, 0.1, -0.1, 0.9, 1, 2}, .anchor_x = 0.5, .anchor_y = 0.5,
      .is_transformed = round % 2 == 1, .clips = round == 1, .holds_text = round % 2 == 0,
      .alpha = round == 2 ? 0.5 : 1, .corner_radius = 5 * round, .border_width = round,
      .background = {1, 1, 0, 1}, .border = {0, 0, 1, 1}, .line = {0, 1, 0, 1}, .line_left = 4};
  quoin_widget_set_place(widget, &place);
}

/// Everything that can be done with any widget.
static void change(const kind *kind, int index, int round) {
  quoin_widget *widget = shown[index + 1];
  kind->edit(widget, round);
  place(widget, index, round);
  quoin_widget_set_right_to_left(widget, round % 2 == 1);
  quoin_widget_set_takes_pointer(widget, round != 1);
  quoin_widget_set_enabled(widget, round != 1);
  quoin_widget_describe(widget, round == 3 ? NULL : kind->name, round == 3 ? NULL : "described");
  quoin_size size = quoin_widget_measure(widget, 0);
  quoin_widget_measure(widget, size.width / 2);
  quoin_widget_baseline(widget, size.width, size.height);
  quoin_widget_allocation(widget);
  quoin_widget_focus(widget);
  if (round != 1 && kind->use != NULL) kind->use(widget);
}

static void run_window(quoin_window *window, quoin_window *other) {
  quoin_widget *content = quoin_window_content(window);
  for (size_t i = 0; i < kind_count; i++) {
    shown[i + 1] = kinds[i].create(i + 1);
    quoin_widget_insert(shown[i + 1], content, i == 0 ? NULL : shown[i]);
  }
  quoin_window_show(window);
  for (int round = 0; round < ROUNDS; round++) {
    for (size_t i = 0; i < kind_count; i++) change(&kinds[i], (int)i, round);
    quoin_window_set_background(window, round % 2 == 0 ? &(quoin_color){1, 1, 1, 1} : NULL);
    quoin_window_resize(window, 560 + 20 * round, 400);
    settle();
    input_picture drawn = input_draw(shown[1]);
    if (drawn.pixels == NULL) fprintf(stderr, "shim-memory: no frame was drawn\n");
    input_picture_free(drawn);
    input_press_tab(shown[1], round % 2 == 1);
  }
  // Into another window, then into a scroll view, which is destroyed before its content.
  quoin_widget_insert(shown[2], quoin_window_content(other), NULL);
  settle();
  quoin_widget_insert(shown[2], quoin_scroll_content(shown[kind_count]), NULL);
  settle();
  quoin_window_clear_focus(window);
  ends_when_clicked = 3;
  input_click(shown[3]);
  ends_when_clicked = 0;
  for (size_t i = kind_count; i > 0; i--) {
    if (shown[i] != NULL) destroy(i);
  }
  settle();
}

static void run_dialog(quoin_window *window) {
  static const char *const choices[] = {"Cancel", "Delete"};
  static const char *const texts[] = {"Ada", "secret"};
  quoin_dialog dialog = {
      .number = 1, .title = "Delete?", .message = "It cannot be undone.", .choices = choices,
      .are_enabled = (bool[]){true, true}, .are_destructive = (bool[]){false, true}, .choice_count = 2,
      .preferred = 0, .placeholders = texts, .texts = texts, .are_secure = (bool[]){false, true},
      .field_count = 2};
  quoin_shown_dialog *asked = quoin_dialog_show(window, &dialog);
  settle();
  if (quoin_dialog_text(asked, 0)[0] != 'A') answer = -2;
  quoin_dialog_choose(asked, 1);
  settle();
  quoin_dialog_close(asked);
  settle();
}

static void run_settings(void) {
  quoin_settings settings = quoin_settings_read();
  quoin_settings changed = settings;
  changed.is_dark = changed.is_right_to_left = true;
  changed.text_scale = 1.5;
  quoin_settings_write(changed);
  settle();
  quoin_settings_write(settings);
  settle();
}

static bool check(const char *name, bool holds) {
  if (!holds) fprintf(stderr, "shim-memory: %s\n", name);
  return holds;
}

int main(int count, char **arguments) {
  if (count != 2 || !quoin_start("shim-memory", &callbacks)) return 2;
  uint64_t passes = strtoull(arguments[1], NULL, 10);
  for (uint64_t pass = 0; pass < passes; pass++) {
    quoin_window *window = quoin_window_create(100 + pass, 560, 400);
    quoin_window *other = quoin_window_create(200 + pass, 200, 200);
    quoin_window_set_title(window, "Memory");
    quoin_window_show(other);
    quoin_window_start_ticks(window);
    quoin_loop_request_update();
    quoin_loop_request_update();
    run_window(window, other);
    run_dialog(window);
    run_settings();
    quoin_window_start_ticks(window);
    quoin_window_destroy(window);
    quoin_window_destroy(other);
    settle();
  }
  bool holds = check("widgets are left", quoin_widget_count() == 0);
  holds &= check("no events came", event_count > 0 && tick_count > 0 && update_count > 0);
  holds &= check("the dialog was not answered", answer == 1);
  holds &= check("the loop served no task or timer", runtime_task_count > 0 && runtime_timer_count > 0);
  return holds ? 0 : 1;
}
