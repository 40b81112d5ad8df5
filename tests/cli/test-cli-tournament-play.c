/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games of a tournament: who sits where, who is asked, and what it sees. */

#include "cli/cli-tournament-play.h"

#include "ai/cs-random.h"
#include "test-game-pebbles.h"

#include <signal.h>

#define SEATS 3
#define GAMES 12

/* What the game's part of a tournament has seen. */
static guint seatings[SEATS][SEATS];            /* by contestant and place */
static guint asked[SEATS][SEATS];
static CliContestants sitting;
static guint64 dice[GAMES];                     /* the seeds of the games dealt */
static guint n_dealt;

/* How many numbers the players draw before they decide. */
static guint wasted;

/* The game in which the player presses Ctrl+C, counted from 1; 0 for none. */
static guint interrupted_game;

static gconstpointer
get_kit (void)
{
  static const PebblesTrack track = { 20 };

  return &track;
}

static void
deal (const CliContestants *seated,
      CsRng                *rng,
      gpointer              setup)
{
  for (guint place = 0; place < seated->n; place++)
    seatings[seated->items[place].number][place]++;
  sitting = *seated;
  pebbles_game.random_setup (get_kit (), seated->n, rng, setup);
  dice[n_dealt++] = pebbles_game.seed (setup);
}

static CsMove
choose (const CliContestant *contestant,
        gconstpointer        kit,
        gconstpointer        state,
        guint                seat,
        CsRng               *rng)
{
  g_assert_cmpuint (contestant->number, ==, sitting.items[seat].number);
  asked[contestant->number][seat]++;
  if (n_dealt == interrupted_game)
    raise (SIGINT);
  for (guint i = 0; i < wasted; i++)
    cs_rng_next (rng);
  return cs_random_move (&pebbles_game, kit, state, seat, rng);
}

/* A list of players that differ by their numbers. */
static CliStatus
play (guint64     first,
      guint64     end,
      CliTallies *tallies)
{
  static const CliTournament tournament = { .rules = &pebbles_game, .get_kit = get_kit, .deal = deal,
                                            .choose = choose };
  CliContestants contestants = { .n = SEATS };
  const CliGames games = { &tournament, &contestants, 5, first, end };

  for (guint i = 0; i < SEATS; i++)
    contestants.items[i].number = i;
  memset (seatings, 0, sizeof seatings);
  memset (asked, 0, sizeof asked);
  n_dealt = 0;
  return cli_games_play (&games, 1, tallies);
}

static void
test_each_sits_everywhere_equally_often (void)
{
  CliTallies tallies;

  play (0, GAMES, &tallies);
  for (guint i = 0; i < SEATS; i++)
    for (guint place = 0; place < SEATS; place++)
      g_assert_cmpuint (seatings[i][place], ==, GAMES / SEATS);
}

static void
test_decisions_are_counted_by_who_made_them (void)
{
  CliTallies tallies;

  play (0, GAMES, &tallies);
  for (guint i = 0; i < SEATS; i++)
    g_assert_cmpuint (tallies.seats[i].decisions, ==, asked[i][0] + asked[i][1] + asked[i][2]);
}

/* A part that begins in the middle goes on as the whole would. */
static void
test_parts_seat_as_the_whole_does (void)
{
  CliTallies tallies;

  play (4, 5, &tallies);
  g_assert_cmpuint (tallies.games, ==, 1);
  for (guint i = 0; i < SEATS; i++)
    g_assert_cmpuint (seatings[i][(i + 4) % SEATS], ==, 1);
}

static void
test_other_players_are_dealt_the_same_games (void)
{
  guint64 before[GAMES];
  CliTallies tallies;

  play (0, GAMES, &tallies);
  memcpy (before, dice, sizeof before);
  wasted = 1;
  play (0, GAMES, &tallies);
  wasted = 0;
  g_assert_cmpmem (before, sizeof before, dice, sizeof dice);
  g_assert_cmpuint (dice[0], !=, dice[1]);
}

static void
test_a_shared_win_counts_its_share (void)
{
  const CliTally tally = { .wins = { 3, 4, 3 } };

  g_assert_cmpfloat (cli_tally_wins (&tally), ==, 3 + 4 / 2.0 + 3 / 3.0);
  g_assert_cmpfloat_with_epsilon (cli_tally_win_squares (&tally), 3 + 4 / 4.0 + 3 / 9.0, 1e-12);
}

static void
forget_times (CliTallies *tallies)
{
  for (guint i = 0; i < SEATS; i++)
    {
      tallies->seats[i].ns = 0;
      tallies->seats[i].ns_longest = 0;
    }
}

/* The one that was interrupted is as if it had never begun. */
static void
test_games_before_an_interruption_count (void)
{
  CliTallies tallies, wanted;

  interrupted_game = 5;
  g_assert_cmpint (play (0, GAMES, &tallies), ==, CLI_INTERRUPTED);
  interrupted_game = 0;
  g_assert_cmpint (play (0, 4, &wanted), ==, CLI_DONE);
  forget_times (&tallies);
  forget_times (&wanted);
  g_assert_cmpuint (tallies.games, ==, 4);
  g_assert_cmpmem (&tallies, sizeof tallies, &wanted, sizeof wanted);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli-tournament-play/each-sits-everywhere-equally-often", test_each_sits_everywhere_equally_often);
  g_test_add_func ("/cli-tournament-play/decisions-are-counted-by-who-made-them",
                   test_decisions_are_counted_by_who_made_them);
  g_test_add_func ("/cli-tournament-play/parts-seat-as-the-whole-does", test_parts_seat_as_the_whole_does);
  g_test_add_func ("/cli-tournament-play/other-players-are-dealt-the-same-games",
                   test_other_players_are_dealt_the_same_games);
  g_test_add_func ("/cli-tournament-play/a-shared-win-counts-its-share", test_a_shared_win_counts_its_share);
  g_test_add_func ("/cli-tournament-play/games-before-an-interruption-count", test_games_before_an_interruption_count);
  return g_test_run ();
}
