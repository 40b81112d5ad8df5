/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kills a program that plays and keeps its game, again and again: nothing may be lost but the last move, or of
 * moves that come faster than the disk writes those that nothing has told to be kept. */

#include "table.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/mman.h>

#include "engine/cs-digest.h"
#include "model/store/comstock-autosave.h"
#include "model/store/comstock-save.h"

#define QUICK_KILLS 20
#define KILLS 1000
#define LONGEST_LIFE 100000     /* microseconds, of those that need not accept anything */
#define LONGEST_WRITE 5000      /* microseconds */
#define MOST_POSITIONS 20       /* accepted in a life */
#define CHECKED_EVERY 100       /* kills after which every file is read, not only the game's */
#define KEPT_FORMERS 19         /* twenty, and one that gives way for a game that then stays after all */
#define ACCEPTED 64
#define MOST_HASTE (ACCEPTED / 2)       /* positions accepted before the player waits for the disk */
#define HASTE 5000              /* microseconds between two of them */

/* What the player has accepted, in memory that outlives it. */
typedef struct
{
  guint n;                      /* positions so far; written after the position itself */
  guint n_kept;                 /* of them, as the store has told */
  guint64 digests[ACCEPTED];    /* of the last positions as saves, position i at i modulo ACCEPTED */
  guint n_games;
  guint n_left;                 /* games that another one took the place of for good */
} Accepted;

static Accepted *
map_accepted (const char *path)
{
  const int fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  Accepted *accepted;

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (ftruncate (fd, sizeof (Accepted)), ==, 0);
  accepted = mmap (NULL, sizeof (Accepted), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  g_assert_true (accepted != MAP_FAILED);
  g_assert_true (g_close (fd, NULL));
  return accepted;
}

static guint64
digest_save (ComstockGame *game)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  return cs_digest_bytes (CS_DIGEST_START, data, size);
}

static void
accept_position (ComstockGame *game,
                 Accepted     *accepted)
{
  accepted->digests[(accepted->n + 1) % ACCEPTED] = digest_save (game);
  g_atomic_int_inc ((int *) &accepted->n);
}

static void
on_cursor (ComstockGame *game,
           GParamSpec   *spec,
           Accepted     *accepted)
{
  accept_position (game, accepted);
}

/* Notifications come before "changed": what is accepted is known before it can be on the disk. */
static void
watch (ComstockGame *game,
       Accepted     *accepted)
{
  accept_position (game, accepted);
  g_signal_connect (game, "notify::cursor", G_CALLBACK (on_cursor), accepted);
}

static void
wait_until_kept (ComstockAutosave *store,
                 Accepted         *accepted)
{
  gboolean pending;

  for (g_object_get (store, "pending", &pending, NULL); pending;
       g_object_get (store, "pending", &pending, NULL))
    g_main_context_iteration (NULL, TRUE);
  accepted->n_kept = accepted->n;
}

/* Mostly waits as the others do; but a person's own moves may be faster than the disk. */
static void
wait_or_hurry (ComstockAutosave *store,
               Accepted         *accepted,
               CsRng            *rng)
{
  if (cs_rng_below (rng, 3) == 0 || accepted->n - accepted->n_kept >= MOST_HASTE)
    {
      wait_until_kept (store, accepted);
      return;
    }
  g_usleep (HASTE);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static ComstockGame *
begin_next (ComstockAutosave *store,
            Accepted         *accepted)
{
  ComstockGame *former = comstock_autosave_get_game (store);
  const gboolean is_kept = former != NULL && comstock_game_get_length (former) > 0;
  const guint seed = ++accepted->n_games;
  ComstockGame *game = COMSTOCK_GAME (table_new (table_mixtures[seed % 4], seed));

  watch (game, accepted);
  comstock_autosave_set_game (store, game);
  wait_until_kept (store, accepted);
  accepted->n_left += is_kept;
  return game;
}

static void
go_back (ComstockGame *game,
         CsRng        *rng)
{
  const guint cursor = comstock_game_get_cursor (game);

  comstock_game_go_to (game, cursor - cs_rng_below (rng, MIN (cursor, 10) + 1));
}

static void
play_on (ComstockAutosave *store,
         ComstockGame     *game,
         CsRng            *rng)
{
  if (comstock_game_can_redo (game))
    comstock_autosave_keep_line (store);
  if (!comstock_game_is_over (game))
    table_play_move (COMSTOCK_CARDS_GAME (game), rng);
}

/* The program that is killed: goes on where the store was left, for ever.  Mostly it moves; now and then it goes back,
 * plays on from there, or begins another game. */
static void G_GNUC_NORETURN
play_for_ever (const char *folder,
               const char *accepted_path)
{
  Accepted *accepted = map_accepted (accepted_path);
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (ComstockAutosave) store = comstock_autosave_new (file);
  g_autofree char *report = NULL;
  g_autoptr (ComstockGame) game = comstock_autosave_restore (store, &report);
  CsRng rng;

  cs_rng_init (&rng, accepted->n);
  if (game != NULL)
    watch (game, accepted);
  accepted->n_kept = accepted->n;
  for (;;)
    {
      const guint choice = cs_rng_below (&rng, 40);

      if (game == NULL || comstock_game_is_over (game) || choice == 0)
        {
          g_clear_object (&game);
          game = begin_next (store, accepted);
        }
      else if (choice <= 2)
        go_back (game, &rng);
      else
        play_on (store, game, &rng);
      wait_or_hurry (store, accepted, &rng);
    }
}

typedef struct
{
  char *parent;
  char *folder;
  char *accepted_path;
  GFile *file;
  Accepted *accepted;
  guint n_last;         /* restarts at the last position accepted */
  guint n_before;       /* … at the one before */
  guint n_earlier;      /* … at one before that */
  guint n_cleaned;      /* files that killed writes left and the restart removed */
} Trial;

static const char *program;

/* Kills once @n_positions more are accepted, and @life microseconds later: somewhere in what is written then. */
static void
live_and_die (Trial *trial,
              guint  n_positions,
              guint  life)
{
  const guint n = trial->accepted->n + n_positions;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) player =
    g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, program, "--play", trial->folder,
                      trial->accepted_path, NULL);

  g_assert_no_error (error);
  while (g_atomic_int_get ((int *) &trial->accepted->n) < (int) n)
    g_usleep (500);
  g_usleep (life);
  g_subprocess_force_exit (player);
  g_assert_true (g_subprocess_wait (player, NULL, &error));
  g_assert_true (g_subprocess_get_if_signaled (player));
  g_assert_cmpint (g_subprocess_get_term_sig (player), ==, SIGKILL);
}

static void
check_position (Trial        *trial,
                ComstockGame *game)
{
  const Accepted *accepted = trial->accepted;
  const guint64 digest = digest_save (game);
  guint n = accepted->n;

  while (digest != accepted->digests[n % ACCEPTED])
    if (n-- == accepted->n_kept)
      g_error ("The position kept is older than one that was told to be kept");
  trial->n_last += n == accepted->n;
  trial->n_before += n + 1 == accepted->n;
  trial->n_earlier += n + 1 < accepted->n;
}

/* What a killed write leaves has a longer name than what belongs there. */
static guint
count_left_overs (Trial *trial)
{
  g_autofree char *path = g_build_filename (trial->folder, "1", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += !g_str_equal (name, "lock") && !g_str_has_suffix (name, COMSTOCK_SAVE_SUFFIX);
  return n;
}

/* Every game that was left is still there, but for the oldest, and can be read. */
static void
check_kept (Trial            *trial,
            ComstockAutosave *store,
            gboolean          thoroughly)
{
  g_autoptr (GPtrArray) kept = comstock_autosave_dup_kept (store);
  guint n_formers = 0;

  for (guint i = 0; i < kept->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ComstockGame) game = thoroughly ? comstock_save_read (kept->pdata[i], NULL, &error) : NULL;
      g_autofree char *name = g_file_get_basename (kept->pdata[i]);

      g_assert_no_error (error);
      n_formers += g_str_has_prefix (name, "former-");
    }
  g_assert_cmpuint (n_formers, >=, MIN (trial->accepted->n_left, KEPT_FORMERS));
}

static void
check_restart (Trial   *trial,
               gboolean thoroughly)
{
  const guint n_left_overs = count_left_overs (trial);
  g_autoptr (ComstockAutosave) store = comstock_autosave_new (trial->file);
  g_autofree char *report = NULL;
  g_autoptr (ComstockGame) game = comstock_autosave_restore (store, &report);

  trial->n_cleaned += n_left_overs;
  g_assert_cmpuint (count_left_overs (trial), ==, 0);
  g_assert_cmpstr (report, ==, NULL);
  if (game != NULL)
    check_position (trial, game);
  else
    /* Killed before the very first write ended. */
    g_assert_cmpuint (trial->accepted->n, <=, 1);
  check_kept (trial, store, thoroughly);
}

static void
trial_init (Trial *trial)
{
  *trial = (Trial) { .parent = g_dir_make_tmp ("comstock-crash-XXXXXX", NULL) };
  trial->folder = g_build_filename (trial->parent, "store", NULL);
  trial->accepted_path = g_build_filename (trial->parent, "accepted", NULL);
  trial->file = g_file_new_for_path (trial->folder);
  trial->accepted = map_accepted (trial->accepted_path);
}

static void
trial_clear (Trial *trial)
{
  munmap (trial->accepted, sizeof (Accepted));
  table_remove_tree (trial->parent);
  g_object_unref (trial->file);
  g_free (trial->accepted_path);
  g_free (trial->folder);
  g_free (trial->parent);
}

static void
test_kills (void)
{
  const guint n = g_test_slow () ? KILLS : QUICK_KILLS;
  Trial trial;
  CsRng rng;

  trial_init (&trial);
  cs_rng_init (&rng, 1);
  for (guint i = 1; i <= n; i++)
    {
      if (i % 4 == 0)
        live_and_die (&trial, 0, cs_rng_below (&rng, LONGEST_LIFE));
      else
        live_and_die (&trial, 2 + cs_rng_below (&rng, MOST_POSITIONS - 1), cs_rng_below (&rng, LONGEST_WRITE));
      check_restart (&trial, i % CHECKED_EVERY == 0 || i == n);
    }
  g_test_message ("%u kills: %u restarts at the last position accepted, %u at the one before, %u earlier; "
                  "%u positions, %u games of which %u were left in between; %u left-overs removed",
                  n, trial.n_last, trial.n_before, trial.n_earlier, trial.accepted->n, trial.accepted->n_games,
                  trial.accepted->n_left, trial.n_cleaned);
  g_assert_cmpuint (trial.accepted->n, >, n);
  trial_clear (&trial);
}

int
main (int    argc,
      char **argv)
{
  program = argv[0];
  if (argc == 4 && g_str_equal (argv[1], "--play"))
    play_for_ever (argv[2], argv[3]);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/autosave/kills", test_kills);
  return g_test_run ();
}
