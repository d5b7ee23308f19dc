// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Calendars and lists.

#ifdef QUOIN_GTK

#include "shim.h"

// MARK: Calendars

static void day_selected(GtkCalendar *calendar, gpointer data) {
  GDateTime *date = gtk_calendar_get_date(calendar);
  GDateTime *day = g_date_time_new_utc(
      g_date_time_get_year(date), g_date_time_get_month(date), g_date_time_get_day_of_month(date),
      0, 0, 0);
  double seconds = (double)g_date_time_to_unix(day);
  g_date_time_unref(day);
  g_date_time_unref(date);
  quoin_program.value_changed(quoin_widget_number(calendar), seconds);
}

quoin_widget *quoin_calendar_create(uint64_t number) {
  GtkWidget *calendar = gtk_calendar_new();
  g_signal_connect(calendar, "day-selected", G_CALLBACK(day_selected), NULL);
  return quoin_widget_adopt(calendar, number);
}

void quoin_calendar_set(quoin_widget *widget, int year, int month, int day) {
  GtkCalendar *calendar = GTK_CALENDAR(quoin_gtk(widget));
  GDateTime *date = g_date_time_new_utc(year, month, day, 0, 0, 0);
  if (date == NULL) return;
  g_signal_handlers_block_by_func(calendar, day_selected, NULL);
  gtk_calendar_select_day(calendar, date);
  g_signal_handlers_unblock_by_func(calendar, day_selected, NULL);
  g_date_time_unref(date);
}

// MARK: Lists

static GtkWidget *list_at(quoin_widget *lists, size_t index) {
  GtkWidget *child = gtk_widget_get_first_child(quoin_gtk(lists));
  while (child != NULL && index-- > 0) child = gtk_widget_get_next_sibling(child);
  return child;
}

static void row_selected(GtkDropDown *list, GParamSpec *property, gpointer box) {
  guint row = gtk_drop_down_get_selected(list);
  if (row == GTK_INVALID_LIST_POSITION) return;
  double index = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(box); child != GTK_WIDGET(list);
       child = gtk_widget_get_next_sibling(child)) {
    index++;
  }
  quoin_program.value_changed(quoin_widget_number(box), index * 65536 + row);
}

quoin_widget *quoin_lists_create(uint64_t number) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_set_homogeneous(GTK_BOX(box), TRUE);
  return quoin_widget_adopt(box, number);
}

void quoin_lists_set_count(quoin_widget *lists, size_t count) {
  GtkBox *box = GTK_BOX(quoin_gtk(lists));
  size_t known = 0;
  while (list_at(lists, known) != NULL) known++;
  for (; known > count; known--) {
    GtkWidget *last = list_at(lists, known - 1);
    g_signal_handlers_disconnect_by_func(last, row_selected, box);
    gtk_box_remove(box, last);
  }
  for (; known < count; known++) {
    GtkWidget *list = gtk_drop_down_new(G_LIST_MODEL(gtk_string_list_new(NULL)), NULL);
    gtk_widget_set_valign(list, GTK_ALIGN_CENTER);
    g_signal_connect(list, "notify::selected", G_CALLBACK(row_selected), box);
    gtk_box_append(box, list);
  }
}

void quoin_lists_set_rows(
    quoin_widget *lists, size_t list, const char *const *rows, size_t count) {
  GtkWidget *shown = list_at(lists, list);
  if (shown == NULL) return;
  GtkStringList *model = gtk_string_list_new(NULL);
  for (size_t i = 0; i < count; i++) gtk_string_list_append(model, rows[i]);
  g_signal_handlers_block_by_func(shown, row_selected, quoin_gtk(lists));
  gtk_drop_down_set_model(GTK_DROP_DOWN(shown), G_LIST_MODEL(model));
  g_signal_handlers_unblock_by_func(shown, row_selected, quoin_gtk(lists));
  g_object_unref(model);
}

void quoin_lists_select(quoin_widget *lists, size_t list, int row) {
  GtkWidget *shown = list_at(lists, list);
  if (shown == NULL) return;
  g_signal_handlers_block_by_func(shown, row_selected, quoin_gtk(lists));
  gtk_drop_down_set_selected(
      GTK_DROP_DOWN(shown), row < 0 ? GTK_INVALID_LIST_POSITION : (guint)row);
  g_signal_handlers_unblock_by_func(shown, row_selected, quoin_gtk(lists));
}

#endif
