/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the totals round by round, against those of each position while a game is walked through move by move. */

#include "shared-games.h"

#include "model/board/comstock-board-game.h"
#include "model/city/comstock-city-game.h"
#include "model/session/comstock-score-history.h"

/* Of the game as its rules count them. */
static guint
read_round (ComstockGame *game)
{
  gconstpointer state = comstock_game_get_state (game);

  if (PEBBLES_IS_GAME (game))
    return ((const PebblesState *) state)->round;
  if (COMSTOCK_IS_BOARD_GAME (game))
    return MAX (((const BoardState *) state)->round, 1u);
  if (COMSTOCK_IS_CITY_GAME (game))
    return city_stack_now (comstock_game_get_kit (game), state);
  return ((const CardsState *) state)->era * (guint) CARDS_ROUNDS + ((const CardsState *) state)->round;
}

/* Walks from the first to the last move; the last total before a round's number changes is its end. */
static void
assert_history (ComstockGame               *game,
                const ComstockScoreHistory *history)
{
  const guint length = comstock_game_get_length (game);
  int32_t totals[CARDS_ERAS * CARDS_ROUNDS + 1][CS_MAX_SEATS] = { 0 };
  guint round = 0;

  for (guint cursor = 0; cursor <= length; cursor++)
    {
      int32_t points[CS_MAX_SEATS];

      comstock_game_go_to (game, cursor);
      comstock_game_get_rules (game)->score (comstock_game_get_kit (game), comstock_game_get_state (game), points);
      /* The move that ends a round scores for it, and the new one begins where it ended. */
      memcpy (totals[round], points, sizeof points);
      round = read_round (game);
      memcpy (totals[round], points, sizeof points);
    }
  g_assert_cmpuint (history->n_rounds, ==, round);
  for (round = 0; round <= history->n_rounds; round++)
    for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
      g_assert_cmpint (comstock_score_history_get_total (history, round, seat), ==, totals[round][seat]);
}

static void
test_games (gconstpointer data)
{
  const SharedGame *kind = data;

  for (guint i = 0; i < 4; i++)
    for (guint part = 0; part <= 10; part++)
      {
        g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[i], 900 + i);
        g_autoptr (ComstockScoreHistory) history = NULL;

        table_play (game, part == 10 ? G_MAXUINT : kind->length * part / 10, 910 + i);
        history = comstock_score_history_new (game, NULL);
        assert_history (game, history);
      }
}

static void
test_looking_back (gconstpointer data)
{
  const SharedGame *kind = data;
  g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[0], 920);
  g_autoptr (ComstockScoreHistory) whole = NULL;
  g_autoptr (ComstockScoreHistory) again = NULL;
  g_autoptr (ComstockScoreHistory) back = NULL;
  guint length;

  table_play (game, G_MAXUINT, 921);
  length = comstock_game_get_length (game);
  whole = comstock_score_history_new (game, NULL);
  g_assert_cmpuint (whole->n_rounds, ==, read_round (game));
  g_assert_cmpuint (whole->present, ==, whole->n_rounds);
  comstock_game_go_to (game, 0);
  back = comstock_score_history_new (game, NULL);
  g_assert_cmpuint (back->present, ==, 1);
  g_assert_cmpuint (back->n_rounds, ==, whole->n_rounds);
  g_assert_false (comstock_score_history_equal (whole, back));
  for (guint cursor = 0; cursor <= length; cursor++)
    {
      g_autoptr (ComstockScoreHistory) history = NULL;

      comstock_game_go_to (game, cursor);
      history = comstock_score_history_new (game, NULL);
      g_assert_cmpuint (history->present, ==, read_round (game));
    }
  again = comstock_score_history_new (game, NULL);
  g_assert_true (comstock_score_history_equal (whole, again));
}

static int
read_number (gconstpointer state,
             guint         seat)
{
  return 10 + (int) seat;
}

/* Something else than points. */
static void
test_measure (void)
{
  static const ComstockMeasure measure = { "Money", read_number };
  g_autoptr (ComstockGame) game = pebbles_game_new ("person,rival", 940);
  g_autoptr (ComstockScoreHistory) history = comstock_score_history_new (game, &measure);
  g_autofree char *gist = comstock_score_history_dup_gist (history, game, 2);

  g_assert_cmpint (comstock_score_history_get_total (history, 0, 1), ==, 11);
  g_assert_cmpstr (gist, ==, "Money up to round 1 of 2: Seat 2 11, Seat 1 10");
}

static void
test_equal (void)
{
  int32_t totals[] = { 0, 0, 1, 2 };
  int32_t others[] = { 0, 0, 1, 3 };
  const ComstockScoreHistory history = { 2, 1, 1, totals };
  const ComstockScoreHistory other = { 2, 1, 1, others };

  g_assert_true (comstock_score_history_equal (&history, &history));
  g_assert_false (comstock_score_history_equal (&history, &other));
}

static void
test_range (void)
{
  int32_t totals[] = { 0, 0, 40, 0, 0, -12, 1000, 1000 };
  ComstockScoreHistory history = { 2, 2, 2, totals };
  int least, greatest;

  comstock_score_history_get_range (&history, &least, &greatest);
  g_assert_cmpint (least, ==, -12);
  g_assert_cmpint (greatest, ==, 40);
  history.n_rounds = 1;
  comstock_score_history_get_range (&history, &least, &greatest);
  g_assert_cmpint (least, ==, 0);
}

static void
test_words (void)
{
  g_autoptr (ComstockGame) game = COMSTOCK_GAME (table_new (table_mixtures[0], 940));
  g_autoptr (ComstockGame) other = pebbles_game_new ("person,rival,rival,rival", 940);
  int32_t totals[] = { 0, 0, 0, 0, -6, 30, 41, 30 };
  const ComstockScoreHistory history = { 4, 1, 1, totals };
  g_autofree char *round = comstock_score_history_dup_totals (&history, game, 1);
  g_autofree char *gist = comstock_score_history_dup_gist (&history, game, 18);
  g_autofree char *others = comstock_score_history_dup_gist (&history, other, 2);

  g_assert_cmpstr (round, ==, "Hat −6, Star 30, Cactus 41, Boot 30");
  g_assert_cmpstr (gist, ==, "Victory points up to round 1 of 18: Cactus 41, Star 30, Boot 30, Hat −6");
  g_assert_cmpstr (others, ==, "Victory points up to round 1 of 2: Seat 3 41, Seat 2 30, Seat 4 30, Seat 1 −6");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shared_games_add_test ("/model/score-history/games", test_games);
  shared_games_add_test ("/model/score-history/looking-back", test_looking_back);
  g_test_add_func ("/model/score-history/measure", test_measure);
  g_test_add_func ("/model/score-history/equal", test_equal);
  g_test_add_func ("/model/score-history/range", test_range);
  g_test_add_func ("/model/score-history/words", test_words);
  return g_test_run ();
}
