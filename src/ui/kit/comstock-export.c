/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question where to, the writing in a thread, and what is told of it. */

#include "comstock-export.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "comstock-dialog.h"
#include "model/store/comstock-save.h"

/* Signs that some file system or other takes amiss. */
#define UNFIT "/\\:*?\"<>|"

static const char failed_key[] = "comstock-export-failed";

typedef struct
{
  GWeakRef window;
  GFile *file;
  GBytes *bytes;
} Writing;

static void
writing_free (Writing *writing)
{
  g_weak_ref_clear (&writing->window);
  g_object_unref (writing->file);
  g_bytes_unref (writing->bytes);
  g_free (writing);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Writing, writing_free)

static void
tell_failure (GtkWindow  *window,
              const char *reason)
{
  GtkWidget *dialog = adw_message_dialog_new (window, _("Could Not Export"), reason);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  comstock_dialog_set_action (GTK_WINDOW (dialog), "win.export-again");
  comstock_dialog_present (GTK_WINDOW (dialog), GTK_WIDGET (window));
}

/* What has failed is kept: in another language the reason is had by trying again. */
static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Writing) writing = data;
  g_autoptr (GtkWindow) window = g_weak_ref_get (&writing->window);
  g_autoptr (GError) error = NULL;
  const gboolean written = comstock_save_write_finish (result, &error);
  g_autofree char *uri = g_file_get_uri (writing->file);

  if (window == NULL)
    return;
  if (written)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.tell-exported", "s", uri);
      return;
    }
  g_object_set_data_full (G_OBJECT (window), failed_key, g_steal_pointer (&writing), (GDestroyNotify) writing_free);
  tell_failure (window, error->message);
}

static void
start_writing (Writing *writing)
{
  g_autoptr (ComstockFileKnown) whatever = comstock_file_known_new (NULL);

  comstock_save_write_bytes_async (writing->bytes, writing->file, whatever, NULL, on_written, writing);
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
  writing->bytes = g_bytes_ref (g_object_get_data (G_OBJECT (chooser), "bytes"));
  start_writing (writing);
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

void
comstock_export_again (GtkWindow *window)
{
  Writing *failed = g_object_steal_data (G_OBJECT (window), failed_key);

  if (failed != NULL)
    start_writing (failed);
}
