// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The properties of all widgets.

#ifdef QUOIN_GTK

#include "shim.h"
#include <math.h>

static const char number_key[] = "quoin-number";
static int widget_count = 0;

static void forget(gpointer number) {
  g_free(number);
  widget_count--;
}

quoin_widget *quoin_widget_adopt(GtkWidget *widget, uint64_t number) {
  uint64_t *kept = g_new(uint64_t, 1);
  *kept = number;
  g_object_ref_sink(widget);
  g_object_set_data_full(G_OBJECT(widget), number_key, kept, forget);
  widget_count++;
  return (quoin_widget *)widget;
}

uint64_t quoin_widget_number(gpointer widget) {
  const uint64_t *number = g_object_get_data(G_OBJECT(widget), number_key);
  return number == NULL ? 0 : *number;
}

int quoin_widget_count(void) { return widget_count; }

static gboolean release(gpointer widget) {
  g_object_unref(widget);
  return G_SOURCE_REMOVE;
}

void quoin_widget_destroy(quoin_widget *widget) {
  GtkWidget *child = quoin_gtk(widget);
  // One of its signals may be what is handled now.
  if (gtk_widget_get_parent(child) != NULL) gtk_widget_unparent(child);
  g_idle_add_full(G_PRIORITY_HIGH, release, child, NULL);
}

void quoin_widget_insert(quoin_widget *widget, quoin_widget *container, quoin_widget *before) {
  GtkWidget *child = quoin_gtk(widget);
  GtkWidget *parent = gtk_widget_get_parent(child);
  GtkWidget *previous = before == NULL ? NULL : quoin_gtk(before);
  if (parent == quoin_gtk(container) && gtk_widget_get_prev_sibling(child) == previous) return;
  if (parent != NULL && parent != quoin_gtk(container)) gtk_widget_unparent(child);
  gtk_widget_insert_after(child, quoin_gtk(container), previous);
}

void quoin_widget_set_visible(quoin_widget *widget, bool is_visible) {
  gtk_widget_set_visible(quoin_gtk(widget), is_visible);
}

void quoin_widget_set_enabled(quoin_widget *widget, bool is_enabled) {
  gtk_widget_set_sensitive(quoin_gtk(widget), is_enabled);
}

void quoin_widget_set_takes_pointer(quoin_widget *widget, bool takes_pointer) {
  gtk_widget_set_can_target(quoin_gtk(widget), takes_pointer);
}

void quoin_widget_set_right_to_left(quoin_widget *widget, bool is_right_to_left) {
  gtk_widget_set_direction(
      quoin_gtk(widget), is_right_to_left ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
}

void quoin_widget_focus(quoin_widget *widget) {
  GtkWidget *target = quoin_gtk(widget);
  // The focus of a scrolling widget is inside of it.
  if (GTK_IS_SCROLLED_WINDOW(target)) target = gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(target));
  if (!quoin_widget_has_focus(widget)) gtk_widget_grab_focus(target);
}

bool quoin_widget_has_focus(quoin_widget *widget) {
  GtkWidget *target = quoin_gtk(widget);
  GtkRoot *root = gtk_widget_get_root(target);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus(root);
  return focus != NULL && (focus == target || gtk_widget_is_ancestor(focus, target));
}

static void describe(GtkAccessible *widget, GtkAccessibleProperty property, const char *text) {
  if (text == NULL) {
    gtk_accessible_reset_property(widget, property);
  } else {
    gtk_accessible_update_property(widget, property, text, -1);
  }
}

void quoin_widget_describe(quoin_widget *widget, const char *name, const char *description) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(quoin_gtk(widget));
  describe(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  describe(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

quoin_size quoin_widget_measure(quoin_widget *widget, double width) {
  GtkWidget *measured = quoin_gtk(widget);
  int minimum, natural_width, natural_height, wrapped = -1;
  gtk_widget_measure(
      measured, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural_width, NULL, NULL);
  if (width > 0 && width < natural_width) {
    // Below the minimum, GTK warns and answers as at the minimum.
    wrapped = MAX(minimum, (int)floor(width + 0.01));
  }
  gtk_widget_measure(
      measured, GTK_ORIENTATION_VERTICAL, wrapped, NULL, &natural_height, NULL, NULL);
  return (quoin_size){wrapped < 0 ? natural_width : MIN(wrapped, natural_width), natural_height};
}

double quoin_widget_baseline(quoin_widget *widget, double width, double height) {
  int minimum, natural, minimum_baseline, natural_baseline;
  GtkWidget *measured = quoin_gtk(widget);
  gtk_widget_measure(measured, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  int for_width = width > 0 ? MAX(minimum, (int)floor(width + 0.01)) : -1;
  gtk_widget_measure(
      measured, GTK_ORIENTATION_VERTICAL, for_width, NULL, &natural, &minimum_baseline,
      &natural_baseline);
  // The content lies in the middle of the height.
  return natural_baseline < 0 ? -1 : natural_baseline + (height - natural) / 2;
}

quoin_place quoin_widget_area(quoin_widget *widget) {
  GtkWidget *child = quoin_gtk(widget);
  quoin_place place = {0};
  graphene_rect_t bounds;
  GtkWidget *root = GTK_WIDGET(gtk_widget_get_root(child));
  if (root != NULL && gtk_widget_compute_bounds(child, root, &bounds)) {
    place.x = bounds.origin.x;
    place.y = bounds.origin.y;
    place.width = bounds.size.width;
    place.height = bounds.size.height;
  }
  return place;
}

quoin_place quoin_widget_allocation(quoin_widget *widget) {
  GtkWidget *child = quoin_gtk(widget);
  quoin_place place = quoin_widget_area(widget);
  place.width = gtk_widget_get_allocated_width(child);
  place.height = gtk_widget_get_allocated_height(child);
  return place;
}

#endif
