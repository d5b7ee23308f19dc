// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The look of widgets that measure themselves by their style, which attributes of a text do not change.

#ifdef QUOIN_GTK

#include "shim.h"
#include <string.h>

static const char style_key[] = "quoin-style";

typedef struct style {
  char *css;
  GtkCssProvider *provider;
} style;

static void free_style(gpointer data) {
  style *known = data;
  g_free(known->css);
  g_clear_object(&known->provider);
  g_free(known);
}

/// A name in quotation marks, in which nothing ends the string.
static void append_name(GString *css, const char *name) {
  g_string_append_c(css, '"');
  for (const char *c = name; *c != 0; c++) {
    if ((unsigned char)*c < 0x20) continue;
    if (*c == '"' || *c == '\\') g_string_append_c(css, '\\');
    g_string_append_c(css, *c);
  }
  g_string_append_c(css, '"');
}

static char *css_of(const quoin_text_look *look) {
  // Themes have styles change gradually. Layout measures once.
  GString *css = g_string_new("* { transition: none;");
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  // No locale: a decimal comma would end the value.
  g_ascii_formatd(number, sizeof number, "%.3f", CLAMP(look->size, 1, 10000));
  g_string_append_printf(css, " font-size: %spx; font-weight: %d;", number, look->weight);
  if (look->is_italic) g_string_append(css, " font-style: italic;");
  if (look->family != NULL) {
    g_string_append(css, " font-family: ");
    append_name(css, look->family);
    g_string_append_c(css, ';');
  }
  if (look->has_color) {
    quoin_color color = look->color;
    GdkRGBA rgba = {color.red, color.green, color.blue, color.alpha};
    char *written = gdk_rgba_to_string(&rgba);
    g_string_append_printf(css, " color: %s;", written);
    g_free(written);
  }
  g_string_append(css, " }");
  return g_string_free(css, FALSE);
}

void quoin_style_set(GtkWidget *widget, const quoin_text_look *look) {
  quoin_css_set(widget, css_of(look));
}

void quoin_css_set(GtkWidget *widget, char *css) {
  style *known = g_object_get_data(G_OBJECT(widget), style_key);
  if (known != NULL && strcmp(known->css, css) == 0) {
    g_free(css);
    return;
  }
  GtkStyleContext *context = gtk_widget_get_style_context(widget);
  if (known != NULL) {
    gtk_style_context_remove_provider(context, GTK_STYLE_PROVIDER(known->provider));
  }
  style *made = g_new0(style, 1);
  made->css = css;
  made->provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(made->provider, css, -1);
  gtk_style_context_add_provider(
      context, GTK_STYLE_PROVIDER(made->provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_set_data_full(G_OBJECT(widget), style_key, made, free_style);
}

#endif
