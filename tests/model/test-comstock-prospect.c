/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what may be expected: only while it is wanted, for the position that is shown, the same each time. */

#include "model/session/comstock-prospect.h"

#include "shared-games.h"

/* Seen from the first seat. */
static ComstockGame *
deal (const SharedGame *shared)
{
  ComstockGame *game = shared->deal (shared->automatic, 7);

  comstock_game_set_viewer (game, 0);
  return game;
}

static void
await_answer (ComstockProspect *prospect)
{
  ComstockExpectation expectation;

  while (!comstock_prospect_get (prospect, 0, &expectation))
    g_main_context_iteration (NULL, TRUE);
}

static void
play_to (ComstockGame *game,
         guint         length)
{
  while (comstock_game_get_length (game) < length)
    g_assert_true (comstock_game_play_automatic (game, NULL));
}

/* An answer for each position, which a move forgets; the mean lies where most games end. */
static void
test_answers (gconstpointer data)
{
  g_autoptr (ComstockGame) game = deal (data);
  g_autoptr (ComstockProspect) prospect = comstock_prospect_new (game);
  ComstockExpectation expectation;

  comstock_prospect_set_wanted (prospect, TRUE);
  await_answer (prospect);
  for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
    {
      g_assert_true (comstock_prospect_get (prospect, seat, &expectation));
      g_assert_cmpint (expectation.low, <=, expectation.high);
      g_assert_cmpfloat (expectation.mean, >, expectation.low - 100);
      g_assert_cmpfloat (expectation.mean, <, expectation.high + 100);
    }
  play_to (game, comstock_game_get_length (game) + 1);
  g_assert_false (comstock_prospect_get (prospect, 0, &expectation));
  await_answer (prospect);
}

/* One move before the end little is open: what is expected is nearly the score. */
static void
test_end (gconstpointer data)
{
  g_autoptr (ComstockGame) game = deal (data);
  g_autoptr (ComstockProspect) prospect = comstock_prospect_new (game);
  int32_t points[CS_MAX_SEATS] = { 0 };
  ComstockExpectation expectation;
  guint length;

  while (!comstock_game_is_over (game))
    g_assert_true (comstock_game_play_automatic (game, NULL));
  comstock_game_get_rules (game)->score (comstock_game_get_kit (game), comstock_game_get_state (game), points);
  length = comstock_game_get_length (game);
  comstock_prospect_set_wanted (prospect, TRUE);
  g_assert_false (comstock_prospect_get (prospect, 0, &expectation));
  comstock_game_go_to (game, length - 1);
  await_answer (prospect);
  g_assert_true (comstock_prospect_get (prospect, 0, &expectation));
  g_assert_cmpfloat (expectation.mean, >, points[0] - 30);
  g_assert_cmpfloat (expectation.mean, <, points[0] + 30);
}

static void
note (gboolean *found)
{
  *found = TRUE;
}

/* Unwanted it stands still, and what it was about to find is dropped. */
static void
test_unwanted (gconstpointer data)
{
  g_autoptr (ComstockGame) game = deal (data);
  g_autoptr (ComstockProspect) prospect = comstock_prospect_new (game);
  g_autoptr (ComstockProspect) other = comstock_prospect_new (game);
  ComstockExpectation expectation;
  gboolean found = FALSE;

  g_signal_connect_swapped (prospect, "found", G_CALLBACK (note), &found);
  comstock_prospect_set_wanted (prospect, TRUE);
  comstock_prospect_set_wanted (prospect, FALSE);
  comstock_prospect_set_wanted (other, TRUE);
  await_answer (other);
  g_assert_false (found);
  g_assert_false (comstock_prospect_get (prospect, 0, &expectation));
}

/* Equal questions have equal answers. */
static void
test_equal (gconstpointer data)
{
  const SharedGame *shared = data;
  g_autoptr (ComstockGame) game = shared->deal (shared->mixtures[0], 11);
  g_autoptr (ComstockProspect) one = NULL;
  g_autoptr (ComstockProspect) other = NULL;
  ComstockExpectation first, second;

  comstock_game_set_viewer (game, 0);
  one = comstock_prospect_new (game);
  other = comstock_prospect_new (game);
  comstock_prospect_set_wanted (one, TRUE);
  await_answer (one);
  comstock_prospect_set_wanted (other, TRUE);
  await_answer (other);
  comstock_prospect_get (one, 0, &first);
  comstock_prospect_get (other, 0, &second);
  g_assert_cmpfloat (first.mean, ==, second.mean);
  g_assert_cmpint (first.low, ==, second.low);
  g_assert_cmpint (first.high, ==, second.high);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shared_games_add_search_test ("/model/prospect/answers", test_answers);
  shared_games_add_search_test ("/model/prospect/end", test_end);
  shared_games_add_search_test ("/model/prospect/unwanted", test_unwanted);
  shared_games_add_search_test ("/model/prospect/equal", test_equal);
  return g_test_run ();
}
