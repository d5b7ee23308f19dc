// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Messages with choices.

#ifdef QUOIN_GTK

#include "shim.h"

struct quoin_shown_dialog {
  uint64_t number;
  GtkWidget *dialog;
  GPtrArray *fields;
};

static void responded(GtkDialog *dialog, int response, quoin_shown_dialog *shown) {
  quoin_program.answered(shown->number, response >= 0 ? response : -1);
}

static void add_fields(quoin_shown_dialog *shown, const quoin_dialog *dialog) {
  GtkBox *area = GTK_BOX(gtk_message_dialog_get_message_area(GTK_MESSAGE_DIALOG(shown->dialog)));
  for (size_t i = 0; i < dialog->field_count; i++) {
    GtkWidget *field = gtk_entry_new();
    gtk_entry_set_placeholder_text(GTK_ENTRY(field), dialog->placeholders[i]);
    gtk_editable_set_text(GTK_EDITABLE(field), dialog->texts[i]);
    gtk_entry_set_visibility(GTK_ENTRY(field), !dialog->are_secure[i]);
    gtk_entry_set_activates_default(GTK_ENTRY(field), TRUE);
    gtk_box_append(area, field);
    g_ptr_array_add(shown->fields, field);
  }
}

static void add_choices(quoin_shown_dialog *shown, const quoin_dialog *dialog) {
  for (size_t i = 0; i < dialog->choice_count; i++) {
    GtkWidget *button =
        gtk_dialog_add_button(GTK_DIALOG(shown->dialog), dialog->choices[i], (int)i);
    if (dialog->are_destructive[i]) gtk_widget_add_css_class(button, "destructive-action");
    gtk_widget_set_sensitive(button, dialog->are_enabled[i]);
  }
  if (dialog->preferred >= 0) {
    gtk_dialog_set_default_response(GTK_DIALOG(shown->dialog), dialog->preferred);
  }
}

quoin_shown_dialog *quoin_dialog_show(quoin_window *window, const quoin_dialog *dialog) {
  quoin_shown_dialog *shown = g_new0(quoin_shown_dialog, 1);
  shown->number = dialog->number;
  shown->fields = g_ptr_array_new();
  GtkRoot *parent = gtk_widget_get_root(quoin_gtk(quoin_window_content(window)));
  shown->dialog = gtk_message_dialog_new(
      GTK_WINDOW(parent), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_OTHER,
      GTK_BUTTONS_NONE, "%s", dialog->title);
  if (dialog->message[0] != 0) {
    gtk_message_dialog_format_secondary_text(
        GTK_MESSAGE_DIALOG(shown->dialog), "%s", dialog->message);
  }
  add_fields(shown, dialog);
  add_choices(shown, dialog);
  g_object_ref(shown->dialog);
  g_signal_connect(shown->dialog, "response", G_CALLBACK(responded), shown);
  gtk_window_present(GTK_WINDOW(shown->dialog));
  return shown;
}

const char *quoin_dialog_text(quoin_shown_dialog *dialog, size_t field) {
  if (field >= dialog->fields->len) return "";
  return gtk_editable_get_text(GTK_EDITABLE(g_ptr_array_index(dialog->fields, field)));
}

void quoin_dialog_choose(quoin_shown_dialog *dialog, int index) {
  gtk_dialog_response(GTK_DIALOG(dialog->dialog), index);
}

void quoin_dialog_close(quoin_shown_dialog *dialog) {
  g_signal_handlers_disconnect_by_data(dialog->dialog, dialog);
  gtk_window_destroy(GTK_WINDOW(dialog->dialog));
  g_object_unref(dialog->dialog);
  g_ptr_array_unref(dialog->fields);
  g_free(dialog);
}

#endif
