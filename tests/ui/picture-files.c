/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something is wrong with a file or the disk. */

#include "config.h"

#include "picture-files.h"

#include <glib/gstdio.h>

#include "model/store/comstock-save.h"
#include "ui/table/comstock-table.h"
#include "hung-file.h"
#include "ui-probe.h"

/* Where the program keeps the games of all its windows. */
static char *
dup_store (void)
{
  return g_build_filename (g_get_user_data_dir (), "comstock", "autosave", NULL);
}

static gboolean
is_problem_told (gpointer window)
{
  return ui_probe_find (window, GTK_TYPE_INFO_BAR) != NULL;
}

/* Once the window is gone all is as it was. */
static void
clear_way (GtkWidget  *window,
           const char *away)
{
  g_autofree char *folder = dup_store ();

  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
}

/* No window finds a folder in which it could keep its game. */
void
picture_files_fail (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  g_autofree char *folder = dup_store ();
  char *away = g_strdup_printf ("%s-%" G_GINT64_FORMAT, folder, g_get_monotonic_time ());

  g_signal_connect_data (window, "destroy", G_CALLBACK (clear_way), away, (GClosureNotify) (void (*) (void)) g_free, 0);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", -1, NULL));
  stage_step (game);
  ui_probe_wait (is_problem_told, window);
}

/* The table does not ask what the game asks. */
static gboolean
is_held_up (gpointer window)
{
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);
  g_autoptr (ComstockGame) game = NULL;
  g_autofree char *asked = NULL;
  g_autofree char *prompt = NULL;

  g_object_get (table, "game", &game, "prompt", &prompt, NULL);
  asked = comstock_game_dup_prompt (game);
  return !g_str_equal (prompt, asked);
}

void
picture_files_hold_up (ComstockWindow    *window,
                       ComstockCardsGame *game)
{
  picture_files_fail (window, game);
  while (comstock_game_get_automatic_seat (COMSTOCK_GAME (game)) < 0)
    stage_step (game);
  ui_probe_wait (is_held_up, window);
}

void
picture_files_damaged (ComstockWindow    *window,
                       ComstockCardsGame *game)
{
  g_autofree char *store = dup_store ();
  g_autofree char *folder = g_build_filename (store, "1", NULL);
  g_autofree char *path = g_build_filename (folder, "game-0000999998.comstock", NULL);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, "{\"format\": 1}", -1, NULL));
  comstock_window_restore (window);
}

void
picture_files_newer (ComstockWindow    *window,
                     ComstockCardsGame *game)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "From tomorrow.comstock", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (COMSTOCK_GAME (game));
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  char *rules = strstr (text, "\"rules\" : 1");

  g_assert_nonnull (rules);
  rules[strlen ("\"rules\" : ")] = '9';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  comstock_window_open_file (window, file);
  ui_probe_await_window (ADW_TYPE_MESSAGE_DIALOG);
}

void
picture_files_bad (ComstockWindow    *window,
                   ComstockCardsGame *game)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "An evening with friends.comstock", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, "{\"format\": 1}", -1, NULL));
  comstock_window_open_file (window, file);
  ui_probe_await_window (ADW_TYPE_MESSAGE_DIALOG);
}

static gboolean
is_opening_told (gpointer window)
{
  return gtk_widget_get_visible (
    GTK_WIDGET (gtk_widget_get_template_child (window, COMSTOCK_TYPE_WINDOW, "opening_bar")));
}

void
picture_files_hung (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/An evening with friends.comstock");
  g_autoptr (GFile) file = hung_file_new (nowhere);

  comstock_window_open_file (window, file);
  ui_probe_wait (is_opening_told, window);
}
