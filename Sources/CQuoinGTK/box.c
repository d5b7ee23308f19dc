// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The container: children lie where their place says, whatever their sizes are.

#ifdef QUOIN_GTK

#include "shim.h"
#include <math.h>

G_DEFINE_TYPE(QuoinBox, quoin_box, GTK_TYPE_WIDGET)

static const char place_key[] = "quoin-place";

static quoin_place *place_of(GtkWidget *child) {
  return g_object_get_data(G_OBJECT(child), place_key);
}

/// From the container to the untransformed rectangle of a child.
static GskTransform *transform_to(const quoin_place *place) {
  graphene_point_t origin = GRAPHENE_POINT_INIT((float)place->x, (float)place->y);
  GskTransform *transform = gsk_transform_translate(NULL, &origin);
  if (!place->is_transformed) return transform;
  graphene_point_t anchor = GRAPHENE_POINT_INIT(
      (float)(place->anchor_x * place->width), (float)(place->anchor_y * place->height));
  graphene_point_t back = GRAPHENE_POINT_INIT(-anchor.x, -anchor.y);
  const double *t = place->transform;
  graphene_matrix_t matrix;
  graphene_matrix_init_from_2d(&matrix, t[0], t[1], t[2], t[3], t[4], t[5]);
  transform = gsk_transform_translate(transform, &anchor);
  transform = gsk_transform_matrix(transform, &matrix);
  return gsk_transform_translate(transform, &back);
}

/// The size that a child is allocated: at least its minimum, which GTK demands.
static void allocated_size(GtkWidget *child, const quoin_place *place, int *width, int *height) {
  int minimum;
  // Widths of half pixels are of layout at twice the pixels; a text must not be wrapped by rounding.
  double wanted = place->holds_text ? ceil(place->width - 0.01) : round(place->width);
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  *width = MAX(minimum, (int)MAX(wanted, 0));
  gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, *width, &minimum, NULL, NULL, NULL);
  *height = MAX(minimum, (int)MAX(round(place->height), 0));
}

static void box_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
  // A container has no size of its own: layout gives it one.
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void box_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  QuoinBox *box = QUOIN_BOX(widget);
  if (box->window != 0 && (box->width != width || box->height != height)) {
    box->width = width;
    box->height = height;
    quoin_program.resized(box->window, width, height);
  }
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    const quoin_place *place = place_of(child);
    if (place == NULL || !gtk_widget_should_layout(child)) continue;
    int child_width, child_height;
    allocated_size(child, place, &child_width, &child_height);
    gtk_widget_allocate(child, child_width, child_height, -1, transform_to(place));
  }
}

static GdkRGBA rgba(quoin_color color) {
  return (GdkRGBA){color.red, color.green, color.blue, color.alpha};
}

static void draw(GtkSnapshot *snapshot, GtkWidget *child, int drawing, const quoin_area *area) {
  if (area->width <= 0 || area->height <= 0) return;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(
      (float)area->x, (float)area->y, (float)area->width, (float)area->height);
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &bounds);
  quoin_program.draw(quoin_widget_number(child), drawing, cairo);
  cairo_destroy(cairo);
}

/// Draws a node where the mask of a widget is.
static void draw_masked(
    GtkSnapshot *snapshot, GtkWidget *child, GskRenderNode *node, const graphene_rect_t *bounds) {
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, bounds);
  cairo_push_group(cairo);
  quoin_program.draw(quoin_widget_number(child), QUOIN_DRAWING_MASK, cairo);
  cairo_pattern_t *mask = cairo_pop_group(cairo);
  cairo_push_group(cairo);
  gsk_render_node_draw(node, cairo);
  cairo_pop_group_to_source(cairo);
  cairo_mask(cairo, mask);
  cairo_pattern_destroy(mask);
  cairo_destroy(cairo);
}

static void draw_look(GtkSnapshot *snapshot, const quoin_place *place, const GskRoundedRect *shape) {
  if (place->background.alpha > 0) {
    GdkRGBA color = rgba(place->background);
    if (place->corner_radius > 0) gtk_snapshot_push_rounded_clip(snapshot, shape);
    gtk_snapshot_append_color(snapshot, &color, &shape->bounds);
    if (place->corner_radius > 0) gtk_snapshot_pop(snapshot);
  }
}

static void draw_border(GtkSnapshot *snapshot, const quoin_place *place, const GskRoundedRect *shape) {
  if (place->border_width <= 0 || place->border.alpha <= 0) return;
  float width = (float)place->border_width;
  GdkRGBA color = rgba(place->border);
  gtk_snapshot_append_border(
      snapshot, shape, (float[]){width, width, width, width},
      (GdkRGBA[]){color, color, color, color});
}

/// The line at the lower or upper edge.
static void draw_line(GtkSnapshot *snapshot, const quoin_place *place) {
  if (place->line.alpha <= 0) return;
  float width = (float)(place->width - place->line_left - place->line_right);
  if (width <= 0) return;
  GdkRGBA color = rgba(place->line);
  float y = place->line_is_on_top ? 0 : (float)place->height - 1;
  graphene_rect_t line = GRAPHENE_RECT_INIT((float)place->line_left, y, width, 1);
  gtk_snapshot_append_color(snapshot, &color, &line);
}

/// The rectangle of a widget with its round corners.
static GskRoundedRect shape_of(const quoin_place *place) {
  GskRoundedRect shape;
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT(0, 0, (float)place->width, (float)place->height);
  float radius = (float)MIN(place->corner_radius, MIN(place->width, place->height) / 2);
  gsk_rounded_rect_init_from_rect(&shape, &bounds, MAX(radius, 0));
  for (int corner = 0; corner < 4; corner++) {
    if ((place->square_corners >> corner & 1) != 0) shape.corner[corner] = *graphene_size_zero();
  }
  return shape;
}

/// Draws a child in its own coordinates.
static void snapshot_content(
    GtkWidget *widget, GtkWidget *child, const quoin_place *place, GskTransform *transform,
    GtkSnapshot *snapshot) {
  GskRoundedRect shape = shape_of(place);
  draw_look(snapshot, place, &shape);
  // A widget that is larger than its frame, because it cannot be smaller, is cut.
  bool is_larger = gtk_widget_get_allocated_width(child) > ceil(place->width) + 1 ||
                   gtk_widget_get_allocated_height(child) > ceil(place->height) + 1;
  draw(snapshot, child, QUOIN_DRAWING_BACK, &place->back);
  bool clips = place->clips || (is_larger && !QUOIN_IS_BOX(child));
  if (clips) gtk_snapshot_push_rounded_clip(snapshot, &shape);
  // The child is drawn with its own transform, which is this one. NULL is the identity, or a transform
  // without an inverse, which shows nothing.
  GskTransform *inverse = gsk_transform_invert(gsk_transform_ref(transform));
  if (inverse != NULL || transform == NULL) {
    gtk_snapshot_save(snapshot);
    gtk_snapshot_transform(snapshot, inverse);
    gtk_widget_snapshot_child(widget, child, snapshot);
    gtk_snapshot_restore(snapshot);
    gsk_transform_unref(inverse);
  }
  draw(snapshot, child, QUOIN_DRAWING_FRONT, &place->front);
  if (clips) gtk_snapshot_pop(snapshot);
  draw_border(snapshot, place, &shape);
  draw_line(snapshot, place);
}

static void snapshot_child(GtkWidget *widget, GtkWidget *child, GtkSnapshot *snapshot) {
  const quoin_place *place = place_of(child);
  if (place == NULL || place->alpha <= 0) return;
  gtk_snapshot_save(snapshot);
  if (place->alpha < 1) gtk_snapshot_push_opacity(snapshot, place->alpha);
  GskTransform *transform = transform_to(place);
  gtk_snapshot_transform(snapshot, transform);
  bool has_shadow = place->shadow.alpha > 0;
  if (has_shadow) {
    GskShadow shadow = {
        rgba(place->shadow), (float)place->shadow_x, (float)place->shadow_y,
        (float)place->shadow_radius};
    gtk_snapshot_push_shadow(snapshot, &shadow, 1);
  }
  if (place->is_masked) {
    GtkSnapshot *inner = gtk_snapshot_new();
    snapshot_content(widget, child, place, transform, inner);
    GskRenderNode *node = gtk_snapshot_free_to_node(inner);
    if (node != NULL) {
      graphene_rect_t bounds;
      gsk_render_node_get_bounds(node, &bounds);
      draw_masked(snapshot, child, node, &bounds);
      gsk_render_node_unref(node);
    }
  } else {
    snapshot_content(widget, child, place, transform, snapshot);
  }
  if (has_shadow) gtk_snapshot_pop(snapshot);
  gsk_transform_unref(transform);
  if (place->alpha < 1) gtk_snapshot_pop(snapshot);
  gtk_snapshot_restore(snapshot);
}

static void box_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    if (gtk_widget_get_visible(child)) snapshot_child(widget, child, snapshot);
  }
}

static gboolean box_focus(GtkWidget *widget, GtkDirectionType direction) {
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) {
    return quoin_focus_move(widget, direction);
  }
  return GTK_WIDGET_CLASS(quoin_box_parent_class)->focus(widget, direction);
}

static void box_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))) != NULL) {
    gtk_widget_unparent(child);
  }
  G_OBJECT_CLASS(quoin_box_parent_class)->dispose(object);
}

static void quoin_box_class_init(QuoinBoxClass *class) {
  G_OBJECT_CLASS(class)->dispose = box_dispose;
  GTK_WIDGET_CLASS(class)->measure = box_measure;
  GTK_WIDGET_CLASS(class)->size_allocate = box_size_allocate;
  GTK_WIDGET_CLASS(class)->snapshot = box_snapshot;
  GTK_WIDGET_CLASS(class)->focus = box_focus;
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(class), "quoinbox");
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void quoin_box_init(QuoinBox *box) {}

void quoin_box_set_window(QuoinBox *box, uint64_t window) { box->window = window; }

quoin_widget *quoin_box_create(uint64_t number) {
  return quoin_widget_adopt(g_object_new(QUOIN_TYPE_BOX, NULL), number);
}

static bool has_same_geometry(const quoin_place *a, const quoin_place *b) {
  if (a->x != b->x || a->y != b->y || a->width != b->width || a->height != b->height) return false;
  if (a->is_transformed != b->is_transformed) return false;
  if (a->anchor_x != b->anchor_x || a->anchor_y != b->anchor_y) return false;
  for (int i = 0; i < 6; i++) {
    if (a->transform[i] != b->transform[i]) return false;
  }
  return a->holds_text == b->holds_text;
}

void quoin_widget_set_place(quoin_widget *widget, const quoin_place *place) {
  GtkWidget *child = quoin_gtk(widget);
  quoin_place *known = place_of(child);
  bool moves = known == NULL || !has_same_geometry(known, place);
  if (known == NULL) {
    known = g_new0(quoin_place, 1);
    g_object_set_data_full(G_OBJECT(child), place_key, known, g_free);
  }
  *known = *place;
  GtkWidget *container = gtk_widget_get_parent(child);
  if (container == NULL) return;
  if (moves) gtk_widget_queue_allocate(container);
  gtk_widget_queue_draw(container);
}

#endif
