/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which game is on the table: kept from move to move, brought back. */

#include "config.h"

#include "comstock-window-private.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-announcer.h"
#include "comstock-application.h"
#include "ui/kit/comstock-dialog.h"
#include "comstock-recent.h"
#include "ui/kit/comstock-scale.h"
#include "comstock-window-file.h"
#include "model/store/comstock-save.h"

/* Of each paragraph of a problem, at the usual size of text: larger text must leave room for the table.  The tooltip
 * tells all. */
#define PROBLEM_LINES 5

static ComstockGame *
get_game (ComstockWindow *self)
{
  return comstock_autosave_get_game (self->store);
}

void
comstock_window_replace_game (ComstockWindow *self,
                              ComstockGame   *game,
                              GFile          *file,
                              const char     *sentence)
{
  ComstockGame *former = get_game (self);
  gboolean played = former != NULL && comstock_game_is_played (former);

  comstock_window_stop_opening (self);
  comstock_autosave_set_game (self->store, game);
  comstock_window_set_file (self, file, file != NULL ? comstock_save_get_source (game) : NULL);
  comstock_window_show_game (self);
  if (played)
    comstock_window_tell (self, sentence, N_("_Undo"), "win.bring-back", NULL);
}

void
comstock_window_set_game (ComstockWindow *self,
                          ComstockGame   *game)
{
  comstock_window_replace_game (self, game, NULL, N_("New game started"));
}

void
comstock_window_tell_damaged (ComstockWindow *self)
{
  g_autofree char *report = comstock_autosave_dup_report (self->store);

  if (report != NULL)
    comstock_window_tell_failure (self, "win.tell-damaged",
                                  get_game (self) != NULL ? _("An Earlier State Was Restored")
                                                          : _("Could Not Open the Last Game"),
                                  report);
}

void
comstock_window_restore (ComstockWindow *self)
{
  if (get_game (self) == NULL)
    {
      g_autofree char *report = NULL;
      g_autoptr (ComstockGame) game = comstock_autosave_restore (self->store, &report);
    }
  if (get_game (self) != NULL)
    comstock_window_show_game (self);
  comstock_window_tell_damaged (self);
}

void
comstock_window_bring_back (ComstockWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = comstock_autosave_bring_back (self->store, &error);

  if (game == NULL)
    {
      /* Translators: the game that was on the table before another one took its place */
      comstock_window_tell_failure (self, "win.bring-back", _("Could Not Open the Previous Game"),
                                       error->message);
      return;
    }
  comstock_window_stop_opening (self);
  comstock_window_set_file (self, NULL, NULL);
  comstock_window_show_game (self);
  comstock_window_tell (self, N_("Previous game restored"), NULL, NULL, NULL);
}

/* Past its first move, undo brings the game before; but not while the game is only looked at. */
static gboolean
is_former_next (ComstockWindow *self)
{
  gboolean replaying;

  g_object_get (comstock_window_get_table (self), "replaying", &replaying, NULL);
  return !replaying && !comstock_game_is_undo_barred (get_game (self)) &&
         comstock_autosave_can_bring_back (self->store);
}

void
comstock_window_undo (ComstockWindow *self)
{
  ComstockGame *game = get_game (self);
  g_autofree char *refusal = comstock_game_dup_undo_refusal (game);

  if (refusal == NULL)
    comstock_game_undo (game);
  else if (is_former_next (self))
    comstock_window_bring_back (self);
  else
    comstock_window_tell_once (self, refusal);
}

/* The youngest file is the line just kept; its name tells a player nothing. */
static void
tell_kept (ComstockWindow *self)
{
  g_autoptr (GPtrArray) files = comstock_autosave_dup_kept (self->store);
  g_autofree char *uri = NULL;

  self->telling_kept = FALSE;
  if (files->len == 0)
    return;
  uri = g_file_get_uri (files->pdata[0]);
  comstock_window_tell (self, N_("Finished game saved"), N_("_Open"), "win.open-uri", uri);
}

static void
play_on (ComstockWindow *self)
{
  ComstockGame *game = get_game (self);

  if (comstock_game_can_redo (game))
    {
      comstock_autosave_keep_line (self->store);
      self->telling_kept = TRUE;
      comstock_game_branch (game);
    }
  g_object_set (comstock_window_get_table (self), "replaying", FALSE, NULL);
}

static void
on_play_on_response (ComstockWindow *self,
                     const char     *response)
{
  if (g_str_equal (response, "play-on"))
    play_on (self);
}

/* A person who looks back at a finished game seldom means to play it again. */
void
comstock_window_play_on (ComstockWindow *self)
{
  GtkWidget *dialog;

  if (!comstock_game_can_redo (get_game (self)) || !comstock_game_is_finished (get_game (self)))
    {
      play_on (self);
      return;
    }
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _("Play On From Here?"),
                                   _("The finished game remains saved."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    /* Translators: button: play on from here; a verb */
                                    "play-on", _("_Play On"),
                                    NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_play_on_response), self, G_CONNECT_SWAPPED);
  comstock_dialog_set_action (GTK_WINDOW (dialog), "win.play-on");
  comstock_dialog_present (GTK_WINDOW (dialog), GTK_WIDGET (self));
}

void
comstock_window_update_pending (ComstockWindow *self)
{
  ComstockTable *table = comstock_window_get_table (self);
  gboolean pending;

  g_object_get (self->store, "pending", &pending, NULL);
  if (table != NULL)
    g_object_set (table, "waiting", pending && !self->playing_unkept, NULL);
  if (!pending && self->telling_kept)
    tell_kept (self);
}

static void
update_problem (ComstockWindow *self)
{
  g_autofree char *problem = NULL;

  g_object_get (self->store, "problem", &problem, NULL);
  if (problem != NULL)
    {
      gtk_label_set_label (self->problem_label, problem);
      gtk_label_set_lines (self->problem_label,
                           (int) (PROBLEM_LINES / comstock_scale_get_text (GTK_WIDGET (self))));
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->problem_label), problem);
    }
  self->playing_unkept = self->playing_unkept && problem != NULL;
  gtk_widget_set_visible (self->play_unkept, !self->playing_unkept);
  gtk_widget_set_visible (self->problem_bar, problem != NULL);
  comstock_window_update_pending (self);
}

static void
announce_problem (ComstockWindow *self)
{
  g_autofree char *problem = NULL;

  g_object_get (self->store, "problem", &problem, NULL);
  comstock_announce (GTK_WIDGET (self), problem);
}

void
comstock_window_play_unkept (ComstockWindow *self)
{
  self->playing_unkept = TRUE;
  update_problem (self);
}

/* What the system says of a failure is in the language of that moment: trying again says it in the present one. */
void
comstock_window_show_store (ComstockWindow *self)
{
  g_autofree char *problem = NULL;

  g_object_get (self->store, "problem", &problem, NULL);
  if (problem != NULL)
    comstock_autosave_flush (self->store, NULL);
  update_problem (self);
}

void
comstock_window_watch_store (ComstockWindow *self)
{
  g_signal_connect_object (self->store, "notify::problem", G_CALLBACK (update_problem), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store, "failed", G_CALLBACK (announce_problem), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store, "notify::pending", G_CALLBACK (comstock_window_update_pending),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store, "notify::can-bring-back", G_CALLBACK (comstock_window_update_actions),
                           self, G_CONNECT_SWAPPED);
}

static void
on_leave_response (ComstockWindow *self,
                   const char     *response)
{
  if (g_str_equal (response, "save"))
    comstock_window_save_as (self);
  else if (g_str_equal (response, "close"))
    gtk_window_destroy (GTK_WINDOW (self));
}

/* Closing the last window, or quitting, means to leave; closing another one, to be done with its game. */
static gboolean
is_leaving (ComstockWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GList *windows = gtk_application_get_windows (application);

  for (GList *l = windows; l != NULL; l = l->next)
    if (COMSTOCK_IS_WINDOW (l->data) && l->data != self)
      return comstock_application_is_quitting (COMSTOCK_APPLICATION (application));
  return TRUE;
}

void
comstock_window_note_end (ComstockWindow *self)
{
  if (!is_leaving (self))
    comstock_autosave_close (self->store);
}

gboolean
comstock_window_keep_for_good (ComstockWindow *self)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog;

  if (get_game (self) == NULL || comstock_autosave_flush (self->store, &error))
    return TRUE;
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _("Close Without Saving?"), error->message);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "close", _("Close _Without Saving"),
                                    "save", _("_Save As…"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "close", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_leave_response), self, G_CONNECT_SWAPPED);
  comstock_dialog_set_action (GTK_WINDOW (dialog), "window.close");
  comstock_dialog_present (GTK_WINDOW (dialog), GTK_WIDGET (self));
  return FALSE;
}
