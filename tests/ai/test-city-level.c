/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels of The City: legal in every position, repeatable, each stronger than the one below. */

#include "ai/city/city-level.h"

#include <glib.h>

#include "ai/cs-random.h"
#include "engine/city/city-outlook.h"
#include "test-tiles.h"

static CityTiles tiles;

#define LOOK_AT_EVERY 120       /* a search takes some tenths of a second */

/* Equal generators, equal moves, and legal ones. */
static void
look_at_levels (const CityState *state,
                uint32_t         seat,
                const CsRng     *luck)
{
  for (uint32_t level = 0; level < CITY_LEVELS; level++)
    {
      CsRng rng = *luck, same = *luck;
      const CsMove move = city_level_move (level, &tiles, state, seat, &rng, NULL);

      g_assert_cmpuint (city_game.is_legal (&tiles, state, seat, move).reason, ==, CS_LEGAL);
      g_assert_cmphex (city_level_move (level, &tiles, state, seat, &same, NULL), ==, move);
    }
}

static void
test_repeats (void)
{
  uint32_t n_seen = 0;
  CsRng rng;

  cs_rng_init (&rng, 1);
  for (uint32_t n_seats = CITY_MIN_SEATS; n_seats <= CITY_MAX_SEATS; n_seats++)
    {
      CitySetup setup;
      CityState state;
      uint32_t actors;

      city_game.random_setup (&tiles, n_seats, &rng, &setup);
      g_assert_cmpuint (city_game.init (&tiles, &setup, &state).reason, ==, CS_LEGAL);
      while ((actors = city_game.actors (&state)) != 0)
        {
          const uint32_t actor = (uint32_t) __builtin_ctz (actors);
          CsMove move;

          if (actor != CS_CHANCE && n_seen++ % LOOK_AT_EVERY == 0)
            look_at_levels (&state, actor, &rng);
          move = actor == CS_CHANCE ? cs_random_move (&city_game, &tiles, &state, actor, &rng)
                                    : city_level_move (CITY_EASY, &tiles, &state, actor, &rng, NULL);
          city_game.apply (&tiles, &state, actor, move, NULL);
        }
    }
  g_assert_cmpuint (n_seen, >, LOOK_AT_EVERY);
}

static void
begin (CityState *state,
       CsRng     *rng)
{
  CitySetup setup;

  cs_rng_init (rng, 3);
  city_game.random_setup (&tiles, 3, rng, &setup);
  g_assert_cmpuint (city_game.init (&tiles, &setup, state).reason, ==, CS_LEGAL);
}

static bool
at_once (void *data)
{
  ++*(uint32_t *) data;
  return true;
}

/* A search that is stopped before its first roll-out makes the move that looks best. */
static void
test_stop (void)
{
  uint32_t n_asked = 0;
  const CsHost host = { at_once, &n_asked, NULL };
  CityState state;
  CsRng rng;
  CsMove move;

  begin (&state, &rng);
  while (city_game.actors (&state) == 1u << CS_CHANCE || state.n_tiles < 3)
    {
      const uint32_t actor = (uint32_t) __builtin_ctz (city_game.actors (&state));

      move = cs_random_move (&city_game, &tiles, &state, actor, &rng);
      city_game.apply (&tiles, &state, actor, move, NULL);
    }
  move = city_level_move (CITY_EXPERT, &tiles, &state, state.actor, &rng, &host);
  g_assert_cmpuint (n_asked, >, 0);
  g_assert_cmpuint (city_game.is_legal (&tiles, &state, state.actor, move).reason, ==, CS_LEGAL);
}

static bool
never (void *data)
{
  ++*(uint32_t *) data;
  return false;
}

/* Where a follower goes is tried out longer than where a tile goes: few roll-outs took a worthless place by chance. */
static void
test_care (void)
{
  uint32_t n_asked[CITY_STEP_OVER] = { 0 };
  CityState state;
  CsRng rng;

  begin (&state, &rng);
  while (n_asked[CITY_STEP_LAY] == 0 || n_asked[CITY_STEP_CLAIM] == 0)
    {
      const uint32_t actor = (uint32_t) __builtin_ctz (city_game.actors (&state));
      const CsHost host = { never, &n_asked[state.step], NULL };

      city_game.apply (&tiles, &state, actor,
                       actor == CS_CHANCE ? cs_random_move (&city_game, &tiles, &state, actor, &rng)
                                          : city_level_move (CITY_EXPERT, &tiles, &state, actor, &rng, &host), NULL);
    }
  g_assert_cmpuint (2 * n_asked[CITY_STEP_CLAIM], >, 3 * n_asked[CITY_STEP_LAY]);
}

/* −1 instead of a level moves at random; a shared win is one. */
static bool
wins (uint32_t n_seats,
      uint32_t seat,
      int      level,
      int      others,
      CsRng   *rng)
{
  CitySetup setup;
  CityState state;
  uint32_t actors;

  city_game.random_setup (&tiles, n_seats, rng, &setup);
  g_assert_cmpuint (city_game.init (&tiles, &setup, &state).reason, ==, CS_LEGAL);
  while ((actors = city_game.actors (&state)) != 0)
    {
      const uint32_t actor = (uint32_t) __builtin_ctz (actors);
      const int played = actor == seat ? level : others;
      const CsMove move = actor == CS_CHANCE || played < 0 ? cs_random_move (&city_game, &tiles, &state, actor, rng)
                                                           : city_level_move (played, &tiles, &state, actor, rng, NULL);

      city_game.apply (&tiles, &state, actor, move, NULL);
    }
  return (city_winners (&state) >> seat & 1) != 0;
}

static uint32_t
count_wins (uint32_t n_seats,
            int      level,
            int      others,
            uint32_t n_games)
{
  uint32_t n = 0;
  CsRng rng;

  cs_rng_init (&rng, 7);
  for (uint32_t game = 0; game < n_games; game++)
    n += wins (n_seats, game % n_seats, level, others, &rng);
  return n;
}

/* Of four seats, one wins every fourth game if it is as good as the others; of two, every second. */
static void
test_ladder (void)
{
  g_assert_cmpuint (count_wins (4, CITY_EASY, -1, 12), >=, 10);
  g_assert_cmpuint (count_wins (4, CITY_MEDIUM, CITY_EASY, 12), >=, 5);
  g_assert_cmpuint (count_wins (4, CITY_HARD, CITY_MEDIUM, 12), >=, 5);
  g_assert_cmpuint (count_wins (2, CITY_HARD, CITY_MEDIUM, 8), >=, 5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_tiles_shipped (&tiles);
  g_test_add_func ("/city-level/repeats", test_repeats);
  g_test_add_func ("/city-level/stop", test_stop);
  g_test_add_func ("/city-level/care", test_care);
  g_test_add_func ("/city-level/ladder", test_ladder);
  return g_test_run ();
}
