/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests parcels and roads (rules pages 2 and 10.2). */

#include <glib.h>

#include "engine/board/board-map.h"
#include "test-board-stage.h"

static uint32_t
at (const char *name)
{
  return board_stage_parcel (name);
}

static BoardParcels
bit (const char *name)
{
  return board_parcel_bit (at (name));
}

/* Eight neighbours, fewer on the rim, and no step around it. */
static void
test_neighbours (void)
{
  g_assert_cmpuint (board_count (board_around (at ("D4"))), ==, 8);
  g_assert_cmpuint (board_around (at ("A1")), ==, bit ("B1") | bit ("A2") | bit ("B2"));
  g_assert_cmpuint (board_count (board_around (at ("H5"))), ==, 5);
  g_assert_cmpuint (board_distance (at ("A1"), at ("D3")), ==, 3);
  g_assert_cmpuint (board_distance (at ("D8"), at ("C1")), ==, 7);
}

/* 2.5: nine parcels are connected at the start. */
static void
test_connected (void)
{
  const BoardRoads roads = board_sides (at ("D4"));

  g_assert_cmpuint (board_count (board_connected (roads)), ==, 9);
  g_assert_cmpuint (board_connected (roads), ==, board_around (at ("D4")) | bit ("D4"));
}

/* 2.4, B4: a new road touches an old one, and none lies on the rim. */
static void
test_extensions (void)
{
  const BoardRoads edges = board_extensions (board_sides (at ("D4")));
  const BoardRoads corner = board_extensions (board_sides (at ("A1")));

  g_assert_cmpuint (board_count (edges.across), ==, 4);
  g_assert_cmpuint (board_count (edges.down), ==, 4);
  g_assert_true (board_has_road (edges, false, at ("C4")));
  g_assert_true (board_has_road (edges, true, at ("E3")));
  g_assert_false (board_has_road (edges, true, at ("E4")));
  g_assert_cmpuint (corner.across & BOARD_NORTH, ==, 0);
  g_assert_cmpuint (corner.down & BOARD_WEST, ==, 0);
}

/* Train station: beside a line from rim to rim, either way. */
static void
test_lines (void)
{
  const BoardRoads across = { BOARD_NORTH << 16, 0 };
  const BoardRoads down = { 0, BOARD_WEST << 3 };
  const BoardRoads broken = { (BOARD_NORTH << 16) ^ bit ("D3"), 0 };

  g_assert_cmpuint (board_along_lines (across), ==, BOARD_NORTH << 8 | BOARD_NORTH << 16);
  g_assert_cmpuint (board_along_lines (down), ==, BOARD_WEST << 2 | BOARD_WEST << 3);
  g_assert_cmpuint (board_along_lines (broken), ==, 0);
}

/* Shortest ways, for the city hall. */
static void
test_ways (void)
{
  const BoardNetwork network = { .roads = board_sides (at ("D4")) };
  BoardRoads ways;

  g_assert_cmpint (board_roads_to (&network, bit ("C3")), ==, 0);
  g_assert_cmpint (board_roads_to (&network, bit ("B4")), ==, 1);
  g_assert_cmpint (board_roads_to (&network, bit ("A1")), ==, 4);
  g_assert_cmpint (board_roads_to (&network, 0), ==, -1);
  ways = board_ways_to (&network, bit ("D2"));
  g_assert_cmpuint (ways.across, ==, 0);
  g_assert_cmpuint (ways.down, ==, bit ("D3") | bit ("E3"));
  ways = board_ways_to (&network, bit ("B4"));
  g_assert_cmpuint (ways.across, ==, bit ("C4") | bit ("C5"));
  ways = board_ways_to (&network, bit ("A1"));
  g_assert_cmpuint (ways.across, ==, bit ("C4"));
  g_assert_cmpuint (ways.down, ==, bit ("D3"));
}

/* Where only bridges lead there is one way, and none over a second river. */
static void
test_bridged_ways (void)
{
  const BoardParcels two_rivers = BOARD_WEST << 3 | BOARD_WEST << 6;
  BoardNetwork network = { .roads = board_sides (at ("C3")), .barred = board_crossings (two_rivers) };
  BoardRoads ways;

  g_assert_cmpint (board_roads_to (&network, bit ("B8")), ==, 4);
  g_assert_cmpint (board_roads_to (&network, bit ("F3")), ==, -1);
  network.bridge = true;
  g_assert_cmpint (board_roads_to (&network, bit ("F3")), ==, 2);
  g_assert_cmpint (board_roads_to (&network, bit ("H3")), ==, -1);
  ways = board_ways_to (&network, bit ("F3"));
  g_assert_cmpuint (ways.across, ==, bit ("D3") | bit ("D4"));
  g_assert_cmpuint (ways.down, ==, 0);
  network.roads.across |= bit ("D3");
  network.bridge = false;
  ways = board_ways_to (&network, bit ("F3"));
  g_assert_cmpuint (ways.across, ==, bit ("E3"));
  g_assert_cmpuint (ways.down, ==, 0);
}

/* B39: the river of the board has banks of 26 and 28 parcels, and nine crossings between its parcels. */
static void
test_river (void)
{
  const BoardRoads crossings = board_crossings (BOARD_RIVER_SIDE);

  g_assert_cmpuint (board_count (BOARD_RIVER_SIDE), ==, 10);
  g_assert_true (board_is_joined (BOARD_RIVER_SIDE));
  g_assert_false (board_is_joined (~BOARD_RIVER_SIDE));
  g_assert_cmpuint (board_count (board_bank (BOARD_RIVER_SIDE, at ("A1"))), ==, 26);
  g_assert_cmpuint (board_count (board_bank (BOARD_RIVER_SIDE, at ("H8"))), ==, 28);
  g_assert_true (board_has_road (crossings, false, at ("D2")));
  g_assert_true (board_has_road (crossings, true, at ("E3")));
  g_assert_cmpuint (board_count (crossings.across) + board_count (crossings.down), ==, 9);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-map/neighbours", test_neighbours);
  g_test_add_func ("/board-map/connected", test_connected);
  g_test_add_func ("/board-map/extensions", test_extensions);
  g_test_add_func ("/board-map/lines", test_lines);
  g_test_add_func ("/board-map/ways", test_ways);
  g_test_add_func ("/board-map/bridged-ways", test_bridged_ways);
  g_test_add_func ("/board-map/river", test_river);
  return g_test_run ();
}
