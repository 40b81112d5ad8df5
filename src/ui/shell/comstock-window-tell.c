/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window tells in passing, and of failures. */

#include "comstock-window-private.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-dialog.h"
#include "model/base/comstock-text.h"

/* A sentence as it stands in the sources, the label and the action of a button, and a file.  The last three may be
 * nothing. */
#define TOLD_TYPE "(smsmsms)"

static void
on_dismissed (ComstockWindow *self,
              AdwToast       *toast)
{
  if (toast != self->toast)
    return;
  self->toast = NULL;
  g_clear_pointer (&self->told, g_variant_unref);
}

static AdwToast *
toast_new (const char *sentence)
{
  AdwToast *toast = adw_toast_new ("");
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  adw_toast_set_title (toast, markup);
  return toast;
}

static char *
lookup_file (const char *placeholder,
             gpointer    uri)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *name = NULL;

  if (uri == NULL || !g_str_equal (placeholder, "file"))
    return NULL;
  file = g_file_new_for_uri (uri);
  name = g_file_get_basename (file);
  return g_filename_display_name (name);
}

/* Takes a floating @told.  Returns the sentence. */
static char *
show (ComstockWindow *self,
      GVariant       *told)
{
  g_autoptr (GVariant) own = g_variant_ref_sink (told);
  const char *sentence, *label, *action, *uri;
  char *text;
  AdwToast *toast;

  g_variant_get (own, "(&sm&sm&sm&s)", &sentence, &label, &action, &uri);
  text = comstock_text_fill (_(sentence), lookup_file, (gpointer) uri);
  toast = toast_new (text);
  adw_toast_set_button_label (toast, label != NULL ? _(label) : NULL);
  adw_toast_set_action_name (toast, action);
  if (action != NULL && uri != NULL)
    adw_toast_set_action_target_value (toast, g_variant_new_string (uri));
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), self, G_CONNECT_SWAPPED);
  g_clear_pointer (&self->told, g_variant_unref);
  self->told = g_steal_pointer (&own);
  self->toast = toast;
  adw_toast_overlay_add_toast (self->toasts, toast);
  return text;
}

void
comstock_window_tell (ComstockWindow *self,
                      const char     *sentence,
                      const char     *label,
                      const char     *action,
                      const char     *uri)
{
  g_autofree char *text = show (self, g_variant_new (TOLD_TYPE, sentence, label, action, uri));

  comstock_announce (GTK_WIDGET (self), text);
}

void
comstock_window_tell_once (ComstockWindow *self,
                           const char     *sentence)
{
  adw_toast_overlay_add_toast (self->toasts, toast_new (sentence));
  comstock_announce (GTK_WIDGET (self), sentence);
}

GVariant *
comstock_window_dup_told (ComstockWindow *self)
{
  return g_variant_ref_sink (g_variant_new_maybe (G_VARIANT_TYPE (TOLD_TYPE), self->told));
}

void
comstock_window_tell_again (ComstockWindow *self,
                            GVariant       *told)
{
  g_autoptr (GVariant) last = g_variant_get_maybe (told);

  if (last != NULL)
    g_free (show (self, last));
}

void
comstock_window_tell_failure (ComstockWindow *self,
                              const char     *action,
                              const char     *heading,
                              const char     *body)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  comstock_dialog_set_action (GTK_WINDOW (dialog), action);
  comstock_dialog_present (GTK_WINDOW (dialog), GTK_WIDGET (self));
}
