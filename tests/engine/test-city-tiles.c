/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The set of tiles and what is derived from it (rules page 12). */

#include <glib.h>
#include <string.h>

#include "test-tiles.h"

static CityTiles tiles;

static const CityForm *
get_form (const char *id)
{
  const int design = city_tiles_find (&tiles, id);

  g_assert_cmpint (design, >=, 0);
  return &tiles.forms[design];
}

static CityDesign *
get_design (const char *id)
{
  return &tiles.designs[get_form (id) - tiles.forms];
}

/* The census of rules page 12. */
static void
test_census (void)
{
  uint32_t n_public = 0, n_historic = 0, n_faces = 0;
  uint32_t segments[CITY_KINDS] = { 0 };
  uint32_t edges[CITY_KINDS] = { 0 };
  uint32_t goods[CITY_GOODS] = { 0 };

  test_tiles_shipped (&tiles);
  g_assert_cmpuint (city_tiles_check (&tiles).reason, ==, CS_LEGAL);
  for (uint32_t i = 0; i < tiles.n_designs; i++)
    {
      const CityDesign *design = &tiles.designs[i];
      const CityForm *form = &tiles.forms[i];

      n_public += design->copies * design->is_public;
      n_historic += design->historic != CITY_NO_HISTORIC;
      n_faces += (uint32_t) __builtin_popcount (form->turns);
      for (uint32_t segment = 0; segment < form->n_segments; segment++)
        segments[form->kinds[segment]] += design->copies;
      for (uint32_t edge = 0; edge < CITY_EDGES; edge++)
        edges[form->faces[0].kinds[edge]] += design->copies;
      for (uint32_t market = 0; market < design->n_markets; market++)
        goods[design->markets[market].goods] += design->copies;
    }
  g_assert_cmpuint (tiles.n_designs, ==, 62);
  g_assert_cmpuint (tiles.n_tiles, ==, 75);
  g_assert_cmpuint (n_faces, ==, 219);
  g_assert_cmpuint (n_public, ==, 32);
  g_assert_cmpuint (n_historic, ==, 7);
  g_assert_cmpuint (segments[CITY_STREET], ==, 77);
  g_assert_cmpuint (segments[CITY_MARKET], ==, 49);
  g_assert_cmpuint (segments[CITY_AREA], ==, 141);
  g_assert_cmpuint (edges[CITY_STREET], ==, 112);
  g_assert_cmpuint (edges[CITY_MARKET], ==, 69);
  g_assert_cmpuint (edges[CITY_AREA], ==, 119);
  g_assert_cmpuint (goods[CITY_FISH], ==, 16);
  g_assert_cmpuint (goods[CITY_GRAIN], ==, 16);
  g_assert_cmpuint (goods[CITY_LIVESTOCK], ==, 17);
}

/* A clockwise quarter-turn adds 1 to an edge and 2 to a half; equal orientations come once. */
static void
test_faces (void)
{
  const CityForm *curve, *straight;

  test_tiles_shipped (&tiles);
  curve = get_form ("curve");
  straight = get_form ("straight");
  g_assert_cmpuint (curve->turns, ==, 15);
  g_assert_cmpuint (straight->turns, ==, 3);
  g_assert_cmpuint (get_form ("two-curves")->turns, ==, 3);
  g_assert_cmpuint (curve->faces[0].streets, ==, 1 << CITY_SOUTH | 1 << CITY_WEST);
  g_assert_cmpuint (curve->faces[1].streets, ==, 1 << CITY_WEST | 1 << CITY_NORTH);
  for (uint32_t half = 0; half < CITY_HALVES; half++)
    g_assert_cmpuint (curve->faces[1].halves[(half + 2) % CITY_HALVES], ==, curve->faces[0].halves[half]);
  g_assert_cmpuint (straight->fits[0x11], ==, 1);
  g_assert_cmpuint (straight->fits[0x10], ==, 2);
  g_assert_cmpuint (straight->fits[0x31], ==, 1);
  g_assert_cmpuint (straight->fits[0x33], ==, 0);
}

static void
expect (CityTilesReason reason,
        uint32_t        what,
        int             x,
        int             y)
{
  const CsRefusal refusal = city_tiles_check (&tiles);

  g_assert_cmpuint (refusal.reason, ==, reason);
  g_assert_cmpuint (refusal.what, ==, what);
  g_assert_cmpint (refusal.x, ==, x);
  g_assert_cmpint (refusal.y, ==, y);
  test_tiles_shipped (&tiles);
}

static uint32_t
number_of (const char *id)
{
  return (uint32_t) (get_form (id) - tiles.forms);
}

/* Sets that are too large or badly stacked. */
static void
test_totals (void)
{
  test_tiles_shipped (&tiles);
  tiles.n_designs = 0;
  expect (CITY_TILES_DESIGNS, 0, 0, 0);
  tiles.n_designs = CITY_MAX_DESIGNS + 1;
  expect (CITY_TILES_DESIGNS, 0, CITY_MAX_DESIGNS + 1, 0);
  get_design ("curve")->copies += 6;
  expect (CITY_TILES_TOTAL, 0, 81, 0);
  tiles.stacks[0]++;
  expect (CITY_TILES_STACKS, 0, 75, 76);
  tiles.stacks[0] = 55;
  tiles.stacks[1] = 0;
  expect (CITY_TILES_STACKS, 0, 75, 75);
  get_design ("cross")->copies += 5;
  tiles.stacks[0] += 5;
  expect (CITY_TILES_SEGMENTS, 0, 267 + 5 * 8, 0);
}

/* What a tile is called and what stands on it. */
static void
test_labels (void)
{
  const uint32_t curve = (test_tiles_shipped (&tiles), number_of ("curve"));
  const uint32_t batiment = number_of ("straight-batiment");

  strcpy (tiles.designs[curve].id, "curvE");
  expect (CITY_TILES_ID, curve, 0, 0);
  tiles.designs[curve].id[0] = '\0';
  expect (CITY_TILES_ID, curve, 0, 0);
  memset (tiles.designs[curve].id, 'a', CITY_MAX_TILE_ID);
  expect (CITY_TILES_ID, curve, 0, 0);
  strcpy (tiles.designs[curve].id, "straight");
  expect (CITY_TILES_SAME_ID, curve, (int) number_of ("straight"), 0);
  tiles.designs[curve].copies = 0;
  expect (CITY_TILES_COPIES, curve, 0, 0);
  tiles.designs[curve].is_public = 2;
  expect (CITY_TILES_BUILDING, curve, 0, 0);
  tiles.designs[curve].historic = CITY_HISTORICS;
  expect (CITY_TILES_BUILDING, curve, 0, 0);
  tiles.designs[batiment].is_public = 1;
  expect (CITY_TILES_BUILDING, batiment, 0, 0);
  tiles.designs[batiment].copies = 2;
  expect (CITY_TILES_HISTORIC, batiment, (int) batiment, 0);
  tiles.designs[curve].historic = CITY_BATIMENT;
  tiles.designs[curve].copies = 1;
  expect (CITY_TILES_HISTORIC, curve, (int) batiment, 0);
  tiles.designs[curve].n_streets = CITY_MAX_OF_KIND + 1;
  expect (CITY_TILES_NUMBERS, curve, 0, 0);
  tiles.designs[curve].n_markets = CITY_MAX_OF_KIND + 1;
  expect (CITY_TILES_NUMBERS, curve, 0, 0);
  tiles.designs[curve].n_areas = CITY_MAX_OF_KIND + 1;
  expect (CITY_TILES_NUMBERS, curve, 0, 0);
}

/* Streets and markets that no tile can have. */
static void
test_streets (void)
{
  const uint32_t curve = (test_tiles_shipped (&tiles), number_of ("curve"));
  const uint32_t tee = number_of ("tee");
  const uint32_t dead_end = number_of ("end-public");
  const uint32_t side = number_of ("side-grain");
  CityStreet *street = tiles.designs[curve].streets;

  street->ends[0] = CITY_END_MARKET;
  expect (CITY_TILES_STREET_END, curve, 0, 0);
  street->ends[1] = CITY_END_MARKET + 9;
  expect (CITY_TILES_STREET_END, curve, 0, 0);
  street->ends[0] = street->ends[1];
  expect (CITY_TILES_STREET_END, curve, 0, 0);
  tiles.designs[tee].streets[1].ends[0] = CITY_END_CROSSING;
  expect (CITY_TILES_STREET_END, tee, 1, 0);
  street->ends[1] = CITY_END_BUILDING;
  expect (CITY_TILES_DEAD_END, curve, 0, 0);
  street->ends[0] = CITY_END_BUILDING;
  expect (CITY_TILES_DEAD_END, curve, 0, 0);
  tiles.designs[dead_end].is_public = 0;
  expect (CITY_TILES_DEAD_END, dead_end, 0, 0);
  street->ends[0] = CITY_END_CROSSING;
  expect (CITY_TILES_CROSSING, curve, 1, 0);
  tiles.designs[tee].streets[0].ends[1] = CITY_NORTH;
  expect (CITY_TILES_CROSSING, tee, 2, 0);
  tiles.designs[side].markets[0].goods = CITY_GOODS;
  expect (CITY_TILES_MARKET, side, 0, 0);
  tiles.designs[side].markets[0].edges = 0;
  expect (CITY_TILES_MARKET, side, 0, 0);
  tiles.designs[side].markets[0].edges = 16;
  expect (CITY_TILES_MARKET, side, 0, 0);
}

/* Each edge and each half once; the ground is what streets and markets leave of it. */
static void
test_ground (void)
{
  const uint32_t straight = (test_tiles_shipped (&tiles), number_of ("straight"));
  const uint32_t side = number_of ("side-street-grain");
  const uint32_t facing = number_of ("facing-grain-livestock-public");
  const uint32_t curves = number_of ("two-curves");
  const uint32_t dead_end = number_of ("end-public");

  tiles.designs[straight].edges[CITY_NORTH] = CITY_EDGE_AREA;
  expect (CITY_TILES_EDGE, straight, CITY_NORTH, 0);
  tiles.designs[straight].edges[CITY_EAST] = CITY_EDGE_STREET;
  expect (CITY_TILES_EDGE, straight, CITY_EAST, 0);
  tiles.designs[straight].edges[CITY_EAST] = CITY_EDGE_AREA + 2;
  expect (CITY_TILES_EDGE, straight, CITY_EAST, 0);
  tiles.designs[side].markets[0].edges |= CITY_BIT (CITY_EAST);
  expect (CITY_TILES_EDGE, side, CITY_EAST, 0);
  tiles.designs[curves].streets[1].ends[0] = CITY_NORTH;
  expect (CITY_TILES_EDGE, curves, CITY_NORTH, 0);
  tiles.designs[straight].edges[CITY_EAST] = CITY_EDGE_AREA;
  expect (CITY_TILES_HALF, straight, 2, 0);
  tiles.designs[straight].areas[0].halves ^= 1;
  expect (CITY_TILES_HALF, straight, 0, 0);
  tiles.designs[straight].areas[1].halves |= 1;
  expect (CITY_TILES_HALF, straight, 0, 0);
  tiles.designs[side].areas[0].halves |= 1;
  expect (CITY_TILES_HALF, side, 0, 0);
  tiles.designs[curves].streets[0].ends[1] = CITY_SOUTH;
  tiles.designs[curves].streets[1].ends[0] = CITY_EAST;
  expect (CITY_TILES_CROSS, curves, 0, 0);
  tiles.designs[straight].areas[0].halves ^= 3;
  tiles.designs[straight].areas[1].halves ^= 3;
  expect (CITY_TILES_AREA, straight, 0, 0);
  tiles.designs[dead_end].n_areas = 2;
  expect (CITY_TILES_AREA, dead_end, 1, 0);
  tiles.designs[facing].areas[0].markets = 1;
  expect (CITY_TILES_BORDER, facing, 0, 1);
  tiles.designs[side].areas[1].markets = 1;
  expect (CITY_TILES_BORDER, side, 1, 0);
  tiles.designs[straight].areas[0].markets = 4;
  expect (CITY_TILES_BORDER, straight, 0, 2);
}

/* Two tiles that look the same after a turn. */
static void
test_same (void)
{
  const uint32_t curve = (test_tiles_shipped (&tiles), number_of ("curve"));
  const uint32_t other = number_of ("curve-public");
  const uint32_t fish = number_of ("side-curve-left-fish");

  tiles.designs[other].is_public = 0;
  expect (CITY_TILES_SAME, other, (int) curve, 0);
  tiles.designs[number_of ("side-curve-left-livestock")].markets[0].goods = CITY_FISH;
  expect (CITY_TILES_SAME, number_of ("side-curve-left-livestock"), (int) fish, 0);
}

/* A set's number follows from what it holds, and is the same on every machine. */
static void
test_digest (void)
{
  uint64_t digest;

  test_tiles_shipped (&tiles);
  digest = city_tiles_digest (&tiles);
  tiles.stacks[0]++;
  g_assert_cmphex (city_tiles_digest (&tiles), !=, digest);
  tiles.stacks[0]--;
  get_design ("side-grain")->markets[0].goods = CITY_FISH;
  g_assert_cmphex (city_tiles_digest (&tiles), !=, digest);
  test_tiles_shipped (&tiles);
  g_assert_cmphex (city_tiles_digest (&tiles), ==, digest);
  g_assert_cmpint (city_tiles_find (&tiles, "curves"), ==, -1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/city-tiles/census", test_census);
  g_test_add_func ("/city-tiles/faces", test_faces);
  g_test_add_func ("/city-tiles/totals", test_totals);
  g_test_add_func ("/city-tiles/labels", test_labels);
  g_test_add_func ("/city-tiles/streets", test_streets);
  g_test_add_func ("/city-tiles/ground", test_ground);
  g_test_add_func ("/city-tiles/same", test_same);
  g_test_add_func ("/city-tiles/digest", test_digest);
  return g_test_run ();
}
