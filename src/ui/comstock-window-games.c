/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which game is on the table: kept from move to move, opened, brought back. */

#include "config.h"

#include "comstock-window-private.h"

#include <glib/gi18n.h>

#include "comstock-announcer.h"
#include "comstock-dialog.h"
#include "comstock-game-ui.h"
#include "comstock-recent.h"
#include "comstock-scale.h"
#include "comstock-window-file.h"
#include "model/comstock-text.h"

/* Of each paragraph of a problem, at the usual size of text: larger text must leave room for the table.  The tooltip
 * tells all. */
#define PROBLEM_LINES 5

static ComstockGame *
get_game (ComstockWindow *self)
{
  return comstock_autosave_get_game (self->store);
}

/* Replaces the game by another, which was read from @file or is new, and tells it: see comstock_window_tell (). */
static void
replace_game (ComstockWindow *self,
              ComstockGame   *game,
              GFile          *file,
              const char     *sentence)
{
  ComstockGame *former = get_game (self);
  gboolean played = former != NULL && comstock_game_get_length (former) > 0;

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
  replace_game (self, game, NULL, N_("A new game begins"));
}

void
comstock_window_tell_damaged (ComstockWindow *self)
{
  g_autofree char *report = comstock_autosave_dup_report (self->store);

  if (report != NULL)
    comstock_window_tell_failure (self, "win.tell-damaged",
                                  get_game (self) != NULL ? _("An Earlier Moment Was Opened")
                                                          : _("The Last Game Cannot Be Opened"),
                                  report);
}

void
comstock_window_restore (ComstockWindow *self)
{
  g_autofree char *report = NULL;
  g_autoptr (ComstockGame) game = comstock_autosave_restore (self->store, &report);

  if (game != NULL)
    comstock_window_show_game (self);
  if (report != NULL)
    comstock_window_tell_damaged (self);
}

/* Reads @file, or with @stop as much of it as today's rules prove.  A game without a table cannot be opened. */
static ComstockGame *
read_game (GFile   *file,
           GError **stop,
           GError **error)
{
  g_autoptr (ComstockGame) game = stop != NULL ? comstock_save_read_prefix (file, NULL, stop, error)
                                               : comstock_save_read (file, NULL, error);
  g_autofree char *name = g_file_get_parse_name (file);

  if (game == NULL || comstock_game_ui_find (comstock_game_get_rules (game)->id) != NULL)
    return g_steal_pointer (&game);
  comstock_save_set_game_error (game, error);
  comstock_text_prefix_error (error, name);
  return NULL;
}

/* What can be proved of a game that other rules have played. */
typedef struct
{
  GWeakRef window;
  ComstockGame *game;
} Prefix;

static void
prefix_free (gpointer  data,
             GClosure *closure)
{
  Prefix *prefix = data;

  g_weak_ref_clear (&prefix->window);
  g_object_unref (prefix->game);
  g_free (prefix);
}

/* Saving must not write over the file that holds the whole game: the prefix has no file. */
static void
on_prefix_response (AdwMessageDialog *dialog,
                    const char       *response,
                    Prefix           *prefix)
{
  g_autoptr (ComstockWindow) self = g_weak_ref_get (&prefix->window);

  if (self == NULL || g_str_equal (response, "cancel"))
    return;
  replace_game (self, prefix->game, NULL, N_("Opened up to there"));
  if (g_str_equal (response, "look"))
    g_object_set (comstock_window_get_table (self), "replaying", TRUE, NULL);
}

static void
offer_prefix (ComstockWindow *self,
              const char     *action,
              ComstockGame   *game,
              const GError   *stop)
{
  Prefix *prefix = g_new0 (Prefix, 1);
  guint n = comstock_game_get_length (game);
  g_autofree char *body = g_strdup_printf (
    ngettext ("%s\nIt can be opened up to there: %u move is the same by the rules of this program. The file stays "
              "as it is.",
              "%s\nIt can be opened up to there: %u moves are the same by the rules of this program. The file stays "
              "as it is.", n),
    stop->message, n);
  GtkWidget *dialog =
    adw_message_dialog_new (GTK_WINDOW (self), _("This Game Was Played by Other Rules"), body);

  g_weak_ref_init (&prefix->window, self);
  prefix->game = g_object_ref (game);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "look", _("Only _Look at It"),
                                    "play", _("_Play On From There"),
                                    NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "look");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (on_prefix_response), prefix, prefix_free, 0);
  comstock_dialog_set_action (GTK_WINDOW (dialog), action);
  comstock_dialog_present (GTK_WINDOW (dialog), GTK_WIDGET (self));
}

static gboolean
is_by_other_rules (const GError *error)
{
  return g_error_matches (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_NEWER) ||
         g_error_matches (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_MOVE) ||
         g_error_matches (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_DIGEST);
}

/* The whole file cannot be opened because of @error. */
static void
open_prefix (ComstockWindow *self,
             GFile          *file,
             const GError   *error)
{
  g_autoptr (GError) stop = NULL;
  g_autoptr (ComstockGame) game = NULL;
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new_string (uri));
  g_autofree char *action = g_action_print_detailed_name ("win.open-uri", target);

  if (is_by_other_rules (error))
    game = read_game (file, &stop, NULL);
  if (game != NULL)
    offer_prefix (self, action, game, stop != NULL ? stop : error);
  else
    comstock_window_tell_failure (self, action, _("This Game Cannot Be Opened"), error->message);
}

void
comstock_window_open_file (ComstockWindow *self,
                           GFile          *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = read_game (file, NULL, &error);

  if (game == NULL)
    {
      open_prefix (self, file, error);
      return;
    }
  comstock_recent_add (file);
  replace_game (self, game, file, N_("Game opened"));
}

static void
on_open_chosen (GFile   *file,
                gpointer data)
{
  comstock_window_open_file (data, file);
}

void
comstock_window_open (ComstockWindow *self)
{
  comstock_window_choose_open (GTK_WINDOW (self), on_open_chosen);
}

void
comstock_window_bring_back (ComstockWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = comstock_autosave_bring_back (self->store, &error);

  if (game == NULL)
    {
      comstock_window_tell_failure (self, "win.bring-back", _("The Former Game Cannot Be Opened"),
                                       error->message);
      return;
    }
  comstock_window_set_file (self, NULL, NULL);
  comstock_window_show_game (self);
  comstock_window_tell (self, N_("The former game is back"), NULL, NULL, NULL);
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

/* The youngest file is the line just kept. */
static void
tell_kept (ComstockWindow *self)
{
  g_autoptr (GPtrArray) files = comstock_autosave_dup_kept (self->store);
  g_autofree char *uri = NULL;

  self->telling_kept = FALSE;
  if (files->len == 0)
    return;
  uri = g_file_get_uri (files->pdata[0]);
  /* Translators: a file. */
  comstock_window_tell (self, N_("The game as it went is kept: {file}"), N_("_Open"), "win.open-uri", uri);
}

void
comstock_window_play_on (ComstockWindow *self)
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
update_pending (ComstockWindow *self)
{
  ComstockTable *table = comstock_window_get_table (self);
  g_autofree char *problem = NULL;
  gboolean pending;

  g_object_get (self->store, "pending", &pending, "problem", &problem, NULL);
  if (table != NULL)
    g_object_set (table, "waiting", pending && problem == NULL, NULL);
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
      comstock_announce (GTK_WIDGET (self), problem);
    }
  gtk_info_bar_set_revealed (self->problem_bar, problem != NULL);
  update_pending (self);
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
  g_signal_connect_object (self->store, "notify::pending", G_CALLBACK (update_pending), self, G_CONNECT_SWAPPED);
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

gboolean
comstock_window_keep_for_good (ComstockWindow *self)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog;

  if (get_game (self) == NULL || comstock_autosave_flush (self->store, &error))
    return TRUE;
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _("The Game Is Not Kept"), error->message);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Back to the Game"),
                                    "close", _("_Close All the Same"),
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
