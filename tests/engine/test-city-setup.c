/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Setup, drawing and the course of a turn (rules pages 1 to 3). */

#include <glib.h>
#include <string.h>

#include "test-city-stage.h"

static CityStage stage;

/* Rules page 1: 7 followers, 12 towers among all. */
static void
test_start (void)
{
  for (uint32_t n_seats = CITY_MIN_SEATS; n_seats <= CITY_MAX_SEATS; n_seats++)
    {
      city_stage_begin (&stage, n_seats, 30, 25);
      for (uint32_t seat = 0; seat < n_seats; seat++)
        {
          g_assert_cmpuint (stage.state.seats[seat].supply, ==, 7);
          g_assert_cmpuint (stage.state.seats[seat].towers, ==, 12 / n_seats);
        }
      g_assert_cmpuint (city_game.actors (&stage.state), ==, 1u << CS_CHANCE);
    }
}

/* Ruling 2: the seat that begins is part of the setup. */
static void
test_refused (void)
{
  CitySetup setup = { .n_seats = 1, .seed = 7 };
  CityState state;
  CsRefusal refusal;

  g_assert_cmpuint (city_game.init (&stage.tiles, &setup, &state).reason, ==, CITY_SETUP_SEATS);
  setup.n_seats = 5;
  g_assert_cmpuint (city_game.init (&stage.tiles, &setup, &state).reason, ==, CITY_SETUP_SEATS);
  setup.n_seats = 3;
  setup.first = 3;
  refusal = city_game.init (&stage.tiles, &setup, &state);
  g_assert_cmpuint (refusal.reason, ==, CITY_SETUP_FIRST);
  g_assert_cmpuint (refusal.what, ==, 3);
  setup.first = 2;
  g_assert_cmpuint (city_game.init (&stage.tiles, &setup, &state).reason, ==, CS_LEGAL);
  g_assert_cmpuint (state.turn, ==, 2);
  g_assert_cmpuint (city_game.seed (&setup), ==, 7);
}

/* Rules page 2: each tile not drawn yet is equally likely, and nothing is dealt beforehand. */
static void
test_draws (void)
{
  CsRefusal refusal;

  city_stage_begin (&stage, 2, 30, 25);
  g_assert_cmpuint (city_stage_count (&stage), ==, 75);
  g_assert_cmpuint (city_stage_judge (&stage, "draw straight 2").reason, ==, CS_LEGAL);
  city_stage_lay (&stage, "straight", 0, 0, 0, NULL);
  g_assert_cmpuint (city_stage_count (&stage), ==, 74);
  refusal = city_stage_judge (&stage, "draw straight 2");
  g_assert_cmpuint (refusal.reason, ==, CITY_DRAW_GONE);
  g_assert_cmpint (refusal.what, ==, city_tiles_find (&stage.tiles, "straight"));
}

/* Rules page 11: no hidden information. */
static void
test_hidden (void)
{
  const CityState before = (city_stage_begin (&stage, 2, 30, 25), stage.state);
  CsRng rng;

  cs_rng_init (&rng, 1);
  g_assert_cmpuint (city_game.observe (&stage.tiles, &stage.state, 0), ==, 0);
  city_game.determinize (&stage.tiles, &stage.state, CS_NO_SEAT, &rng);
  g_assert_cmpmem (&before, sizeof before, &stage.state, sizeof stage.state);
}

/* Rules page 3: draw, lay, claim; the next seat clockwise. */
static void
test_turn (void)
{
  city_stage_begin (&stage, 3, 30, 25);
  city_stage_play (&stage, "draw curve 1");
  g_assert_cmpint (city_stage_event (&stage, CITY_EVENT_DRAWN, 0)->args[0], ==,
                   city_tiles_find (&stage.tiles, "curve"));
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_LAY);
  city_stage_play (&stage, "lay 0 0 1");
  g_assert_cmpint (city_stage_event (&stage, CITY_EVENT_LAID, 0)->args[3], ==, 1);
  g_assert_cmpuint (city_stage_count (&stage), ==, 4);
  city_stage_play (&stage, "claim area 1");
  g_assert_cmpint (city_stage_event (&stage, CITY_EVENT_CLAIMED, 0)->args[1], ==, CITY_AREA);
  g_assert_cmpuint (stage.state.seats[0].supply, ==, 6);
  g_assert_cmpuint (stage.state.turn, ==, 1);
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_DRAW);
}

/* A tile that fits nowhere leaves the game, and the same seat draws again. */
static void
test_discard (void)
{
  city_stage_begin (&stage, 2, 1, 1);
  city_stage_lay (&stage, "cross", 0, 0, 0, NULL);
  city_stage_play (&stage, "draw court-public 1");
  g_assert_nonnull (city_stage_event (&stage, CITY_EVENT_DISCARDED, 0));
  g_assert_cmpuint (stage.state.n_discarded, ==, 1);
  g_assert_cmpuint (stage.state.turn, ==, 1);
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_DRAW);
}

/* Ruling 3: the stack of a tile counts draws, those that were discarded too. */
static void
test_stacks (void)
{
  city_stage_begin (&stage, 2, 30, 25);
  g_assert_cmpuint (city_stack_of (&stage.tiles, 1), ==, 1);
  g_assert_cmpuint (city_stack_of (&stage.tiles, 30), ==, 1);
  g_assert_cmpuint (city_stack_of (&stage.tiles, 31), ==, 2);
  g_assert_cmpuint (city_stack_of (&stage.tiles, 55), ==, 2);
  g_assert_cmpuint (city_stack_of (&stage.tiles, 56), ==, 3);
  g_assert_cmpuint (city_stack_of (&stage.tiles, 75), ==, 3);
  city_stage_begin (&stage, 2, 1, 1);
  city_stage_lay (&stage, "cross", 0, 0, 0, NULL);
  g_assert_cmpint (city_stage_event (&stage, CITY_EVENT_STACK, 0)->args[0], ==, 2);
  city_stage_play (&stage, "draw court-public 1");
  g_assert_cmpint (city_stage_event (&stage, CITY_EVENT_STACK, 0)->args[0], ==, 3);
}

/* Ruling 4: if the last of all tiles fits nowhere, the game ends at once. */
static void
test_last_tile (void)
{
  city_stage_begin (&stage, 2, 30, 25);
  stage.tiles.designs[0] = stage.tiles.designs[city_tiles_find (&stage.tiles, "cross")];
  stage.tiles.designs[1] = stage.tiles.designs[city_tiles_find (&stage.tiles, "court-public")];
  stage.tiles.n_designs = 2;
  memset (stage.tiles.stacks, 1, CITY_STACKS);
  city_tiles_derive (&stage.tiles);
  g_assert_cmpuint (city_tiles_check (&stage.tiles).reason, ==, CS_LEGAL);
  city_game.init (&stage.tiles, &(CitySetup) { .n_seats = 2 }, &stage.state);
  city_stage_lay (&stage, "cross", 0, 0, 0, NULL);
  city_stage_play_all (&stage, "draw court-public 2; draw court-public 1");
  g_assert_cmpuint (stage.state.ending, ==, CITY_END_TILES);
  g_assert_cmpuint (city_game.actors (&stage.state), ==, 0);
}

/* Ruling 3: one stack after the other, here of 30, 25 and 20 tiles. */
static void
test_stacks_left (void)
{
  static const struct
  {
    int drawn;
    uint32_t left[CITY_STACKS];
  } moments[] = { { 0, { 30, 25, 20 } }, { 29, { 1, 25, 20 } }, { 30, { 0, 25, 20 } }, { 33, { 0, 22, 20 } },
                  { 74, { 0, 0, 1 } }, { 75, { 0, 0, 0 } } };

  city_stage_begin (&stage, 2, 30, 25);
  for (gsize i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      stage.state.n_drawn = moments[i].drawn;
      for (uint32_t stack = 1; stack <= CITY_STACKS; stack++)
        g_assert_cmpuint (city_stack_left (&stage.tiles, &stage.state, stack), ==, moments[i].left[stack - 1]);
    }
  stage.state.n_drawn = 30;
  stage.state.step = CITY_STEP_DRAW;
  g_assert_cmpuint (city_stack_now (&stage.tiles, &stage.state), ==, 2);
  stage.state.step = CITY_STEP_LAY;
  g_assert_cmpuint (city_stack_now (&stage.tiles, &stage.state), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/city-setup/start", test_start);
  g_test_add_func ("/city-setup/refused", test_refused);
  g_test_add_func ("/city-setup/draws", test_draws);
  g_test_add_func ("/city-setup/hidden", test_hidden);
  g_test_add_func ("/city-setup/turn", test_turn);
  g_test_add_func ("/city-setup/discard", test_discard);
  g_test_add_func ("/city-setup/stacks", test_stacks);
  g_test_add_func ("/city-setup/stacks-left", test_stacks_left);
  g_test_add_func ("/city-setup/last-tile", test_last_tile);
  return g_test_run ();
}
