/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A store in a folder of its own, and games in it. */

#include "store.h"

#include "model/store/comstock-save.h"

static void
set_up (Store        *self,
        gconstpointer data)
{
  g_autofree char *parent = g_dir_make_tmp ("comstock-autosave-XXXXXX", NULL);

  g_assert_nonnull (parent);
  self->kind = data;
  self->folder = g_build_filename (parent, "store", NULL);
  self->file = g_file_new_for_path (self->folder);
  self->store = comstock_autosave_new (self->file);
}

static void
tear_down (Store        *self,
           gconstpointer data)
{
  g_autofree char *parent = g_path_get_dirname (self->folder);

  if (self->store != NULL)
    g_assert_finalize_object (self->store);
  table_remove_tree (parent);
  g_object_unref (self->file);
  g_free (self->folder);
}

void
store_add_test (const char *path,
                StoreTest   test)
{
  for (guint i = 0; i < N_SHARED_GAMES; i++)
    {
      g_autofree char *full_path = g_strdup_printf ("%s/%s", path, shared_games[i].name);

      g_test_add (full_path, Store, &shared_games[i], set_up, test, tear_down);
    }
}

void
store_reopen (Store *self)
{
  g_assert_finalize_object (self->store);
  self->store = comstock_autosave_new (self->file);
}

char *
store_own_path (Store      *self,
                const char *name)
{
  return g_build_filename (self->folder, "1", name, NULL);
}

ComstockGame *
store_deal (Store  *self,
            guint64 seed)
{
  return self->kind->deal (self->kind->mixtures[seed % 4], seed);
}

ComstockGame *
store_begin (Store  *self,
             guint64 seed)
{
  ComstockGame *game = store_deal (self, seed);

  comstock_autosave_set_game (self->store, game);
  return game;
}

void
store_play (ComstockGame *game,
            guint         n)
{
  table_play (game, n, comstock_game_get_length (game));
}

void
store_flush (Store *self)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (comstock_autosave_flush (self->store, &error));
  g_assert_no_error (error);
}

void
store_assert_equal (ComstockGame *a,
                    ComstockGame *b)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (a);
  g_autoptr (GBytes) other = comstock_save_to_bytes (b);

  g_assert_true (g_bytes_equal (bytes, other));
}

void
store_assert_restores (Store        *self,
                       ComstockGame *wanted)
{
  g_autofree char *report = NULL;
  g_autoptr (ComstockGame) game = comstock_autosave_restore (self->store, &report);

  g_assert_cmpstr (report, ==, NULL);
  g_assert_nonnull (game);
  g_assert_true (comstock_autosave_get_game (self->store) == game);
  store_assert_equal (game, wanted);
}

gboolean
store_get_boolean (Store      *self,
                   const char *property)
{
  gboolean value;

  g_object_get (self->store, property, &value, NULL);
  return value;
}

void
store_wait (Store *self)
{
  while (store_get_boolean (self, "pending"))
    g_main_context_iteration (NULL, TRUE);
}

void
store_spoil (Store      *self,
             const char *name)
{
  g_autofree char *path = store_own_path (self, name);

  g_assert_true (g_file_set_contents (path, "{ \"format\" : ", -1, NULL));
}
