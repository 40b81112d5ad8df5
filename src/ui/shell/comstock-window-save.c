/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game goes to the player's file, and the player is asked first if that holds something that nobody expects. */

#include "comstock-window-private.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-dialog.h"
#include "comstock-recent.h"
#include "comstock-window-file.h"
#include "model/store/comstock-save.h"

/* A game on its way to a file, which keeps the program from ending; counted by its references. */
typedef struct
{
  ComstockWindow *window;
  GApplication *application;
  GFile *file;
  ComstockFileKnown *known;
  GBytes *bytes;
} Writing;

static Writing *
writing_new (ComstockWindow *window)
{
  Writing *writing = g_rc_box_new (Writing);

  *writing = (Writing) {
    .window = g_object_ref (window),
    .application = G_APPLICATION (g_object_ref (gtk_window_get_application (GTK_WINDOW (window)))),
    .file = g_object_ref (window->file),
    .known = comstock_file_known_ref (window->known),
    .bytes = comstock_save_to_bytes (comstock_autosave_get_game (window->store)),
  };
  g_application_hold (writing->application);
  return writing;
}

static void
writing_clear (gpointer data)
{
  Writing *writing = data;

  g_application_release (writing->application);
  g_object_unref (writing->window);
  g_object_unref (writing->application);
  g_object_unref (writing->file);
  comstock_file_known_unref (writing->known);
  g_bytes_unref (writing->bytes);
}

static void
writing_unref (Writing *writing)
{
  g_rc_box_release_full (writing, writing_clear);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Writing, writing_unref)

static gboolean
is_open (Writing *writing)
{
  return gtk_window_get_application (GTK_WINDOW (writing->window)) != NULL;
}

/* The window that saved, or if it was closed meanwhile another one, which shows the game as it was kept. */
static ComstockWindow *
find_teller (Writing *writing)
{
  if (is_open (writing))
    return writing->window;
  g_application_activate (writing->application);
  return COMSTOCK_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (writing->application)));
}

static void on_written (GObject      *source,
                        GAsyncResult *result,
                        gpointer      data);

/* Takes @writing. */
static void
start_writing (Writing *writing)
{
  comstock_save_write_bytes_async (writing->bytes, writing->file, writing->known, NULL, on_written, writing);
}

/* What the question was asked for is written, also if another game is on the table by now. */
static void
replace_all_the_same (Writing *writing)
{
  g_autoptr (ComstockFileKnown) whatever = comstock_file_known_new (NULL);

  if (writing->window->known == writing->known)
    {
      comstock_file_known_unref (writing->window->known);
      writing->window->known = comstock_file_known_ref (whatever);
    }
  comstock_file_known_unref (writing->known);
  writing->known = g_steal_pointer (&whatever);
  start_writing (g_rc_box_acquire (writing));
}

static void
on_save_chosen (GFile   *file,
                gpointer data)
{
  ComstockWindow *self = data;

  comstock_window_set_file (self, file, NULL);
  start_writing (writing_new (self));
}

static void
on_changed_response (GtkWindow  *dialog,
                     const char *response,
                     Writing    *writing)
{
  if (g_str_equal (response, "replace"))
    replace_all_the_same (writing);
  else if (g_str_equal (response, "both"))
    comstock_window_choose_beside (gtk_window_get_transient_for (dialog), writing->file, on_save_chosen);
}

static void
forget_question (gpointer  writing,
                 GClosure *closure)
{
  writing_unref (writing);
}

/* Of two questions about one file the older one is settled by the younger. */
static void
present_question (ComstockWindow *self,
                  GtkWindow      *dialog)
{
  if (self->question != NULL)
    gtk_window_close (self->question);
  g_set_weak_pointer (&self->question, dialog);
  gtk_window_set_destroy_with_parent (dialog, TRUE);
  comstock_dialog_set_action (dialog, "win.save");
  comstock_dialog_present (dialog, GTK_WIDGET (self));
}

/* Takes @writing, which was refused because of @reason. */
static void
ask_about_change (Writing    *writing,
                  const char *reason)
{
  ComstockWindow *teller = find_teller (writing);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (teller), _("File Has Changed"), reason);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "replace", _("_Replace"),
                                    "both", _("_Keep Both…"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "replace", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "both");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (on_changed_response), writing, forget_question, 0);
  present_question (teller, GTK_WINDOW (dialog));
}

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Writing) writing = data;
  g_autoptr (GError) error = NULL;

  if (comstock_save_write_finish (result, &error))
    {
      comstock_recent_add (writing->file);
      if (is_open (writing))
        comstock_window_tell (writing->window, N_("Game saved"), NULL, NULL, NULL);
    }
  else if (g_error_matches (error, COMSTOCK_FILE_ERROR, COMSTOCK_FILE_ERROR_CHANGED))
    ask_about_change (g_steal_pointer (&writing), error->message);
  else
    comstock_window_tell_failure (find_teller (writing), "win.save", _("Could Not Save the Game"), error->message);
}

void
comstock_window_set_file (ComstockWindow *self,
                          GFile          *file,
                          GBytes         *held)
{
  g_set_object (&self->file, file);
  g_clear_pointer (&self->known, comstock_file_known_unref);
  if (file != NULL)
    self->known = comstock_file_known_new (held);
}

void
comstock_window_save_as (ComstockWindow *self)
{
  comstock_window_stop_opening (self);
  comstock_window_choose_save (GTK_WINDOW (self), self->file, comstock_window_get_game_ui (self)->file_name,
                               on_save_chosen);
}

void
comstock_window_save (ComstockWindow *self)
{
  if (self->file != NULL)
    start_writing (writing_new (self));
  else
    comstock_window_save_as (self);
}
