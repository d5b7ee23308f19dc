// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Pictures, drawn where UIKit's content modes place them.

#ifdef QUOIN_GTK

#include "shim.h"
#include <math.h>

static GdkPaintable *icon(GtkWidget *widget, const quoin_picture *picture) {
  GtkIconTheme *theme = gtk_icon_theme_get_for_display(gdk_display_get_default());
  int size = (int)fmax(fmin(picture->icon_size, 1024), 1);
  for (size_t i = 0; i < picture->icon_count; i++) {
    if (!gtk_icon_theme_has_icon(theme, picture->icons[i])) continue;
    return GDK_PAINTABLE(gtk_icon_theme_lookup_icon(
        theme, picture->icons[i], NULL, size, gtk_widget_get_scale_factor(widget),
        gtk_widget_get_direction(widget), GTK_ICON_LOOKUP_FORCE_SYMBOLIC));
  }
  return NULL;
}

GdkPaintable *quoin_picture_load(GtkWidget *widget, const quoin_picture *picture) {
  if (picture->icon_count > 0) return icon(widget, picture);
  GdkTexture *texture = NULL;
  if (picture->data != NULL) {
    GBytes *bytes = g_bytes_new(picture->data, picture->data_count);
    texture = gdk_texture_new_from_bytes(bytes, NULL);
    g_bytes_unref(bytes);
  } else if (picture->path != NULL) {
    texture = gdk_texture_new_from_filename(picture->path, NULL);
  }
  return texture == NULL ? NULL : GDK_PAINTABLE(texture);
}

#define QUOIN_TYPE_IMAGE (quoin_image_get_type())
G_DECLARE_FINAL_TYPE(QuoinImage, quoin_image, QUOIN, IMAGE, QuoinBox)

/// A container, since views in an image view are shown in front of its picture.
struct _QuoinImage {
  QuoinBox parent_instance;
  GdkPaintable *paintable;
  double width, height;
  int fit;
  bool is_template, is_mirrored;
  GdkRGBA color;
};

G_DEFINE_TYPE(QuoinImage, quoin_image, QUOIN_TYPE_BOX)

/// The rectangle of the picture in a view of a size.
static graphene_rect_t area(const QuoinImage *image, double width, double height) {
  double w = image->width, h = image->height;
  if (w <= 0 || h <= 0) return GRAPHENE_RECT_INIT(0, 0, 0, 0);
  double x_scale = width / w, y_scale = height / h;
  switch (image->fit) {
    case QUOIN_FIT_FILL:
    case QUOIN_FIT_REDRAW: break;
    case QUOIN_FIT_ASPECT_FIT: x_scale = y_scale = fmin(x_scale, y_scale); break;
    case QUOIN_FIT_ASPECT_FILL: x_scale = y_scale = fmax(x_scale, y_scale); break;
    default: x_scale = y_scale = 1;
  }
  w *= x_scale;
  h *= y_scale;
  double x = (width - w) / 2, y = (height - h) / 2;
  int fit = image->fit;
  if (fit == QUOIN_FIT_LEFT || fit == QUOIN_FIT_TOP_LEFT || fit == QUOIN_FIT_BOTTOM_LEFT) x = 0;
  if (fit == QUOIN_FIT_RIGHT || fit == QUOIN_FIT_TOP_RIGHT || fit == QUOIN_FIT_BOTTOM_RIGHT) x = width - w;
  if (fit == QUOIN_FIT_TOP || fit == QUOIN_FIT_TOP_LEFT || fit == QUOIN_FIT_TOP_RIGHT) y = 0;
  if (fit == QUOIN_FIT_BOTTOM || fit == QUOIN_FIT_BOTTOM_LEFT || fit == QUOIN_FIT_BOTTOM_RIGHT) y = height - h;
  return GRAPHENE_RECT_INIT((float)x, (float)y, (float)w, (float)h);
}

static graphene_rect_t current_area(QuoinImage *image) {
  GtkWidget *widget = GTK_WIDGET(image);
  return area(image, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
}

static void draw(QuoinImage *image, GtkSnapshot *snapshot) {
  if (image->paintable == NULL) return;
  graphene_rect_t drawn = current_area(image);
  if (drawn.size.width <= 0 || drawn.size.height <= 0) return;
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &drawn.origin);
  if (image->is_mirrored) {
    gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(drawn.size.width, 0));
    gtk_snapshot_scale(snapshot, -1, 1);
  }
  if (image->is_template && GTK_IS_SYMBOLIC_PAINTABLE(image->paintable)) {
    gtk_symbolic_paintable_snapshot_symbolic(
        GTK_SYMBOLIC_PAINTABLE(image->paintable), snapshot, drawn.size.width, drawn.size.height,
        &image->color, 1);
  } else {
    gdk_paintable_snapshot(image->paintable, snapshot, drawn.size.width, drawn.size.height);
  }
  gtk_snapshot_restore(snapshot);
}

static void image_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  draw(QUOIN_IMAGE(widget), snapshot);
  GTK_WIDGET_CLASS(quoin_image_parent_class)->snapshot(widget, snapshot);
}

static void image_dispose(GObject *object) {
  g_clear_object(&QUOIN_IMAGE(object)->paintable);
  G_OBJECT_CLASS(quoin_image_parent_class)->dispose(object);
}

static void quoin_image_class_init(QuoinImageClass *class) {
  G_OBJECT_CLASS(class)->dispose = image_dispose;
  GTK_WIDGET_CLASS(class)->snapshot = image_snapshot;
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(class), "quoinimage");
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(class), GTK_ACCESSIBLE_ROLE_IMG);
}

static void quoin_image_init(QuoinImage *image) {}

quoin_widget *quoin_image_create(uint64_t number) {
  return quoin_widget_adopt(g_object_new(QUOIN_TYPE_IMAGE, NULL), number);
}

void quoin_image_set(quoin_widget *widget, const quoin_picture *picture, int fit) {
  QuoinImage *image = QUOIN_IMAGE(quoin_gtk(widget));
  g_clear_object(&image->paintable);
  image->fit = fit;
  if (picture != NULL) {
    image->paintable = quoin_picture_load(GTK_WIDGET(image), picture);
    image->width = picture->width;
    image->height = picture->height;
    image->is_template = picture->is_template;
    image->is_mirrored = picture->is_mirrored;
    quoin_color color = picture->color;
    image->color = (GdkRGBA){color.red, color.green, color.blue, color.alpha};
  }
  gtk_widget_queue_draw(GTK_WIDGET(image));
}

quoin_place quoin_image_area(quoin_widget *widget) {
  QuoinImage *image = QUOIN_IMAGE(quoin_gtk(widget));
  quoin_place place = {0};
  if (image->paintable == NULL) return place;
  graphene_rect_t drawn = current_area(image);
  place.x = drawn.origin.x;
  place.y = drawn.origin.y;
  place.width = drawn.size.width;
  place.height = drawn.size.height;
  return place;
}

#endif
