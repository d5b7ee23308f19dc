// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Text fields of one line.

#ifdef QUOIN_GTK

#include "shim.h"
#include <math.h>
#include <string.h>

static void text_changed(GtkEditable *field, gpointer data) {
  quoin_program.text_changed(quoin_widget_number(field), gtk_editable_get_text(field));
}

static void activated(GtkEntry *field, gpointer data) {
  quoin_program.activated(quoin_widget_number(field));
}

static void focus_came(GtkEventControllerFocus *controller, gpointer field) {
  quoin_program.focus_changed(quoin_widget_number(field), true);
}

static void focus_left(GtkEventControllerFocus *controller, gpointer field) {
  quoin_program.focus_changed(quoin_widget_number(field), false);
}

quoin_widget *quoin_field_create(uint64_t number) {
  GtkWidget *field = gtk_entry_new();
  // Layout gives the width.
  gtk_editable_set_width_chars(GTK_EDITABLE(field), 0);
  gtk_editable_set_max_width_chars(GTK_EDITABLE(field), 0);
  GtkEventController *focus = gtk_event_controller_focus_new();
  g_signal_connect(focus, "enter", G_CALLBACK(focus_came), field);
  g_signal_connect(focus, "leave", G_CALLBACK(focus_left), field);
  gtk_widget_add_controller(field, focus);
  g_signal_connect(field, "changed", G_CALLBACK(text_changed), NULL);
  g_signal_connect(field, "activate", G_CALLBACK(activated), NULL);
  return quoin_widget_adopt(field, number);
}

void quoin_field_set_text(quoin_widget *field, const char *text) {
  GtkEditable *shown = GTK_EDITABLE(quoin_gtk(field));
  if (strcmp(gtk_editable_get_text(shown), text) == 0) return;
  int cursor = gtk_editable_get_position(shown);
  bool was_at_end = cursor == (int)g_utf8_strlen(gtk_editable_get_text(shown), -1);
  g_signal_handlers_block_by_func(shown, text_changed, NULL);
  gtk_editable_set_text(shown, text);
  g_signal_handlers_unblock_by_func(shown, text_changed, NULL);
  gtk_editable_set_position(shown, was_at_end ? -1 : MIN(cursor, (int)g_utf8_strlen(text, -1)));
}

void quoin_field_set_look(
    quoin_widget *field, const quoin_text_look *look, int alignment, bool has_border,
    bool is_secure) {
  GtkEntry *shown = GTK_ENTRY(quoin_gtk(field));
  float position = alignment == QUOIN_ALIGN_CENTER ? 0.5f : alignment == QUOIN_ALIGN_END ? 1 : 0;
  gtk_editable_set_alignment(GTK_EDITABLE(shown), position);
  gtk_entry_set_has_frame(shown, has_border);
  gtk_entry_set_visibility(shown, !is_secure);
  quoin_style_set(GTK_WIDGET(shown), look);
}

void quoin_field_set_sides(quoin_widget *field, double start, double end) {
  GtkWidget *text = GTK_WIDGET(gtk_editable_get_delegate(GTK_EDITABLE(quoin_gtk(field))));
  gtk_widget_set_margin_start(text, (int)CLAMP(ceil(start), 0, 10000));
  gtk_widget_set_margin_end(text, (int)CLAMP(ceil(end), 0, 10000));
}

void quoin_field_set_placeholder(quoin_widget *field, const char *placeholder) {
  gtk_entry_set_placeholder_text(GTK_ENTRY(quoin_gtk(field)), placeholder);
}

#endif
