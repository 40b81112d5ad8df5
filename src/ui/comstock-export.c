/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question where to, the writing in a thread, and what is told of it. */

#include "comstock-export.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "comstock-dialog.h"
#include "model/comstock-save.h"

/* Signs that some file system or other takes amiss. */
#define UNFIT "/\\:*?\"<>|"

typedef struct
{
  GWeakRef window;
  GFile *file;
} Writing;

static void
writing_free (Writing *writing)
{
  g_weak_ref_clear (&writing->window);
  g_object_unref (writing->file);
  g_free (writing);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Writing, writing_free)

static void
tell_failure (GtkWindow  *window,
              const char *reason)
{
  GtkWidget *dialog = adw_message_dialog_new (window, _("This Cannot Be Exported"), reason);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Writing) writing = data;
  g_autoptr (GtkWindow) window = g_weak_ref_get (&writing->window);
  g_autoptr (GError) error = NULL;
  const gboolean written = comstock_save_write_finish (result, &error);
  g_autofree char *name = g_file_get_parse_name (writing->file);
  /* Translators: a file. */
  g_autofree char *sentence = g_strdup_printf (_("Exported: %s"), name);

  if (window == NULL)
    return;
  if (written)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.tell", "s", sentence);
  else
    tell_failure (window, error->message);
}

static void
on_response (GtkNativeDialog *chooser,
             int              response,
             gpointer         window)
{
  g_autoptr (GFile) file = NULL;
  Writing *writing;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (file == NULL)
    return;
  writing = g_new0 (Writing, 1);
  g_weak_ref_init (&writing->window, window);
  writing->file = g_steal_pointer (&file);
  comstock_save_write_bytes_async (g_object_get_data (G_OBJECT (chooser), "bytes"), writing->file, NULL,
                                   on_written, writing);
}

void
comstock_export (GtkWidget  *widget,
                 const char *action,
                 const char *title,
                 const char *name,
                 GBytes     *bytes)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  GtkFileChooserNative *chooser =
    gtk_file_chooser_native_new (title, window, GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"), NULL);
  g_autofree char *proposal = g_strdelimit (g_strdup (name), UNFIT, '-');

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), proposal);
  g_object_set_data_full (G_OBJECT (chooser), "bytes", g_bytes_ref (bytes), (GDestroyNotify) g_bytes_unref);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_response), window, 0);
  comstock_dialog_present_native (GTK_NATIVE_DIALOG (chooser), widget, action);
}
