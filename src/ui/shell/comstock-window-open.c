/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening a save: the window goes on while the file is read, and says so where that takes long. */

#include "config.h"

#include "comstock-window-private.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-dialog.h"
#include "ui/table/comstock-game-ui.h"
#include "comstock-recent.h"
#include "comstock-window-file.h"
#include "model/base/comstock-text.h"

/* Reading that takes longer than this is told, in milliseconds. */
#define PATIENCE 300

/* A game without a table cannot be opened: NULL and @error then.  Consumes @game, which may be NULL. */
static ComstockGame *
check_table (ComstockGame *game,
             GFile        *file,
             GError      **error)
{
  g_autoptr (ComstockGame) own = game;
  g_autofree char *name = g_file_get_parse_name (file);

  if (own == NULL || comstock_game_ui_find (comstock_game_get_rules (own)->id) != NULL)
    return g_steal_pointer (&own);
  comstock_save_set_game_error (own, error);
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
  comstock_window_replace_game (self, prefix->game, NULL, N_("Game opened as far as that move"));
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
    /* Translators: what is wrong with a file, a sentence, and the number of a move */
    ngettext ("%s\nIt can be opened as far as move %u; what follows breaks the rules of this program. The file is not "
              "changed.",
              "%s\nIt can be opened as far as move %u; what follows breaks the rules of this program. The file is not "
              "changed.", n),
    stop->message, n);
  GtkWidget *dialog =
    adw_message_dialog_new (GTK_WINDOW (self), _("Game Was Played With Different Rules"), body);

  g_weak_ref_init (&prefix->window, self);
  prefix->game = g_object_ref (game);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "look", _("_View Only"),
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

static char *
lookup_file (const char *placeholder,
             gpointer    file)
{
  g_autofree char *name = NULL;

  if (!g_str_equal (placeholder, "file"))
    return NULL;
  name = g_file_get_parse_name (file);
  return g_path_get_basename (name);
}

/* Returns the sentence. */
static char *
reveal (ComstockWindow *self)
{
  /* Translators: a file. */
  char *sentence = comstock_text_fill (_("Opening {file}…"), lookup_file, self->opening);

  gtk_label_set_label (self->opening_label, sentence);
  gtk_widget_set_visible (self->opening_bar, TRUE);
  return sentence;
}

static gboolean
on_patience_ended (gpointer data)
{
  ComstockWindow *self = data;
  g_autofree char *sentence = reveal (self);

  self->opening_patience = 0;
  comstock_announce (GTK_WIDGET (self), sentence);
  return G_SOURCE_REMOVE;
}

static gboolean
is_told (ComstockWindow *self)
{
  return self->opening != NULL && self->opening_patience == 0;
}

void
comstock_window_show_opening (ComstockWindow *self)
{
  if (is_told (self))
    g_free (reveal (self));
}

/* What goes must not take the focus along. */
static void
conceal (ComstockWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  ComstockTable *table = comstock_window_get_table (self);

  if (focus != NULL && gtk_widget_is_ancestor (focus, self->opening_bar))
    gtk_widget_grab_focus (table != NULL ? GTK_WIDGET (table) : self->welcome);
  gtk_widget_set_visible (self->opening_bar, FALSE);
}

void
comstock_window_stop_opening (ComstockWindow *self)
{
  if (self->opening == NULL)
    return;
  if (is_told (self))
    conceal (self);
  g_clear_handle_id (&self->opening_patience, g_source_remove);
  g_cancellable_cancel (self->opening_end);
  g_clear_object (&self->opening_end);
  g_clear_object (&self->opening);
}

static gboolean
on_escape (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  ComstockWindow *self = COMSTOCK_WINDOW (widget);

  if (!is_told (self))
    return GDK_EVENT_PROPAGATE;
  comstock_window_stop_opening (self);
  return GDK_EVENT_STOP;
}

/* Before the table, where any key skips while others play. */
void
comstock_window_watch_opening (ComstockWindow *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_callback_action_new (on_escape, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* Whether the answer comes too late: nobody waits for it, and the window may be gone. */
static gboolean
is_late (GAsyncResult *result)
{
  return g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result)));
}

static void
tell_unreadable (ComstockWindow *self,
                 const char     *action,
                 const GError   *error)
{
  comstock_window_tell_failure (self, action, _("Could Not Open the Game"), error->message);
}

/* Why the whole file cannot be opened, while a prefix is read. */
typedef struct
{
  ComstockWindow *window;       /* borrowed: see is_late () */
  GError *error;
} Whole;

static void
whole_free (Whole *whole)
{
  g_error_free (whole->error);
  g_free (whole);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Whole, whole_free)

static char *
print_action (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new_string (uri));

  return g_action_print_detailed_name ("win.open-uri", target);
}

static void
on_prefix_read (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (Whole) whole = data;
  g_autoptr (GError) stop = NULL;
  g_autoptr (ComstockGame) game = comstock_save_read_prefix_finish (result, &stop, NULL);
  g_autofree char *action = NULL;

  if (is_late (result))
    return;
  action = print_action (whole->window->opening);
  game = check_table (g_steal_pointer (&game), whole->window->opening, NULL);
  comstock_window_stop_opening (whole->window);
  if (game != NULL)
    offer_prefix (whole->window, action, game, stop != NULL ? stop : whole->error);
  else
    tell_unreadable (whole->window, action, whole->error);
}

/* The whole file cannot be opened because of @error, which is consumed. */
static void
open_prefix (ComstockWindow *self,
             GError         *error)
{
  Whole *whole = g_new (Whole, 1);

  *whole = (Whole) { self, error };
  comstock_save_read_prefix_async (self->opening, self->opening_end, on_prefix_read, whole);
}

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  ComstockWindow *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = comstock_save_read_finish (result, &error);
  g_autoptr (GFile) file = NULL;

  if (is_late (result))
    return;
  if (game == NULL && is_by_other_rules (error))
    {
      open_prefix (self, g_steal_pointer (&error));
      return;
    }
  file = g_object_ref (self->opening);
  game = check_table (g_steal_pointer (&game), file, &error);
  comstock_window_stop_opening (self);
  if (game == NULL)
    {
      g_autofree char *action = print_action (file);

      tell_unreadable (self, action, error);
      return;
    }
  comstock_recent_add (file);
  /* Translators: for a moment, after a file was opened */
  comstock_window_replace_game (self, game, file, N_("Game opened"));
}

void
comstock_window_open_file (ComstockWindow *self,
                           GFile          *file)
{
  comstock_window_stop_opening (self);
  self->opening = g_object_ref (file);
  self->opening_end = g_cancellable_new ();
  self->opening_patience = g_timeout_add (PATIENCE, on_patience_ended, self);
  comstock_save_read_async (file, self->opening_end, on_read, self);
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
  comstock_window_stop_opening (self);
  comstock_window_choose_open (GTK_WINDOW (self), on_open_chosen);
}
