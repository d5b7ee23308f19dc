// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The tab key: controls have the focus in reading order, row by row.

#ifdef QUOIN_GTK

#include "shim.h"

/// A child of a container, and where it is.
typedef struct item {
  GtkWidget *child;
  double left, top, right, bottom;
} item;

static int compare_tops(const void *a, const void *b) {
  const item *one = a, *other = b;
  return one->top < other->top ? -1 : one->top > other->top;
}

static int compare_lefts(const void *a, const void *b) {
  const item *one = a, *other = b;
  if (one->left != other->left) return one->left < other->left ? -1 : 1;
  return compare_tops(a, b);
}

static int compare_rights(const void *a, const void *b) {
  const item *one = a, *other = b;
  if (one->right != other->right) return one->right > other->right ? -1 : 1;
  return compare_tops(a, b);
}

/// Whether one of two items is beside the other: the middle of one is at the height of the other.
static bool are_beside(const item *one, const item *other) {
  double middle = (one->top + one->bottom) / 2, other_middle = (other->top + other->bottom) / 2;
  return (middle >= other->top && middle <= other->bottom) ||
         (other_middle >= one->top && other_middle <= one->bottom);
}

/// Brings items into reading order. Rows begin with the upper one of what is left.
static void sort(item *items, size_t count, bool is_right_to_left) {
  qsort(items, count, sizeof *items, compare_tops);
  for (size_t start = 0; start < count;) {
    // An item beside the first one moves to the end of the row, and all others keep their order.
    size_t end = start + 1;
    for (size_t i = end; i < count; i++) {
      if (!are_beside(&items[start], &items[i])) continue;
      item found = items[i];
      memmove(&items[end + 1], &items[end], (i - end) * sizeof *items);
      items[end++] = found;
    }
    qsort(&items[start], end - start, sizeof *items,
          is_right_to_left ? compare_rights : compare_lefts);
    start = end;
  }
}

/// The visible children of a container in reading order, to be freed.
static item *sorted_items(GtkWidget *container, size_t *count) {
  size_t capacity = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(container); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    capacity++;
  }
  item *items = g_new(item, capacity);
  *count = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(container); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    graphene_rect_t area;
    if (!gtk_widget_get_visible(child) || !gtk_widget_compute_bounds(child, container, &area)) continue;
    items[(*count)++] = (item){
        .child = child, .left = area.origin.x, .top = area.origin.y,
        .right = area.origin.x + area.size.width, .bottom = area.origin.y + area.size.height};
  }
  sort(items, *count, gtk_widget_get_direction(container) == GTK_TEXT_DIR_RTL);
  return items;
}

gboolean quoin_focus_move(GtkWidget *container, GtkDirectionType direction) {
  bool is_forward = direction == GTK_DIR_TAB_FORWARD;
  size_t count;
  item *items = sorted_items(container, &count);
  GtkWidget *focused = gtk_widget_get_focus_child(container);
  size_t next = 0;
  for (size_t i = 0; i < count; i++) {
    if (items[is_forward ? i : count - 1 - i].child == focused) next = i;
  }
  gboolean has_moved = FALSE;
  for (size_t i = next; i < count && !has_moved; i++) {
    has_moved = gtk_widget_child_focus(items[is_forward ? i : count - 1 - i].child, direction);
  }
  g_free(items);
  return has_moved;
}

#endif
