// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Scrolling widgets: a window of GTK on a container that shows another part of its content instead
// of moving.

#ifdef QUOIN_GTK

#include "shim.h"
#include <math.h>

typedef struct QuoinScroller {
  QuoinBox parent_instance;
  GtkAdjustment *horizontal, *vertical;
  GtkScrollablePolicy horizontal_policy, vertical_policy;
} QuoinScroller;

typedef struct QuoinScrollerClass {
  QuoinBoxClass parent_class;
} QuoinScrollerClass;

enum { PROPERTY_NONE, HORIZONTAL, VERTICAL, HORIZONTAL_POLICY, VERTICAL_POLICY };

GType quoin_scroller_get_type(void);
G_DEFINE_TYPE_WITH_CODE(
    QuoinScroller, quoin_scroller, QUOIN_TYPE_BOX,
    G_IMPLEMENT_INTERFACE(GTK_TYPE_SCROLLABLE, NULL))

static QuoinScroller *scroller_of(gpointer object) {
  return G_TYPE_CHECK_INSTANCE_CAST(object, quoin_scroller_get_type(), QuoinScroller);
}

static void value_changed(GtkAdjustment *adjustment, gpointer object) {
  QuoinScroller *scroller = scroller_of(object);
  GtkWidget *window = gtk_widget_get_ancestor(GTK_WIDGET(scroller), GTK_TYPE_SCROLLED_WINDOW);
  if (window == NULL || scroller->horizontal == NULL || scroller->vertical == NULL) return;
  quoin_program.scrolled(
      quoin_widget_number(window), gtk_adjustment_get_value(scroller->horizontal),
      gtk_adjustment_get_value(scroller->vertical));
}

static void exchange(QuoinScroller *scroller, GtkAdjustment **known, GtkAdjustment *new) {
  if (*known == new) return;
  if (*known != NULL) {
    g_signal_handlers_disconnect_by_func(*known, value_changed, scroller);
    g_clear_object(known);
  }
  if (new == NULL) return;
  *known = g_object_ref_sink(new);
  g_signal_connect(new, "value-changed", G_CALLBACK(value_changed), scroller);
}

static void set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
  QuoinScroller *scroller = scroller_of(object);
  switch (property) {
    case HORIZONTAL: exchange(scroller, &scroller->horizontal, g_value_get_object(value)); break;
    case VERTICAL: exchange(scroller, &scroller->vertical, g_value_get_object(value)); break;
    case HORIZONTAL_POLICY: scroller->horizontal_policy = g_value_get_enum(value); break;
    case VERTICAL_POLICY: scroller->vertical_policy = g_value_get_enum(value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
  }
}

static void get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
  QuoinScroller *scroller = scroller_of(object);
  switch (property) {
    case HORIZONTAL: g_value_set_object(value, scroller->horizontal); break;
    case VERTICAL: g_value_set_object(value, scroller->vertical); break;
    case HORIZONTAL_POLICY: g_value_set_enum(value, scroller->horizontal_policy); break;
    case VERTICAL_POLICY: g_value_set_enum(value, scroller->vertical_policy); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
  }
}

static void scroller_dispose(GObject *object) {
  QuoinScroller *scroller = scroller_of(object);
  exchange(scroller, &scroller->horizontal, NULL);
  exchange(scroller, &scroller->vertical, NULL);
  G_OBJECT_CLASS(quoin_scroller_parent_class)->dispose(object);
}

static void quoin_scroller_class_init(QuoinScrollerClass *class) {
  GObjectClass *object = G_OBJECT_CLASS(class);
  object->set_property = set_property;
  object->get_property = get_property;
  object->dispose = scroller_dispose;
  g_object_class_override_property(object, HORIZONTAL, "hadjustment");
  g_object_class_override_property(object, VERTICAL, "vadjustment");
  g_object_class_override_property(object, HORIZONTAL_POLICY, "hscroll-policy");
  g_object_class_override_property(object, VERTICAL_POLICY, "vscroll-policy");
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(class), "quoinscroller");
}

static void quoin_scroller_init(QuoinScroller *scroller) {
  gtk_widget_set_overflow(GTK_WIDGET(scroller), GTK_OVERFLOW_HIDDEN);
}

static void unrealized(GtkWidget *window, gpointer data) {
  g_signal_handlers_disconnect_by_data(gtk_widget_get_settings(window), window);
}

GtkWidget *quoin_scrolled_window_new(void) {
  GtkWidget *window = gtk_scrolled_window_new();
  // GTK 4.8 leaves a handler of a setting that refers to the window after it is freed.
  g_signal_connect_after(window, "unrealize", G_CALLBACK(unrealized), NULL);
  return window;
}

quoin_widget *quoin_scroll_create(uint64_t number) {
  GtkWidget *window = quoin_scrolled_window_new();
  gtk_scrolled_window_set_child(
      GTK_SCROLLED_WINDOW(window), g_object_new(quoin_scroller_get_type(), NULL));
  return quoin_widget_adopt(window, number);
}

quoin_widget *quoin_scroll_content(quoin_widget *scroll) {
  return (quoin_widget *)gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(quoin_gtk(scroll)));
}

static void configure(
    QuoinScroller *scroller, GtkAdjustment *adjustment, double value, double lower, double upper,
    double page) {
  g_signal_handlers_block_by_func(adjustment, value_changed, scroller);
  // An offset of the program may be outside of the content.
  gtk_adjustment_configure(
      adjustment, value, MIN(lower, value), MAX(MAX(upper, lower + page), value + page),
      fmax(page / 10, 1), fmax(page * 0.9, 1), page);
  g_signal_handlers_unblock_by_func(adjustment, value_changed, scroller);
}

static GtkPolicyType policy(bool shows_bar, bool is_enabled, double content, double page) {
  if (!is_enabled || content <= page + 0.5) return GTK_POLICY_NEVER;
  return shows_bar ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL;
}

void quoin_scroll_set(quoin_widget *scroll, const quoin_scroll *state) {
  GtkScrolledWindow *window = GTK_SCROLLED_WINDOW(quoin_gtk(scroll));
  QuoinScroller *scroller = scroller_of(gtk_scrolled_window_get_child(window));
  gtk_scrolled_window_set_policy(
      window,
      policy(state->shows_horizontal_bar, state->is_enabled, state->right - state->left, state->width),
      policy(state->shows_vertical_bar, state->is_enabled, state->bottom - state->top, state->height));
  configure(scroller, scroller->horizontal, state->x, state->left, state->right, state->width);
  configure(scroller, scroller->vertical, state->y, state->top, state->bottom, state->height);
}

#endif
