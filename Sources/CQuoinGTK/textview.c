// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Texts of several lines.

#ifdef QUOIN_GTK

#include "shim.h"
#include <string.h>

static GtkTextView *view_of(quoin_widget *widget) {
  return GTK_TEXT_VIEW(gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(quoin_gtk(widget))));
}

/// The text of a buffer, to be freed.
static char *copy_text(GtkTextBuffer *buffer) {
  GtkTextIter start, end;
  gtk_text_buffer_get_bounds(buffer, &start, &end);
  return gtk_text_buffer_get_text(buffer, &start, &end, TRUE);
}

static int cursor_of(GtkTextBuffer *buffer) {
  GtkTextIter cursor;
  gtk_text_buffer_get_iter_at_mark(buffer, &cursor, gtk_text_buffer_get_insert(buffer));
  return gtk_text_iter_get_offset(&cursor);
}

static void text_changed(GtkTextBuffer *buffer, gpointer widget) {
  char *text = copy_text(buffer);
  quoin_program.text_changed(quoin_widget_number(widget), text);
  g_free(text);
}

static void focus_came(GtkEventControllerFocus *controller, gpointer widget) {
  quoin_program.focus_changed(quoin_widget_number(widget), true);
}

static void focus_left(GtkEventControllerFocus *controller, gpointer widget) {
  quoin_program.focus_changed(quoin_widget_number(widget), false);
}

quoin_widget *quoin_text_create(uint64_t number) {
  GtkWidget *scroll = quoin_scrolled_window_new();
  GtkWidget *view = gtk_text_view_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), view);
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
  GtkEventController *focus = gtk_event_controller_focus_new();
  g_signal_connect(focus, "enter", G_CALLBACK(focus_came), scroll);
  g_signal_connect(focus, "leave", G_CALLBACK(focus_left), scroll);
  gtk_widget_add_controller(view, focus);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  g_signal_connect(buffer, "changed", G_CALLBACK(text_changed), scroll);
  return quoin_widget_adopt(scroll, number);
}

void quoin_text_set(quoin_widget *widget, const char *text) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(view_of(widget));
  char *shown = copy_text(buffer);
  bool is_same = strcmp(shown, text) == 0;
  g_free(shown);
  if (is_same) return;
  int cursor = cursor_of(buffer);
  g_signal_handlers_block_by_func(buffer, text_changed, quoin_gtk(widget));
  gtk_text_buffer_set_text(buffer, text, -1);
  g_signal_handlers_unblock_by_func(buffer, text_changed, quoin_gtk(widget));
  GtkTextIter place;
  gtk_text_buffer_get_iter_at_offset(buffer, &place, cursor);
  gtk_text_buffer_place_cursor(buffer, &place);
}

void quoin_text_set_look(
    quoin_widget *widget, const quoin_text_look *look, int alignment, bool is_editable,
    bool scrolls) {
  static const GtkJustification justifications[] = {
      [QUOIN_ALIGN_START] = GTK_JUSTIFY_LEFT,
      [QUOIN_ALIGN_CENTER] = GTK_JUSTIFY_CENTER,
      [QUOIN_ALIGN_END] = GTK_JUSTIFY_RIGHT,
      [QUOIN_ALIGN_FILL] = GTK_JUSTIFY_FILL};
  GtkTextView *view = view_of(widget);
  quoin_style_set(GTK_WIDGET(view), look);
  gtk_text_view_set_justification(view, justifications[alignment]);
  // A bar that may come needs a height of its own.
  gtk_scrolled_window_set_policy(
      GTK_SCROLLED_WINDOW(quoin_gtk(widget)), GTK_POLICY_NEVER,
      scrolls ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL);
  gtk_text_view_set_editable(view, is_editable);
  // GTK 4.8 ends the program when the cursor of a text that lost the focus is made invisible while it blinks.
  if (is_editable) {
    gtk_widget_remove_css_class(GTK_WIDGET(view), "quoin-read-only");
  } else {
    gtk_widget_add_css_class(GTK_WIDGET(view), "quoin-read-only");
  }
}

void quoin_text_set_insets(quoin_widget *widget, double top, double left, double bottom, double right) {
  GtkTextView *view = view_of(widget);
  gtk_text_view_set_top_margin(view, (int)CLAMP(top, 0, 10000));
  gtk_text_view_set_left_margin(view, (int)CLAMP(left, 0, 10000));
  gtk_text_view_set_bottom_margin(view, (int)CLAMP(bottom, 0, 10000));
  gtk_text_view_set_right_margin(view, (int)CLAMP(right, 0, 10000));
}

#endif
