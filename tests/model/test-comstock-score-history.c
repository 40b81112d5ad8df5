/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the totals round by round, against what the seats show while the game is walked through move by move. */

#include "table.h"

#include "model/cards/comstock-score-history.h"

static guint
read_round (ComstockCardsGame *game)
{
  return (comstock_cards_game_get_era (game) - 1) * CARDS_ROUNDS + comstock_cards_game_get_round (game);
}

/* Walks from the first to the last move; what the seats show last before a round's number changes is its end. */
static void
assert_history (ComstockCardsGame          *game,
                const ComstockScoreHistory *history)
{
  const guint length = comstock_game_get_length (COMSTOCK_GAME (game));
  int totals[COMSTOCK_ROUNDS + 1][CARDS_MAX_SEATS] = { 0 };
  guint round = 1;

  for (guint cursor = 0; cursor <= length; cursor++)
    {
      comstock_game_go_to (COMSTOCK_GAME (game), cursor);
      for (guint seat = 0; seat < comstock_game_get_n_seats (COMSTOCK_GAME (game)); seat++)
        {
          const int score = comstock_seat_get_score (comstock_cards_game_get_seat (game, seat));

          /* The move that ends a round scores for it, and the new one begins where it ended. */
          totals[round][seat] = score;
          totals[read_round (game)][seat] = score;
        }
      round = read_round (game);
    }
  g_assert_cmpuint (history->n_rounds, ==, round);
  g_assert_cmpmem (history->totals, sizeof history->totals, totals, sizeof totals);
}

static void
test_games (void)
{
  for (guint i = 0; table_mixtures[i] != NULL; i++)
    for (guint n_moves = 0; n_moves <= 400; n_moves += 40)
      {
        g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[i], 900 + i);
        ComstockScoreHistory history;

        table_play (game, n_moves, 910 + i);
        comstock_score_history_read (&history, game);
        assert_history (game, &history);
      }
}

static void
test_looking_back (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 920);
  ComstockScoreHistory whole, back;

  table_play (game, G_MAXUINT, 921);
  comstock_score_history_read (&whole, game);
  g_assert_cmpuint (whole.n_rounds, ==, COMSTOCK_ROUNDS);
  g_assert_cmpuint (whole.present, ==, COMSTOCK_ROUNDS);
  comstock_game_go_to (COMSTOCK_GAME (game), 0);
  comstock_score_history_read (&back, game);
  g_assert_cmpuint (back.present, ==, 1);
  g_assert_cmpuint (back.n_rounds, ==, COMSTOCK_ROUNDS);
  g_assert_cmpmem (whole.totals, sizeof whole.totals, back.totals, sizeof back.totals);
}

static void
test_range (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 930);
  ComstockScoreHistory history;
  int least, greatest;

  comstock_score_history_read (&history, game);
  comstock_score_history_get_range (&history, game, &least, &greatest);
  g_assert_cmpint (least, ==, 0);
  g_assert_cmpint (greatest, ==, 0);
  history.n_rounds = 2;
  history.totals[1][3] = 40;
  history.totals[2][1] = -12;
  history.totals[3][1] = 1000;
  comstock_score_history_get_range (&history, game, &least, &greatest);
  g_assert_cmpint (least, ==, -12);
  g_assert_cmpint (greatest, ==, 40);
}

static void
test_words (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 940);
  ComstockScoreHistory history = { .n_rounds = 12, .present = 12 };
  g_autofree char *round = NULL;
  g_autofree char *gist = NULL;

  history.totals[12][0] = -6;
  history.totals[12][1] = 30;
  history.totals[12][2] = 41;
  history.totals[12][3] = 30;
  round = comstock_score_history_dup_round (&history, game, 12);
  g_assert_cmpstr (round, ==, "Era II, round 3: Hat −6, Star 30, Cactus 41, Boot 30");
  gist = comstock_score_history_dup_gist (&history, game);
  g_assert_cmpstr (gist, ==, "Victory points up to round 12 of 18: Cactus 41, Star 30, Boot 30, Hat −6");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/score-history/games", test_games);
  g_test_add_func ("/model/score-history/looking-back", test_looking_back);
  g_test_add_func ("/model/score-history/range", test_range);
  g_test_add_func ("/model/score-history/words", test_words);
  return g_test_run ();
}
