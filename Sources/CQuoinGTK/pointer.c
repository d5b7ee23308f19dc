// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The pointer on what is not a control of GTK: reported to the program, which finds the view.

#ifdef QUOIN_GTK

#include "shim.h"

enum { DOWN, MOVED, UP, TAKEN };

typedef struct pointer {
  uint64_t window;
  double x, y;
  bool is_down;
} pointer;

static void report(pointer *state, GtkGesture *gesture, int phase) {
  double time = gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(gesture)) / 1000.0;
  quoin_program.pointed(state->window, phase, state->x, state->y, time);
}

static void began(GtkGestureDrag *gesture, double x, double y, pointer *state) {
  state->x = x;
  state->y = y;
  state->is_down = true;
  report(state, GTK_GESTURE(gesture), DOWN);
}

static void follow(GtkGestureDrag *gesture, double x, double y, pointer *state) {
  double start_x, start_y;
  if (!gtk_gesture_drag_get_start_point(gesture, &start_x, &start_y)) return;
  state->x = start_x + x;
  state->y = start_y + y;
}

static void moved(GtkGestureDrag *gesture, double x, double y, pointer *state) {
  if (!state->is_down) return;
  follow(gesture, x, y, state);
  report(state, GTK_GESTURE(gesture), MOVED);
}

static void ended(GtkGestureDrag *gesture, double x, double y, pointer *state) {
  if (!state->is_down) return;
  state->is_down = false;
  follow(gesture, x, y, state);
  // A control that took the pointer for itself leaves a drag that ends.
  GdkEventSequence *sequence =
      gtk_gesture_single_get_current_sequence(GTK_GESTURE_SINGLE(gesture));
  bool is_denied = gtk_gesture_get_sequence_state(GTK_GESTURE(gesture), sequence) ==
                   GTK_EVENT_SEQUENCE_DENIED;
  report(state, GTK_GESTURE(gesture), is_denied ? TAKEN : UP);
}

static void cancelled(GtkGesture *gesture, GdkEventSequence *sequence, pointer *state) {
  if (!state->is_down) return;
  state->is_down = false;
  report(state, gesture, TAKEN);
}

static void free_pointer(gpointer data, GClosure *closure) { g_free(data); }

void quoin_pointer_attach(GtkWidget *content, uint64_t window) {
  pointer *state = g_new0(pointer, 1);
  state->window = window;
  GtkGesture *gesture = gtk_gesture_drag_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(gesture), GDK_BUTTON_PRIMARY);
  g_signal_connect_data(gesture, "drag-begin", G_CALLBACK(began), state, free_pointer, 0);
  g_signal_connect(gesture, "drag-update", G_CALLBACK(moved), state);
  g_signal_connect(gesture, "drag-end", G_CALLBACK(ended), state);
  g_signal_connect(gesture, "cancel", G_CALLBACK(cancelled), state);
  gtk_widget_add_controller(content, GTK_EVENT_CONTROLLER(gesture));
}

#endif
