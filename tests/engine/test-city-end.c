/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of the game, closing and final scoring (rules pages 9 and 10). */

#include <glib.h>

#include "engine/city/city-outlook.h"
#include "engine/city/city-walls.h"
#include "test-city-player.h"
#include "test-city-stage.h"
#include "test-tiles.h"

#define GAMES 160

static CityStage stage;

static void
play_out (CityPlayer player,
          CsRng     *rng)
{
  while (stage.state.step != CITY_STEP_OVER)
    {
      CsMove moves[CITY_MAX_LEGAL];
      const uint32_t seat = (uint32_t) __builtin_ctz (city_game.actors (&stage.state));
      const uint32_t n = city_game.legal (&stage.tiles, &stage.state, seat, moves);

      stage.events.n = 0;
      city_game.apply (&stage.tiles, &stage.state, seat,
                       city_player_choose (player, &stage.tiles, &stage.state, moves, n, rng), &stage.events);
    }
}

/* What each end is for: (a), (b), (c) of section 9, and a ring that was closed in mid-round (ruling 19). */
static void
check_ending (void)
{
  const CityState *state = &stage.state;

  switch ((int) state->ending)
    {
    case CITY_END_WALLS:
      g_assert_cmpuint (state->n_pieces, ==, CITY_MAX_PIECES);
      g_assert_cmpuint (state->gap, >, CITY_LAST_GAP);
      break;
    case CITY_END_GAP:
      g_assert_cmpuint (state->gap, >, 0);
      g_assert_cmpuint (state->gap, <=, CITY_LAST_GAP);
      break;
    case CITY_END_RING:
      g_assert_cmpuint (state->gap, ==, 0);
      break;
    default:
      g_assert_cmpuint (state->n_drawn, ==, stage.tiles.n_tiles);
      break;
    }
}

/* Games come to every end, for its reason; the winners have most points, and what was forecast holds. */
static void
test_endings (void)
{
  uint32_t met[CITY_END_RING + 1] = { 0 };
  CsRng rng;

  cs_rng_init (&rng, 9);
  for (uint32_t i = 0; i < GAMES; i++)
    {
      int16_t points[CITY_MAX_SEATS][CITY_ROWS];
      int32_t totals[CITY_MAX_SEATS];
      int32_t scores[CS_MAX_SEATS];
      CitySetup setup;

      test_tiles_random (&stage.tiles, i % 2 * (i + 1));
      city_game.random_setup (&stage.tiles, CITY_MIN_SEATS + i % 3, &rng, &setup);
      city_game.init (&stage.tiles, &setup, &stage.state);
      play_out (CITY_PLAYER_RANDOM + i % CITY_PLAYERS, &rng);
      g_assert_cmpstr (city_check (&stage.tiles, &stage.state), ==, NULL);
      check_ending ();
      met[stage.state.ending]++;
      city_forecast (&stage.tiles, &stage.state, points);
      for (uint32_t seat = 0; seat < setup.n_seats; seat++)
        for (int row = 0; row < CITY_ROWS; row++)
          g_assert_cmpint (points[seat][row], ==, stage.state.seats[seat].points[row]);
      city_forecast_totals (&stage.tiles, &stage.state, totals);
      city_game.score (&stage.tiles, &stage.state, scores);
      g_assert_cmpmem (totals, setup.n_seats * sizeof *totals, scores, setup.n_seats * sizeof *scores);
      g_assert_cmpint (city_stage_event (&stage, CITY_EVENT_OVER, 0)->args[0], ==,
                       (int) city_winners (&stage.state));
    }
  for (uint32_t ending = CITY_END_TILES; ending <= CITY_END_RING; ending++)
    g_assert_cmpuint (met[ending], >, 0);
}

/* The outline is walled in thought: what that completes is scored, without guards or towers. */
static void
test_closing (void)
{
  int16_t points[CITY_MAX_SEATS][CITY_ROWS];

  city_stage_begin (&stage, 2, 30, 25);
  city_forecast (&stage.tiles, &stage.state, points);
  g_assert_cmpint (points[0][CITY_ROW_STREETS], ==, 0);
  city_stage_lay (&stage, "straight", 0, 0, 0, "street 0");
  city_stage_lay (&stage, "straight", 0, 1, 0, "area 0");
  city_forecast (&stage.tiles, &stage.state, points);
  g_assert_cmpint (points[0][CITY_ROW_STREETS], ==, 2);
  g_assert_cmpint (points[1][CITY_ROW_STEWARDS], ==, 0);
  g_assert_cmpint (stage.state.seats[0].points[CITY_ROW_STREETS], ==, 0);
}

/* What the newest tile or piece has completed counts in a forecast, though its seat is still asked. */
static void
test_forecast (void)
{
  int16_t points[CITY_MAX_SEATS][CITY_ROWS];

  city_stage_begin (&stage, 2, 1, 1);
  city_stage_lay (&stage, "side-tee-grain-public", 0, 0, 0, "market 0");
  city_stage_lay (&stage, "straight", 1, 0, 1, "street 0");
  city_stage_play_all (&stage, "draw end-public 1; lay 2 0 1");
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_CLAIM);
  city_forecast (&stage.tiles, &stage.state, points);
  g_assert_cmpint (points[1][CITY_ROW_STREETS], ==, 3);
  city_stage_play_all (&stage, "pass; gate 1 0 north; wall left");
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_GUARD);
  city_forecast (&stage.tiles, &stage.state, points);
  g_assert_cmpint (points[0][CITY_ROW_MARKETS], ==, 1);
}

/* Edges on spaces that are shut in stay open: who stands there is removed without points (rules page 9). */
static void
test_shut_in (void)
{
  int16_t points[CITY_MAX_SEATS][CITY_ROWS];

  city_stage_begin (&stage, 2, 60, 10);
  city_stage_lay (&stage, "side-grain", 0, 0, 1, "market 0");
  city_stage_lay (&stage, "court-public", 0, -1, 0, NULL);
  city_stage_lay (&stage, "court-public", 1, -1, 0, NULL);
  city_stage_lay (&stage, "court-tour-carree", 0, 1, 0, NULL);
  city_stage_lay (&stage, "court-chateau-comtal", 1, 1, 0, NULL);
  city_forecast (&stage.tiles, &stage.state, points);
  g_assert_cmpint (points[0][CITY_ROW_MARKETS], ==, 1);
  city_stage_lay (&stage, "corner-fish", 2, -1, 0, NULL);
  city_stage_lay (&stage, "corner-livestock", 2, 0, 1, NULL);
  city_forecast (&stage.tiles, &stage.state, points);
  g_assert_cmpint (points[0][CITY_ROW_MARKETS], ==, 0);
}

/* Per area, 2 points for each adjacent market to each seat with most stewards. */
static void
test_stewards (void)
{
  int16_t points[CITY_MAX_SEATS][CITY_ROWS];

  city_stage_begin (&stage, 2, 60, 10);
  city_stage_lay (&stage, "facing-grain-livestock-public", 0, 0, 0, "area 0");
  city_stage_lay (&stage, "side-grain", 1, 0, 0, NULL);
  city_stage_lay (&stage, "side-livestock", -1, 0, 0, NULL);
  city_forecast (&stage.tiles, &stage.state, points);
  g_assert_cmpint (points[0][CITY_ROW_STEWARDS], ==, 8);
  g_assert_cmpint (points[1][CITY_ROW_STEWARDS], ==, 0);
}

/* Ruling 21: a tie is a shared win. */
static void
test_winners (void)
{
  city_stage_begin (&stage, 3, 30, 25);
  g_assert_cmpuint (city_winners (&stage.state), ==, 7);
  stage.state.seats[1].points[CITY_ROW_TOWERS] = 1;
  g_assert_cmpuint (city_winners (&stage.state), ==, 2);
  stage.state.seats[2].points[CITY_ROW_GUARDS] = 1;
  g_assert_cmpuint (city_winners (&stage.state), ==, 6);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/city-end/endings", test_endings);
  g_test_add_func ("/city-end/closing", test_closing);
  g_test_add_func ("/city-end/forecast", test_forecast);
  g_test_add_func ("/city-end/shut-in", test_shut_in);
  g_test_add_func ("/city-end/stewards", test_stewards);
  g_test_add_func ("/city-end/winners", test_winners);
  return g_test_run ();
}
