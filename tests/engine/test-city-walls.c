/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walls, gate, guards and towers (rules pages 7 and 8). */

#include <glib.h>

#include "engine/city/city-features.h"
#include "engine/city/city-walls.h"
#include "test-city-stage.h"

static CityStage stage;

/* A street of two tiles, which the seat after the first one completes. */
static void
complete_street (uint32_t n_seats,
                 uint32_t first,
                 uint32_t second)
{
  city_stage_begin (&stage, n_seats, first, second);
  city_stage_lay (&stage, "end-public", 0, 0, 0, "street 0");
  city_stage_lay (&stage, "end-public", 0, 1, 2, NULL);
}

/* A ring of four curves, which seat 1 completes for seat 0. */
static void
complete_ring (uint32_t first,
               uint32_t second)
{
  city_stage_begin (&stage, 2, first, second);
  city_stage_lay (&stage, "curve", 0, 0, 3, "street 0");
  city_stage_lay (&stage, "curve-public", 1, 0, 0, NULL);
  city_stage_lay (&stage, "curve", 1, 1, 1, NULL);
  city_stage_lay (&stage, "two-curves", 0, 1, 0, NULL);
}

static void
expect_rim (CityRim  rim,
            int      x,
            int      y,
            uint32_t edge)
{
  g_assert_cmpint (city_tile_x (&stage.state, rim.tile), ==, x);
  g_assert_cmpint (city_tile_y (&stage.state, rim.tile), ==, y);
  g_assert_cmpuint (rim.edge, ==, edge);
}

static CityRim
rim_at (int      x,
        int      y,
        uint32_t edge)
{
  return (CityRim) { (uint8_t) city_find_tile (&stage.state, x, y), (uint8_t) edge };
}

/* How many pieces, by stack and seats. */
static void
test_quota (void)
{
  g_assert_cmpuint (city_quota (1, 2), ==, 0);
  g_assert_cmpuint (city_quota (2, 2), ==, 2);
  g_assert_cmpuint (city_quota (3, 2), ==, 4);
  for (uint32_t n_seats = 3; n_seats <= CITY_MAX_SEATS; n_seats++)
    {
      g_assert_cmpuint (city_quota (1, n_seats), ==, 0);
      g_assert_cmpuint (city_quota (2, n_seats), ==, 1);
      g_assert_cmpuint (city_quota (3, n_seats), ==, 2);
    }
}

/* Walls are built from the second stack on, if somebody scored. */
static void
test_when (void)
{
  complete_street (2, 30, 25);
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_DRAW);
  complete_street (2, 1, 40);
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_GATE);
  city_stage_begin (&stage, 2, 1, 40);
  city_stage_lay (&stage, "end-public", 0, 0, 0, NULL);
  city_stage_lay (&stage, "end-public", 0, 1, 2, NULL);
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_DRAW);
}

/* One piece at a time, clockwise from the builder; ruling 12: the gate is the builder's first. */
static void
test_round (void)
{

  complete_ring (1, 40);
  g_assert_cmpuint (stage.state.actor, ==, 1);
  g_assert_cmpuint (city_stage_count (&stage), ==, 8);
  city_stage_play (&stage, "gate 0 0 north");
  g_assert_cmpuint (stage.state.gap, ==, 7);
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_WALL);
  g_assert_cmpuint (stage.state.actor, ==, 0);
  city_stage_play_all (&stage, "wall right; pass");
  g_assert_cmpuint (stage.state.actor, ==, 1);
  city_stage_play_all (&stage, "wall left; pass");
  g_assert_cmpuint (stage.state.actor, ==, 0);
  city_stage_play_all (&stage, "wall left; pass");
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_TOWER);
  g_assert_cmpuint (stage.state.actor, ==, 1);
  g_assert_cmpuint (city_tower_points (&stage.state, CITY_LEFT), ==, 2);
  g_assert_cmpuint (city_tower_points (&stage.state, CITY_RIGHT), ==, 1);
  g_assert_cmpuint (city_feature (&stage.tiles, &stage.state, stage.state.tiles[3].first + 1u).open, ==, 1);
  expect_rim (city_chain_next (&stage.state, CITY_LEFT), 0, 1, CITY_SOUTH);
  expect_rim (city_chain_next (&stage.state, CITY_RIGHT), 1, 0, CITY_EAST);
}

/* Next along the outline: concave, straight and convex corners, and spaces that tiles shut in by touching. */
static void
test_outline (void)
{
  CityRim outline[CITY_MAX_OUTLINE];

  city_stage_begin (&stage, 2, 40, 10);
  city_stage_lay (&stage, "court-public", 0, 0, 0, NULL);
  g_assert_cmpuint (city_outline (&stage.state, outline), ==, 4);
  city_stage_lay (&stage, "court-public", 0, 1, 0, NULL);
  city_stage_lay (&stage, "court-tour-carree", 1, 1, 0, NULL);
  g_assert_cmpuint (city_outline (&stage.state, outline), ==, 8);
  expect_rim (city_rim_next (&stage.state, rim_at (0, 0, CITY_EAST), CITY_RIGHT), 1, 1, CITY_NORTH);
  expect_rim (city_rim_next (&stage.state, rim_at (1, 1, CITY_NORTH), CITY_LEFT), 0, 0, CITY_EAST);
  expect_rim (city_rim_next (&stage.state, rim_at (0, 0, CITY_NORTH), CITY_RIGHT), 0, 0, CITY_EAST);
  expect_rim (city_rim_next (&stage.state, rim_at (0, 1, CITY_WEST), CITY_RIGHT), 0, 0, CITY_WEST);
  city_stage_lay (&stage, "court-chateau-comtal", 0, 2, 0, NULL);
  city_stage_lay (&stage, "side-grain", 0, 3, 0, NULL);
  city_stage_lay (&stage, "side-livestock", 1, 3, 2, NULL);
  city_stage_lay (&stage, "side-fish-public", 2, 3, 2, NULL);
  city_stage_lay (&stage, "corner-fish", 2, 2, 0, NULL);
  g_assert_cmpuint (city_outline (&stage.state, outline), ==, 14);
  expect_rim (city_rim_next (&stage.state, rim_at (1, 1, CITY_EAST), CITY_RIGHT), 2, 2, CITY_NORTH);
}

/* A guard from the supply on each piece, none directly opposite to another; the gate takes none. */
static void
test_guards (void)
{
  CityRun run;

  complete_ring (1, 1);
  city_stage_play (&stage, "gate 0 0 north");
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_WALL);
  city_stage_play_all (&stage, "wall right; guard");
  g_assert_cmpuint (stage.state.seats[0].supply, ==, 6);
  g_assert_cmpuint (stage.state.pieces[1].guard, ==, 0);
  run = city_run (&stage.tiles, &stage.state, rim_at (1, 1, CITY_SOUTH));
  g_assert_cmpuint (run.n_tiles, ==, 2);
  g_assert_cmpuint (run.opposite, ==, 0);
  g_assert_cmpint (run.points, ==, 2);
  expect_rim (run.far, 1, 0, CITY_NORTH);
  city_stage_play_all (&stage, "wall right; pass; wall right; pass; wall right");
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_WALL);
  g_assert_cmpuint (stage.state.n_pieces, ==, 5);
  city_stage_play (&stage, "wall right");
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_GUARD);
  g_assert_cmpuint (city_run (&stage.tiles, &stage.state, rim_at (0, 1, CITY_SOUTH)).opposite, ==, CITY_NO_GUARD);
}

/* The worked example: an empty cell parts what guards see; filled, both see the whole run. */
static void
test_run (void)
{
  static const char *const below[] = { "side-grain", "side-livestock", "corner-fish", "corner-livestock",
                                       "side-grain-public" };

  city_stage_begin (&stage, 2, 60, 10);
  for (int x = 0; x < 5; x++)
    city_stage_lay (&stage, below[x], x, 0, 2, NULL);
  city_stage_lay (&stage, "court-public", 0, -1, 0, NULL);
  city_stage_lay (&stage, "court-tour-carree", 1, -1, 0, NULL);
  city_stage_lay (&stage, "court-public", 3, -1, 0, NULL);
  city_stage_lay (&stage, "end-public", 4, -1, 2, NULL);
  g_assert_cmpint (city_run (&stage.tiles, &stage.state, rim_at (0, -1, CITY_WEST)).points, ==, 5);
  g_assert_cmpint (city_run (&stage.tiles, &stage.state, rim_at (4, -1, CITY_EAST)).points, ==, 4);
  city_stage_lay (&stage, "side-fish-public", 2, -1, 0, NULL);
  g_assert_cmpint (city_run (&stage.tiles, &stage.state, rim_at (0, -1, CITY_WEST)).points, ==, 11);
  g_assert_cmpint (city_run (&stage.tiles, &stage.state, rim_at (4, -1, CITY_EAST)).points, ==, 11);
}

/* A piece closes an edge as a tile does, after its guard is set (ruling 13); who comes home may guard the next piece
 * (ruling 11).  No walls are built for that. */
static void
test_wall_completes (void)
{
  city_stage_begin (&stage, 2, 1, 1);
  city_stage_lay (&stage, "side-tee-grain-public", 0, 0, 0, "market 0");
  city_stage_lay (&stage, "straight", 1, 0, 1, "street 0");
  city_stage_lay (&stage, "end-public", 2, 0, 1, NULL);
  city_stage_play_all (&stage, "gate 1 0 north; wall left");
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_GUARD);
  g_assert_cmpuint (stage.state.seats[0].supply, ==, 6);
  city_stage_play (&stage, "guard");
  g_assert_cmpuint (stage.events.items[0].type, ==, CITY_EVENT_GUARD);
  g_assert_cmpuint (stage.events.items[1].type, ==, CITY_EVENT_COMPLETED);
  g_assert_cmpint (stage.state.seats[0].points[CITY_ROW_MARKETS], ==, 1);
  g_assert_cmpuint (stage.state.seats[0].supply, ==, 7);
  g_assert_cmpuint (stage.state.to_build, ==, 6);
  city_stage_play_all (&stage, "wall left; guard");
}

/* A tower counts the walls to the next tower or the gate, and only where that is one at least (ruling 15). */
static void
test_towers (void)
{
  CsRefusal refusal;

  complete_ring (1, 40);
  city_stage_play_all (&stage, "gate 0 0 north; wall left; pass; wall left; pass; wall left; pass");
  refusal = city_stage_judge (&stage, "tower right");
  g_assert_cmpuint (refusal.reason, ==, CITY_TOWER_NO_POINTS);
  g_assert_cmpuint (refusal.what, ==, CITY_RIGHT);
  city_stage_play (&stage, "tower left");
  g_assert_cmpint (stage.state.seats[1].points[CITY_ROW_TOWERS], ==, 3);
  g_assert_cmpuint (stage.state.seats[1].towers, ==, 5);
  g_assert_cmpuint (city_tower_points (&stage.state, CITY_LEFT), ==, 0);
  g_assert_cmpuint (city_find_tower (&stage.state, 3), ==, 0);
  g_assert_cmpuint (stage.state.ending, ==, CITY_END_GAP);
}

/* Ruling 16: the tower of a closed ring stands where it counts most. */
static void
test_ring_tower (void)
{
  complete_ring (1, 1);
  city_stage_play_all (&stage, "gate 0 0 north; wall left; pass; wall left; pass; wall left; pass; wall left; pass; "
                       "wall left; pass; wall left; pass");
  g_assert_cmpuint (city_stage_count (&stage), ==, 1);
  g_assert_cmpuint (city_stage_judge (&stage, "wall right").reason, ==, CITY_WALL_BOTH);
  city_stage_play_all (&stage, "wall left; pass");
  g_assert_cmpuint (stage.state.ending, ==, CITY_END_RING);
  g_assert_cmpint (stage.state.seats[1].points[CITY_ROW_TOWERS], ==, 7);
  g_assert_cmpint (city_stage_event (&stage, CITY_EVENT_TOWER, 0)->args[1], ==, 7);
}

/* Sets a tower as if it had been set after an earlier round. */
static void
add_tower (uint32_t piece)
{
  stage.state.towers[stage.state.n_towers++] = (CityTower) { .seat = 0, .piece = piece & 127 };
  stage.state.seats[0].towers--;
}

/* It goes on either joint of the closing piece that bears no tower; where both do, it does not go anywhere. */
static void
test_ring_joints (void)
{
  static const struct
  {
    const char *walls;          /* the last of which closes the ring */
    uint8_t towers[2];          /* on these pieces; 0 for none */
    uint8_t points;
    bool inner;
  } rings[] = {
    { "left left left left left left left", { 6, 0 }, 1, false },
    { "left left left right right right left", { 6, 0 }, 3, true },
    { "left left left right right right left", { 3, 0 }, 3, false },
    { "left left left right right right left", { 3, 6 }, 0, false },
    { "right right right right right right left", { 0, 0 }, 7, true },
    { "left left left left left left left", { 3, 0 }, 4, false },
    { "left right right right left left left", { 4, 0 }, 3, true },
  };

  for (uint32_t i = 0; i < G_N_ELEMENTS (rings); i++)
    {
      g_auto (GStrv) sides = g_strsplit (rings[i].walls, " ", -1);

      complete_ring (1, 1);
      city_stage_play (&stage, "gate 0 0 north");
      for (uint32_t piece = 0; sides[piece] != NULL; piece++)
        {
          g_autofree char *wall = g_strconcat ("wall ", sides[piece], NULL);

          if (sides[piece + 1] == NULL)
            for (int tower = 0; tower < 2; tower++)
              if (rings[i].towers[tower] > 0)
                add_tower (rings[i].towers[tower]);
          city_stage_play_all (&stage, wall);
          city_stage_play (&stage, "pass");
        }
      g_assert_cmpint (stage.state.seats[1].points[CITY_ROW_TOWERS], ==, rings[i].points);
      g_assert_cmpuint (stage.state.seats[1].towers, ==, rings[i].points > 0 ? 5 : 6);
      if (rings[i].points > 0)
        g_assert_cmpint (city_stage_event (&stage, CITY_EVENT_TOWER, 0)->args[2], ==, rings[i].inner);
      g_assert_cmpuint (city_find_tower (&stage.state, 7) < CITY_TOWERS, ==, rings[i].points > 0 && !rings[i].inner);
    }
}

/* Ruling 17: a round that the closed ring cuts short still ends with the tower. */
static void
test_cut_short (void)
{
  complete_street (2, 1, 0);
  g_assert_cmpint (stage.state.to_build, ==, 8);
  city_stage_play_all (&stage, "gate 0 0 north; wall right; pass; wall right; pass; wall left; pass; wall left; pass; "
                       "wall left; pass");
  g_assert_cmpuint (stage.state.n_pieces, ==, 6);
  g_assert_cmpuint (stage.state.ending, ==, CITY_END_RING);
  g_assert_cmpint (stage.state.seats[1].points[CITY_ROW_TOWERS], ==, 3);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/city-walls/quota", test_quota);
  g_test_add_func ("/city-walls/when", test_when);
  g_test_add_func ("/city-walls/round", test_round);
  g_test_add_func ("/city-walls/outline", test_outline);
  g_test_add_func ("/city-walls/guards", test_guards);
  g_test_add_func ("/city-walls/run", test_run);
  g_test_add_func ("/city-walls/wall-completes", test_wall_completes);
  g_test_add_func ("/city-walls/towers", test_towers);
  g_test_add_func ("/city-walls/ring-tower", test_ring_tower);
  g_test_add_func ("/city-walls/ring-joints", test_ring_joints);
  g_test_add_func ("/city-walls/cut-short", test_cut_short);
  return g_test_run ();
}
