/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the folders of several stores: which come back, and who has which. */

#include "store.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

/* Takes the stores that come back. */
static void
assert_reopens (Store *self,
                guint  n)
{
  g_autoptr (GPtrArray) stores = comstock_autosave_reopen (self->file);

  g_assert_cmpuint (stores->len, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (comstock_game_get_length (comstock_autosave_get_game (stores->pdata[i])), >, 0);
}

/* Each game that was on a table comes back; not those that were closed or not begun, or that somebody has. */
static void
test_reopen (Store        *self,
             gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 31);
  g_autoptr (ComstockGame) second = store_deal (self, 32);
  ComstockAutosave *other = comstock_autosave_new (self->file);

  store_play (game, 3);
  store_flush (self);
  comstock_autosave_set_game (other, second);
  g_assert_true (comstock_autosave_flush (other, NULL));
  assert_reopens (self, 0);
  g_assert_finalize_object (other);
  assert_reopens (self, 0);
  g_clear_object (&self->store);
  assert_reopens (self, 1);

  self->store = comstock_autosave_new (self->file);
  comstock_autosave_set_game (self->store, game);
  other = comstock_autosave_new (self->file);
  store_play (second, 5);
  comstock_autosave_set_game (other, second);
  g_assert_true (comstock_autosave_flush (other, NULL));
  g_assert_finalize_object (other);
  assert_reopens (self, 1);
  g_clear_object (&self->store);
  assert_reopens (self, 2);
  assert_reopens (self, 2);

  self->store = comstock_autosave_new (self->file);
  comstock_autosave_close (self->store);
  g_clear_object (&self->store);
  assert_reopens (self, 1);
  self->store = comstock_autosave_new (self->file);
  g_clear_object (&self->store);
  assert_reopens (self, 2);
}

/* What cannot be read is told in a window of its own. */
static void
test_reopen_damaged (Store        *self,
                     gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 33);
  g_autoptr (GPtrArray) stores = NULL;
  g_autofree char *report = NULL;

  store_flush (self);
  g_clear_object (&self->store);
  store_spoil (self, "game-0000000001.comstock");
  stores = comstock_autosave_reopen (self->file);
  g_assert_cmpuint (stores->len, ==, 1);
  g_assert_null (comstock_autosave_get_game (stores->pdata[0]));
  report = comstock_autosave_dup_report (stores->pdata[0]);
  g_assert_nonnull (strstr (report, "/1/bad-0000000001.comstock"));
}

static void
unlink_own (Store      *self,
            const char *name)
{
  g_autofree char *path = store_own_path (self, name);

  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Somebody deletes the lock, and another store gets the folder: neither game pushes the other one out. */
static void
test_lost_lock (Store        *self,
                gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 34);
  g_autoptr (ComstockGame) second = store_deal (self, 35);
  ComstockAutosave *other;

  store_play (game, 3);
  store_flush (self);
  unlink_own (self, "lock");
  other = comstock_autosave_new (self->file);
  comstock_autosave_set_game (other, second);
  for (guint i = 0; i < 5; i++)
    {
      store_play (second, 1);
      g_assert_true (comstock_autosave_flush (other, NULL));
      store_play (game, 1);
      store_flush (self);
    }
  g_assert_finalize_object (other);
  store_reopen (self);
  store_assert_restores (self, second);
  other = g_steal_pointer (&self->store);
  self->store = comstock_autosave_new (self->file);
  store_assert_restores (self, game);
  g_assert_finalize_object (other);
}

/* The other one has come and gone: its game is a former one of the folder then. */
static void
test_stranger_in_folder (Store        *self,
                         gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 36);
  g_autoptr (ComstockGame) brought_back = NULL;
  g_autoptr (ComstockGame) second = store_deal (self, 37);
  ComstockAutosave *other;

  store_play (game, 3);
  store_flush (self);
  table_remove_tree (self->folder);
  other = comstock_autosave_new (self->file);
  store_play (second, 5);
  comstock_autosave_set_game (other, second);
  g_assert_finalize_object (other);
  for (guint i = 0; i < 5; i++)
    {
      store_play (game, 1);
      store_flush (self);
    }
  g_assert_true (store_get_boolean (self, "can-bring-back"));
  store_reopen (self);
  store_assert_restores (self, game);
  brought_back = comstock_autosave_bring_back (self->store, NULL);
  store_assert_equal (brought_back, second);
}

/* Without another game the store goes on where it was, and has no former game that is its own. */
static void
test_lock_alone (Store        *self,
                 gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 38);

  store_play (game, 3);
  store_flush (self);
  unlink_own (self, "lock");
  store_play (game, 1);
  store_flush (self);
  g_assert_false (store_get_boolean (self, "can-bring-back"));
  store_reopen (self);
  store_assert_restores (self, game);
}

/* Two windows, two stores; a store whose window is gone is found again. */
static void
test_two_stores (Store        *self,
                 gconstpointer data)
{
  g_autoptr (ComstockGame) game = store_begin (self, 17);
  ComstockAutosave *other = comstock_autosave_new (self->file);
  g_autoptr (ComstockGame) other_game = store_deal (self, 18);
  g_autofree char *report = NULL;

  g_assert_null (comstock_autosave_restore (other, &report));
  comstock_autosave_set_game (other, other_game);
  g_assert_finalize_object (other);
  store_flush (self);
  store_reopen (self);
  store_assert_restores (self, game);
  other = comstock_autosave_new (self->file);
  g_clear_object (&other_game);
  other_game = comstock_autosave_restore (other, &report);
  g_assert_nonnull (other_game);
  g_assert_finalize_object (other);
}

/* What may lie where a folder or a file is expected. */

static void
make_file (const char *path)
{
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
}

static void
make_pipe (const char *path)
{
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
}

static void
make_socket (const char *path)
{
  g_assert_cmpint (mknod (path, S_IFSOCK | 0600, 0), ==, 0);
}

static void
make_loop (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  g_assert_cmpint (symlink (name, path), ==, 0);
}

static void
make_folder (const char *path)
{
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
}

typedef void (*Obstacle) (const char *path);

/* One store tells it, once; a game in it is not kept, and is as soon as it can be. */
static void
check_blocked (Store      *self,
               Obstacle    make,
               const char *reason)
{
  g_autoptr (ComstockGame) game = store_deal (self, 39);
  g_autofree char *wanted = g_strdup_printf ("The folder with the autosaves cannot be opened.\n%s: %s",
                                             self->folder, reason);
  g_autoptr (GPtrArray) stores = NULL;
  g_autofree char *report = NULL;

  table_remove_tree (self->folder);
  make (self->folder);
  stores = comstock_autosave_reopen (self->file);
  g_assert_cmpuint (stores->len, ==, 1);
  report = comstock_autosave_dup_report (stores->pdata[0]);
  g_assert_cmpstr (report, ==, wanted);
  comstock_autosave_set_game (stores->pdata[0], game);
  store_play (game, 2);
  g_assert_false (comstock_autosave_flush (stores->pdata[0], NULL));
  g_assert_cmpint (g_remove (self->folder), ==, 0);
  g_assert_true (comstock_autosave_flush (stores->pdata[0], NULL));
  g_clear_pointer (&stores, g_ptr_array_unref);
  assert_reopens (self, 1);
}

static void
test_blocked (Store        *self,
              gconstpointer data)
{
  g_clear_object (&self->store);
  check_blocked (self, make_file, "This is not a folder.");
  check_blocked (self, make_pipe, "This is not a folder.");
  check_blocked (self, make_socket, "This is not a folder.");
  check_blocked (self, make_loop, "This link does not lead to a folder.");
}

/* Of several that cannot be read one tells it, and games are kept in the next. */
static void
test_blocked_below (Store        *self,
                    gconstpointer data)
{
  g_autofree char *first = g_build_filename (self->folder, "1", NULL);
  g_autofree char *second = g_build_filename (self->folder, "2", NULL);
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (GPtrArray) stores = NULL;

  g_clear_object (&self->store);
  table_remove_tree (first);
  make_pipe (first);
  make_loop (second);
  self->store = comstock_autosave_new (self->file);
  game = store_begin (self, 40);
  store_play (game, 2);
  store_flush (self);
  g_clear_object (&self->store);
  stores = comstock_autosave_reopen (self->file);
  g_assert_cmpuint (stores->len, ==, 2);
  g_assert_null (comstock_autosave_get_game (stores->pdata[0]));
  store_assert_equal (comstock_autosave_get_game (stores->pdata[1]), game);
}

/* What is no file locks nothing and is waited for by nobody. */
static void
test_lock_no_file (Store        *self,
                   gconstpointer data)
{
  static const Obstacle obstacles[] = { make_pipe, make_socket, make_loop, make_folder };
  g_autofree char *lock = store_own_path (self, "lock");
  g_autofree char *closed = store_own_path (self, "closed");
  g_autoptr (ComstockGame) game = store_begin (self, 41);

  store_play (game, 2);
  store_flush (self);
  for (gsize i = 0; i < G_N_ELEMENTS (obstacles); i++)
    {
      g_autoptr (GPtrArray) stores = NULL;

      g_clear_object (&self->store);
      g_assert_cmpint (g_remove (lock), ==, 0);
      obstacles[i] (lock);
      stores = comstock_autosave_reopen (self->file);
      g_assert_cmpuint (stores->len, ==, 1);
      assert_reopens (self, 0);
      self->store = g_object_ref (stores->pdata[0]);
      g_set_object (&game, comstock_autosave_get_game (self->store));
      store_play (game, 2);
      store_flush (self);
    }
  make_pipe (closed);
  comstock_autosave_close (self->store);
  store_reopen (self);
  store_assert_restores (self, game);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  store_add_test ("/model/autosave-folder/two-stores", test_two_stores);
  store_add_test ("/model/autosave-folder/reopen", test_reopen);
  store_add_test ("/model/autosave-folder/reopen-damaged", test_reopen_damaged);
  store_add_test ("/model/autosave-folder/lost-lock", test_lost_lock);
  store_add_test ("/model/autosave-folder/stranger-in-folder", test_stranger_in_folder);
  store_add_test ("/model/autosave-folder/lock-alone", test_lock_alone);
  store_add_test ("/model/autosave-folder/blocked", test_blocked);
  store_add_test ("/model/autosave-folder/blocked-below", test_blocked_below);
  store_add_test ("/model/autosave-folder/lock-no-file", test_lock_no_file);
  return g_test_run ();
}
