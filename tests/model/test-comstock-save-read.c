/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of reading saves without blocking: whole games, prefixes, refusals, and files that do not answer. */

#include "hung-file.h"
#include "table.h"

#include "model/store/comstock-save.h"
#include "model/base/comstock-workers.h"

/* More than there are threads that share the work of a program. */
#define MANY 40

typedef struct
{
  char *folder;
  GFile *file;
  ComstockCardsGame *game;
  GAsyncResult *result;         /* of what was asked last, once it is there */
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("comstock-read-XXXXXX", NULL);
  self->file = g_file_new_build_filename (self->folder, "game.comstock", NULL);
  self->game = table_new (table_mixtures[0], 5);
  table_play (self->game, 40, 5);
  g_assert_true (comstock_save_write (COMSTOCK_GAME (self->game), self->file, NULL));
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  table_remove_tree (self->folder);
  g_free (self->folder);
  g_object_unref (self->file);
  g_object_unref (self->game);
  g_clear_object (&self->result);
}

static void
on_result (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  ((Fixture *) data)->result = g_object_ref (result);
}

static GAsyncResult *
await (Fixture *self)
{
  while (self->result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return self->result;
}

static void
test_whole (Fixture      *self,
            gconstpointer data)
{
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (COMSTOCK_GAME (self->game));
  g_autoptr (GBytes) again = NULL;

  comstock_save_read_async (self->file, NULL, on_result, self);
  game = comstock_save_read_finish (await (self), NULL);
  again = comstock_save_to_bytes (game);
  g_assert_true (g_bytes_equal (bytes, again));
}

static void
replace_in_file (GFile      *file,
                 const char *old,
                 const char *by)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, old, by, 1), ==, 1);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), changed->str, -1, NULL));
}

/* The digest of the last position is wrong, which only a prefix can do without. */
static void
test_prefix (Fixture      *self,
             gconstpointer data)
{
  g_autofree char *digest =
    g_strdup_printf ("%016" G_GINT64_MODIFIER "x", comstock_game_get_digest_at (COMSTOCK_GAME (self->game), 40));
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) stop = NULL;
  g_autoptr (ComstockGame) game = NULL;

  replace_in_file (self->file, digest, "0123456789abcdef");
  comstock_save_read_async (self->file, NULL, on_result, self);
  g_assert_null (comstock_save_read_finish (await (self), &error));
  g_assert_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_DIGEST);
  g_assert_true (g_str_has_prefix (error->message, g_file_peek_path (self->file)));

  g_clear_object (&self->result);
  comstock_save_read_prefix_async (self->file, NULL, on_result, self);
  game = comstock_save_read_prefix_finish (await (self), &stop, NULL);
  g_assert_error (stop, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_DIGEST);
  g_assert_cmpuint (comstock_game_get_length (game), <, 40);
  g_assert_cmpuint (comstock_game_get_length (game), >, 0);
}

static void
test_missing (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_build_filename (self->folder, "none", NULL);
  g_autoptr (GError) error = NULL;

  comstock_save_read_async (file, NULL, on_result, self);
  g_assert_null (comstock_save_read_finish (await (self), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_true (g_str_has_prefix (error->message, g_file_peek_path (file)));
}

static void
test_cancelled (Fixture      *self,
                gconstpointer data)
{
  g_autoptr (GFile) file = hung_file_new (self->file);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  comstock_save_read_async (file, cancellable, on_result, self);
  hung_file_await (HUNG_FILE (file));
  g_cancellable_cancel (cancellable);
  hung_file_let_go (HUNG_FILE (file));
  g_assert_null (comstock_save_read_finish (await (self), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static gboolean
note (gpointer flag)
{
  *(gboolean *) flag = TRUE;
  return G_SOURCE_REMOVE;
}

static void
count (GObject      *source,
       GAsyncResult *result,
       gpointer      n)
{
  g_autoptr (ComstockGame) game = comstock_save_read_finish (result, NULL);

  g_assert_nonnull (game);
  ++*(guint *) n;
}

/* However many hang: a game is written, another is read, and the language can change. */
static void
test_hung (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (COMSTOCK_GAME (self->game));
  g_autoptr (GError) error = NULL;
  gboolean quiet = FALSE;
  guint n = 0;

  for (guint i = 0; i < MANY; i++)
    {
      g_ptr_array_add (files, hung_file_new (self->file));
      comstock_save_read_async (files->pdata[i], NULL, count, &n);
      hung_file_await (files->pdata[i]);
    }
  comstock_workers_when_quiet (note, &quiet);
  g_assert_true (quiet);
  comstock_save_write_bytes_async (bytes, self->file, NULL, NULL, on_result, self);
  g_assert_true (comstock_save_write_finish (await (self), &error));
  g_clear_object (&self->result);
  comstock_save_read_async (self->file, NULL, on_result, self);
  game = comstock_save_read_finish (await (self), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n, ==, 0);

  g_ptr_array_foreach (files, (GFunc) (void (*) (void)) hung_file_let_go, NULL);
  while (n < MANY)
    g_main_context_iteration (NULL, TRUE);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/model/save-read/whole", test_whole);
  add ("/model/save-read/prefix", test_prefix);
  add ("/model/save-read/missing", test_missing);
  add ("/model/save-read/cancelled", test_cancelled);
  add ("/model/save-read/hung", test_hung);
  return g_test_run ();
}
