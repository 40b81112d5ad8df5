/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window does with a save of a game that the model knows and no table shows. */

#include "model/store/comstock-save.h"
#include "pebbles-game.h"
#include "ui-probe.h"
#include "ui/table/comstock-game-ui.h"
#include "ui/table/comstock-table.h"
#include "ui/shell/comstock-window.h"

/* Writes the save of a game of Pebbles, with @old in it replaced by @new_text, and opens it. */
static char *
open_pebbles (ComstockWindow *window,
              const char     *old,
              const char     *new_text)
{
  g_autoptr (ComstockGame) game = pebbles_game_new_played ();
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);
  GString *text = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "pebbles.comstock", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (*old != 0)
    g_assert_cmpuint (g_string_replace (text, old, new_text, 0), ==, 1);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  g_string_free (text, TRUE);
  comstock_window_open_file (window, file);
  return g_steal_pointer (&path);
}

static void
assert_refused (ComstockWindow *window,
                const char     *old,
                const char     *new_text,
                const char     *message)
{
  g_autoptr (ComstockGame) shown = NULL;
  g_autoptr (ComstockGame) still_shown = NULL;
  g_autofree char *path = NULL;
  g_autofree char *wanted = NULL;
  AdwMessageDialog *dialog;

  g_object_get (ui_probe_find (window, COMSTOCK_TYPE_TABLE), "game", &shown, NULL);
  path = open_pebbles (window, old, new_text);
  wanted = g_strdup_printf ("%s: %s", path, message);
  dialog = ui_probe_await_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpstr (adw_message_dialog_get_body (dialog), ==, wanted);
  g_object_get (ui_probe_find (window, COMSTOCK_TYPE_TABLE), "game", &still_shown, NULL);
  g_assert_true (still_shown == shown);
  gtk_window_destroy (GTK_WINDOW (dialog));
  stage_settle ();
}

/* Also when only a prefix could be opened: the reason why is then the one of the rules. */
static void
test_refused (void)
{
  ComstockWindow *window = comstock_window_new (ui_probe_get_application ());
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_quick (comstock_game_uis[0]);

  comstock_window_set_game (window, game);
  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  assert_refused (window, "", "", "game: this program cannot show “pebbles” yet");
  assert_refused (window, "\"rules\" : 1", "\"rules\" : 2",
                  "rules: version 2 is too new for this program, which reads versions up to 1");
  gtk_window_close (GTK_WINDOW (window));
  stage_settle ();
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/other-game/refused", test_refused);
  return g_test_run ();
}
