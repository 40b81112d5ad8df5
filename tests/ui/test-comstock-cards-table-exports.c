/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what leaves the table: exports that arrive, one that fails, the log on the clipboard, a page that is not
 * printed after all. */

#include "config.h"

#include <glib/gstdio.h>

#include "model/board/comstock-board-game.h"
#include "model/session/comstock-log-entry.h"
#include "ui/shell/comstock-window.h"
#include "ui-probe.h"
#include "widget-stage.h"

/* A game in the middle, in a window of its own. */
typedef struct
{
  ComstockWindow *window;
  ComstockGame *game;
} Stage;

static ComstockGame *
play_cards (void)
{
  ComstockCardsGame *game = stage_game_new (11);

  stage_play_to (game, CARDS_STEP_BID, 8);
  return COMSTOCK_GAME (game);
}

static ComstockGame *
deal_board (void)
{
  ComstockBoardSetup setup;

  comstock_board_setup_init (&setup);
  return COMSTOCK_GAME (comstock_board_game_new (&setup, NULL));
}

/* @data: which game. */
static Stage
begin (gconstpointer data)
{
  Stage stage = { 0 };

  stage.game = g_str_equal (data, "board") ? deal_board () : play_cards ();
  stage.window = comstock_window_new (ui_probe_get_application ());
  comstock_window_set_game (stage.window, stage.game);
  gtk_window_present (GTK_WINDOW (stage.window));
  stage_settle ();
  return stage;
}

static void
end (Stage *stage)
{
  gtk_window_destroy (GTK_WINDOW (stage->window));
  g_object_unref (stage->game);
  stage_settle ();
}

static gboolean
is_chooser_there (gpointer data)
{
  return ui_probe_find_window (GTK_TYPE_FILE_CHOOSER) != NULL;
}

static gboolean
is_written (gpointer data)
{
  return g_file_test (data, G_FILE_TEST_EXISTS);
}

/* A chooser in use, and what it shall choose. */
typedef struct
{
  gpointer chooser;
  GFile *file;
} Choice;

/* A chooser that has just come up enters a folder of its own accord, and would forget one that it was given before. */
static gboolean
is_in_a_folder (gpointer chooser)
{
  g_autoptr (GFile) folder = gtk_file_chooser_get_current_folder (chooser);

  return folder != NULL;
}

/* It looks into a folder before it enters it. */
static gboolean
is_chosen (gpointer data)
{
  const Choice *choice = data;
  g_autoptr (GFile) file = gtk_file_chooser_get_file (choice->chooser);

  return file != NULL && g_file_equal (file, choice->file);
}

/* Lets the export ask where to, and answers with @path. */
static void
export_to (Stage      *stage,
           const char *action,
           const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  Choice choice = { .file = file };

  gtk_widget_activate_action (GTK_WIDGET (stage->window), action, NULL);
  ui_probe_wait (is_chooser_there, NULL);
  choice.chooser = ui_probe_find_window (GTK_TYPE_FILE_CHOOSER);
  ui_probe_wait (is_in_a_folder, choice.chooser);
  gtk_file_chooser_set_current_folder (choice.chooser, folder, NULL);
  gtk_file_chooser_set_current_name (choice.chooser, name);
  ui_probe_wait (is_chosen, &choice);
  gtk_dialog_response (choice.chooser, GTK_RESPONSE_ACCEPT);
}

/* Each action asks where to, and what is exported arrives there. */
static void
test_export (gconstpointer game)
{
  static const char *const actions[] = { "table.export-png", "table.export-svg", "table.export-csv",
                                        "table.export-log" };
  Stage stage = begin (game);
  g_autofree char *folder = g_dir_make_tmp ("comstock-export-XXXXXX", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autofree char *path = g_build_filename (folder, actions[i] + strlen ("table.export-"), NULL);

      export_to (&stage, actions[i], path);
      ui_probe_wait (is_written, path);
      stage_settle ();
      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  end (&stage);
}

/* A line for each entry and an empty one before each round but the first; the clipboard has it, too. */
static void
test_copied_log (gconstpointer game)
{
  Stage stage = begin (game);
  g_autofree char *text = comstock_game_dup_log_text (stage.game);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const guint length = comstock_game_get_log_length (stage.game, comstock_game_get_cursor (stage.game));
  g_autoptr (ComstockLogEntry) last = g_list_model_get_item (comstock_game_get_log (stage.game), length - 1);
  g_autofree char *sentence = comstock_log_entry_dup_sentence (last);
  g_autofree char *copied = NULL;
  guint n_empty = 0, n_rounds = 0;

  for (guint i = 0; lines[i + 1] != NULL; i++)
    n_empty += *lines[i] == '\0';
  for (guint i = 1; i < length; i++)
    {
      g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (comstock_game_get_log (stage.game), i);
      g_autofree char *told = comstock_log_entry_dup_sentence (entry);

      n_rounds += g_str_has_suffix (told, " begins.");
    }
  g_assert_cmpuint (g_strv_length (lines), ==, length + n_empty + 1);
  g_assert_cmpuint (n_rounds, >, 0);
  g_assert_cmpuint (n_empty, ==, n_rounds);
  g_assert_cmpstr (lines[g_strv_length (lines) - 2], ==, sentence);
  gtk_widget_activate_action (GTK_WIDGET (stage.window), "table.copy-log", NULL);
  copied = ui_probe_dup_copied (stage.window);
  g_assert_cmpstr (copied, ==, text);
  end (&stage);
}

static gboolean
is_failure_told (gpointer data)
{
  return ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG) != NULL;
}

/* No folder of processes takes files, not even of an administrator. */
static void
test_failed_export (gconstpointer game)
{
  Stage stage = begin (game);
  AdwMessageDialog *dialog;

  export_to (&stage, "table.export-csv", "/proc/self/score.csv");
  ui_probe_wait (is_failure_told, NULL);
  dialog = ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "Could Not Export");
  g_assert_cmpuint (strlen (adw_message_dialog_get_body (dialog)), >, 0);
  gtk_window_close (GTK_WINDOW (dialog));
  stage_settle ();
  g_assert_false (is_failure_told (NULL));
  end (&stage);
}

static gboolean
is_print_dialog_there (gpointer data)
{
  return ui_probe_find_window (GTK_TYPE_DIALOG) != NULL;
}

/* Who changes their mind is told of nothing. */
static void
test_print_cancelled (gconstpointer game)
{
  Stage stage = begin (game);

  gtk_widget_activate_action (GTK_WIDGET (stage.window), "table.print", NULL);
  ui_probe_wait (is_print_dialog_there, NULL);
  gtk_dialog_response (ui_probe_find_window (GTK_TYPE_DIALOG), GTK_RESPONSE_CANCEL);
  stage_settle ();
  g_assert_false (is_print_dialog_there (NULL));
  end (&stage);
}

/* On a busy machine GTK 4.8 sometimes draws a button of the chooser's path before the folder that it entered has given
 * it a place.  The table's own buttons are looked at by other tests. */
static gboolean
is_fatal (const char    *domain,
          GLogLevelFlags level,
          const char    *message,
          gpointer       data)
{
  return !g_str_has_prefix (message, "Trying to snapshot GtkButton");
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_log_set_fatal_handler (is_fatal, NULL);
  g_test_add_data_func ("/table-exports/cards/export", "cards", test_export);
  g_test_add_data_func ("/table-exports/cards/failed-export", "cards", test_failed_export);
  g_test_add_data_func ("/table-exports/cards/print-cancelled", "cards", test_print_cancelled);
  g_test_add_data_func ("/table-exports/cards/copied-log", "cards", test_copied_log);
  g_test_add_data_func ("/table-exports/board/export", "board", test_export);
  g_test_add_data_func ("/table-exports/board/failed-export", "board", test_failed_export);
  g_test_add_data_func ("/table-exports/board/print-cancelled", "board", test_print_cancelled);
  return g_test_run ();
}
