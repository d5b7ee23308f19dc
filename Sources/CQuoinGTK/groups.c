// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Controls of several connected buttons.

#ifdef QUOIN_GTK

#include "shim.h"

static GtkWidget *linked_box(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous(GTK_BOX(box), TRUE);
  gtk_widget_add_css_class(box, "linked");
  return box;
}

// MARK: Segments

static void toggled(GtkToggleButton *button, gpointer box) {
  if (!gtk_toggle_button_get_active(button)) return;
  int index = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(box); child != GTK_WIDGET(button);
       child = gtk_widget_get_next_sibling(child)) {
    index++;
  }
  quoin_program.value_changed(quoin_widget_number(box), index);
}

quoin_widget *quoin_segments_create(uint64_t number) {
  return quoin_widget_adopt(linked_box(), number);
}

void quoin_segments_set_titles(quoin_widget *segments, const char *const *titles, size_t count) {
  GtkWidget *box = quoin_gtk(segments);
  GtkWidget *child = gtk_widget_get_first_child(box);
  size_t index = 0;
  for (; child != NULL && index < count; index++, child = gtk_widget_get_next_sibling(child)) {
    gtk_button_set_label(GTK_BUTTON(child), titles[index]);
  }
  while (child != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling(child);
    g_signal_handlers_disconnect_by_func(child, toggled, box);
    gtk_box_remove(GTK_BOX(box), child);
    child = next;
  }
  for (; index < count; index++) {
    GtkWidget *first = gtk_widget_get_first_child(box);
    GtkWidget *button = gtk_toggle_button_new_with_label(titles[index]);
    if (first != NULL) {
      gtk_toggle_button_set_group(GTK_TOGGLE_BUTTON(button), GTK_TOGGLE_BUTTON(first));
    }
    g_signal_connect(button, "toggled", G_CALLBACK(toggled), box);
    gtk_box_append(GTK_BOX(box), button);
  }
}

void quoin_segments_select(quoin_widget *segments, int index) {
  GtkWidget *box = quoin_gtk(segments);
  for (GtkWidget *child = gtk_widget_get_first_child(box); child != NULL;
       child = gtk_widget_get_next_sibling(child), index--) {
    g_signal_handlers_block_by_func(child, toggled, box);
    gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(child), index == 0);
    g_signal_handlers_unblock_by_func(child, toggled, box);
  }
}

// MARK: Steppers

static void stepped(GtkButton *button, gpointer box) {
  bool is_first = gtk_widget_get_first_child(box) == GTK_WIDGET(button);
  quoin_program.value_changed(quoin_widget_number(box), is_first ? -1 : 1);
}

quoin_widget *quoin_stepper_create(uint64_t number) {
  GtkWidget *box = linked_box();
  const char *icons[] = {"list-remove-symbolic", "list-add-symbolic"};
  const char *names[] = {"Decrease", "Increase"};
  for (int i = 0; i < 2; i++) {
    GtkWidget *button = gtk_button_new_from_icon_name(icons[i]);
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, names[i], -1);
    g_signal_connect(button, "clicked", G_CALLBACK(stepped), box);
    gtk_box_append(GTK_BOX(box), button);
  }
  return quoin_widget_adopt(box, number);
}

void quoin_stepper_set_enabled(quoin_widget *stepper, bool can_decrease, bool can_increase) {
  GtkWidget *first = gtk_widget_get_first_child(quoin_gtk(stepper));
  gtk_widget_set_sensitive(first, can_decrease);
  gtk_widget_set_sensitive(gtk_widget_get_next_sibling(first), can_increase);
}

#endif
