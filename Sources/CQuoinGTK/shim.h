// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#ifndef QUOIN_SHIM_H
#define QUOIN_SHIM_H

#include "CQuoinGTK.h"
#include <gtk/gtk.h>

/// The program's functions, set by `quoin_start`.
extern quoin_callbacks quoin_program;

/// A container that places its children as their place says.
#define QUOIN_TYPE_BOX (quoin_box_get_type())
G_DECLARE_FINAL_TYPE(QuoinBox, quoin_box, QUOIN, BOX, GtkWidget)

/// Public, because what scrolls is a box too.
struct _QuoinBox {
  GtkWidget parent_instance;
  uint64_t window;
  int width, height;
};

/// Makes the box the content of a window, which reports its size.
void quoin_box_set_window(QuoinBox *box, uint64_t window);

static inline GtkWidget *quoin_gtk(quoin_widget *widget) { return (GtkWidget *)widget; }

/// Keeps the widget until `quoin_widget_destroy`, with its number.
quoin_widget *quoin_widget_adopt(GtkWidget *widget, uint64_t number);
uint64_t quoin_widget_number(gpointer widget);

/// Moves the focus to the next control in a container, or to the one before. Returns whether there is one.
gboolean quoin_focus_move(GtkWidget *container, GtkDirectionType direction);

/// Reports the pointer on a box, which is the content of a window.
void quoin_pointer_attach(GtkWidget *content, uint64_t window);

/// A picture to be freed: of a file, of encoded data, or the icon of the first name that the theme has. NULL for none.
GdkPaintable *quoin_picture_load(GtkWidget *widget, const quoin_picture *picture);

/// Adds what a look says to a list, for a range of bytes.
void quoin_attributes_add(PangoAttrList *list, const quoin_text_look *look, guint start, guint end);

/// Gives a widget and what is in it a font and a colour by its style.
void quoin_style_set(GtkWidget *widget, const quoin_text_look *look);

/// Gives a widget rules of its own, in place of those before, and frees their text.
void quoin_css_set(GtkWidget *widget, char *css);

/// Reports clicks on a button, and the pointer on it.
void quoin_button_connect(GtkWidget *button);

/// A widget whose child scrolls.
GtkWidget *quoin_scrolled_window_new(void);

/// Connects the loop to the main queue and the timers of the program.
void quoin_sources_attach(void);

#endif
