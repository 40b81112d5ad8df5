/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics: what counts, that it counts once, and that no file is ever lost. */

#include "shared-games.h"

#include <glib/gstdio.h>
#include <sys/wait.h>

#include "model/base/comstock-text.h"
#include "model/session/comstock-games.h"
#include "model/store/comstock-save.h"
#include "model/store/comstock-statistics.h"

#define SOLO "person,virtual:novice,virtual:novice,virtual:expert"
#define OTHERS "virtual:novice,virtual:novice,virtual:expert"
#define WHOLE_GAME 1000

typedef struct
{
  char *folder;
  GFile *file;
  ComstockStatistics *statistics;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("comstock-statistics-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
  self->file = g_file_new_build_filename (self->folder, "data", "statistics.json", NULL);
  self->statistics = comstock_statistics_new (self->file);
}

/* A write in flight holds the object, and may let it go in its thread. */
static void
close_statistics (Fixture *self)
{
  gpointer weak = self->statistics;

  g_object_add_weak_pointer (G_OBJECT (self->statistics), &weak);
  g_clear_object (&self->statistics);
  while (weak != NULL)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  close_statistics (self);
  table_remove_tree (self->folder);
  g_object_unref (self->file);
  g_free (self->folder);
}

/* What a restart does. */
static void
reopen (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  comstock_statistics_flush (self->statistics, &error);
  g_assert_no_error (error);
  close_statistics (self);
  self->statistics = comstock_statistics_new (self->file);
}

static char *
dup_problem (Fixture *self)
{
  char *problem;

  g_object_get (self->statistics, "problem", &problem, NULL);
  return problem;
}

/* Only one tally, of the person alone at the screen. */
static ComstockTally *
dup_only_tally (Fixture *self)
{
  g_autoptr (GPtrArray) tallies = comstock_statistics_dup_tallies (self->statistics);

  g_assert_cmpuint (tallies->len, ==, 1);
  return comstock_tally_copy (tallies->pdata[0]);
}

static ComstockCardsGame *
play_watched (Fixture    *self,
              const char *seats,
              guint64     seed)
{
  ComstockCardsGame *game = table_new (seats, seed);

  comstock_statistics_watch (self->statistics, COMSTOCK_GAME (game));
  table_play (game, WHOLE_GAME, seed);
  g_assert_true (comstock_game_is_over (COMSTOCK_GAME (game)));
  return game;
}

static int
get_points (ComstockCardsGame *game)
{
  return comstock_cards_seat_get_score (comstock_cards_game_get_seat (game, 0));
}

static gboolean
is_won (ComstockCardsGame *game)
{
  return comstock_cards_seat_is_winner (comstock_cards_game_get_seat (game, 0));
}

/* The figures are those that follow from the games one by one, also after a restart. */
static void
test_figures (Fixture      *self,
              gconstpointer data)
{
  int best = G_MININT, total = 0;
  guint won = 0, streak = 0, longest = 0;
  ComstockTally *tally;

  for (guint64 seed = 1; seed <= 30; seed++)
    {
      g_autoptr (ComstockCardsGame) game = play_watched (self, SOLO, seed);

      best = MAX (best, get_points (game));
      total += get_points (game);
      won += is_won (game);
      streak = is_won (game) ? streak + 1 : 0;
      longest = MAX (longest, streak);
    }
  reopen (self);
  tally = dup_only_tally (self);
  g_assert_cmpstr (tally->opponents, ==, OTHERS);
  g_assert_cmpstr (tally->kit, ==, "frontier");
  g_assert_cmpstr (tally->player, ==, "");
  g_assert_cmpuint (tally->played, ==, 30);
  g_assert_cmpuint (tally->won, ==, won);
  g_assert_cmpint (tally->best, ==, best);
  g_assert_cmpfloat_with_epsilon (comstock_tally_get_mean (tally), total / 30.0, 1e-9);
  g_assert_cmpuint (tally->streak, ==, streak);
  g_assert_cmpuint (tally->longest, ==, longest);
  g_assert_cmpuint (tally->undos, ==, 0);
  comstock_tally_free (tally);
}

static void
add_results (GPtrArray  *tallies,
             const char *outcomes)
{
  for (; *outcomes != '\0'; outcomes++)
    {
      ComstockRecord *record = comstock_record_new ("game", 1, "kit", "Kit", "");

      g_ptr_array_add (record->results, comstock_result_new ("", "", 10, *outcomes == 'w'));
      comstock_tallies_add (tallies, record);
      comstock_record_free (record);
    }
}

static void
test_streaks (void)
{
  static const struct
  {
    const char *outcomes;
    guint streak;
    guint longest;
  } cases[] = {
    { "w", 1, 1 }, { "l", 0, 0 }, { "wwl", 0, 2 }, { "wwlw", 1, 2 }, { "lwlwww", 3, 3 }, { "wwwlww", 2, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) tallies = g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_tally_free);
      const ComstockTally *tally;

      add_results (tallies, cases[i].outcomes);
      tally = tallies->pdata[0];
      g_assert_cmpuint (tally->streak, ==, cases[i].streak);
      g_assert_cmpuint (tally->longest, ==, cases[i].longest);
    }
}

/* The games of one person, played to the end, undone, redone and looked through: each counts once. */
static void
test_once (Fixture      *self,
           gconstpointer data)
{
  const SharedGame *kind = data;
  g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[0], 3);
  guint length;
  ComstockTally *tally;

  comstock_statistics_watch (self->statistics, game);
  comstock_statistics_watch (self->statistics, game);
  table_play (game, WHOLE_GAME, 3);
  length = comstock_game_get_length (game);
  comstock_game_go_to (game, length / 2);
  comstock_game_go_to (game, length - 1);
  comstock_game_go_to (game, length);
  comstock_game_undo (game);
  comstock_game_redo (game);
  comstock_game_note_hint (game);
  comstock_game_note_hint (game);
  tally = dup_only_tally (self);
  g_assert_cmpstr (tally->game, ==, comstock_game_get_rules (game)->id);
  g_assert_cmpuint (tally->played, ==, 1);
  g_assert_cmpuint (tally->undos, ==, 1);
  g_assert_cmpuint (tally->hints, ==, 2);
  comstock_tally_free (tally);
}

/* A game keeps its code, and the day on which it first ended, also through the file. */
static void
test_days (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (GDateTime) before = g_date_time_new_now_local ();
  g_autoptr (ComstockCardsGame) game = play_watched (self, SOLO, 14);
  g_autoptr (GDateTime) after = g_date_time_new_now_local ();
  g_autofree char *day_before = comstock_text_day (before);
  g_autofree char *day_after = comstock_text_day (after);
  g_autofree char *day = NULL;
  g_autoptr (GPtrArray) records = NULL;
  const ComstockRecord *record;

  reopen (self);
  records = comstock_statistics_dup_records (self->statistics);
  g_assert_cmpuint (records->len, ==, 1);
  record = records->pdata[0];
  g_assert_cmpstr (record->code, ==, comstock_game_get_code (COMSTOCK_GAME (game)));
  day = comstock_text_day (record->day);
  g_assert_cmpstr (day, >=, day_before);
  g_assert_cmpstr (day, <=, day_after);
}

/* Games of two kinds, kept in one file, have tallies of their own. */
static void
test_two_games (Fixture      *self,
                gconstpointer data)
{
  g_autoptr (ComstockCardsGame) cards = play_watched (self, SOLO, 21);
  g_autoptr (GPtrArray) tallies = NULL;
  const ComstockTally *pebbles, *other;
  int total = 0;

  for (guint64 seed = 21; seed < 24; seed++)
    {
      g_autoptr (ComstockGame) game = pebbles_game_new ("person,rival,rival", seed);
      int32_t points[CS_MAX_SEATS];

      comstock_statistics_watch (self->statistics, game);
      table_play (game, WHOLE_GAME, seed);
      pebbles_game.score (comstock_game_get_kit (game), comstock_game_get_state (game), points);
      total += points[0];
    }
  reopen (self);
  tallies = comstock_statistics_dup_tallies (self->statistics);
  g_assert_cmpuint (tallies->len, ==, 2);
  pebbles = tallies->pdata[0];
  other = tallies->pdata[1];
  g_assert_cmpstr (pebbles->game, ==, "pebbles");
  g_assert_cmpstr (pebbles->kit, ==, "track");
  g_assert_cmpstr (pebbles->opponents, ==, "rival,rival");
  g_assert_cmpuint (pebbles->played, ==, 3);
  g_assert_cmpint ((int) pebbles->total, ==, total);
  g_assert_cmpstr (other->game, ==, "carson-city-card-game");
  g_assert_cmpint ((int) other->total, ==, get_points (cards));
}

/* A different end takes the place of the former, in another session and from a file as well. */
static void
test_other_end (Fixture      *self,
                gconstpointer data)
{
  g_autoptr (ComstockCardsGame) first = play_watched (self, SOLO, 4);
  g_autoptr (ComstockCardsGame) other = play_watched (self, SOLO, 5);
  g_autoptr (GBytes) save = comstock_save_to_bytes (COMSTOCK_GAME (first));
  g_autoptr (ComstockGame) again = comstock_save_from_bytes (save, NULL);
  int points;
  ComstockTally *tally;

  reopen (self);
  comstock_statistics_watch (self->statistics, again);
  comstock_game_go_to (again, comstock_game_get_length (again) / 2);
  comstock_game_branch (again);
  table_play (COMSTOCK_CARDS_GAME (again), WHOLE_GAME, 77);
  points = get_points (COMSTOCK_CARDS_GAME (again));
  g_assert_cmpint (points, !=, get_points (first));

  tally = dup_only_tally (self);
  g_assert_cmpuint (tally->played, ==, 2);
  g_assert_cmpint ((int) tally->total, ==, points + get_points (other));
  g_assert_cmpuint (tally->undos, ==, 1);
  comstock_tally_free (tally);
}

/* What was undone before a restart is counted once the game is finished after it; until then nothing shows. */
static void
test_unfinished (Fixture      *self,
                 gconstpointer data)
{
  g_autoptr (ComstockCardsGame) game = table_new (SOLO, 6);
  g_autoptr (GPtrArray) none = NULL;
  ComstockTally *tally;

  comstock_statistics_watch (self->statistics, COMSTOCK_GAME (game));
  table_play (game, 40, 6);
  comstock_game_undo (COMSTOCK_GAME (game));
  comstock_game_undo (COMSTOCK_GAME (game));
  reopen (self);
  none = comstock_statistics_dup_tallies (self->statistics);
  g_assert_cmpuint (none->len, ==, 0);

  comstock_statistics_watch (self->statistics, COMSTOCK_GAME (game));
  table_play (game, WHOLE_GAME, 7);
  tally = dup_only_tally (self);
  g_assert_cmpuint (tally->undos, ==, 2);
  comstock_tally_free (tally);
}

/* A game that was finished elsewhere is opened, looked at to its end, and does not count; nor does one of rivals. */
static void
test_not_counted (Fixture      *self,
                  gconstpointer data)
{
  g_autoptr (ComstockCardsGame) finished = table_new (SOLO, 8);
  g_autoptr (ComstockCardsGame) rivals = NULL;
  g_autoptr (GBytes) save = NULL;
  g_autoptr (ComstockGame) opened = NULL;
  g_autoptr (GPtrArray) tallies = NULL;

  table_play (finished, WHOLE_GAME, 8);
  save = comstock_save_to_bytes (COMSTOCK_GAME (finished));
  opened = comstock_save_from_bytes (save, NULL);
  comstock_statistics_watch (self->statistics, opened);
  comstock_game_go_to (opened, comstock_game_get_length (opened) - 1);
  comstock_game_redo (opened);
  g_assert_true (comstock_game_is_over (opened));
  rivals = play_watched (self, "rival:easy,virtual:novice,virtual:novice,virtual:novice", 9);
  comstock_game_undo (COMSTOCK_GAME (rivals));

  tallies = comstock_statistics_dup_tallies (self->statistics);
  g_assert_cmpuint (tallies->len, ==, 0);
  g_assert_false (g_file_query_exists (self->file, NULL));
}

static ComstockCardsGame *
new_with_names (const char *const *names)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  ComstockCardsSetup setup = { .seed = 10 };

  comstock_cards_setup_parse (&setup, "person,person,person,virtual:expert", NULL);
  for (guint i = 0; names[i] != NULL; i++)
    g_strlcpy (setup.seats[i].holder.name, names[i], COMSTOCK_MAX_SEAT_NAME);
  return comstock_cards_game_new (deck, &setup, NULL);
}

/* Of several people each counts under the own name, and whoever has none not at all. */
static void
test_people (Fixture      *self,
             gconstpointer data)
{
  static const char *const names[] = { "Käthe", "", "Ada", NULL };
  g_autoptr (ComstockCardsGame) game = new_with_names (names);
  g_autoptr (GPtrArray) tallies = NULL;
  const ComstockTally *ada, *kaethe;

  comstock_statistics_watch (self->statistics, COMSTOCK_GAME (game));
  table_play (game, WHOLE_GAME, 10);
  tallies = comstock_statistics_dup_tallies (self->statistics);
  g_assert_cmpuint (tallies->len, ==, 2);
  ada = tallies->pdata[0];
  kaethe = tallies->pdata[1];
  g_assert_cmpstr (ada->player, ==, "Ada");
  g_assert_cmpint (ada->best, ==, comstock_cards_seat_get_score (comstock_cards_game_get_seat (game, 2)));
  g_assert_cmpstr (kaethe->player, ==, "Käthe");
  g_assert_cmpint (kaethe->best, ==, get_points (game));
  g_assert_cmpstr (kaethe->opponents, ==, "person,person,virtual:expert");
}

static void
check_opponents (const char *words,
                 const char *text)
{
  g_autofree char *told = comstock_games_dup_opponents ("carson-city-card-game", words);

  g_assert_cmpstr (told, ==, text);
}

static void
test_opponents (void)
{
  check_opponents (OTHERS, "2 novice virtual players, 1 expert virtual player");
  check_opponents ("rival:hard,person,person", "2 people, 1 hard rival");
  check_opponents ("rival:expert,virtual:expert", "1 expert rival, 1 expert virtual player");
  check_opponents ("robot:mad", "robot:mad");
}

static void
write_file (Fixture    *self,
            const char *text)
{
  g_autofree char *folder = g_path_get_dirname (g_file_peek_path (self->file));

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (g_file_peek_path (self->file), text, -1, NULL));
}

/* More games than are kept one by one: the figures stay, to the last point. */
static void
test_folding (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (ComstockCardsGame) cards = table_new (SOLO, 11);
  g_autoptr (GString) text =
    g_string_new ("{\"format\":\"comstock-statistics\",\"version\":1,\"former\":[],\"games\":[");
  ComstockTally *tally;

  for (guint i = 0; i < 400; i++)
    g_string_append_printf (text, "%s{\"game\":\"carson-city-card-game\",\"digest\":\"%016x\",\"kit\":\"frontier\","
                            "\"kit-name\":\"Frontier\",\"undos\":1,\"hints\":0,\"results\":[{\"player\":\"\","
                            "\"opponents\":\"" OTHERS "\",\"points\":%u,\"won\":true}]}", i > 0 ? "," : "", i, i);
  g_string_append (text, "]}");
  write_file (self, text->str);

  comstock_statistics_watch (self->statistics, COMSTOCK_GAME (cards));
  table_play (cards, WHOLE_GAME, 11);
  reopen (self);
  tally = dup_only_tally (self);
  g_assert_cmpuint (tally->played, ==, 401);
  g_assert_cmpint ((int) tally->total, ==, 399 * 400 / 2 + get_points (cards));
  g_assert_cmpuint (tally->longest, ==, is_won (cards) ? 401 : 400);
  g_assert_cmpuint (tally->undos, ==, 400);
  comstock_tally_free (tally);
}

/* What version 1 does not say nobody knows. */
static void
test_version_1 (Fixture      *self,
                gconstpointer data)
{
  g_autoptr (GPtrArray) records = NULL;
  const ComstockRecord *record;

  write_file (self, "{\"format\":\"comstock-statistics\",\"version\":1,\"former\":[],\"games\":[{\"game\":\"a\","
                    "\"digest\":\"0123456789abcdef\",\"kit\":\"b\",\"kit-name\":\"\",\"undos\":0,\"hints\":0,"
                    "\"results\":[{\"player\":\"\",\"opponents\":\"\",\"points\":7,\"won\":true}]}]}");
  records = comstock_statistics_dup_records (self->statistics);
  g_assert_cmpuint (records->len, ==, 1);
  record = records->pdata[0];
  g_assert_cmpstr (record->code, ==, "");
  g_assert_null (record->day);
}

/* The file of another program or a damaged one is kept under another name, and told of; a second one too. */
static void
test_bad_files (Fixture      *self,
                gconstpointer data)
{
  static const char *const texts[] = {
    "", "[[[[", "{\"format\":\"comstock-save\"}",
    "{\"format\":\"comstock-statistics\",\"version\":3,\"former\":[],\"games\":[]}",
    "{\"format\":\"comstock-statistics\",\"version\":2,\"former\":[],\"games\":[{\"game\":\"a\",\"digest\":"
    "\"0123456789abcdef\",\"kit\":\"b\",\"kit-name\":\"\",\"day\":\"2026-02-30\",\"undos\":0,\"hints\":0,"
    "\"results\":[]}]}",
    "{\"format\":\"comstock-statistics\",\"version\":1,\"former\":[],\"games\":[],\"more\":1}",
    "{\"format\":\"comstock-statistics\",\"version\":1,\"former\":[{\"game\":\"a\",\"kit\":\"b\",\"kit-name\":\"\","
    "\"player\":\"\",\"opponents\":\"\",\"played\":2,\"won\":3,\"best\":1,\"total\":1,\"streak\":0,\"longest\":0,"
    "\"undos\":0,\"hints\":0}],\"games\":[]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *name = g_strdup_printf ("bad-statistics-%u.json", i + 1);
      g_autofree char *path = g_build_filename (self->folder, "data", name, NULL);
      g_autoptr (GPtrArray) tallies = NULL;
      g_autofree char *problem = NULL;
      g_autofree char *kept = NULL;

      write_file (self, texts[i]);
      tallies = comstock_statistics_dup_tallies (self->statistics);
      g_assert_cmpuint (tallies->len, ==, 0);
      problem = dup_problem (self);
      g_assert_nonnull (strstr (problem, name));
      g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
      g_assert_cmpstr (kept, ==, texts[i]);
      reopen (self);
    }
}

/* What cannot be written is told, and written once it can. */
static void
test_write_problem (Fixture      *self,
                    gconstpointer data)
{
  g_autofree char *folder = g_path_get_dirname (g_file_peek_path (self->file));
  g_autoptr (ComstockCardsGame) first = NULL;
  g_autoptr (ComstockCardsGame) second = NULL;
  g_autofree char *problem = NULL;
  ComstockTally *tally;

  g_ptr_array_unref (comstock_statistics_dup_tallies (self->statistics));
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  first = play_watched (self, SOLO, 12);
  while ((problem = dup_problem (self)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (problem, folder));
  g_assert_false (comstock_statistics_flush (self->statistics, NULL));

  g_assert_cmpint (g_remove (folder), ==, 0);
  second = play_watched (self, SOLO, 13);
  reopen (self);
  tally = dup_only_tally (self);
  g_assert_cmpuint (tally->played, ==, 2);
  comstock_tally_free (tally);
}

/* Each of two programs counts games, and has read the file before the other wrote: all are in it in the end. */
static void
test_two_at_once (Fixture      *self,
                  gconstpointer data)
{
  g_autoptr (ComstockStatistics) other = comstock_statistics_new (self->file);
  g_autoptr (ComstockCardsGame) first = NULL;
  g_autoptr (ComstockCardsGame) second = table_new (SOLO, 21);
  ComstockTally *tally;

  g_ptr_array_unref (comstock_statistics_dup_tallies (other));
  first = play_watched (self, SOLO, 20);
  g_assert_true (comstock_statistics_flush (self->statistics, NULL));
  comstock_statistics_watch (other, COMSTOCK_GAME (second));
  table_play (second, WHOLE_GAME, 21);
  g_assert_true (comstock_statistics_flush (other, NULL));
  comstock_game_undo (COMSTOCK_GAME (first));
  g_assert_true (comstock_statistics_flush (self->statistics, NULL));
  tally = dup_only_tally (self);
  g_assert_cmpuint (tally->played, ==, 2);
  g_assert_cmpuint (tally->undos, ==, 1);
  comstock_tally_free (tally);
}

#define N_PROCESSES 4
#define N_GAMES 10

/* What one of several processes does: without a thread, which would not be there after the fork. */
static void
count_games (Fixture *self,
             guint    process)
{
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (ComstockStatistics) statistics = comstock_statistics_new (self->file);
      g_autoptr (ComstockCardsGame) game = table_new (SOLO, 100 * (process + 1) + i);

      comstock_statistics_watch (statistics, COMSTOCK_GAME (game));
      table_play (game, WHOLE_GAME, i);
      if (!comstock_statistics_flush (statistics, NULL))
        _exit (EXIT_FAILURE);
    }
  _exit (EXIT_SUCCESS);
}

/* Processes that write at the same time lose none of their games. */
static void
test_processes (Fixture      *self,
                gconstpointer data)
{
  pid_t children[N_PROCESSES];
  ComstockTally *tally;

  for (guint i = 0; i < N_PROCESSES; i++)
    {
      children[i] = fork ();
      if (children[i] == 0)
        count_games (self, i);
    }
  for (guint i = 0; i < N_PROCESSES; i++)
    {
      int status;

      g_assert_cmpint (waitpid (children[i], &status, 0), ==, children[i]);
      g_assert_cmpint (status, ==, 0);
    }
  tally = dup_only_tally (self);
  g_assert_cmpuint (tally->played, ==, N_PROCESSES * N_GAMES);
  comstock_tally_free (tally);
}

/* A reset forgets what another program has counted too, and taking it back brings all of it. */
static void
test_reset_of_two (Fixture      *self,
                   gconstpointer data)
{
  g_autoptr (ComstockStatistics) other = comstock_statistics_new (self->file);
  g_autoptr (ComstockCardsGame) first = NULL;
  g_autoptr (ComstockCardsGame) second = NULL;
  g_autoptr (GBytes) bytes = NULL;
  ComstockTally *tally;

  g_ptr_array_unref (comstock_statistics_dup_tallies (other));
  first = play_watched (self, SOLO, 22);
  g_assert_true (comstock_statistics_flush (self->statistics, NULL));
  bytes = comstock_statistics_reset (other);
  g_assert_true (comstock_statistics_flush (other, NULL));
  second = play_watched (self, SOLO, 23);
  g_assert_true (comstock_statistics_flush (self->statistics, NULL));
  tally = dup_only_tally (self);
  g_assert_cmpuint (tally->played, ==, 1);
  comstock_tally_free (tally);
  comstock_statistics_restore (other, bytes);
  g_assert_true (comstock_statistics_flush (other, NULL));
  reopen (self);
  tally = dup_only_tally (self);
  g_assert_cmpuint (tally->played, ==, 2);
  comstock_tally_free (tally);
}

/* What can neither be read nor put aside is not written over. */
static void
test_barred (Fixture      *self,
             gconstpointer data)
{
  g_autofree char *folder = g_path_get_dirname (g_file_peek_path (self->file));
  g_autoptr (ComstockCardsGame) game = NULL;
  g_autofree char *problem = NULL;
  ComstockTally *tally;

  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  game = play_watched (self, SOLO, 16);
  problem = dup_problem (self);
  g_assert_nonnull (problem);
  g_assert_cmpint (g_remove (folder), ==, 0);
  comstock_game_undo (COMSTOCK_GAME (game));
  tally = dup_only_tally (self);
  g_assert_cmpuint (tally->undos, ==, 1);
  comstock_tally_free (tally);
  g_assert_true (comstock_statistics_flush (self->statistics, NULL));
  g_assert_false (g_file_query_exists (self->file, NULL));
}

static void
test_reset (Fixture      *self,
            gconstpointer data)
{
  g_autoptr (ComstockCardsGame) game = play_watched (self, SOLO, 14);
  g_autoptr (GBytes) bytes = comstock_statistics_reset (self->statistics);
  g_autoptr (GPtrArray) none = comstock_statistics_dup_tallies (self->statistics);
  ComstockTally *tally;

  g_assert_cmpuint (none->len, ==, 0);
  comstock_statistics_restore (self->statistics, bytes);
  reopen (self);
  tally = dup_only_tally (self);
  g_assert_cmpint (tally->best, ==, get_points (game));
  comstock_tally_free (tally);
}

static void
test_csv (Fixture      *self,
          gconstpointer data)
{
  g_autoptr (ComstockCardsGame) game = play_watched (self, SOLO, 15);
  g_autofree char *csv = comstock_statistics_dup_csv (self->statistics);
  g_autofree char *row = g_strdup_printf ("\r\nYou,\"2 novice virtual players, 1 expert virtual player\",Frontier,"
                                          "1,%d,%d,%d.0,%d,%d,0,0\r\n",
                                          is_won (game), get_points (game), get_points (game), is_won (game),
                                          is_won (game));

  g_assert_true (g_str_has_suffix (csv, row));
}

/* Each game calls what it is played with by its own word, so each has a table of its own. */
static void
test_csv_of_several (Fixture      *self,
                     gconstpointer data)
{
  g_autoptr (ComstockCardsGame) cards = play_watched (self, SOLO, 15);
  g_autoptr (ComstockGame) pebbles = pebbles_game_new ("person,rival", 15);
  g_autofree char *csv = NULL;
  g_auto (GStrv) rows = NULL;

  comstock_statistics_watch (self->statistics, pebbles);
  table_play (pebbles, WHOLE_GAME, 15);
  csv = comstock_statistics_dup_csv (self->statistics);
  rows = g_strsplit (csv, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (rows), ==, 9);
  g_assert_true (g_str_has_suffix (rows[0], "Carson City: The Card Game"));
  g_assert_true (g_str_has_prefix (rows[1], "Player,Opponents,Deck,Games played,"));
  g_assert_true (g_str_has_prefix (rows[2], "You,\"2 novice virtual players"));
  g_assert_cmpstr (rows[3], ==, "");
  g_assert_cmpstr (rows[4], ==, "Pebbles");
  g_assert_true (g_str_has_prefix (rows[5], "Player,Opponents,Track,Games played,"));
  g_assert_true (g_str_has_prefix (rows[6], "You,1 medium rival,Track,1,"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* First: forks have no threads. */
  g_test_add ("/statistics/processes", Fixture, NULL, set_up, test_processes, tear_down);
  g_test_add ("/statistics/figures", Fixture, NULL, set_up, test_figures, tear_down);
  g_test_add_func ("/statistics/streaks", test_streaks);
  for (guint i = 0; i < N_SHARED_GAMES; i++)
    {
      g_autofree char *path = g_strdup_printf ("/statistics/once/%s", shared_games[i].name);

      g_test_add (path, Fixture, &shared_games[i], set_up, test_once, tear_down);
    }
  g_test_add ("/statistics/two-games", Fixture, NULL, set_up, test_two_games, tear_down);
  g_test_add ("/statistics/other-end", Fixture, NULL, set_up, test_other_end, tear_down);
  g_test_add ("/statistics/unfinished", Fixture, NULL, set_up, test_unfinished, tear_down);
  g_test_add ("/statistics/not-counted", Fixture, NULL, set_up, test_not_counted, tear_down);
  g_test_add ("/statistics/people", Fixture, NULL, set_up, test_people, tear_down);
  g_test_add_func ("/statistics/opponents", test_opponents);
  g_test_add ("/statistics/folding", Fixture, NULL, set_up, test_folding, tear_down);
  g_test_add ("/statistics/days", Fixture, NULL, set_up, test_days, tear_down);
  g_test_add ("/statistics/version-1", Fixture, NULL, set_up, test_version_1, tear_down);
  g_test_add ("/statistics/bad-files", Fixture, NULL, set_up, test_bad_files, tear_down);
  g_test_add ("/statistics/write-problem", Fixture, NULL, set_up, test_write_problem, tear_down);
  g_test_add ("/statistics/two-at-once", Fixture, NULL, set_up, test_two_at_once, tear_down);
  g_test_add ("/statistics/reset-of-two", Fixture, NULL, set_up, test_reset_of_two, tear_down);
  g_test_add ("/statistics/barred", Fixture, NULL, set_up, test_barred, tear_down);
  g_test_add ("/statistics/reset", Fixture, NULL, set_up, test_reset, tear_down);
  g_test_add ("/statistics/csv", Fixture, NULL, set_up, test_csv, tear_down);
  g_test_add ("/statistics/csv-of-several", Fixture, NULL, set_up, test_csv_of_several, tear_down);
  return g_test_run ();
}
