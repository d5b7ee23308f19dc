// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifdef QUOIN_GTK

#include "CWidgetInput.h"
#include <gtk/gtk.h>
#include <string.h>

static GtkWidget *gtk(quoin_widget *widget) { return (GtkWidget *)widget; }

static GtkWidget *child_at(GtkWidget *box, int index) {
  GtkWidget *child = gtk_widget_get_first_child(box);
  while (child != NULL && index-- > 0) child = gtk_widget_get_next_sibling(child);
  return child;
}

void input_click(quoin_widget *button) { g_signal_emit_by_name(gtk(button), "clicked"); }

void input_type(quoin_widget *field, const char *text) {
  if (GTK_IS_SCROLLED_WINDOW(gtk(field))) {
    GtkWidget *view = gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(gtk(field)));
    gtk_text_buffer_insert_at_cursor(gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)), text, -1);
    return;
  }
  GtkEditable *editable = GTK_EDITABLE(gtk(field));
  int position = gtk_editable_get_position(editable);
  gtk_editable_insert_text(editable, text, -1, &position);
  gtk_editable_set_position(editable, position);
}

void input_delete(quoin_widget *field) {
  GtkEditable *editable = GTK_EDITABLE(gtk(field));
  int position = gtk_editable_get_position(editable);
  if (position > 0) gtk_editable_delete_text(editable, position - 1, position);
}

void input_press_return(quoin_widget *field) { g_signal_emit_by_name(gtk(field), "activate"); }

bool input_press_tab(quoin_widget *widget, bool is_backward) {
  GtkWidget *root = GTK_WIDGET(gtk_widget_get_root(gtk(widget)));
  return gtk_widget_child_focus(root, is_backward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
}

void input_switch(quoin_widget *widget, bool is_on) {
  gtk_switch_set_active(GTK_SWITCH(gtk(widget)), is_on);
}

void input_slide(quoin_widget *slider, double value) {
  gtk_range_set_value(GTK_RANGE(gtk(slider)), value);
}

void input_choose(quoin_widget *control, int index) {
  GtkWidget *button = child_at(gtk(control), index);
  if (GTK_IS_TOGGLE_BUTTON(button)) {
    gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(button), TRUE);
  } else {
    g_signal_emit_by_name(button, "clicked");
  }
}

static GtkAdjustment *vertical(quoin_widget *scroll) {
  return gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(gtk(scroll)));
}

void input_scroll(quoin_widget *scroll, double x, double y) {
  GtkScrolledWindow *window = GTK_SCROLLED_WINDOW(gtk(scroll));
  gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(window), x);
  gtk_adjustment_set_value(vertical(scroll), y);
}

double input_scroll_offset(quoin_widget *scroll) {
  return gtk_adjustment_get_value(vertical(scroll));
}

double input_scroll_limit(quoin_widget *scroll) {
  GtkAdjustment *adjustment = vertical(scroll);
  return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment);
}

void input_choose_day(quoin_widget *calendar, int year, int month, int day) {
  GDateTime *date = g_date_time_new_utc(year, month, day, 0, 0, 0);
  gtk_calendar_select_day(GTK_CALENDAR(gtk(calendar)), date);
  g_date_time_unref(date);
}

void input_choose_row(quoin_widget *lists, int list, int row) {
  gtk_drop_down_set_selected(GTK_DROP_DOWN(child_at(gtk(lists), list)), (guint)row);
}

int input_chosen_row(quoin_widget *lists, int list) {
  guint row = gtk_drop_down_get_selected(GTK_DROP_DOWN(child_at(gtk(lists), list)));
  return row == GTK_INVALID_LIST_POSITION ? -1 : (int)row;
}

bool input_is_enabled(quoin_widget *widget) { return gtk_widget_is_sensitive(gtk(widget)); }

bool input_has_class(quoin_widget *widget, const char *name) {
  return gtk_widget_has_css_class(gtk(widget), name);
}

bool input_is_on(quoin_widget *widget) { return gtk_switch_get_active(GTK_SWITCH(gtk(widget))); }

double input_value(quoin_widget *slider) { return gtk_range_get_value(GTK_RANGE(gtk(slider))); }

int input_chosen(quoin_widget *segments) {
  int index = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(gtk(segments)); child != NULL;
       child = gtk_widget_get_next_sibling(child), index++) {
    if (gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(child))) return index;
  }
  return -1;
}

double input_fraction(quoin_widget *progress) {
  return gtk_progress_bar_get_fraction(GTK_PROGRESS_BAR(gtk(progress)));
}

const char *input_text(quoin_widget *widget) {
  GtkWidget *shown = gtk(widget);
  if (GTK_IS_LABEL(shown)) return gtk_label_get_text(GTK_LABEL(shown));
  if (GTK_IS_EDITABLE(shown)) return gtk_editable_get_text(GTK_EDITABLE(shown));
  if (GTK_IS_BUTTON(shown)) return gtk_button_get_label(GTK_BUTTON(shown));
  return NULL;
}

static void collect_texts(GtkWidget *widget, GString *texts) {
  if (!gtk_widget_get_visible(widget)) return;
  if (GTK_IS_LABEL(widget)) {
    if (texts->len > 0) g_string_append_c(texts, '\n');
    g_string_append(texts, gtk_label_get_text(GTK_LABEL(widget)));
  }
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    collect_texts(child, texts);
  }
}

const char *input_texts(quoin_widget *widget) {
  static GString *texts = NULL;
  if (texts == NULL) texts = g_string_new(NULL);
  g_string_truncate(texts, 0);
  collect_texts(gtk(widget), texts);
  return texts->str;
}

static GtkWidget *label_with(GtkWidget *widget, const char *text) {
  if (GTK_IS_LABEL(widget) && strcmp(gtk_label_get_text(GTK_LABEL(widget)), text) == 0) {
    return widget;
  }
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling(child)) {
    found = label_with(child, text);
  }
  return found;
}

static quoin_place place_in(GtkWidget *widget, GtkWidget *container) {
  quoin_place place = {0};
  graphene_rect_t bounds;
  if (widget == NULL || !gtk_widget_compute_bounds(widget, container, &bounds)) return place;
  place.x = bounds.origin.x;
  place.y = bounds.origin.y;
  place.width = bounds.size.width;
  place.height = bounds.size.height;
  return place;
}

quoin_place input_text_area(quoin_widget *widget, const char *text) {
  return place_in(label_with(gtk(widget), text), gtk(widget));
}

double input_text_start(quoin_widget *field) {
  GtkWidget *text = GTK_WIDGET(gtk_editable_get_delegate(GTK_EDITABLE(gtk(field))));
  return place_in(text, gtk(field)).x;
}

bool input_is_inside(quoin_widget *widget, quoin_widget *container) {
  return gtk_widget_get_parent(gtk(widget)) == gtk(container);
}

#endif
