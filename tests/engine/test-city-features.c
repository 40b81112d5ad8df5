/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Streets, markets and residential areas: joining, claiming, scoring on the way (rules pages 5 and 6). */

#include <glib.h>

#include "engine/city/city-outlook.h"
#include "test-city-stage.h"

static CityStage stage;

static uint32_t
segment_at (int      x,
            int      y,
            uint32_t number)
{
  return stage.state.tiles[city_find_tile (&stage.state, x, y)].first + number;
}

static CityFeature
feature_at (int      x,
            int      y,
            uint32_t number)
{
  return city_feature (&stage.tiles, &stage.state, segment_at (x, y, number));
}

static int
points_of (uint32_t seat)
{
  int32_t points[CS_MAX_SEATS];

  city_game.score (&stage.tiles, &stage.state, points);
  return points[seat];
}

/* The figures of rules page 6. */
static void
test_worth (void)
{
  static const int streets[] = { 0, 1, 2, 3, 8, 10, 12 };

  for (uint32_t n = 1; n < G_N_ELEMENTS (streets); n++)
    g_assert_cmpint (city_worth (CITY_STREET, n, 0), ==, streets[n]);
  g_assert_cmpint (city_worth (CITY_MARKET, 4, 3), ==, 12);
  g_assert_cmpint (city_worth (CITY_MARKET, 4, 1), ==, 4);
  g_assert_cmpint (city_worth (CITY_AREA, 4, 1), ==, 0);
}

/* A street is complete when it has no open edge; a ring has none. */
static void
test_ring (void)
{
  city_stage_begin (&stage, 2, 30, 25);
  city_stage_lay (&stage, "curve", 0, 0, 3, "street 0");
  g_assert_cmpuint (feature_at (0, 0, 0).open, ==, 2);
  city_stage_lay (&stage, "curve", 1, 0, 0, NULL);
  city_stage_lay (&stage, "curve", 1, 1, 1, NULL);
  g_assert_cmpuint (feature_at (1, 1, 0).open, ==, 2);
  city_stage_lay (&stage, "two-curves", 0, 1, 0, NULL);
  g_assert_cmpint (city_stage_event (&stage, CITY_EVENT_COMPLETED, 0)->args[2], ==, 4);
  g_assert_cmpint (city_stage_event (&stage, CITY_EVENT_SCORED, 0)->args[1], ==, 8);
  g_assert_nonnull (city_stage_event (&stage, CITY_EVENT_HOME, 0));
  g_assert_null (city_stage_event (&stage, CITY_EVENT_COMPLETED, 1));
  g_assert_cmpint (points_of (0), ==, 8);
  g_assert_cmpint (points_of (1), ==, 0);
  g_assert_cmpuint (stage.state.seats[0].supply, ==, 7);
}

/* Ruling 6: a tile that a street crosses twice counts once. */
static void
test_crossed_twice (void)
{
  uint8_t found[CITY_MAX_TILES];

  city_stage_begin (&stage, 2, 30, 25);
  city_stage_lay (&stage, "two-curves", 0, 0, 0, "street 0");
  city_stage_lay (&stage, "curve", 1, 0, 0, NULL);
  city_stage_lay (&stage, "curve", 1, 1, 1, NULL);
  city_stage_lay (&stage, "curve", 0, 1, 2, NULL);
  g_assert_cmpuint (city_feature_tiles (&stage.state, segment_at (0, 0, 1), found), ==, 4);
  g_assert_cmpuint (city_feature (&stage.tiles, &stage.state, segment_at (0, 0, 1)).open, ==, 2);
  city_stage_lay (&stage, "end-public", 0, -1, 0, NULL);
  city_stage_lay (&stage, "end-public", -1, 0, 3, NULL);
  g_assert_cmpint (points_of (0), ==, 12);
}

/* At a crossing each arm is a street of its own. */
static void
test_crossing (void)
{
  city_stage_begin (&stage, 2, 30, 25);
  city_stage_lay (&stage, "cross", 0, 0, 0, "street 0");
  g_assert_cmpuint (feature_at (0, 0, 0).open, ==, 1);
  city_stage_lay (&stage, "end-public", 0, 1, 2, NULL);
  g_assert_cmpint (city_stage_event (&stage, CITY_EVENT_COMPLETED, 0)->args[2], ==, 2);
  g_assert_cmpint (points_of (0), ==, 0);
  city_stage_lay (&stage, "end-public", 0, -1, 0, NULL);
  g_assert_cmpint (points_of (0), ==, 2);
}

/* Four tiles of three goods, one of each seat's followers on them. */
static void
lay_market (void)
{
  city_stage_begin (&stage, 2, 30, 25);
  city_stage_lay (&stage, "corner-fish", 0, 0, 0, "market 0");
  city_stage_lay (&stage, "side-grain", 1, 0, 0, "market 0");
  city_stage_lay (&stage, "corner-grain-public", 0, -1, 2, NULL);
  city_stage_lay (&stage, "corner-livestock", 1, -1, 3, NULL);
}

/* Markets join, of whatever kinds; ground closes them.  Who has most followers scores, tied seats each in full. */
static void
test_market (void)
{
  CityFeature market;

  lay_market ();
  market = feature_at (1, 0, 0);
  g_assert_cmpuint (market.open, ==, 1);
  g_assert_cmpuint (market.n_tiles, ==, 4);
  g_assert_cmpuint (market.n_goods, ==, 3);
  g_assert_cmpuint (market.owners, ==, 3);
  g_assert_cmpint (market.points, ==, 12);
  city_stage_lay (&stage, "court-public", -1, 0, 0, NULL);
  g_assert_cmpint (points_of (0), ==, 12);
  g_assert_cmpint (points_of (1), ==, 12);
  g_assert_cmpuint (stage.state.seats[0].supply, ==, 7);
  g_assert_cmpuint (stage.state.seats[1].supply, ==, 7);
}

/* Others than those with most followers score nothing. */
static void
test_majority (void)
{
  city_stage_begin (&stage, 2, 30, 25);
  city_stage_lay (&stage, "corner-fish", 0, 0, 0, "market 0");
  city_stage_lay (&stage, "side-grain", 1, 0, 0, "market 0");
  city_stage_lay (&stage, "side-livestock", 2, 0, 0, "market 0");
  city_stage_lay (&stage, "bay-livestock-public", 2, -1, 2, NULL);
  city_stage_lay (&stage, "corner-grain-public", 0, -1, 2, NULL);
  city_stage_lay (&stage, "bay-gate-fish", 1, -1, 2, NULL);
  g_assert_cmpuint (feature_at (0, 0, 0).owners, ==, 1);
  g_assert_cmpuint (feature_at (0, 0, 0).followers[0], ==, 2);
  g_assert_cmpuint (feature_at (0, 0, 0).followers[1], ==, 1);
}

/* The feature must hold no follower; what this tile completes cannot be claimed; each feature is asked for once. */
static void
test_claims (void)
{
  CsRefusal refusal;

  city_stage_begin (&stage, 2, 30, 25);
  city_stage_lay (&stage, "end-public", 0, 0, 2, "street 0");
  city_stage_play_all (&stage, "draw straight 1; lay 0 -1 0");
  refusal = city_stage_judge (&stage, "claim street 0");
  g_assert_cmpuint (refusal.reason, ==, CITY_CLAIM_HELD);
  g_assert_cmpuint (refusal.what, ==, 0);
  refusal = city_stage_judge (&stage, "claim area 1");
  g_assert_cmpuint (refusal.reason, ==, CITY_CLAIM_SAME);
  g_assert_cmpuint (refusal.what, ==, 1);
  g_assert_cmpuint (city_stage_judge (&stage, "claim market 0").reason, ==, CITY_CLAIM_NONE);
  g_assert_cmpuint (city_stage_judge (&stage, "claim area 2").reason, ==, CITY_CLAIM_NONE);
  g_assert_cmpuint (city_stage_judge (&stage, "claim area 0").reason, ==, CS_LEGAL);
  city_stage_play (&stage, "pass");
  city_stage_play_all (&stage, "draw side-grain 1; lay 1 0 3");
  refusal = city_stage_judge (&stage, "claim market 0");
  g_assert_cmpuint (refusal.reason, ==, CITY_CLAIM_COMPLETE);
  g_assert_cmpuint (refusal.what, ==, 0);
}

/* Ruling 10: an area closed on all sides may still be claimed. */
static void
test_closed_area (void)
{
  city_stage_begin (&stage, 2, 30, 25);
  city_stage_lay (&stage, "side-grain", 0, 0, 2, NULL);
  city_stage_lay (&stage, "bay-livestock-public", 0, 1, 2, "area 0");
  g_assert_cmpuint (feature_at (0, 1, 1).n_tiles, ==, 1);
  g_assert_cmpuint (feature_at (0, 1, 1).n_markets, ==, 2);
  g_assert_cmpint (feature_at (0, 1, 1).points, ==, 4);
}

/* Ground joins on both sides of a street, and around its dead end. */
static void
test_areas (void)
{
  city_stage_begin (&stage, 2, 30, 25);
  city_stage_lay (&stage, "straight", 0, 0, 0, NULL);
  city_stage_lay (&stage, "straight", 0, 1, 0, NULL);
  g_assert_cmpuint (feature_at (0, 0, 1).segment, ==, feature_at (0, 1, 1).segment);
  g_assert_cmpuint (feature_at (0, 0, 2).segment, ==, feature_at (0, 1, 2).segment);
  g_assert_cmpuint (feature_at (0, 0, 1).segment, !=, feature_at (0, 0, 2).segment);
  city_stage_lay (&stage, "end-public", 0, 2, 2, NULL);
  g_assert_cmpuint (feature_at (0, 0, 1).segment, ==, feature_at (0, 0, 2).segment);
  g_assert_cmpuint (feature_at (0, 0, 1).n_tiles, ==, 3);
}

/* What a tile would join and close, told before it is laid. */
static void
test_outlook (void)
{
  CityOutlook outlook;

  lay_market ();
  city_outlook (&stage.tiles, &stage.state, (uint32_t) city_tiles_find (&stage.tiles, "court-public"), -1, 0, 0,
                &outlook);
  g_assert_cmpuint (outlook.n, ==, 2);
  g_assert_cmpuint (outlook.n_own, ==, 1);
  g_assert_cmpuint (outlook.features[0].kind, ==, CITY_AREA);
  g_assert_cmpuint (outlook.joined[0], ==, 0);
  g_assert_cmpuint (outlook.features[1].kind, ==, CITY_MARKET);
  g_assert_cmpuint (outlook.features[1].open, ==, 0);
  g_assert_cmpint (outlook.features[1].points, ==, 12);
  g_assert_cmpuint (outlook.joined[1], ==, 1);
  city_outlook (&stage.tiles, &stage.state, (uint32_t) city_tiles_find (&stage.tiles, "straight"), 2, 0, 0, &outlook);
  g_assert_cmpuint (outlook.n, ==, 3);
  g_assert_cmpuint (outlook.joined[1], ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/city-features/worth", test_worth);
  g_test_add_func ("/city-features/ring", test_ring);
  g_test_add_func ("/city-features/crossed-twice", test_crossed_twice);
  g_test_add_func ("/city-features/crossing", test_crossing);
  g_test_add_func ("/city-features/market", test_market);
  g_test_add_func ("/city-features/majority", test_majority);
  g_test_add_func ("/city-features/claims", test_claims);
  g_test_add_func ("/city-features/closed-area", test_closed_area);
  g_test_add_func ("/city-features/areas", test_areas);
  g_test_add_func ("/city-features/outlook", test_outlook);
  return g_test_run ();
}
