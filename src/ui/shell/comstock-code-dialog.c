/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The code as text that can be selected, or why there is none. */

#include "comstock-code-dialog.h"

#include <glib/gi18n.h>

#include "model/session/comstock-game-code.h"
#include "model/session/comstock-game-of-day.h"

static void
on_response (AdwMessageDialog *dialog,
             const char       *response,
             ComstockGame     *game)
{
  if (g_str_equal (response, "copy"))
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (dialog)), comstock_game_get_code (game));
}

/* In large text it is broken between its groups, where a space without width allows it. */
static GtkWidget *
label_new (const char *code)
{
  g_auto (GStrv) groups = g_strsplit (code, "-", -1);
  g_autofree char *text = g_strjoinv ("-\u200b", groups);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "title-3");
  gtk_widget_add_css_class (label, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, code, -1);
  return label;
}

/* What a code is good for; of a game of the day first which it is. */
static char *
dup_explanation (const char *code)
{
  const char *use = _("Anyone who enters this code in New Game plays the same game.");
  g_autofree char *title = comstock_game_of_day_dup_title (code);

  return title != NULL ? g_strdup_printf ("%s\n\n%s", title, use) : g_strdup (use);
}

GtkWindow *
comstock_code_dialog_new (GtkWindow    *parent,
                          ComstockGame *game)
{
  const char *code = comstock_game_get_code (game);
  g_autofree char *body = code != NULL ? dup_explanation (code) : g_strdup (comstock_game_code_get_absence (game));
  GtkWidget *dialog = adw_message_dialog_new (parent, _("Game Code"), body);
  AdwMessageDialog *self = ADW_MESSAGE_DIALOG (dialog);

  adw_message_dialog_add_response (self, "close", _("_Close"));
  if (code != NULL)
    {
      adw_message_dialog_set_extra_child (self, label_new (code));
      adw_message_dialog_add_response (self, "copy", _("C_opy"));
      adw_message_dialog_set_response_appearance (self, "copy", ADW_RESPONSE_SUGGESTED);
      adw_message_dialog_set_default_response (self, "copy");
    }
  adw_message_dialog_set_close_response (self, "close");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), game, 0);
  return GTK_WINDOW (dialog);
}
