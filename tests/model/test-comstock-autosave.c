/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the store of autosaves: what it keeps, brings back, puts aside and tells. */

#include "table.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "model/comstock-autosave.h"
#include "model/comstock-save.h"

typedef struct
{
  char *folder;
  GFile *file;
  ComstockAutosave *store;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autofree char *parent = g_dir_make_tmp ("comstock-autosave-XXXXXX", NULL);

  g_assert_nonnull (parent);
  self->folder = g_build_filename (parent, "store", NULL);
  self->file = g_file_new_for_path (self->folder);
  self->store = comstock_autosave_new (self->file);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_autofree char *parent = g_path_get_dirname (self->folder);

  g_assert_finalize_object (self->store);
  table_remove_tree (parent);
  g_object_unref (self->file);
  g_free (self->folder);
}

/* What a restart does. */
static void
reopen (Fixture *self)
{
  g_assert_finalize_object (self->store);
  self->store = comstock_autosave_new (self->file);
}

static char *
own_path (Fixture    *self,
          const char *name)
{
  return g_build_filename (self->folder, "1", name, NULL);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names of the store's files that begin with @prefix, sorted, with blanks between. */
static char *
list_files (Fixture    *self,
            const char *prefix)
{
  g_autofree char *path = own_path (self, "");
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

static ComstockGame *
begin (Fixture *self,
       guint64  seed)
{
  ComstockGame *game = COMSTOCK_GAME (table_new (table_mixtures[seed % 4], seed));

  comstock_autosave_set_game (self->store, game);
  return game;
}

static void
play (ComstockGame *game,
      guint         n)
{
  table_play (COMSTOCK_CARDS_GAME (game), n, comstock_game_get_length (game));
}

static void
flush (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (comstock_autosave_flush (self->store, &error));
  g_assert_no_error (error);
}

static void
assert_equal_games (ComstockGame *a,
                    ComstockGame *b)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (a);
  g_autoptr (GBytes) other = comstock_save_to_bytes (b);

  g_assert_true (g_bytes_equal (bytes, other));
}

static void
assert_restores (Fixture      *self,
                 ComstockGame *wanted)
{
  g_autofree char *report = NULL;
  g_autoptr (ComstockGame) game = comstock_autosave_restore (self->store, &report);

  g_assert_cmpstr (report, ==, NULL);
  g_assert_nonnull (game);
  g_assert_true (comstock_autosave_get_game (self->store) == game);
  assert_equal_games (game, wanted);
}

static void
assert_files (Fixture    *self,
              const char *prefix,
              const char *wanted)
{
  g_autofree char *found = list_files (self, prefix);

  g_assert_cmpstr (found, ==, wanted);
}

static gboolean
get_boolean (Fixture    *self,
             const char *property)
{
  gboolean value;

  g_object_get (self->store, property, &value, NULL);
  return value;
}

static char *
dup_problem (Fixture *self)
{
  char *problem;

  g_object_get (self->store, "problem", &problem, NULL);
  return problem;
}

static void
wait_until_kept (Fixture *self)
{
  while (get_boolean (self, "pending"))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_nothing_yet (Fixture       *self,
                  gconstpointer  data)
{
  g_autofree char *report = NULL;

  g_assert_null (comstock_autosave_restore (self->store, &report));
  g_assert_cmpstr (report, ==, NULL);
  g_assert_false (get_boolean (self, "pending"));
  g_assert_false (get_boolean (self, "can-bring-back"));
}

/* Each move makes a file, and three of them stay. */
static void
test_each_move (Fixture       *self,
                gconstpointer  data)
{
  g_autoptr (ComstockGame) game = begin (self, 1);

  wait_until_kept (self);
  for (guint i = 0; i < 5; i++)
    {
      play (game, 1);
      g_assert_true (get_boolean (self, "pending"));
      wait_until_kept (self);
    }
  assert_files (self, "game-", "game-0000000004.comstock game-0000000005.comstock game-0000000006.comstock");
  reopen (self);
  assert_restores (self, game);
}

/* However fast the moves come, one write is in flight, and the newest position follows it. */
static void
test_coalesces (Fixture       *self,
                gconstpointer  data)
{
  g_autoptr (ComstockGame) game = begin (self, 2);

  play (game, 60);
  wait_until_kept (self);
  assert_files (self, "game-", "game-0000000001.comstock game-0000000002.comstock");
  reopen (self);
  assert_restores (self, game);
}

static void
test_cursor (Fixture       *self,
             gconstpointer  data)
{
  g_autoptr (ComstockGame) game = begin (self, 3);

  play (game, 40);
  comstock_game_go_to (game, 17);
  flush (self);
  reopen (self);
  assert_restores (self, game);
  g_assert_cmpuint (comstock_game_get_cursor (comstock_autosave_get_game (self->store)), ==, 17);
}

static void
spoil (Fixture    *self,
       const char *name)
{
  g_autofree char *path = own_path (self, name);

  g_assert_true (g_file_set_contents (path, "{ \"format\" : ", -1, NULL));
}

/* A bad file is put aside and named, and the one before is opened. */
static void
test_bad_newest (Fixture       *self,
                 gconstpointer  data)
{
  g_autoptr (ComstockGame) game = begin (self, 4);
  g_autoptr (ComstockGame) restored = NULL;
  g_autofree char *report = NULL;

  flush (self);
  for (guint i = 0; i < 3; i++)
    {
      play (game, 1);
      flush (self);
    }
  spoil (self, "game-0000000004.comstock");
  reopen (self);
  restored = comstock_autosave_restore (self->store, &report);
  g_assert_cmpuint (comstock_game_get_length (restored), ==, 2);
  g_assert_nonnull (strstr (report, "/1/bad-0000000004.comstock: line 1"));
  assert_files (self, "", "bad-0000000004.comstock game-0000000002.comstock game-0000000003.comstock lock");
  play (restored, 1);
  flush (self);
  assert_files (self, "game-", "game-0000000002.comstock game-0000000003.comstock game-0000000005.comstock");
}

/* A pipe in the place of a game is put aside like a bad file; nobody waits for somebody to write into it. */
static void
test_pipe (Fixture       *self,
           gconstpointer  data)
{
  g_autoptr (ComstockGame) game = begin (self, 4);
  g_autoptr (ComstockGame) restored = NULL;
  g_autofree char *path = own_path (self, "game-0000000002.comstock");
  g_autofree char *report = NULL;

  flush (self);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  reopen (self);
  restored = comstock_autosave_restore (self->store, &report);
  g_assert_cmpuint (comstock_game_get_length (restored), ==, 0);
  g_assert_nonnull (strstr (report, "/1/bad-0000000002.comstock: this is a pipe or a device, not a file"));
}

/* A file that somebody put there does not use up the numbers. */
static void
test_stranger (Fixture       *self,
               gconstpointer  data)
{
  g_autoptr (ComstockGame) game = begin (self, 4);
  g_autoptr (ComstockGame) restored = NULL;
  g_autofree char *report = NULL;

  flush (self);
  spoil (self, "game-9999999998.comstock");
  for (guint i = 0; i < 4; i++)
    {
      play (game, 1);
      flush (self);
      reopen (self);
      comstock_autosave_set_game (self->store, game);
      flush (self);
    }
  reopen (self);
  restored = comstock_autosave_restore (self->store, &report);
  g_assert_null (report);
  g_assert_cmpuint (comstock_game_get_length (restored), ==, 4);
}

static void
test_all_bad (Fixture       *self,
              gconstpointer  data)
{
  g_autoptr (ComstockGame) game = begin (self, 5);
  g_autoptr (ComstockGame) next = NULL;
  g_autofree char *report = NULL;

  flush (self);
  spoil (self, "game-0000000001.comstock");
  spoil (self, "game-0000000000.comstock");
  reopen (self);
  g_assert_null (comstock_autosave_restore (self->store, &report));
  g_assert_nonnull (strstr (report, "/1/bad-0000000000.comstock"));
  g_assert_nonnull (strstr (report, "/1/bad-0000000001.comstock"));
  next = begin (self, 6);
  flush (self);
  reopen (self);
  assert_restores (self, next);
}

static void
test_left_overs (Fixture       *self,
                 gconstpointer  data)
{
  g_autoptr (ComstockGame) game = begin (self, 7);

  flush (self);
  spoil (self, "game-0000000002.comstock.A1b2C3");
  spoil (self, "former-0000000003.comstock.000000");
  spoil (self, "game-0000000002.comstock.of-mine");
  spoil (self, "notes.txt");
  reopen (self);
  assert_files (self, "", "game-0000000001.comstock game-0000000002.comstock.of-mine lock notes.txt");
  assert_restores (self, game);
}

static void
assert_brings_back (Fixture      *self,
                    ComstockGame *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = comstock_autosave_bring_back (self->store, &error);

  g_assert_no_error (error);
  assert_equal_games (game, wanted);
  g_assert_true (comstock_autosave_get_game (self->store) == game);
}

/* New Game, twice, and back again; each game that goes is still there as a file. */
static void
test_former_games (Fixture       *self,
                   gconstpointer  data)
{
  g_autoptr (ComstockGame) first = begin (self, 8);
  g_autoptr (ComstockGame) second = NULL;
  g_autoptr (ComstockGame) third = NULL;
  g_autoptr (GPtrArray) kept = NULL;

  play (first, 20);
  second = begin (self, 9);
  g_assert_true (get_boolean (self, "can-bring-back"));
  play (second, 30);
  third = begin (self, 10);
  play (third, 10);
  assert_brings_back (self, second);
  flush (self);
  reopen (self);
  assert_restores (self, second);
  g_assert_true (get_boolean (self, "can-bring-back"));
  assert_brings_back (self, first);
  g_assert_false (get_boolean (self, "can-bring-back"));
  flush (self);

  kept = comstock_autosave_dup_kept (self->store);
  g_assert_cmpuint (kept->len, ==, 2);
  for (guint i = 0; i < kept->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ComstockGame) game = comstock_save_read (kept->pdata[i], NULL, &error);

      g_assert_no_error (error);
      assert_equal_games (game, i == 0 ? second : third);
    }
  reopen (self);
  assert_restores (self, first);
}

static void
test_unplayed_game (Fixture       *self,
                    gconstpointer  data)
{
  g_autoptr (ComstockGame) first = begin (self, 11);
  g_autoptr (ComstockGame) second = begin (self, 12);

  flush (self);
  g_assert_false (get_boolean (self, "can-bring-back"));
  assert_files (self, "former-", "");
  reopen (self);
  assert_restores (self, second);
}

static void
test_bad_former (Fixture       *self,
                 gconstpointer  data)
{
  g_autoptr (ComstockGame) first = begin (self, 13);
  g_autoptr (ComstockGame) second = NULL;
  g_autoptr (GError) error = NULL;

  play (first, 5);
  flush (self);
  second = begin (self, 14);
  flush (self);
  spoil (self, "former-0000000003.comstock");
  g_assert_null (comstock_autosave_bring_back (self->store, &error));
  g_assert_nonnull (strstr (error->message, "former-0000000003.comstock: "));
  g_assert_true (comstock_autosave_get_game (self->store) == second);
  g_assert_false (get_boolean (self, "can-bring-back"));
  assert_files (self, "bad-", "bad-0000000003.comstock");
}

/* A crash between the two writes of New Game leaves the same game twice. */
static void
test_twin (Fixture       *self,
           gconstpointer  data)
{
  g_autoptr (ComstockGame) game = begin (self, 15);
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  play (game, 5);
  flush (self);
  path = own_path (self, "former-0000000009.comstock");
  file = g_file_new_for_path (path);
  g_assert_true (comstock_save_write (game, file, NULL));
  reopen (self);
  g_assert_true (get_boolean (self, "can-bring-back"));
  assert_restores (self, game);
  g_assert_false (get_boolean (self, "can-bring-back"));
  assert_files (self, "former-", "");
}

/* "Play on from here" loses nothing. */
static void
test_line (Fixture       *self,
           gconstpointer  data)
{
  g_autoptr (ComstockGame) game = begin (self, 16);
  g_autoptr (GPtrArray) kept = NULL;
  g_autoptr (ComstockGame) line = NULL;

  play (game, 30);
  comstock_game_go_to (game, 10);
  comstock_autosave_keep_line (self->store);
  comstock_game_branch (game);
  flush (self);
  kept = comstock_autosave_dup_kept (self->store);
  g_assert_cmpuint (kept->len, ==, 1);
  line = comstock_save_read (kept->pdata[0], NULL, NULL);
  g_assert_cmpuint (comstock_game_get_length (line), ==, 30);
  g_assert_false (get_boolean (self, "can-bring-back"));
  reopen (self);
  assert_restores (self, game);
}

static void
test_limit (Fixture       *self,
            gconstpointer  data)
{
  g_autoptr (GPtrArray) kept = NULL;

  for (guint i = 0; i < 23; i++)
    {
      g_autoptr (ComstockGame) game = begin (self, 100 + i);

      play (game, 1);
      flush (self);
    }
  kept = comstock_autosave_dup_kept (self->store);
  g_assert_cmpuint (kept->len, ==, 20);
}

/* Two windows, two stores; a store whose window is gone is found again. */
static void
test_two_stores (Fixture       *self,
                 gconstpointer  data)
{
  g_autoptr (ComstockGame) game = begin (self, 17);
  ComstockAutosave *other = comstock_autosave_new (self->file);
  g_autoptr (ComstockGame) other_game = COMSTOCK_GAME (table_new (table_mixtures[0], 18));
  g_autofree char *report = NULL;

  g_assert_null (comstock_autosave_restore (other, &report));
  comstock_autosave_set_game (other, other_game);
  g_assert_finalize_object (other);
  flush (self);
  reopen (self);
  assert_restores (self, game);
  other = comstock_autosave_new (self->file);
  g_clear_object (&other_game);
  other_game = comstock_autosave_restore (other, &report);
  g_assert_nonnull (other_game);
  g_assert_finalize_object (other);
}

/* Puts a file of its name in the way of the folder, which is empty yet. */
static void
obstruct (Fixture *self)
{
  g_clear_object (&self->store);
  table_remove_tree (self->folder);
  g_assert_true (g_file_set_contents (self->folder, "", 0, NULL));
  self->store = comstock_autosave_new (self->file);
}

/* When nothing can be written the game goes on, the reason is told with a way out, and the next move tries
 * again. */
static void
test_problem (Fixture       *self,
              gconstpointer  data)
{
  g_autoptr (ComstockGame) game = NULL;
  g_autofree char *problem = NULL;
  g_autofree char *mended = NULL;
  g_autoptr (GError) error = NULL;

  obstruct (self);
  game = begin (self, 19);
  play (game, 3);
  g_assert_false (comstock_autosave_flush (self->store, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  problem = dup_problem (self);
  g_assert_nonnull (strstr (problem, "/store/1: "));
  g_assert_nonnull (strstr (problem, "Choose another folder."));
  g_assert_true (get_boolean (self, "pending"));

  g_assert_cmpint (g_unlink (self->folder), ==, 0);
  play (game, 1);
  wait_until_kept (self);
  mended = dup_problem (self);
  g_assert_cmpstr (mended, ==, NULL);
  reopen (self);
  assert_restores (self, game);
}

/* Nobody plays any more, and the reason has gone. */
static void
test_tries_again (Fixture       *self,
                  gconstpointer  data)
{
  g_autoptr (ComstockGame) game = NULL;

  obstruct (self);
  game = begin (self, 23);
  play (game, 3);
  g_assert_false (comstock_autosave_flush (self->store, NULL));
  g_assert_cmpint (g_unlink (self->folder), ==, 0);
  wait_until_kept (self);
  reopen (self);
  assert_restores (self, game);
}

static void
on_failed (ComstockAutosave *store,
           guint            *count)
{
  ++*count;
}

static void
fail (Fixture      *self,
      ComstockGame *game)
{
  play (game, 1);
  g_assert_false (comstock_autosave_flush (self->store, NULL));
}

/* A reason is told once, until there is another one, or it was gone, or somebody asks.  It names no file that is another
 * one with each move. */
static void
test_tells_once (Fixture       *self,
                 gconstpointer  data)
{
  g_autoptr (ComstockGame) game = begin (self, 24);
  g_autofree char *problem = NULL;
  guint n_failed = 0;

  flush (self);
  g_signal_connect (self->store, "failed", G_CALLBACK (on_failed), &n_failed);
  for (guint serial = 2; serial < 20; serial++)
    {
      g_autofree char *name = g_strdup_printf ("game-%010u.comstock", serial);
      g_autofree char *path = own_path (self, name);

      g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
    }
  for (guint i = 0; i < 3; i++)
    fail (self, game);
  problem = dup_problem (self);
  g_assert_null (strstr (problem, "game-0"));
  g_assert_nonnull (strstr (problem, "/store/1: "));
  g_assert_cmpuint (n_failed, ==, 1);
  comstock_autosave_try_again (self->store);
  while (n_failed < 2)
    g_main_context_iteration (NULL, TRUE);

  obstruct (self);
  g_signal_connect (self->store, "failed", G_CALLBACK (on_failed), &n_failed);
  comstock_autosave_set_game (self->store, game);
  fail (self, game);
  fail (self, game);
  g_assert_cmpuint (n_failed, ==, 3);
}

/* Undo past New Game works even where nothing can be written. */
static void
test_former_in_memory (Fixture       *self,
                       gconstpointer  data)
{
  g_autoptr (ComstockGame) first = NULL;
  g_autoptr (ComstockGame) second = NULL;

  obstruct (self);
  first = begin (self, 20);
  play (first, 12);
  second = begin (self, 21);
  play (second, 5);
  assert_brings_back (self, first);
  g_assert_false (get_boolean (self, "can-bring-back"));

  g_assert_cmpint (g_unlink (self->folder), ==, 0);
  flush (self);
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
test_notifies_on_change_only (Fixture       *self,
                              gconstpointer  data)
{
  g_autoptr (ComstockGame) game = NULL;
  guint n_pending = 0;
  guint n_problem = 0;

  g_signal_connect (self->store, "notify::pending", G_CALLBACK (on_notify), &n_pending);
  g_signal_connect (self->store, "notify::problem", G_CALLBACK (on_notify), &n_problem);
  game = begin (self, 22);
  wait_until_kept (self);
  play (game, 4);
  wait_until_kept (self);
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

#define ADD(name, function) \
  g_test_add ("/model/autosave/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("nothing-yet", test_nothing_yet);
  ADD ("each-move", test_each_move);
  ADD ("coalesces", test_coalesces);
  ADD ("cursor", test_cursor);
  ADD ("bad-newest", test_bad_newest);
  ADD ("pipe", test_pipe);
  ADD ("stranger", test_stranger);
  ADD ("all-bad", test_all_bad);
  ADD ("left-overs", test_left_overs);
  ADD ("former-games", test_former_games);
  ADD ("unplayed-game", test_unplayed_game);
  ADD ("bad-former", test_bad_former);
  ADD ("twin", test_twin);
  ADD ("line", test_line);
  ADD ("limit", test_limit);
  ADD ("two-stores", test_two_stores);
  ADD ("problem", test_problem);
  ADD ("tries-again", test_tries_again);
  ADD ("tells-once", test_tells_once);
  ADD ("former-in-memory", test_former_in_memory);
  ADD ("notifies-on-change-only", test_notifies_on_change_only);
  g_test_add_func ("/model/autosave/usual-folder", test_usual_folder);
  return g_test_run ();
}
