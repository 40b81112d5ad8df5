/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of analyses: every decision is judged, the same each time, and nothing outlives the moves it is about. */

#include "model/session/comstock-analysis.h"

#include "model/session/comstock-luck.h"
#include "shared-games.h"

/* Of a game that is judged. */
#define MOVES (g_test_slow () ? 40 : 8)
#define FEW_MOVES (g_test_slow () ? 16 : 4)

static void
await (ComstockAnalysis *analysis)
{
  while (comstock_analysis_is_working (analysis))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_decision (ComstockGame *game,
             guint         index)
{
  const ComstockStep *step = comstock_game_get_step (game, index);
  g_autofree CsMove *moves = g_new (CsMove, comstock_game_get_rules (game)->max_legal);

  if (step->seat == CS_CHANCE)
    return FALSE;
  return comstock_game_get_rules (game)->legal (comstock_game_get_kit (game), comstock_game_get_state_at (game, index),
                                                step->seat, moves) > 1;
}

static ComstockJudgement *
get_judgement (ComstockAnalysis *analysis,
               guint             position)
{
  g_autoptr (ComstockJudgement) judgement = g_list_model_get_item (G_LIST_MODEL (analysis), position);

  /* The list keeps it. */
  return judgement;
}

/* The first @n_moves, or the whole game. */
static ComstockGame *
play (const SharedGame *shared,
      guint             n_moves)
{
  ComstockGame *game = shared->deal (shared->automatic, 5);

  while (comstock_game_get_length (game) < n_moves && !comstock_game_is_over (game))
    g_assert_true (comstock_game_play_automatic (game, NULL));
  return game;
}

static void
test_all (gconstpointer data)
{
  g_autoptr (ComstockGame) game = play (data, MOVES);
  g_autoptr (ComstockAnalysis) analysis = comstock_analysis_new (game);
  g_autoptr (ComstockAnalysis) again = comstock_analysis_new (game);
  guint position = 0;

  comstock_analysis_run (analysis);
  g_assert_true (comstock_analysis_is_working (analysis));
  g_assert_cmpfloat (comstock_analysis_get_progress (analysis), <, 1);
  await (analysis);
  g_assert_cmpfloat (comstock_analysis_get_progress (analysis), ==, 1);
  comstock_analysis_run (again);
  await (again);
  for (guint index = 0; index < comstock_game_get_length (game); index++)
    if (is_decision (game, index))
      {
        ComstockJudgement *judgement = get_judgement (analysis, position);

        g_assert_cmpuint (comstock_judgement_get_index (judgement), ==, index);
        g_assert_cmphex (comstock_judgement_get_played (judgement), ==, comstock_game_get_step (game, index)->move);
        g_assert_cmpfloat (comstock_judgement_get_cost (judgement), >=, 0);
        g_assert_cmpfloat (comstock_judgement_get_cost (judgement), ==,
                           comstock_judgement_get_cost (get_judgement (again, position)));
        g_assert_true (comstock_judgement_get_cost (judgement) > 0 ||
                       comstock_judgement_get_grade (judgement) == COMSTOCK_GRADE_GOOD);
        position++;
      }
  g_assert_cmpuint (position, >, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (analysis)), ==, position);
}

static void
test_cancel (gconstpointer data)
{
  g_autoptr (ComstockGame) game = play (data, FEW_MOVES);
  g_autoptr (ComstockAnalysis) analysis = comstock_analysis_new (game);

  comstock_analysis_run (analysis);
  comstock_analysis_cancel (analysis);
  g_assert_false (comstock_analysis_is_working (analysis));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (analysis)), ==, 0);
  comstock_analysis_run (analysis);
  await (analysis);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (analysis)), >, 0);
}

/* Looking back keeps it; playing on from an earlier moment keeps what came before. */
static void
test_branch (gconstpointer data)
{
  g_autoptr (ComstockGame) game = play (data, FEW_MOVES);
  g_autoptr (ComstockAnalysis) analysis = comstock_analysis_new (game);
  guint n, half;

  comstock_analysis_run (analysis);
  await (analysis);
  n = g_list_model_get_n_items (G_LIST_MODEL (analysis));
  half = comstock_judgement_get_index (get_judgement (analysis, n / 2));
  comstock_game_go_to (game, half);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (analysis)), ==, n);
  comstock_game_branch (game);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (analysis)), ==, n / 2);
}

/* A run that is paused goes on where it was, once; one that is cancelled does not. */
static void
test_pause (gconstpointer data)
{
  g_autoptr (ComstockGame) game = play (data, FEW_MOVES);
  ComstockAnalysis *analysis = comstock_analysis_of (game);

  g_assert_true (comstock_analysis_of (game) == analysis);
  g_assert_false (comstock_analysis_is_complete (analysis));
  comstock_analysis_run (analysis);
  comstock_analysis_pause (analysis);
  g_assert_false (comstock_analysis_is_working (analysis));
  g_assert_false (comstock_analysis_is_complete (analysis));
  comstock_analysis_resume (analysis);
  await (analysis);
  g_assert_true (comstock_analysis_is_complete (analysis));
  comstock_analysis_resume (analysis);
  g_assert_false (comstock_analysis_is_working (analysis));
  comstock_game_go_to (game, comstock_game_get_length (game) / 2);
  comstock_game_branch (game);
  g_assert_true (comstock_analysis_is_complete (analysis));
}

/* What is played after it is asked for again. */
static void
test_complete (gconstpointer data)
{
  g_autoptr (ComstockGame) game = play (data, 4);
  g_autoptr (ComstockAnalysis) analysis = comstock_analysis_new (game);
  guint n;

  comstock_analysis_run (analysis);
  await (analysis);
  g_assert_true (comstock_analysis_is_complete (analysis));
  n = g_list_model_get_n_items (G_LIST_MODEL (analysis));
  for (guint i = 0; i < FEW_MOVES && !comstock_game_is_over (game); i++)
    g_assert_true (comstock_game_play_automatic (game, NULL));
  g_assert_false (comstock_analysis_is_complete (analysis));
  comstock_analysis_run (analysis);
  await (analysis);
  g_assert_true (comstock_analysis_is_complete (analysis));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (analysis)), >, n);
}

static double
find_lead (ComstockGame *game,
           guint         seat)
{
  int32_t points[CS_MAX_SEATS] = { 0 };
  int32_t most = G_MININT32;

  comstock_game_get_rules (game)->score (comstock_game_get_kit (game), comstock_game_get_state (game), points);
  for (guint other = 0; other < comstock_game_get_n_seats (game); other++)
    if (other != seat)
      most = MAX (most, points[other]);
  return points[seat] - most;
}

/* What was hoped for at first, the cost, luck and what the others did add up to how the game came out. */
static void
test_sum (void)
{
  g_autoptr (ComstockGame) game = play (&shared_games[N_SHARED_GAMES - 1], G_MAXUINT);
  ComstockAnalysis *analysis = comstock_analysis_of (game);
  gboolean lucky = FALSE;

  g_assert_true (comstock_game_is_over (game));
  comstock_analysis_run (analysis);
  await (analysis);
  for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
    {
      ComstockJudgement *first = NULL;
      ComstockAccount account;

      for (guint i = g_list_model_get_n_items (G_LIST_MODEL (analysis)); i-- > 0;)
        if (comstock_judgement_get_seat (get_judgement (analysis, i)) == seat)
          first = get_judgement (analysis, i);
      comstock_analysis_sum (analysis, seat, &account);
      g_assert_nonnull (first);
      g_assert_cmpfloat (account.cost, >=, 0);
      g_assert_cmpfloat_with_epsilon (comstock_judgement_get_hope (first) - account.cost + account.luck +
                                      account.others, find_lead (game, seat), 0.001);
      lucky = lucky || account.luck != 0;
    }
  g_assert_true (lucky);
}

static int
count_piled (const CardsState *state)
{
  return state->n_characters - state->n_bottomed - state->n_terrain_drawn[0] - state->n_terrain_drawn[1];
}

/* What was picked in secret is no luck when it is shown; cards of a pile are. */
static void
test_luck (void)
{
  g_autoptr (ComstockCardsGame) cards = table_new ("rival:easy,rival:easy,rival:easy,rival:easy", 6);
  ComstockGame *game = COMSTOCK_GAME (cards);
  guint n_lucky = 0;

  while (!comstock_game_is_over (game))
    g_assert_true (comstock_game_play_automatic (game, NULL));
  for (guint i = 0; i < comstock_game_get_length (game); i++)
    {
      const int before = count_piled (comstock_game_get_state_at (game, i));
      const int after = count_piled (comstock_game_get_state_at (game, i + 1));

      g_assert_cmpint (comstock_luck_may_be (game, i), ==, after < before);
      n_lucky += after < before;
    }
  g_assert_cmpuint (n_lucky, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shared_games_add_search_test ("/model/analysis/all", test_all);
  shared_games_add_search_test ("/model/analysis/cancel", test_cancel);
  shared_games_add_search_test ("/model/analysis/branch", test_branch);
  shared_games_add_search_test ("/model/analysis/pause", test_pause);
  shared_games_add_search_test ("/model/analysis/complete", test_complete);
  if (g_test_slow ())
    g_test_add_func ("/model/analysis/sum", test_sum);
  g_test_add_func ("/model/analysis/luck", test_luck);
  return g_test_run ();
}
