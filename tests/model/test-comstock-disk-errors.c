/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each call to the disk fails once, in all that reads or writes: it is told or made good, and nothing is lost.
 * It fails in one of three ways, or in the suite 'slow' in each of them. */

#include "disk.h"
#include "table.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "engine/cs-digest.h"
#include "model/store/comstock-autosave-folder.h"
#include "model/store/comstock-autosave.h"
#include "model/store/comstock-save.h"
#include "model/store/comstock-statistics.h"

#define SOLO "person,virtual:novice,virtual:novice,virtual:expert"
#define WHOLE_GAME 1000
#define OLD_LENGTH 30       /* moves of the game that is on the disk before */
#define N_LEFT 2            /* games left before that, and lines */
#define N_RECORDS 3         /* games in the statistics before */
#define N_WAYS 3            /* in which a call fails */
#define BAD "bad-"

/* One run of an action on a disk of its own. */
typedef struct
{
  char *parent;
  char *folder;
  ComstockAutosave *store;
  ComstockGame *game;
  ComstockStatistics *statistics;
  guint64 old;              /* digests of what was on the disk before, and of what should be there now */
  guint64 new;
} Run;

typedef struct
{
  const char *name;

  /* What is on the disk before, and in memory. */
  void     (*prepare) (Run *run);

  /* FALSE if it has told that something went wrong. */
  gboolean (*act)     (Run *run);

  /* What a restart finds on a copy of the disk, right after. */
  void     (*restart) (Run        *run,
                       const char *copy,
                       gboolean    done);

  /* The next try, when the disk works again, and what is on it then. */
  void     (*again)   (Run *run);
} Action;

static guint64
digest_game (ComstockGame *game)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  return cs_digest_bytes (CS_DIGEST_START, data, size);
}

static ComstockGame *
new_game (guint64 seed,
          guint   length)
{
  ComstockCardsGame *game = table_new (SOLO, seed);

  table_play (game, length, seed);
  return COMSTOCK_GAME (game);
}

static GFile *
file_in (const char *folder,
         const char *name)
{
  return g_file_new_build_filename (folder, name, NULL);
}

/* The files in @folder whose names begin with @prefix. */
static guint
count_files (const char *folder,
             const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_prefix (name, prefix);
  return n;
}

static void
assert_only (const char        *folder,
             const char *const *prefixes)
{
  guint n = 0;

  for (guint i = 0; prefixes[i] != NULL; i++)
    n += count_files (folder, prefixes[i]);
  g_assert_cmpuint (count_files (folder, ""), ==, n);
}

/* Saving to a file of the player's. */

static void
prepare_new_save (Run *run)
{
  run->game = new_game (2, 100);
  run->new = digest_game (run->game);
}

static void
prepare_save (Run *run)
{
  g_autoptr (ComstockGame) old = new_game (1, OLD_LENGTH);
  g_autoptr (GFile) file = file_in (run->folder, "game.comstock");

  prepare_new_save (run);
  run->old = digest_game (old);
  g_assert_true (comstock_save_write (old, file, NULL));
}

static gboolean
write_save (Run *run)
{
  g_autoptr (GFile) file = file_in (run->folder, "game.comstock");
  g_autoptr (GError) error = NULL;
  const gboolean done = comstock_save_write (run->game, file, &error);

  g_assert_true (done == (error == NULL));
  return done;
}

static void
restart_save (Run        *run,
              const char *copy,
              gboolean    done)
{
  g_autoptr (GFile) file = file_in (copy, "game.comstock");
  g_autoptr (ComstockGame) game = comstock_save_read (file, NULL, NULL);
  const guint64 digest = game != NULL ? digest_game (game) : 0;

  if (done)
    g_assert_cmphex (digest, ==, run->new);
  else if (digest != run->new)
    g_assert_cmphex (digest, ==, run->old);
  g_assert_true (game != NULL || !g_file_query_exists (file, NULL));
}

static void
write_save_again (Run *run)
{
  static const char *const names[] = { "game.comstock", NULL };

  g_assert_true (write_save (run));
  restart_save (run, run->folder, TRUE);
  assert_only (run->folder, names);
}

/* Opening it. */

static gboolean
read_save (Run *run)
{
  g_autoptr (GFile) file = file_in (run->folder, "game.comstock");
  g_autoptr (GError) error = NULL;

  g_clear_object (&run->game);
  run->game = comstock_save_read (file, NULL, &error);
  g_assert_true ((run->game != NULL) == (error == NULL));
  if (run->game != NULL)
    g_assert_cmphex (digest_game (run->game), ==, run->old);
  return run->game != NULL;
}

static void
restart_read_save (Run        *run,
                   const char *copy,
                   gboolean    done)
{
  run->new = run->old;
  restart_save (run, copy, TRUE);
}

static void
read_save_again (Run *run)
{
  g_assert_true (read_save (run));
}

/* Keeping the game being played. */

/* Waits until the game is on the disk or there is a reason why not. */
static gboolean
is_kept (Run *run)
{
  g_autofree char *problem = NULL;
  gboolean pending = TRUE;

  while (pending && problem == NULL)
    {
      g_object_get (run->store, "pending", &pending, "problem", &problem, NULL);
      if (pending && problem == NULL)
        g_main_context_iteration (NULL, TRUE);
    }
  return problem == NULL;
}

static void
open_store (Run *run)
{
  g_autoptr (GFile) file = file_in (run->folder, "autosave");

  run->store = comstock_autosave_new (file);
}

static void
close_store (Run *run)
{
  g_clear_object (&run->store);
  g_clear_object (&run->game);
}

/* Games that were left, lines of them, and a last game. */
static void
prepare_games (Run *run)
{
  open_store (run);
  for (guint i = 0; i <= N_LEFT; i++)
    {
      g_clear_object (&run->game);
      run->game = new_game (i + 1, OLD_LENGTH - 1);
      comstock_autosave_set_game (run->store, run->game);
      g_assert_true (is_kept (run));
      if (i < N_LEFT)
        comstock_autosave_keep_line (run->store);
      table_play (COMSTOCK_CARDS_GAME (run->game), 1, i);
      g_assert_true (is_kept (run));
    }
  run->old = digest_game (run->game);
}

/* One that was taken back in part. */
static void
prepare_line (Run *run)
{
  prepare_games (run);
  comstock_game_go_to (run->game, OLD_LENGTH / 2);
  g_assert_true (is_kept (run));
  run->old = digest_game (run->game);
}

static void
prepare_closed_games (Run *run)
{
  prepare_games (run);
  close_store (run);
}

/* The last game has the highest number that there is: a start does all that it ever does. */
static void
prepare_last_number (Run *run)
{
  g_autofree char *folder = g_build_filename (run->folder, "autosave", "1", NULL);

  prepare_closed_games (run);
  g_assert_true (comstock_autosave_folder_turn (folder, COMSTOCK_KEPT_GAME,
                                                comstock_autosave_folder_last (folder, COMSTOCK_KEPT_GAME),
                                                COMSTOCK_KEPT_GAME, G_GUINT64_CONSTANT (9000000000)));
}

static gboolean
play_move (Run *run)
{
  table_play (COMSTOCK_CARDS_GAME (run->game), 1, comstock_game_get_length (run->game));
  run->new = digest_game (run->game);
  return is_kept (run);
}

static gboolean
begin_game (Run *run)
{
  g_clear_object (&run->game);
  run->game = new_game (10, 0);
  run->new = digest_game (run->game);
  comstock_autosave_set_game (run->store, run->game);
  return is_kept (run);
}

static gboolean
play_on (Run *run)
{
  comstock_autosave_keep_line (run->store);
  comstock_game_branch (run->game);
  run->new = digest_game (run->game);
  return is_kept (run);
}

static gboolean
bring_back (Run *run)
{
  g_autoptr (GError) error = NULL;
  ComstockGame *game = comstock_autosave_bring_back (run->store, &error);

  g_assert_true ((game != NULL) == (error == NULL));
  if (game == NULL)
    return FALSE;
  g_set_object (&run->game, game);
  g_object_unref (game);
  run->new = digest_game (run->game);
  return is_kept (run);
}

static guint
count_readable (ComstockAutosave *store)
{
  g_autoptr (GPtrArray) kept = comstock_autosave_dup_kept (store);

  for (guint i = 0; i < kept->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ComstockGame) game = comstock_save_read (kept->pdata[i], NULL, &error);

      g_assert_no_error (error);
    }
  return kept->len;
}

/* The digest of what is restored, without any report. */
static guint64
check_restart (const char *folder,
               guint       n_kept)
{
  g_autoptr (GFile) file = file_in (folder, "autosave");
  g_autoptr (ComstockAutosave) store = comstock_autosave_new (file);
  g_autofree char *report = NULL;
  g_autoptr (ComstockGame) game = comstock_autosave_restore (store, &report);

  g_assert_cmpstr (report, ==, NULL);
  g_assert_nonnull (game);
  g_assert_cmpuint (count_readable (store), >=, n_kept);
  return digest_game (game);
}

static void
restart_games (Run        *run,
               const char *copy,
               gboolean    done)
{
  const guint64 digest = check_restart (copy, 2 * N_LEFT - 1);

  if (done)
    g_assert_cmphex (digest, ==, run->new);
  else if (digest != run->new)
    g_assert_cmphex (digest, ==, run->old);
}

static void
assert_no_left_overs (Run *run)
{
  static const char *const names[] = { "lock", "game-", "former-", "line-", BAD, NULL };
  g_autofree char *folder = g_build_filename (run->folder, "autosave", "1", NULL);

  assert_only (folder, names);
  g_assert_cmpuint (count_files (folder, "game-"), <=, 4);
}

static void
play_again (Run *run)
{
  table_play (COMSTOCK_CARDS_GAME (run->game), 1, comstock_game_get_length (run->game));
  run->new = digest_game (run->game);
  g_assert_true (comstock_autosave_flush (run->store, NULL));
  close_store (run);
  assert_no_left_overs (run);
  g_assert_cmphex (check_restart (run->folder, 2 * N_LEFT - 1), ==, run->new);
}

/* The start of the program, with the first move after it. */
static gboolean
start (Run *run)
{
  g_autofree char *report = NULL;

  open_store (run);
  run->game = comstock_autosave_restore (run->store, &report);
  if (run->game == NULL)
    {
      g_assert_nonnull (report);
      return FALSE;
    }
  run->new = digest_game (run->game);
  if (report == NULL)
    g_assert_cmphex (run->new, ==, run->old);
  return play_move (run) && report == NULL;
}

/* A file that could not be read may have been put aside, still whole: then the position before is next. */
static void
restart_start (Run        *run,
               const char *copy,
               gboolean    done)
{
  g_autofree char *folder = g_build_filename (copy, "autosave", "1", NULL);

  if (count_files (folder, BAD) == 0)
    restart_games (run, copy, done);
  else
    g_assert_false (done);
}

static void
start_again (Run *run)
{
  g_assert_nonnull (run->game);
  play_again (run);
}

/* Counting a game that ends. */

static void
open_statistics (Run *run)
{
  g_autoptr (GFile) file = file_in (run->folder, "statistics.json");

  run->statistics = comstock_statistics_new (file);
}

static gboolean
end_game (Run    *run,
          guint64 seed)
{
  g_autoptr (ComstockCardsGame) game = table_new (SOLO, seed);
  g_autofree char *problem = NULL;
  gboolean done;

  comstock_statistics_watch (run->statistics, COMSTOCK_GAME (game));
  table_play (game, WHOLE_GAME, seed);
  done = comstock_statistics_flush (run->statistics, NULL);
  g_object_get (run->statistics, "problem", &problem, NULL);
  return done && problem == NULL;
}

/* A write in flight holds the object. */
static void
close_statistics (Run *run)
{
  gpointer weak = run->statistics;

  g_object_add_weak_pointer (weak, &weak);
  g_clear_object (&run->statistics);
  while (weak != NULL)
    g_main_context_iteration (NULL, FALSE);
}

static void
prepare_statistics (Run *run)
{
  open_statistics (run);
  for (guint i = 1; i <= N_RECORDS; i++)
    g_assert_true (end_game (run, i));
  close_statistics (run);
}

static gboolean
count_game (Run *run)
{
  open_statistics (run);
  return end_game (run, N_RECORDS + 1);
}

static guint
count_records (const char *folder,
               const char *name)
{
  g_autoptr (GFile) file = file_in (folder, name);
  g_autoptr (ComstockStatistics) statistics = comstock_statistics_new (file);
  g_autoptr (GPtrArray) tallies = comstock_statistics_dup_tallies (statistics);
  g_autofree char *problem = NULL;
  guint n = 0;

  for (guint i = 0; i < tallies->len; i++)
    n += (guint) ((const ComstockTally *) tallies->pdata[i])->played;
  g_object_get (statistics, "problem", &problem, NULL);
  g_assert_cmpstr (problem, ==, NULL);
  return n;
}

/* A file that was put aside, which is told, counts: nothing is lost. */
static void
restart_statistics (Run        *run,
                    const char *copy,
                    gboolean    done)
{
  const guint n = count_records (copy, "statistics.json");

  if (done)
    g_assert_cmpuint (n, ==, N_RECORDS + 1);
  else
    g_assert_cmpuint (n + count_records (copy, "bad-statistics-1.json"), >=, N_RECORDS);
}

static void
count_again (Run *run)
{
  static const char *const names[] = { "statistics.json", "bad-statistics-1.json", NULL };

  end_game (run, N_RECORDS + 2);
  close_statistics (run);
  g_assert_cmpuint (count_records (run->folder, names[0]), >=, 1);
  g_assert_cmpuint (count_records (run->folder, names[0]) + count_records (run->folder, names[1]), >=, N_RECORDS + 2);
  assert_only (run->folder, names);
}

static const Action actions[] = {
  { "save-new", prepare_new_save, write_save, restart_save, write_save_again },
  { "save", prepare_save, write_save, restart_save, write_save_again },
  { "open", prepare_save, read_save, restart_read_save, read_save_again },
  { "autosave", prepare_games, play_move, restart_games, play_again },
  { "new-game", prepare_games, begin_game, restart_games, play_again },
  { "play-on", prepare_line, play_on, restart_games, play_again },
  { "bring-back", prepare_games, bring_back, restart_games, play_again },
  { "start", prepare_last_number, start, restart_start, start_again },
  { "statistics", prepare_statistics, count_game, restart_statistics, count_again },
};

/* FALSE if something went away meanwhile: workers may still be tidying up. */
static gboolean
try_to_copy_folder (const char *from,
                    const char *to)
{
  g_autoptr (GDir) dir = g_dir_open (from, 0, NULL);
  const char *name;

  g_assert_cmpint (g_mkdir (to, 0700), ==, 0);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (from, name, NULL);
      g_autofree char *copy = g_build_filename (to, name, NULL);
      g_autofree char *text = NULL;
      gsize size;

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        {
          if (!try_to_copy_folder (path, copy))
            return FALSE;
          continue;
        }
      if (!g_file_get_contents (path, &text, &size, NULL))
        return FALSE;
      g_assert_true (g_file_set_contents_full (copy, text, (gssize) size, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
    }
  return dir != NULL;
}

static void
copy_folder (const char *from,
             const char *to)
{
  while (!try_to_copy_folder (from, to))
    table_remove_tree (to);
}

static void
run_init (Run *run)
{
  *run = (Run) { .parent = g_dir_make_tmp ("comstock-errors-XXXXXX", NULL) };
  run->folder = g_build_filename (run->parent, "disk", NULL);
  g_assert_cmpint (g_mkdir (run->folder, 0700), ==, 0);
}

static void
run_clear (Run *run)
{
  close_store (run);
  if (run->statistics != NULL)
    close_statistics (run);
  table_remove_tree (run->parent);
  g_free (run->folder);
  g_free (run->parent);
}

/* Whether the action has made @n calls or more. */
static gboolean
run_action (const Action *action,
            DiskFault     fault,
            guint         n,
            int           code)
{
  g_autofree char *copy = NULL;
  gboolean done;
  guint count;
  Run run;

  run_init (&run);
  copy = g_build_filename (run.parent, "copy", NULL);
  action->prepare (&run);
  disk_begin (run.folder, fault, n, code);
  done = action->act (&run);
  count = disk_end ();
  g_test_message ("%s, call %u of %u (%s): %s", action->name, n, count, disk_get_faulty (), done ? "done" : "told");
  copy_folder (run.folder, copy);
  action->restart (&run, copy, done);
  action->again (&run);
  run_clear (&run);
  return count >= n;
}

static void
fail_calls (const Action *action,
            guint         first,
            int           code)
{
  const guint step = g_test_slow () ? 1 : N_WAYS;
  guint n = g_test_slow () ? 1 : first;

  while (run_action (action, DISK_FAILS, n, code))
    n += step;
  g_assert_cmpuint (n, >, N_WAYS);
}

static void
test_input_output (gconstpointer action)
{
  fail_calls (action, 1, EIO);
}

static void
test_no_space (gconstpointer action)
{
  fail_calls (action, 2, ENOSPC);
}

static void
test_interrupted (gconstpointer action)
{
  fail_calls (action, 3, EINTR);
}

/* Where nothing fails, only in parts, all is done. */
static void
test_short (gconstpointer data)
{
  const Action *action = data;

  run_action (action, DISK_SHORT, 1, 0);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    GTestDataFunc function;
  } faults[] = {
    { "input-output", test_input_output },
    { "no-space", test_no_space },
    { "interrupted", test_interrupted },
    { "short", test_short },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    for (guint j = 0; j < G_N_ELEMENTS (faults); j++)
      {
        g_autofree char *path = g_strdup_printf ("/model/disk-errors/%s/%s", actions[i].name, faults[j].name);

        g_test_add_data_func (path, &actions[i], faults[j].function);
      }
  return g_test_run ();
}
