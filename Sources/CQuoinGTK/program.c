// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The start, and the settings of the desktop.

#ifdef QUOIN_GTK

#include "shim.h"
#include <string.h>

/// 96 dots an inch in the unit of `gtk-xft-dpi`.
static const double usual_resolution = 96 * 1024;

static void settings_changed(GObject *settings, GParamSpec *property, gpointer data) {
  quoin_program.settings_changed();
}

/// No padding of a theme, so that titles lie as in UIKit. No cursor in a text that nobody can type in.
static const char look[] =
    "button.quoin-plain { padding: 0; margin: 0; border: none; min-height: 0; min-width: 0;"
    " background: none; box-shadow: none; outline-offset: 2px; }"
    "button.quoin-configured { padding: 0; margin: 0; border: none; min-height: 0; min-width: 0; }"
    "textview.quoin-read-only, textview.quoin-read-only text { caret-color: transparent; }";

bool quoin_start(const char *name, const quoin_callbacks *callbacks) {
  quoin_program = *callbacks;
  if (gtk_is_initialized()) return true;
  g_set_prgname(name);
  g_set_application_name(name);
  if (!gtk_init_check()) return false;
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, look, -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
  GtkSettings *settings = gtk_settings_get_default();
  const char *names[] = {
      "notify::gtk-application-prefer-dark-theme", "notify::gtk-theme-name",
      "notify::gtk-xft-dpi", "notify::gtk-enable-animations"};
  for (size_t i = 0; i < G_N_ELEMENTS(names); i++) {
    g_signal_connect(settings, names[i], G_CALLBACK(settings_changed), NULL);
  }
  quoin_sources_attach();
  return true;
}

static int screen_scale(void) {
  GListModel *screens = gdk_display_get_monitors(gdk_display_get_default());
  GdkMonitor *first = g_list_model_get_item(screens, 0);
  int scale = first == NULL ? 1 : gdk_monitor_get_scale_factor(first);
  g_clear_object(&first);
  return scale;
}

quoin_settings quoin_settings_read(void) {
  gboolean is_dark, has_animations;
  int resolution;
  char *theme;
  g_object_get(
      gtk_settings_get_default(), "gtk-application-prefer-dark-theme", &is_dark,
      "gtk-enable-animations", &has_animations, "gtk-xft-dpi", &resolution, "gtk-theme-name",
      &theme, NULL);
  quoin_settings read = {
      .is_dark = is_dark || (theme != NULL && strstr(theme, "dark") != NULL),
      .is_right_to_left = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL,
      .has_animations = has_animations,
      .text_scale = resolution > 0 ? resolution / usual_resolution : 1,
      .scale = screen_scale()};
  g_free(theme);
  return read;
}

void quoin_settings_write(quoin_settings settings) {
  gtk_widget_set_default_direction(
      settings.is_right_to_left ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  g_object_set(
      gtk_settings_get_default(), "gtk-application-prefer-dark-theme", (gboolean)settings.is_dark,
      "gtk-enable-animations", (gboolean)settings.has_animations, "gtk-xft-dpi",
      (int)(settings.text_scale * usual_resolution + 0.5), NULL);
  // GTK says nothing about another direction.
  quoin_program.settings_changed();
}

#endif
