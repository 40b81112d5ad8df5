/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing a save to open or to write, and other files to write, with the desktop's own dialogs. */

#include "comstock-window-file.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-dialog.h"

#define MAX_NUMBER 1000000      /* in brackets; beyond it is no number of copies */

static void
on_response (GtkNativeDialog *chooser,
             int              response,
             gpointer         window)
{
  ComstockFileChosen chosen = g_object_get_data (G_OBJECT (chooser), "chosen");
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (file != NULL)
    chosen (file, window);
}

static void
add_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) saves = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  /* Translators: saved games, a kind of file that a file chooser shows */
  gtk_file_filter_set_name (saves, _("Comstock games"));
  gtk_file_filter_add_pattern (saves, "*" COMSTOCK_SAVE_SUFFIX);
  gtk_file_chooser_add_filter (chooser, saves);
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, all);
}

static GtkFileChooser *
create_chooser (GtkWindow           *window,
                const char          *title,
                GtkFileChooserAction action,
                ComstockFileChosen   chosen)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, window, action, NULL, NULL);

  g_object_set_data (G_OBJECT (chooser), "chosen", chosen);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_response), window, 0);
  return GTK_FILE_CHOOSER (chooser);
}

void
comstock_window_choose_open (GtkWindow         *window,
                             ComstockFileChosen chosen)
{
  GtkFileChooser *chooser =
    create_chooser (window, _("Open a Game"), GTK_FILE_CHOOSER_ACTION_OPEN, chosen);

  add_filters (chooser);
  comstock_dialog_present_native (GTK_NATIVE_DIALOG (chooser), GTK_WIDGET (window), "win.open");
}

void
comstock_window_choose_save (GtkWindow         *window,
                             GFile             *current,
                             const char        *name,
                             ComstockFileChosen chosen)
{
  GtkFileChooser *chooser =
    create_chooser (window, _("Save the Game"), GTK_FILE_CHOOSER_ACTION_SAVE, chosen);

  add_filters (chooser);
  if (current != NULL)
    gtk_file_chooser_set_file (chooser, current, NULL);
  else
    {
      g_autofree char *file_name = g_strconcat (name, COMSTOCK_SAVE_SUFFIX, NULL);

      gtk_file_chooser_set_current_name (chooser, file_name);
    }
  comstock_dialog_present_native (GTK_NATIVE_DIALOG (chooser), GTK_WIDGET (window), "win.save-as");
}

/* "Game.comstock" gives "Game (2).comstock", and that "Game (3).comstock". */
static char *
dup_next_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  const char *dot = strrchr (name, '.');
  const char *suffix = dot != NULL && dot != name ? dot : name + strlen (name);
  g_autofree char *stem = g_strndup (name, (gsize) (suffix - name));
  char *bracket = g_str_has_suffix (stem, ")") ? g_strrstr (stem, " (") : NULL;
  char *end = NULL;
  const guint64 number = bracket != NULL ? g_ascii_strtoull (bracket + 2, &end, 10) : 0;

  if (number == 0 || number > MAX_NUMBER || !g_str_equal (end, ")"))
    return g_strdup_printf ("%s (2)%s", stem, suffix);
  *bracket = '\0';
  return g_strdup_printf ("%s (%" G_GUINT64_FORMAT ")%s", stem, number + 1, suffix);
}

void
comstock_window_choose_beside (GtkWindow         *window,
                               GFile             *file,
                               ComstockFileChosen chosen)
{
  GtkFileChooser *chooser =
    create_chooser (window, _("Save the Game"), GTK_FILE_CHOOSER_ACTION_SAVE, chosen);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *path = dup_next_name (file);
  g_autofree char *name = g_filename_display_name (path);

  add_filters (chooser);
  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, name);
  comstock_dialog_present_native (GTK_NATIVE_DIALOG (chooser), GTK_WIDGET (window), "win.save-as");
}

void
comstock_window_choose_export (GtkWindow         *window,
                               const char        *title,
                               const char        *name,
                               const char        *action,
                               ComstockFileChosen chosen)
{
  GtkFileChooser *chooser = create_chooser (window, title, GTK_FILE_CHOOSER_ACTION_SAVE, chosen);

  gtk_file_chooser_set_current_name (chooser, name);
  comstock_dialog_present_native (GTK_NATIVE_DIALOG (chooser), GTK_WIDGET (window), action);
}
