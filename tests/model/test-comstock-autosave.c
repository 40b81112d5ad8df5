/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the store of autosaves: what it keeps, brings back, puts aside and tells. */

#include "store.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "model/store/comstock-save.h"

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names of the store's files that begin with @prefix, sorted, with blanks between. */
static char *
list_files (Store      *self,
            const char *prefix)
{
  g_autofree char *path = store_own_path (self, "");
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (char **) names->pdata);
}

static void
assert_files (Store      *self,
              const char *prefix,
              const char *wanted)
{
  g_autofree char *found = list_files (self, prefix);

  g_assert_cmpstr (found, ==, wanted);
}

static char *
dup_problem (Store *self)
{
  char *problem;

  g_object_get (self->store, "problem", &problem, NULL);
  return problem;
}

static void
test_nothing_yet (Store        *self,
                  gconstpointer data)
{
  g_autofree char *report = NULL;

  g_assert_null (comstock_autosave_restore (self->store, &report));
  g_assert_cmpstr (report, ==, NULL);
  g_assert_false (store_get_boolean (self, "pending"));
  g_assert_false (store_get_boolean (self, "can-bring-back"));
}

/* Each move makes a file, and three of them stay. */
static void
test_each_move (Store        *self,
                gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 1);

  store_wait (self);
  for (guint i = 0; i < 5; i++)
    {
      store_play (game, 1);
      g_assert_true (store_get_boolean (self, "pending"));
      store_wait (self);
    }
  assert_files (self, "game-", "game-0000000004.comstock game-0000000005.comstock game-0000000006.comstock");
  store_reopen (self);
  store_assert_restores (self, game);
}

/* However fast the moves come, one write is in flight, and the newest position follows it. */
static void
test_coalesces (Store        *self,
                gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 2);

  store_play (game, 60);
  store_wait (self);
  assert_files (self, "game-", "game-0000000001.comstock game-0000000002.comstock");
  store_reopen (self);
  store_assert_restores (self, game);
}

static void
test_cursor (Store        *self,
             gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 3);

  store_play (game, 40);
  comstock_game_go_to (game, 17);
  store_flush (self);
  store_reopen (self);
  store_assert_restores (self, game);
  g_assert_cmpuint (comstock_game_get_cursor (comstock_autosave_get_game (self->store)), ==, 17);
}

/* A bad file is put aside and named, and the one before is opened. */
static void
test_bad_newest (Store        *self,
                 gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 4);
  g_autoptr (ComstockGame) restored = NULL;
  g_autofree char *report = NULL;
  guint length = 0;

  store_flush (self);
  for (guint i = 0; i < 3; i++)
    {
      length = comstock_game_get_length (game);
      store_play (game, 1);
      store_flush (self);
    }
  store_spoil (self, "game-0000000004.comstock");
  store_reopen (self);
  restored = comstock_autosave_restore (self->store, &report);
  g_assert_cmpuint (comstock_game_get_length (restored), ==, length);
  g_assert_nonnull (strstr (report, "/1/bad-0000000004.comstock: line 1"));
  assert_files (self, "", "bad-0000000004.comstock game-0000000002.comstock game-0000000003.comstock lock");
  store_play (restored, 1);
  store_flush (self);
  assert_files (self, "game-", "game-0000000002.comstock game-0000000003.comstock game-0000000005.comstock");
}

/* A pipe in the place of a game is put aside like a bad file; nobody waits for somebody to write into it. */
static void
test_pipe (Store        *self,
           gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 4);
  g_autoptr (ComstockGame) restored = NULL;
  g_autofree char *path = store_own_path (self, "game-0000000002.comstock");
  g_autofree char *report = NULL;

  store_flush (self);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  store_reopen (self);
  restored = comstock_autosave_restore (self->store, &report);
  g_assert_cmpuint (comstock_game_get_length (restored), ==, comstock_game_get_length (game));
  g_assert_nonnull (strstr (report, "/1/bad-0000000002.comstock: this is a pipe or a device, not a file"));
}

/* A file that somebody put there does not use up the numbers. */
static void
test_stranger (Store        *self,
               gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 4);
  g_autoptr (ComstockGame) restored = NULL;
  g_autofree char *report = NULL;

  store_flush (self);
  store_spoil (self, "game-9999999998.comstock");
  for (guint i = 0; i < 4; i++)
    {
      store_play (game, 1);
      store_flush (self);
      store_reopen (self);
      comstock_autosave_set_game (self->store, game);
      store_flush (self);
    }
  store_reopen (self);
  restored = comstock_autosave_restore (self->store, &report);
  g_assert_null (report);
  store_assert_equal (restored, game);
}

static void
assert_brings_back (Store        *self,
                    ComstockGame *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = comstock_autosave_bring_back (self->store, &error);

  g_assert_no_error (error);
  store_assert_equal (game, wanted);
  g_assert_true (comstock_autosave_get_game (self->store) == game);
}

static void
rename_own (Store      *self,
            const char *name,
            const char *new_name)
{
  g_autofree char *path = store_own_path (self, name);
  g_autofree char *new_path = store_own_path (self, new_name);

  g_assert_cmpint (g_rename (path, new_path), ==, 0);
}

/* A game with the last number there is gets a low one, like all that lie beside it, and the newest stays so. */
static void
test_last_number (Store        *self,
                  gconstpointer data)
{
  g_autoptr (ComstockGame) former = store_begin (self, 4);
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (ComstockGame) restored = NULL;

  store_play (former, 5);
  store_flush (self);
  game = store_begin (self, 5);
  store_flush (self);
  store_play (game, 3);
  store_flush (self);
  assert_files (self, "", "former-0000000003.comstock game-0000000004.comstock game-0000000005.comstock "
                          "game-0000000006.comstock lock");
  rename_own (self, "game-0000000006.comstock", "game-9000000000.comstock");
  rename_own (self, "game-0000000005.comstock", "game-8999999999.comstock");
  rename_own (self, "former-0000000003.comstock", "former-8999999998.comstock");
  store_reopen (self);
  assert_files (self, "", "former-0000000002.comstock game-0000000001.comstock game-0000000003.comstock "
                          "game-0000000004.comstock lock");
  store_assert_restores (self, game);
  restored = g_object_ref (comstock_autosave_get_game (self->store));
  store_play (restored, 2);
  store_flush (self);
  store_reopen (self);
  store_assert_restores (self, restored);
  assert_brings_back (self, former);
}

/* The same for what somebody puts there while the game goes on. */
static void
test_last_number_meanwhile (Store        *self,
                            gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 4);

  store_play (game, 3);
  store_flush (self);
  store_spoil (self, "game-9000000000.comstock");
  store_play (game, 1);
  comstock_autosave_flush (self->store, NULL);
  store_flush (self);
  store_play (game, 1);
  store_flush (self);
  store_reopen (self);
  store_assert_restores (self, game);
}

static void
test_all_bad (Store        *self,
              gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 5);
  g_autoptr (ComstockGame) next = NULL;
  g_autofree char *report = NULL;

  store_flush (self);
  store_spoil (self, "game-0000000001.comstock");
  store_spoil (self, "game-0000000000.comstock");
  store_reopen (self);
  g_assert_null (comstock_autosave_restore (self->store, &report));
  g_assert_nonnull (strstr (report, "/1/bad-0000000000.comstock"));
  g_assert_nonnull (strstr (report, "/1/bad-0000000001.comstock"));
  next = store_begin (self, 6);
  store_flush (self);
  store_reopen (self);
  store_assert_restores (self, next);
}

static void
test_left_overs (Store        *self,
                 gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 7);

  store_flush (self);
  store_spoil (self, ".game-0000000002.comstock.saving-A1b2C3");
  store_spoil (self, ".former-0000000003.comstock.saving-000000");
  store_spoil (self, "game-0000000002.comstock.of-mine");
  store_spoil (self, "notes.txt");
  store_reopen (self);
  assert_files (self, "", "game-0000000001.comstock game-0000000002.comstock.of-mine lock notes.txt");
  store_assert_restores (self, game);
}

/* New Game, twice, and back again; each game that goes is still there as a file. */
static void
test_former_games (Store        *self,
                   gconstpointer data)
{
  g_autoptr (ComstockGame) first = store_begin (self, 8);
  g_autoptr (ComstockGame) second = NULL;
  g_autoptr (ComstockGame) third = NULL;
  g_autoptr (GPtrArray) kept = NULL;

  store_play (first, 20);
  second = store_begin (self, 9);
  g_assert_true (store_get_boolean (self, "can-bring-back"));
  store_play (second, 30);
  third = store_begin (self, 10);
  store_play (third, 10);
  assert_brings_back (self, second);
  store_flush (self);
  store_reopen (self);
  store_assert_restores (self, second);
  g_assert_true (store_get_boolean (self, "can-bring-back"));
  assert_brings_back (self, first);
  g_assert_false (store_get_boolean (self, "can-bring-back"));
  store_flush (self);

  kept = comstock_autosave_dup_kept (self->store);
  g_assert_cmpuint (kept->len, ==, 2);
  for (guint i = 0; i < kept->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ComstockGame) game = comstock_save_read (kept->pdata[i], NULL, &error);

      g_assert_no_error (error);
      store_assert_equal (game, i == 0 ? second : third);
    }
  store_reopen (self);
  store_assert_restores (self, first);
}

static void
test_unplayed_game (Store        *self,
                    gconstpointer data)
{
  g_autoptr (ComstockGame) first = store_begin (self, 11);
  g_autoptr (ComstockGame) second = store_begin (self, 12);

  store_flush (self);
  g_assert_false (store_get_boolean (self, "can-bring-back"));
  assert_files (self, "former-", "");
  store_reopen (self);
  store_assert_restores (self, second);
}

static void
test_bad_former (Store        *self,
                 gconstpointer data)
{
  g_autoptr (ComstockGame) first = store_begin (self, 13);
  g_autoptr (ComstockGame) second = NULL;
  g_autoptr (GError) error = NULL;

  store_play (first, 5);
  store_flush (self);
  second = store_begin (self, 14);
  store_flush (self);
  store_spoil (self, "former-0000000003.comstock");
  g_assert_null (comstock_autosave_bring_back (self->store, &error));
  g_assert_nonnull (strstr (error->message, "former-0000000003.comstock: "));
  g_assert_true (comstock_autosave_get_game (self->store) == second);
  g_assert_false (store_get_boolean (self, "can-bring-back"));
  assert_files (self, "bad-", "bad-0000000003.comstock");
}

/* A crash between the two writes of New Game leaves the same game twice. */
static void
test_twin (Store        *self,
           gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 15);
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  store_play (game, 5);
  store_flush (self);
  path = store_own_path (self, "former-0000000009.comstock");
  file = g_file_new_for_path (path);
  g_assert_true (comstock_save_write (game, file, NULL));
  store_reopen (self);
  g_assert_true (store_get_boolean (self, "can-bring-back"));
  store_assert_restores (self, game);
  g_assert_false (store_get_boolean (self, "can-bring-back"));
  assert_files (self, "former-", "");
}

/* "Play on from here" loses nothing. */
static void
test_line (Store        *self,
           gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 16);
  g_autoptr (GPtrArray) kept = NULL;
  g_autoptr (ComstockGame) line = NULL;
  guint length;

  store_play (game, 30);
  length = comstock_game_get_length (game);
  comstock_game_go_to (game, 10);
  comstock_autosave_keep_line (self->store);
  comstock_game_branch (game);
  store_flush (self);
  kept = comstock_autosave_dup_kept (self->store);
  g_assert_cmpuint (kept->len, ==, 1);
  line = comstock_save_read (kept->pdata[0], NULL, NULL);
  g_assert_cmpuint (comstock_game_get_length (line), ==, length);
  g_assert_false (store_get_boolean (self, "can-bring-back"));
  store_reopen (self);
  store_assert_restores (self, game);
}

static void
test_limit (Store        *self,
            gconstpointer data)
{
  g_autoptr (GPtrArray) kept = NULL;

  for (guint i = 0; i < 23; i++)
    {
      g_autoptr (ComstockGame) game = store_begin (self, 100 + i);

      store_play (game, 1);
      store_flush (self);
    }
  kept = comstock_autosave_dup_kept (self->store);
  g_assert_cmpuint (kept->len, ==, 20);
}

/* Puts a file of its name in the way of the folder, which is empty yet. */
static void
obstruct (Store *self)
{
  g_assert_finalize_object (self->store);
  table_remove_tree (self->folder);
  g_assert_true (g_file_set_contents (self->folder, "", 0, NULL));
  self->store = comstock_autosave_new (self->file);
}

/* When nothing can be written the game goes on, the reason is told with a way out, and the next move tries
 * again. */
static void
test_problem (Store        *self,
              gconstpointer data)
{
  g_autoptr (ComstockGame) game = NULL;
  g_autofree char *problem = NULL;
  g_autofree char *mended = NULL;
  g_autoptr (GError) error = NULL;

  obstruct (self);
  game = store_begin (self, 19);
  store_play (game, 3);
  g_assert_false (comstock_autosave_flush (self->store, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  problem = dup_problem (self);
  g_assert_nonnull (strstr (problem, "/store/1: "));
  g_assert_nonnull (strstr (problem, "Choose another folder."));
  g_assert_true (store_get_boolean (self, "pending"));

  g_assert_cmpint (g_unlink (self->folder), ==, 0);
  store_play (game, 1);
  store_wait (self);
  mended = dup_problem (self);
  g_assert_cmpstr (mended, ==, NULL);
  store_reopen (self);
  store_assert_restores (self, game);
}

/* Nobody plays any more, and the reason has gone. */
static void
test_tries_again (Store        *self,
                  gconstpointer data)
{
  g_autoptr (ComstockGame) game = NULL;

  obstruct (self);
  game = store_begin (self, 23);
  store_play (game, 3);
  g_assert_false (comstock_autosave_flush (self->store, NULL));
  g_assert_cmpint (g_unlink (self->folder), ==, 0);
  store_wait (self);
  store_reopen (self);
  store_assert_restores (self, game);
}

static void
on_failed (ComstockAutosave *store,
           guint            *count)
{
  ++*count;
}

static void
fail (Store        *self,
      ComstockGame *game)
{
  store_play (game, 1);
  g_assert_false (comstock_autosave_flush (self->store, NULL));
}

/* How large a file may become. */
static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* Files that somebody puts there while it is open are stepped over. */
static void
test_younger_stranger (Store        *self,
                       gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 25);
  g_autoptr (ComstockGame) next = NULL;

  store_play (game, 1);
  store_flush (self);
  store_spoil (self, "game-0000000700.comstock");
  store_spoil (self, "former-0000000800.comstock");
  next = store_begin (self, 26);
  store_wait (self);
  assert_files (self, "former-", "former-0000000800.comstock former-0000000801.comstock");
  store_play (next, 1);
  store_flush (self);
  store_reopen (self);
  store_assert_restores (self, next);
}

/* A reason is told once, until there is another one, or it was gone, or somebody asks.  It names no file that is a new
 * one with each move. */
static void
test_tells_once (Store        *self,
                 gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 24);
  g_autofree char *problem = NULL;
  guint n_failed = 0;

  store_flush (self);
  g_signal_connect (self->store, "failed", G_CALLBACK (on_failed), &n_failed);
  signal (SIGXFSZ, SIG_IGN);
  limit_files (0);
  for (guint i = 0; i < 3; i++)
    fail (self, game);
  problem = dup_problem (self);
  g_assert_null (strstr (problem, "game-0"));
  g_assert_nonnull (strstr (problem, "/store/1: "));
  g_assert_cmpuint (n_failed, ==, 1);
  comstock_autosave_try_again (self->store);
  while (n_failed < 2)
    g_main_context_iteration (NULL, TRUE);
  limit_files (RLIM_INFINITY);

  obstruct (self);
  g_signal_connect (self->store, "failed", G_CALLBACK (on_failed), &n_failed);
  comstock_autosave_set_game (self->store, game);
  fail (self, game);
  fail (self, game);
  g_assert_cmpuint (n_failed, ==, 3);
}

/* Undo past New Game works even where nothing can be written. */
static void
test_former_in_memory (Store        *self,
                       gconstpointer data)
{
  g_autoptr (ComstockGame) first = NULL;
  g_autoptr (ComstockGame) second = NULL;

  obstruct (self);
  first = store_begin (self, 20);
  store_play (first, 12);
  second = store_begin (self, 21);
  store_play (second, 5);
  assert_brings_back (self, first);
  g_assert_false (store_get_boolean (self, "can-bring-back"));

  g_assert_cmpint (g_unlink (self->folder), ==, 0);
  store_flush (self);
  assert_files (self, "line-", "line-0000000004.comstock");
}

static void
on_notify (GObject    *object,
           GParamSpec *spec,
           gpointer    count)
{
  ++*(guint *) count;
}

static void
test_notifies_on_change_only (Store        *self,
                              gconstpointer data)
{
  g_autoptr (ComstockGame) game = NULL;
  guint n_pending = 0;
  guint n_problem = 0;

  g_signal_connect (self->store, "notify::pending", G_CALLBACK (on_notify), &n_pending);
  g_signal_connect (self->store, "notify::problem", G_CALLBACK (on_notify), &n_problem);
  game = store_begin (self, 22);
  store_wait (self);
  store_play (game, 4);
  store_wait (self);
  g_assert_cmpuint (n_pending, ==, 4);
  g_assert_cmpuint (n_problem, ==, 0);
}

static void
test_usual_folder (void)
{
  g_autoptr (GFile) folder = comstock_autosave_dup_usual_folder ();

  g_assert_true (g_str_has_suffix (g_file_peek_path (folder), "/comstock/autosave"));
  g_assert_true (g_str_has_prefix (g_file_peek_path (folder), g_get_user_data_dir ()));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  store_add_test ("/model/autosave/nothing-yet", test_nothing_yet);
  store_add_test ("/model/autosave/each-move", test_each_move);
  store_add_test ("/model/autosave/coalesces", test_coalesces);
  store_add_test ("/model/autosave/cursor", test_cursor);
  store_add_test ("/model/autosave/bad-newest", test_bad_newest);
  store_add_test ("/model/autosave/pipe", test_pipe);
  store_add_test ("/model/autosave/stranger", test_stranger);
  store_add_test ("/model/autosave/younger-stranger", test_younger_stranger);
  store_add_test ("/model/autosave/last-number", test_last_number);
  store_add_test ("/model/autosave/last-number-meanwhile", test_last_number_meanwhile);
  store_add_test ("/model/autosave/all-bad", test_all_bad);
  store_add_test ("/model/autosave/left-overs", test_left_overs);
  store_add_test ("/model/autosave/former-games", test_former_games);
  store_add_test ("/model/autosave/unplayed-game", test_unplayed_game);
  store_add_test ("/model/autosave/bad-former", test_bad_former);
  store_add_test ("/model/autosave/twin", test_twin);
  store_add_test ("/model/autosave/line", test_line);
  store_add_test ("/model/autosave/limit", test_limit);
  store_add_test ("/model/autosave/problem", test_problem);
  store_add_test ("/model/autosave/tries-again", test_tries_again);
  store_add_test ("/model/autosave/tells-once", test_tells_once);
  store_add_test ("/model/autosave/former-in-memory", test_former_in_memory);
  store_add_test ("/model/autosave/notifies-on-change-only", test_notifies_on_change_only);
  g_test_add_func ("/model/autosave/usual-folder", test_usual_folder);
  return g_test_run ();
}
