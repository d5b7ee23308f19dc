// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Shapes over widgets, which are not part of what the user works with.

#ifdef QUOIN_GTK

#include "shim.h"

#define QUOIN_TYPE_DRAWING (quoin_drawing_get_type())
G_DECLARE_FINAL_TYPE(QuoinDrawing, quoin_drawing, QUOIN, DRAWING, GtkWidget)

struct _QuoinDrawing {
  GtkWidget parent_instance;
  quoin_shape *shapes;
  size_t count;
};

G_DEFINE_TYPE(QuoinDrawing, quoin_drawing, GTK_TYPE_WIDGET)

static void forget_shapes(QuoinDrawing *drawing) {
  for (size_t i = 0; i < drawing->count; i++) g_free((char *)drawing->shapes[i].text);
  g_clear_pointer(&drawing->shapes, g_free);
  drawing->count = 0;
}

static void drawing_finalize(GObject *object) {
  forget_shapes(QUOIN_DRAWING(object));
  G_OBJECT_CLASS(quoin_drawing_parent_class)->finalize(object);
}

static void trace_box(cairo_t *cairo, const quoin_shape *shape) {
  double radius = MIN(shape->radius, MIN(shape->width, shape->height) / 2);
  if (radius <= 0) {
    cairo_rectangle(cairo, shape->x, shape->y, shape->width, shape->height);
    return;
  }
  double right = shape->x + shape->width - radius, bottom = shape->y + shape->height - radius;
  double left = shape->x + radius, top = shape->y + radius;
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, right, top, radius, -G_PI / 2, 0);
  cairo_arc(cairo, right, bottom, radius, 0, G_PI / 2);
  cairo_arc(cairo, left, bottom, radius, G_PI / 2, G_PI);
  cairo_arc(cairo, left, top, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path(cairo);
}

static void stroke(cairo_t *cairo, const quoin_shape *shape) {
  cairo_set_line_width(cairo, shape->line_width);
  bool is_dashed = shape->dash > 0 && shape->gap > 0;
  cairo_set_dash(cairo, (double[]){shape->dash, shape->gap}, is_dashed ? 2 : 0, 0);
  cairo_stroke(cairo);
}

static void draw_text(GtkWidget *widget, cairo_t *cairo, const quoin_shape *shape) {
  PangoLayout *layout = gtk_widget_create_pango_layout(widget, shape->text);
  PangoFontDescription *font = pango_font_description_copy(
      pango_context_get_font_description(gtk_widget_get_pango_context(widget)));
  pango_font_description_set_absolute_size(font, shape->font_size * PANGO_SCALE);
  pango_font_description_set_weight(font, shape->weight);
  pango_layout_set_font_description(layout, font);
  PangoRectangle line;
  pango_layout_get_extents(layout, NULL, &line);
  double baseline = (double)pango_layout_get_baseline(layout) / PANGO_SCALE;
  cairo_move_to(
      cairo, shape->x - (double)line.width / PANGO_SCALE / 2, shape->y - baseline);
  pango_cairo_show_layout(cairo, layout);
  pango_font_description_free(font);
  g_object_unref(layout);
}

static void drawing_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  QuoinDrawing *drawing = QUOIN_DRAWING(widget);
  if (drawing->count == 0) return;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(
      0, 0, (float)gtk_widget_get_width(widget), (float)gtk_widget_get_height(widget));
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &bounds);
  for (size_t i = 0; i < drawing->count; i++) {
    const quoin_shape *shape = &drawing->shapes[i];
    quoin_color color = shape->color;
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha);
    switch (shape->kind) {
    case QUOIN_SHAPE_LINE:
      cairo_move_to(cairo, shape->x, shape->y);
      cairo_rel_line_to(cairo, shape->width, shape->height);
      stroke(cairo, shape);
      break;
    case QUOIN_SHAPE_BOX:
      trace_box(cairo, shape);
      cairo_fill(cairo);
      break;
    case QUOIN_SHAPE_OUTLINE:
      trace_box(cairo, shape);
      stroke(cairo, shape);
      break;
    case QUOIN_SHAPE_TEXT: draw_text(widget, cairo, shape); break;
    }
  }
  cairo_destroy(cairo);
}

static void quoin_drawing_class_init(QuoinDrawingClass *class) {
  G_OBJECT_CLASS(class)->finalize = drawing_finalize;
  GTK_WIDGET_CLASS(class)->snapshot = drawing_snapshot;
  gtk_widget_class_set_accessible_role(
      GTK_WIDGET_CLASS(class), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void quoin_drawing_init(QuoinDrawing *drawing) {
  gtk_widget_set_can_target(GTK_WIDGET(drawing), FALSE);
}

quoin_widget *quoin_drawing_create(uint64_t number) {
  return quoin_widget_adopt(g_object_new(QUOIN_TYPE_DRAWING, NULL), number);
}

void quoin_drawing_set(quoin_widget *drawing, const quoin_shape *shapes, size_t count) {
  QuoinDrawing *shown = QUOIN_DRAWING(quoin_gtk(drawing));
  forget_shapes(shown);
  if (count > 0) {
    shown->shapes = g_new(quoin_shape, count);
    shown->count = count;
  }
  for (size_t i = 0; i < count; i++) {
    shown->shapes[i] = shapes[i];
    shown->shapes[i].text = g_strdup(shapes[i].text);
  }
  gtk_widget_queue_draw(GTK_WIDGET(shown));
}

#endif
