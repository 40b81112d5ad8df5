/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The power fails at every moment of a session: what was reported to be on the disk is there, and nothing is torn. */

#include "disk.h"
#include "table.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "engine/cs-digest.h"
#include "model/store/comstock-autosave-folder.h"
#include "model/store/comstock-autosave.h"
#include "model/base/comstock-json.h"
#include "model/store/comstock-save.h"
#include "model/store/comstock-statistics.h"

#define SOLO "person,virtual:novice,virtual:novice,virtual:expert"
#define WHOLE_GAME 1000

/* What is kept, each by numbers that ascend from 1. */
typedef enum
{
  KEPT_POSITION,        /* of the game in the autosave's folder */
  KEPT_FORMER,          /* game that was left, how many there are */
  KEPT_SAVE,            /* in a folder of the player's */
  KEPT_RECORD,          /* in the statistics, how many there are */
  N_KEPT
} Kept;

/* Notes: what is being done, and what was reported to be done. */
#define NOTE_BEGUN(kept) (guint) (2 * (kept))
#define NOTE_TOLD(kept) (guint) (2 * (kept) + 1)

typedef struct
{
  guint n_moves;        /* played in each of the games */
  guint n_games;        /* each of which takes the place of the one before */

  char *parent;
  char *folder;
  GArray *positions;    /* digests, from number 1 */
  GArray *saves;
  GArray *log;
  guint n_visited;
} Session;

static guint64
digest_bytes (GBytes *bytes)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  return cs_digest_bytes (CS_DIGEST_START, data, size);
}

static guint64
digest_game (ComstockGame *game)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);

  return digest_bytes (bytes);
}

static void
begin (Kept kept,
       guint n)
{
  disk_record_note (NOTE_BEGUN (kept), n);
}

static void
tell (Kept  kept,
      guint n)
{
  disk_record_note (NOTE_TOLD (kept), n);
}

static void
begin_position (Session      *self,
                ComstockGame *game)
{
  const guint64 digest = digest_game (game);

  g_array_append_val (self->positions, digest);
  begin (KEPT_POSITION, self->positions->len - 1);
}

/* Notifications come before "changed": what is begun is known before it can be on the disk. */
static void
on_notify (ComstockGame *game,
           GParamSpec   *spec,
           Session      *self)
{
  if (g_array_index (self->positions, guint64, self->positions->len - 1) != digest_game (game))
    begin_position (self, game);
}

static void
wait_until_kept (Session          *self,
                 ComstockAutosave *store)
{
  g_autofree char *problem = NULL;
  gboolean pending;

  for (g_object_get (store, "pending", &pending, NULL); pending; g_object_get (store, "pending", &pending, NULL))
    g_main_context_iteration (NULL, TRUE);
  g_object_get (store, "problem", &problem, NULL);
  g_assert_cmpstr (problem, ==, NULL);
  tell (KEPT_POSITION, self->positions->len - 1);
}

static void
play (Session          *self,
      ComstockAutosave *store,
      ComstockGame     *game)
{
  CsRng rng;

  cs_rng_init (&rng, self->positions->len);
  for (guint i = 0; i < self->n_moves; i++)
    {
      table_play_move (COMSTOCK_CARDS_GAME (game), &rng);
      wait_until_kept (self, store);
    }
}

/* Back, and on from there: the line as it was is kept like a game that was left. */
static void
play_on (Session          *self,
         ComstockAutosave *store,
         ComstockGame     *game)
{
  comstock_game_go_to (game, comstock_game_get_length (game) / 2);
  wait_until_kept (self, store);
  comstock_autosave_keep_line (store);
  comstock_game_branch (game);
  wait_until_kept (self, store);
  play (self, store, game);
}

static void
play_games (Session          *self,
            ComstockAutosave *store)
{
  for (guint i = 1; i <= self->n_games; i++)
    {
      g_autoptr (ComstockGame) game = COMSTOCK_GAME (table_new (table_mixtures[i % 4], i));

      begin_position (self, game);
      g_signal_connect (game, "notify::cursor", G_CALLBACK (on_notify), self);
      g_signal_connect (game, "notify::length", G_CALLBACK (on_notify), self);
      comstock_autosave_set_game (store, game);
      wait_until_kept (self, store);
      tell (KEPT_FORMER, i - 1);
      play (self, store, game);
      play_on (self, store, game);
    }
}

/* The former game is back as it was left, which is what its last position says. */
static void
bring_back (Session          *self,
            ComstockAutosave *store)
{
  const guint64 left = g_array_index (self->positions, guint64, self->positions->len - 1);
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (ComstockGame) next = COMSTOCK_GAME (table_new (table_mixtures[0], 100));

  begin_position (self, next);
  comstock_autosave_set_game (store, next);
  wait_until_kept (self, store);
  g_array_append_val (self->positions, left);
  begin (KEPT_POSITION, self->positions->len - 1);
  game = comstock_autosave_bring_back (store, NULL);
  g_assert_nonnull (game);
  g_assert_cmphex (digest_game (game), ==, left);
  wait_until_kept (self, store);
}

static void
keep_games (Session *self)
{
  g_autoptr (GFile) folder = g_file_new_build_filename (self->folder, "autosave", NULL);
  g_autoptr (ComstockAutosave) store = comstock_autosave_new (folder);

  play_games (self, store);
  bring_back (self, store);
}

/* The last game got the highest number there is: the next start gives low ones to all. */
static void
keep_from_last_number (Session *self)
{
  g_autoptr (GFile) file = g_file_new_build_filename (self->folder, "autosave", NULL);
  g_autofree char *folder = g_build_filename (g_file_peek_path (file), "1", NULL);
  g_autoptr (ComstockAutosave) store = NULL;
  g_autoptr (ComstockGame) game = NULL;
  g_autofree char *report = NULL;

  keep_games (self);
  g_assert_true (comstock_autosave_folder_turn (folder, COMSTOCK_KEPT_GAME,
                                                comstock_autosave_folder_last (folder, COMSTOCK_KEPT_GAME),
                                                COMSTOCK_KEPT_GAME, G_GUINT64_CONSTANT (9000000000)));
  store = comstock_autosave_new (file);
  game = comstock_autosave_restore (store, &report);
  g_signal_connect (game, "notify::cursor", G_CALLBACK (on_notify), self);
  g_signal_connect (game, "notify::length", G_CALLBACK (on_notify), self);
  play (self, store, game);
}

/* The player's own folder was there before. */
static void
make_saves_folder (Session *self)
{
  g_autofree char *path = g_build_filename (self->folder, "saves", NULL);
  const int fd = g_open (self->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_cmpint (fsync (fd), ==, 0);
  g_close (fd, NULL);
}

static void
save_games (Session *self)
{
  g_autoptr (GFile) file = g_file_new_build_filename (self->folder, "saves", "game.comstock", NULL);
  g_autoptr (ComstockGame) game = COMSTOCK_GAME (table_new (SOLO, 1));

  for (guint i = 1; i <= 3; i++)
    {
      guint64 digest;

      table_play (COMSTOCK_CARDS_GAME (game), self->n_moves, i);
      digest = digest_game (game);
      g_array_append_val (self->saves, digest);
      begin (KEPT_SAVE, i);
      g_assert_true (comstock_save_write (game, file, NULL));
      tell (KEPT_SAVE, i);
    }
}

static void
count_games (Session *self)
{
  g_autoptr (GFile) file = g_file_new_build_filename (self->folder, "statistics.json", NULL);
  g_autoptr (ComstockStatistics) statistics = comstock_statistics_new (file);

  for (guint i = 1; i <= 3; i++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (SOLO, i);

      comstock_statistics_watch (statistics, COMSTOCK_GAME (game));
      begin (KEPT_RECORD, i);
      table_play (game, WHOLE_GAME, i);
      g_assert_true (comstock_statistics_flush (statistics, NULL));
      tell (KEPT_RECORD, i);
    }
}

/* The last figure of this note before the power failed. */
static guint
find_noted (Session *self,
            guint    n_ops,
            guint    note)
{
  for (guint i = n_ops; i > 0; i--)
    {
      const DiskOp *op = &g_array_index (self->log, DiskOp, i - 1);

      if (op->kind == DISK_OP_NOTE && op->file == note)
        return (guint) op->offset;
    }
  return 0;
}

/* What is there is not older than what was told, nor younger than what was begun. */
static void
assert_in_time (Session *self,
                guint    n_ops,
                Kept     kept,
                GArray  *digests,
                guint64  digest)
{
  const guint told = find_noted (self, n_ops, NOTE_TOLD (kept));
  const guint begun = find_noted (self, n_ops, NOTE_BEGUN (kept));
  guint found = digests->len - 1;

  while (found > 0 && (found > begun || g_array_index (digests, guint64, found) != digest))
    found--;
  if (found == 0 || found < told)
    g_error ("After %u calls number %u is there; %u was told, %u begun", n_ops, found, told, begun);
}

static void
check_formers (ComstockAutosave *store,
               guint             n_told)
{
  g_autoptr (GPtrArray) kept = comstock_autosave_dup_kept (store);
  guint n_formers = 0;

  for (guint i = 0; i < kept->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ComstockGame) game = comstock_save_read (kept->pdata[i], NULL, &error);
      g_autofree char *name = g_file_get_basename (kept->pdata[i]);

      g_assert_no_error (error);
      n_formers += g_str_has_prefix (name, "former-");
    }
  g_assert_cmpuint (n_formers, >=, n_told);
}

static void
check_autosave (Session    *self,
                const char *folder,
                guint       n_ops)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "autosave", NULL);
  g_autoptr (ComstockAutosave) store = comstock_autosave_new (file);
  g_autofree char *report = NULL;
  g_autoptr (ComstockGame) game = comstock_autosave_restore (store, &report);

  g_assert_cmpstr (report, ==, NULL);
  if (game != NULL)
    assert_in_time (self, n_ops, KEPT_POSITION, self->positions, digest_game (game));
  else
    g_assert_cmpuint (find_noted (self, n_ops, NOTE_TOLD (KEPT_POSITION)), ==, 0);
  check_formers (store, find_noted (self, n_ops, NOTE_TOLD (KEPT_FORMER)));
}

static void
check_save (Session    *self,
            const char *folder,
            guint       n_ops)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "saves", "game.comstock", NULL);
  g_autoptr (GBytes) bytes = comstock_json_load_file (file, NULL, NULL);

  if (bytes != NULL)
    assert_in_time (self, n_ops, KEPT_SAVE, self->saves, digest_bytes (bytes));
  else
    g_assert_cmpuint (find_noted (self, n_ops, NOTE_TOLD (KEPT_SAVE)), ==, 0);
}

static void
check_statistics (Session    *self,
                  const char *folder,
                  guint       n_ops)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "statistics.json", NULL);
  g_autoptr (ComstockStatistics) statistics = comstock_statistics_new (file);
  g_autoptr (GPtrArray) tallies = comstock_statistics_dup_tallies (statistics);
  g_autofree char *problem = NULL;
  guint n = 0;

  for (guint i = 0; i < tallies->len; i++)
    n += (guint) ((const ComstockTally *) tallies->pdata[i])->played;
  g_object_get (statistics, "problem", &problem, NULL);
  g_assert_cmpstr (problem, ==, NULL);
  g_assert_cmpuint (n, >=, find_noted (self, n_ops, NOTE_TOLD (KEPT_RECORD)));
  g_assert_cmpuint (n, <=, find_noted (self, n_ops, NOTE_BEGUN (KEPT_RECORD)));
}

static void
check_state (const char *folder,
             guint       n_ops,
             gpointer    data)
{
  check_autosave (data, folder, n_ops);
  check_save (data, folder, n_ops);
  check_statistics (data, folder, n_ops);
}

/* What was recorded is all that was done. */
static void
check_log (Session *self)
{
  g_autofree char *folder = g_build_filename (self->parent, "replayed", NULL);
  const char *const command[] = { "diff", "-r", self->folder, folder, NULL };
  g_autofree char *differences = NULL;
  g_autoptr (GError) error = NULL;

  disk_replay (self->log, folder);
  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &differences, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (differences, ==, "");
  table_remove_tree (folder);
}

static void
session_init (Session *self,
              guint    n_moves,
              guint    n_games)
{
  *self = (Session) { .n_moves = n_moves, .n_games = n_games };
  self->parent = g_dir_make_tmp ("comstock-power-XXXXXX", NULL);
  self->folder = g_build_filename (self->parent, "disk", NULL);
  self->positions = g_array_new (FALSE, TRUE, sizeof (guint64));
  self->saves = g_array_new (FALSE, TRUE, sizeof (guint64));
  g_array_set_size (self->positions, 1);
  g_array_set_size (self->saves, 1);
  g_assert_cmpint (g_mkdir (self->folder, 0700), ==, 0);
}

static void
session_clear (Session *self)
{
  table_remove_tree (self->parent);
  g_array_unref (self->log);
  g_array_unref (self->saves);
  g_array_unref (self->positions);
  g_free (self->folder);
  g_free (self->parent);
}

static void
lose_power_in (void  (*act) (Session *),
               guint  n_moves,
               guint  n_games)
{
  g_autofree char *state = NULL;
  Session self;
  guint n;

  session_init (&self, n_moves, n_games);
  disk_record_begin (self.folder);
  act (&self);
  self.log = disk_record_end ();
  check_log (&self);
  state = g_build_filename (self.parent, "state", NULL);
  n = disk_visit_losses (self.log, state, check_state, &self);
  g_test_message ("%u calls and notes, %u states after a loss of power", self.log->len, n);
  g_assert_cmpuint (n, >, self.log->len / 4);
  session_clear (&self);
}

static void
test_autosave (void)
{
  lose_power_in (keep_games, g_test_slow () ? 40 : 4, g_test_slow () ? 25 : 3);
}

static void
test_last_number (void)
{
  lose_power_in (keep_from_last_number, 2, 2);
}

static void
save_in_folder (Session *self)
{
  make_saves_folder (self);
  save_games (self);
}

static void
test_save (void)
{
  lose_power_in (save_in_folder, 20, 0);
}

static void
test_statistics (void)
{
  lose_power_in (count_games, 0, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/power-loss/autosave", test_autosave);
  g_test_add_func ("/model/power-loss/last-number", test_last_number);
  g_test_add_func ("/model/power-loss/save", test_save);
  g_test_add_func ("/model/power-loss/statistics", test_statistics);
  return g_test_run ();
}
