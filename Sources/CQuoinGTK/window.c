// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifdef QUOIN_GTK

#include "shim.h"

struct quoin_window {
  uint64_t number;
  GtkWindow *window;
  GtkWidget *content;
  GtkCssProvider *background;
  guint ticks;
};

static gboolean close_requested(GtkWindow *window, quoin_window *shown) {
  quoin_program.close_requested(shown->number);
  // The program closes it.
  return TRUE;
}

quoin_window *quoin_window_create(uint64_t number, int width, int height) {
  quoin_window *made = g_new0(quoin_window, 1);
  made->number = number;
  made->window = GTK_WINDOW(gtk_window_new());
  made->content = g_object_new(QUOIN_TYPE_BOX, NULL);
  quoin_box_set_window(QUOIN_BOX(made->content), number);
  quoin_pointer_attach(made->content, number);
  gtk_window_set_child(made->window, made->content);
  gtk_window_set_default_size(made->window, width, height);
  gtk_widget_add_css_class(GTK_WIDGET(made->window), "quoin-window");
  g_signal_connect(made->window, "close-request", G_CALLBACK(close_requested), made);
  return made;
}

void quoin_window_destroy(quoin_window *window) {
  if (window->ticks != 0) gtk_widget_remove_tick_callback(window->content, window->ticks);
  g_signal_handlers_disconnect_by_data(window->window, window);
  quoin_window_set_background(window, NULL);
  gtk_window_destroy(window->window);
  g_free(window);
}

quoin_widget *quoin_window_content(quoin_window *window) {
  return (quoin_widget *)window->content;
}

void quoin_window_show(quoin_window *window) { gtk_window_present(window->window); }

void quoin_window_set_title(quoin_window *window, const char *title) {
  gtk_window_set_title(window->window, title);
}

void quoin_window_set_background(quoin_window *window, const quoin_color *color) {
  GtkStyleContext *context = gtk_widget_get_style_context(GTK_WIDGET(window->window));
  if (window->background != NULL) {
    gtk_style_context_remove_provider(context, GTK_STYLE_PROVIDER(window->background));
    g_clear_object(&window->background);
  }
  if (color == NULL) return;
  GdkRGBA rgba = {color->red, color->green, color->blue, color->alpha};
  char *written = gdk_rgba_to_string(&rgba);
  char *css = g_strdup_printf("window { background: %s; }", written);
  window->background = gtk_css_provider_new();
  gtk_css_provider_load_from_data(window->background, css, -1);
  gtk_style_context_add_provider(
      context, GTK_STYLE_PROVIDER(window->background), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_free(css);
  g_free(written);
}

void quoin_window_resize(quoin_window *window, int width, int height) {
  gtk_window_set_default_size(window->window, width, height);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  quoin_window *window = data;
  double time = (double)gdk_frame_clock_get_frame_time(clock) / G_USEC_PER_SEC;
  if (quoin_program.tick(window->number, time)) return G_SOURCE_CONTINUE;
  window->ticks = 0;
  return G_SOURCE_REMOVE;
}

void quoin_window_start_ticks(quoin_window *window) {
  if (window->ticks != 0) return;
  window->ticks = gtk_widget_add_tick_callback(window->content, tick, window, NULL);
}

void quoin_window_clear_focus(quoin_window *window) { gtk_window_set_focus(window->window, NULL); }

#endif
