/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of the board game: each stronger than the one below, and ready to stop. */

#include "ai/board/board-level.h"

#include <glib.h>

#include "ai/board/board-player.h"
#include "ai/cs-random.h"

/* A game of four, with all buildings; −1 instead of a level moves at random. */
static bool
wins (uint32_t seat,
      int      level,
      int      others,
      CsRng   *rng)
{
  BoardSetup setup = { .n_seats = 4, .roles = board_sets[cs_rng_below (rng, BOARD_SETS)].roles };
  BoardState state;
  uint32_t actors;

  for (uint8_t i = 0; i < BOARD_MAX_SEATS; i++)
    setup.suits[i] = i;
  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    setup.buildings[i] = board_contents[BOARD_FIRST_BUILDING + i].count;
  board_setup_deal (&setup, rng);
  g_assert_cmpuint (board_game.init (NULL, &setup, &state).reason, ==, CS_LEGAL);
  while ((actors = board_game.actors (&state)) != 0)
    {
      const uint32_t actor = (uint32_t) __builtin_ctz (actors);
      const int played = actor == seat ? level : others;
      const CsMove move = actor == CS_CHANCE || played < 0 ? cs_random_move (&board_game, NULL, &state, actor, rng)
                                                           : board_level_move (played, &state, actor, rng, NULL);

      board_game.apply (NULL, &state, actor, move, NULL);
    }
  return board_winner (&state) == seat;
}

/* Wins of one among three others, who would leave it every fourth game if they were as good. */
static uint32_t
count_wins (int      level,
            int      others,
            uint32_t n_games)
{
  uint32_t n = 0;
  CsRng rng;

  cs_rng_init (&rng, 7);
  for (uint32_t game = 0; game < n_games; game++)
    n += wins (game % 4, level, others, &rng);
  return n;
}

static void
test_ladder (void)
{
  g_assert_cmpuint (count_wins (BOARD_EASY, -1, 40), >=, 36);
  g_assert_cmpuint (count_wins (BOARD_MEDIUM, -1, 40), >=, 38);
  g_assert_cmpuint (count_wins (BOARD_MEDIUM, BOARD_EASY, 80), >=, 40);
  g_assert_cmpuint (count_wins (BOARD_HARD, BOARD_MEDIUM, 40), >=, 20);
  g_assert_cmpuint (count_wins (BOARD_EXPERT, BOARD_HARD, 8), >=, 3);
}

static bool
at_once (void *data)
{
  ++*(uint32_t *) data;
  return true;
}

/* A search that is stopped before its first roll-out makes the player's own move. */
static void
test_stop (void)
{
  uint32_t n_asked = 0;
  const CsHost host = { at_once, &n_asked, NULL };
  BoardSetup setup;
  BoardState state;
  CsRng rng;
  CsMove move;

  cs_rng_init (&rng, 3);
  board_game.random_setup (NULL, 3, &rng, &setup);
  setup.variants &= (uint8_t) ~BOARD_NEW_BEGINNING;
  g_assert_cmpuint (board_game.init (NULL, &setup, &state).reason, ==, CS_LEGAL);
  g_assert_cmpuint (state.step, ==, BOARD_STEP_FIRST_PARCEL);
  move = board_level_move (BOARD_EXPERT, &state, (uint32_t) __builtin_ctz (state.actors), &rng, &host);
  g_assert_cmpuint (board_move_type (move), ==, BOARD_MOVE_PARCEL);
  g_assert_cmpuint (n_asked, ==, 1);
}

/* The easy level misses moves, but makes none that a player never makes, unless nothing else is left. */
static void
test_easy_is_no_fool (void)
{
  BoardSetup setup;
  BoardState state;
  uint32_t actors, n_missed = 0;
  CsRng rng;

  cs_rng_init (&rng, 4);
  board_game.random_setup (NULL, 4, &rng, &setup);
  g_assert_cmpuint (board_game.init (NULL, &setup, &state).reason, ==, CS_LEGAL);
  while ((actors = board_game.actors (&state)) != 0)
    {
      const uint32_t actor = (uint32_t) __builtin_ctz (actors);
      CsRng luck = rng;
      CsMove move;

      if (actor == CS_CHANCE)
        move = cs_random_move (&board_game, NULL, &state, actor, &rng);
      else
        {
          const CsMove best = board_player_move (&state, actor, &luck);
          int value;

          move = board_level_move (BOARD_EASY, &state, actor, &rng, NULL);
          board_player_values (&board_weights_plain, &state, actor, &move, 1, &value);
          g_assert_true (move == best || value > BOARD_PLAYER_REFUSED);
          n_missed += move != best;
        }
      board_game.apply (NULL, &state, actor, move, NULL);
    }
  g_assert_cmpuint (n_missed, >, 10);
}

static void
test_ids (void)
{
  for (int level = 0; level < BOARD_LEVELS; level++)
    g_assert_cmpint (board_level_find (board_levels[level].id), ==, level);
  g_assert_cmpint (board_level_find ("genius"), ==, -1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (g_test_slow ())
    g_test_add_func ("/board-level/ladder", test_ladder);
  g_test_add_func ("/board-level/stop", test_stop);
  g_test_add_func ("/board-level/easy-is-no-fool", test_easy_is_no_fool);
  g_test_add_func ("/board-level/ids", test_ids);
  return g_test_run ();
}
