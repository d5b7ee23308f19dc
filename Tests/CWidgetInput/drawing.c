// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifdef QUOIN_GTK

#include "CWidgetInput.h"
#include <gtk/gtk.h>
#include <string.h>

static GtkWidget *content_of(quoin_widget *widget) {
  return gtk_window_get_child(GTK_WINDOW(gtk_widget_get_root((GtkWidget *)widget)));
}

quoin_widget *input_widget_at(quoin_widget *widget, double x, double y) {
  return (quoin_widget *)gtk_widget_pick(content_of(widget), x, y, GTK_PICK_DEFAULT);
}

static input_picture picture_of(cairo_surface_t *surface) {
  cairo_surface_flush(surface);
  input_picture picture = {
      cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface), NULL};
  const unsigned char *data = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  size_t row = (size_t)picture.width * 4;
  picture.pixels = g_malloc0(row * (size_t)picture.height + 1);
  for (int y = 0; y < picture.height; y++) {
    memcpy((char *)picture.pixels + row * (size_t)y, data + (ptrdiff_t)stride * y, row);
  }
  return picture;
}

static void painted(GdkFrameClock *clock, bool *is_painted) { *is_painted = true; }

/// Waits until a frame is drawn, for five seconds at most. Between frames places may be out of date.
static bool wait_for_frame(GtkWidget *content) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(content);
  if (clock == NULL) return false;
  bool is_painted = false;
  gulong handler = g_signal_connect(clock, "after-paint", G_CALLBACK(painted), &is_painted);
  gint64 end = g_get_monotonic_time() + 5 * G_USEC_PER_SEC;
  gtk_widget_queue_draw(content);
  while (!is_painted && g_get_monotonic_time() < end) g_main_context_iteration(NULL, FALSE);
  g_signal_handler_disconnect(clock, handler);
  return is_painted;
}

input_picture input_draw(quoin_widget *widget) {
  GtkWidget *content = content_of(widget);
  if (!wait_for_frame(content)) return (input_picture){0};
  GtkSnapshot *snapshot = gtk_snapshot_new();
  GTK_WIDGET_GET_CLASS(content)->snapshot(content, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gtk_widget_get_width(content), gtk_widget_get_height(content));
  cairo_t *cairo = cairo_create(surface);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  if (node != NULL) {
    gsk_render_node_draw(node, cairo);
    gsk_render_node_unref(node);
  }
  cairo_destroy(cairo);
  input_picture picture = picture_of(surface);
  cairo_surface_destroy(surface);
  return picture;
}

input_picture input_read_picture(const char *path) {
  input_picture picture = {0};
  cairo_surface_t *surface = cairo_image_surface_create_from_png(path);
  if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) picture = picture_of(surface);
  cairo_surface_destroy(surface);
  return picture;
}

bool input_write_picture(input_picture picture, const char *path) {
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)picture.pixels, CAIRO_FORMAT_RGB24, picture.width, picture.height,
      picture.width * 4);
  bool is_written = cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS;
  cairo_surface_destroy(surface);
  return is_written;
}

void input_picture_free(input_picture picture) { g_free(picture.pixels); }

#endif
