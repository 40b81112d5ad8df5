/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saving to the file that the game came from: nothing is replaced there that the player does not know of. */

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model/store/comstock-save.h"
#include "ui/table/comstock-game-ui.h"
#include "ui/table/comstock-table.h"
#include "ui/shell/comstock-window.h"
#include "ui-probe.h"

#define STRANGE "{ \"from\" : \"elsewhere\" }"
#define N_MOVES 20

typedef struct
{
  ComstockWindow *window;
  char *folder;
  char *path;
  GFile *file;
  guint64 digest;       /* of the game in the file */
} Stage;

/* The game that lies on the table, borrowed, or NULL. */
static ComstockGame *
get_shown_game (ComstockWindow *window)
{
  gpointer table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);
  g_autoptr (ComstockGame) game = NULL;

  if (table != NULL)
    g_object_get (table, "game", &game, NULL);
  return game;
}

static void
play_some (ComstockGame *game)
{
  while (comstock_game_get_length (game) < N_MOVES)
    {
      const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
      g_autoptr (GArray) moves = comstock_game_dup_legal (game, seat);

      g_assert_true (comstock_game_play (game, seat, g_array_index (moves, CsMove, 0), NULL));
    }
}

static gboolean
is_opened (gpointer data)
{
  const Stage *stage = data;
  ComstockGame *game = get_shown_game (stage->window);

  return game != NULL && comstock_game_get_length (game) >= N_MOVES &&
         comstock_game_get_digest_at (game, N_MOVES) == stage->digest;
}

static void
open_window (Stage *stage)
{
  stage->window = comstock_window_new (ui_probe_get_application ());
  gtk_window_present (GTK_WINDOW (stage->window));
  stage_settle ();
  comstock_window_open_file (stage->window, stage->file);
  ui_probe_wait (is_opened, stage);
}

/* A window with a game from a file, in a folder of its own. */
static Stage
begin (void)
{
  Stage stage = { .folder = g_dir_make_tmp ("comstock-window-save-XXXXXX", NULL) };
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_quick (comstock_game_uis[0]);
  g_autoptr (GError) error = NULL;

  play_some (game);
  stage.digest = comstock_game_get_digest_at (game, N_MOVES);
  stage.path = g_build_filename (stage.folder, "An evening.comstock", NULL);
  stage.file = g_file_new_for_path (stage.path);
  comstock_save_write (game, stage.file, &error);
  g_assert_no_error (error);
  open_window (&stage);
  return stage;
}

static gboolean
is_gone (gpointer weak)
{
  return *(gpointer *) weak == NULL;
}

/* What is still being written keeps it. */
static void
close_window (ComstockWindow *window)
{
  gpointer weak = window;

  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  gtk_window_close (GTK_WINDOW (window));
  ui_probe_wait (is_gone, &weak);
}

static void
end (Stage *stage)
{
  close_window (stage->window);
  g_unlink (stage->path);
  g_assert_cmpint (g_rmdir (stage->folder), ==, 0);
  g_object_unref (stage->file);
  g_free (stage->path);
  g_free (stage->folder);
}

static gboolean
is_dialog_there (gpointer data)
{
  return ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG) != NULL;
}

static gboolean
is_chooser_there (gpointer data)
{
  return ui_probe_find_window (GTK_TYPE_FILE_CHOOSER) != NULL;
}

typedef struct
{
  const char *path;
  GBytes *bytes;
} Content;

static gboolean
is_there (gpointer data)
{
  const Content *content = data;
  g_autofree char *text = NULL;
  gsize size;

  return g_file_get_contents (content->path, &text, &size, NULL) && size == g_bytes_get_size (content->bytes) &&
         memcmp (text, g_bytes_get_data (content->bytes, NULL), size) == 0;
}

static void
assert_holds (const char *path,
              const char *wanted)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, wanted);
}

/* Takes a move back, so that there is something to save, and saves.  Returns what is to be in the file. */
static GBytes *
save (ComstockWindow *window)
{
  ComstockGame *game = get_shown_game (window);
  GBytes *bytes;

  comstock_game_go_to (game, comstock_game_get_cursor (game) - 1);
  bytes = comstock_save_to_bytes (game);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
  return bytes;
}

static void
assert_saves (ComstockWindow *window,
              const char     *path)
{
  g_autoptr (GBytes) bytes = save (window);

  ui_probe_wait (is_there, &(Content) { path, bytes });
  stage_settle ();
  g_assert_false (is_dialog_there (NULL));
}

/* Saves over a file that something strange has come into, is asked, and presses @label.  Returns what was to be
 * saved. */
static GBytes *
answer (Stage      *stage,
        const char *label)
{
  g_autoptr (GBytes) bytes = NULL;
  gpointer dialog;

  g_assert_true (g_file_set_contents (stage->path, STRANGE, -1, NULL));
  bytes = save (stage->window);
  ui_probe_wait (is_dialog_there, NULL);
  dialog = ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "File Has Changed");
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), stage->path));
  assert_holds (stage->path, STRANGE);
  ui_probe_press (ui_probe_find_button (dialog, label));
  return g_steal_pointer (&bytes);
}

/* As often as it is saved: nothing is forgotten by asking. */
static void
test_cancel (void)
{
  Stage stage = begin ();

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GBytes) bytes = answer (&stage, "_Cancel");

      assert_holds (stage.path, STRANGE);
    }
  end (&stage);
}

/* Once: the next change is asked about again. */
static void
test_replace (void)
{
  Stage stage = begin ();

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GBytes) bytes = answer (&stage, "_Replace");

      ui_probe_wait (is_there, &(Content) { stage.path, bytes });
      assert_saves (stage.window, stage.path);
    }
  end (&stage);
}

/* Lets the game go where the chooser proposes, and checks that it is @name. */
static void
accept_proposal (const char *name)
{
  g_autofree char *proposed = NULL;
  gpointer chooser;

  ui_probe_wait (is_chooser_there, NULL);
  chooser = ui_probe_find_window (GTK_TYPE_FILE_CHOOSER);
  stage_settle ();
  proposed = gtk_file_chooser_get_current_name (chooser);
  g_assert_cmpstr (proposed, ==, name);
  gtk_dialog_response (chooser, GTK_RESPONSE_ACCEPT);
}

/* From then on the game is saved to the new file. */
static void
test_keep_both (void)
{
  static const char *const names[] = { "An evening (2).comstock", "An evening (3).comstock" };
  Stage stage = begin ();

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (stage.folder, names[i], NULL);
      g_autoptr (GBytes) bytes = answer (&stage, "_Keep Both…");

      accept_proposal (names[i]);
      ui_probe_wait (is_there, &(Content) { path, bytes });
      assert_holds (stage.path, STRANGE);
      assert_saves (stage.window, path);
      g_unlink (stage.path);
      g_free (stage.path);
      stage.path = g_steal_pointer (&path);
    }
  end (&stage);
}

/* A new date alone, and the program's own writes, are no change; what has gone comes back. */
static void
test_no_question (void)
{
  Stage stage = begin ();
  g_autofree char *text = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (stage.path, &text, &size, NULL));
  g_assert_true (g_file_set_contents (stage.path, text, (gssize) size, NULL));
  g_bytes_unref (save (stage.window));
  assert_saves (stage.window, stage.path);
  g_assert_cmpint (g_unlink (stage.path), ==, 0);
  assert_saves (stage.window, stage.path);
  end (&stage);
}

/* What one window has saved is news to another one. */
static void
test_two_windows (void)
{
  Stage stage = begin ();
  Stage other = stage;
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) second = NULL;

  open_window (&other);
  comstock_game_go_to (get_shown_game (other.window), 3);
  first = save (stage.window);
  ui_probe_wait (is_there, &(Content) { stage.path, first });
  second = save (other.window);
  ui_probe_wait (is_dialog_there, NULL);
  g_assert_true (is_there (&(Content) { stage.path, first }));
  ui_probe_press (ui_probe_find_button (ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG), "_Cancel"));
  close_window (other.window);
  end (&stage);
}

static gboolean
is_other_dialog_there (gpointer first)
{
  return is_dialog_there (NULL) && ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG) != first;
}

/* Of two saves that wait for an answer the later one counts. */
static void
test_one_question (void)
{
  Stage stage = begin ();
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) second = NULL;
  gpointer dialog;

  g_assert_true (g_file_set_contents (stage.path, STRANGE, -1, NULL));
  first = save (stage.window);
  ui_probe_wait (is_dialog_there, NULL);
  dialog = ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG);
  second = save (stage.window);
  ui_probe_wait (is_other_dialog_there, dialog);
  ui_probe_press (ui_probe_find_button (ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG), "_Replace"));
  ui_probe_wait (is_there, &(Content) { stage.path, second });
  stage_settle ();
  g_assert_false (is_dialog_there (NULL));
  end (&stage);
}

/* Somebody reads from it, so nothing but the refusal keeps the game out of it. */
static void
test_pipe (void)
{
  Stage stage = begin ();
  char found;
  gpointer dialog;
  int fd;

  g_assert_cmpint (g_unlink (stage.path), ==, 0);
  g_assert_cmpint (mkfifo (stage.path, 0600), ==, 0);
  fd = g_open (stage.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0);
  g_bytes_unref (save (stage.window));
  ui_probe_wait (is_dialog_there, NULL);
  dialog = ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog),
                            "This is a pipe or a device, not a file. Choose another name."));
  g_assert_cmpint (read (fd, &found, 1), ==, 0);
  gtk_window_destroy (dialog);
  g_assert_true (g_close (fd, NULL));
  end (&stage);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/window-save/cancel", test_cancel);
  g_test_add_func ("/window-save/replace", test_replace);
  g_test_add_func ("/window-save/keep-both", test_keep_both);
  g_test_add_func ("/window-save/no-question", test_no_question);
  g_test_add_func ("/window-save/two-windows", test_two_windows);
  g_test_add_func ("/window-save/one-question", test_one_question);
  g_test_add_func ("/window-save/pipe", test_pipe);
  return g_test_run ();
}
