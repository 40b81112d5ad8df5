/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a tile may be laid (rules page 4), and the text of moves. */

#include <glib.h>
#include <string.h>

#include "test-city-stage.h"

static CityStage stage;

static void
expect (const char    *text,
        CityMoveReason reason,
        int            x,
        int            y,
        uint32_t       what)
{
  const CsRefusal refusal = city_stage_judge (&stage, text);

  g_assert_cmpuint (refusal.reason, ==, reason);
  g_assert_cmpint (refusal.x, ==, x);
  g_assert_cmpint (refusal.y, ==, y);
  g_assert_cmpuint (refusal.what, ==, what);
}

/* The first tile goes to (0, 0), in any of its orientations; equal ones are one. */
static void
test_first (void)
{
  city_stage_begin (&stage, 2, 30, 25);
  city_stage_play (&stage, "draw straight 1");
  g_assert_cmpuint (city_stage_count (&stage), ==, 2);
  expect ("lay 1 0 0", CITY_LAY_APART, 1, 0, 1);
  expect ("lay 0 0 3", CITY_LAY_SAME_TURN, 0, 0, 1);
  city_stage_begin (&stage, 2, 30, 25);
  city_stage_play (&stage, "draw court-public 1");
  g_assert_cmpuint (city_stage_count (&stage), ==, 1);
  expect ("lay 0 0 3", CITY_LAY_SAME_TURN, 0, 0, 0);
}

/* Both facing edges are streets or neither is; nothing else need match. */
static void
test_streets (void)
{
  city_stage_begin (&stage, 2, 30, 25);
  city_stage_lay (&stage, "curve", 0, 0, 0, NULL);
  city_stage_play (&stage, "draw straight 1");
  g_assert_cmpuint (city_stage_count (&stage), ==, 4);
  expect ("lay 0 -1 0", CITY_LAY_STREET, 0, -1, CITY_SOUTH);
  expect ("lay 0 1 1", CITY_LAY_NO_STREET, 0, 1, CITY_NORTH);
  expect ("lay 0 0 0", CITY_LAY_TAKEN, 0, 0, 0);
  expect ("lay 1 1 0", CITY_LAY_APART, 1, 1, 0);
  expect ("lay 0 1 2", CITY_LAY_SAME_TURN, 0, 1, 0);
  city_stage_play_all (&stage, "lay 0 1 0; pass");
  city_stage_play (&stage, "draw court-public 1");
  g_assert_cmpuint (city_stage_judge (&stage, "lay 1 0 0").reason, ==, CS_LEGAL);
  g_assert_cmpuint (city_stage_judge (&stage, "lay 1 1 0").reason, ==, CS_LEGAL);
}

/* No tile comes beyond the wall, nor where it would leave a piece without open country. */
static void
test_walls (void)
{
  city_stage_begin (&stage, 2, 8, 40);
  city_stage_lay (&stage, "court-public", 0, 0, 0, NULL);
  city_stage_lay (&stage, "court-public", 0, 1, 0, NULL);
  city_stage_lay (&stage, "court-tour-carree", 0, 2, 0, NULL);
  city_stage_lay (&stage, "court-chateau-comtal", 0, 3, 0, NULL);
  city_stage_lay (&stage, "corner-fish", 1, 3, 2, NULL);
  city_stage_lay (&stage, "corner-livestock", 2, 3, 2, NULL);
  city_stage_lay (&stage, "side-grain", 2, 2, 1, NULL);
  city_stage_lay (&stage, "side-livestock", 2, 1, 0, "market 0");
  city_stage_lay (&stage, "corner-grain-public", 2, 0, 1, NULL);
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_GATE);
  g_assert_cmpuint (city_stage_count (&stage), ==, 2 * 4 + 3 + 3 + 3 + 3);
  city_stage_play_all (&stage, "gate 1 3 north; wall right; pass; wall left; pass; wall left; pass; pass");
  city_stage_play (&stage, "draw side-fish-public 1");
  expect ("lay 1 2 0", CITY_LAY_BEYOND_WALL, 1, 2, CITY_EAST);
  expect ("lay 1 1 0", CITY_LAY_BEYOND_WALL, 1, 1, CITY_WEST);
  expect ("lay 1 0 0", CITY_LAY_SHUTS_WALL_IN, 1, 0, 0);
  g_assert_cmpuint (city_stage_judge (&stage, "lay 0 -1 0").reason, ==, CS_LEGAL);
}

/* The gate goes on any edge of the outline, never into a space that is shut in; ruling 5: tiles that meet at a corner
 * close the gap between them. */
static void
test_gate (void)
{
  city_stage_begin (&stage, 2, 7, 40);
  city_stage_lay (&stage, "court-public", 0, 0, 0, NULL);
  city_stage_lay (&stage, "court-public", 0, 1, 0, NULL);
  city_stage_lay (&stage, "court-tour-carree", 0, 2, 0, NULL);
  city_stage_lay (&stage, "court-chateau-comtal", 1, 2, 0, NULL);
  city_stage_lay (&stage, "corner-fish", 2, 2, 2, NULL);
  city_stage_lay (&stage, "side-grain", 2, 1, 1, NULL);
  city_stage_lay (&stage, "side-livestock", 1, 0, 1, "market 0");
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_DRAW);
  city_stage_lay (&stage, "side-grain-public", 2, 0, 0, NULL);
  g_assert_cmpuint (stage.state.step, ==, CITY_STEP_GATE);
  expect ("gate 9 9 north", CITY_GATE_NO_TILE, 9, 9, 0);
  expect ("gate 0 0 south", CITY_GATE_INNER, 0, 0, CITY_SOUTH);
  expect ("gate 0 1 east", CITY_GATE_SHUT_IN, 0, 1, CITY_EAST);
  city_stage_play (&stage, "gate 0 1 west");
  g_assert_cmpuint (stage.state.gap, ==, 11);
  city_stage_play_all (&stage, "wall left; pass; wall left; pass; wall left; pass; pass");
  city_stage_play (&stage, "draw side-fish-public 1");
  g_assert_cmpuint (city_stage_judge (&stage, "lay 1 1 0").reason, ==, CS_LEGAL);
}

/* Each kind of move, there and back. */
static void
test_text (void)
{
  static const char *const texts[] = {
    "pass", "draw curve-public 4", "lay -12 7 3", "claim street 0", "claim market 1", "claim area 3",
    "gate 0 -1 west", "wall left", "wall right", "guard", "tower left", "tower right",
  };
  static const char *const others[] = {
    "", "pas", "pass ", "pass 1", "draw", "draw curve", "draw curve 0", "draw curve 9", "draw nothing 1", "lay 1 2",
    "lay 1 2 4", "lay 1 2 3 4", "lay 01 2 3", "lay 200 0 0", "lay a b c", "claim", "claim house 1", "claim area 4",
    "gate 0 0 up", "gate 0 0", "wall", "wall up", "tower 1", "guard left",
    "claim street 0000000000000000000000000000000000000000000000000000000000000000000000000",
  };
  char text[CS_MAX_MOVE_TEXT];
  CsMove move;

  city_stage_begin (&stage, 2, 30, 25);
  for (uint32_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_true (city_game.move_parse (&stage.tiles, texts[i], &move));
      g_assert_cmpuint (city_game.move_print (&stage.tiles, move, text, sizeof text), ==, strlen (texts[i]));
      g_assert_cmpstr (text, ==, texts[i]);
      g_assert_cmpuint (city_game.move_print (&stage.tiles, move, NULL, 0), ==, strlen (texts[i]));
      city_game.move_print (&stage.tiles, move, text, 4);
      g_assert_cmpuint (strlen (text), ==, 3);
    }
  for (uint32_t i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (city_game.move_parse (&stage.tiles, others[i], &move));
}

/* Moves that are none, or of somebody else, or at another time. */
static void
test_refused (void)
{
  const CsMove none[] = { 0, 0xffffffff, city_move (CITY_MOVE_PASS, 1), city_move (CITY_MOVE_LAY, 1 << 18),
                          city_move_claim (CITY_KINDS, 0), city_move_claim (CITY_STREET, CITY_MAX_OF_KIND),
                          city_move (CITY_MOVE_WALL, CITY_SIDES), city_move (CITY_MOVE_DRAW, 99 << 8) };
  CsMove moves[CITY_MAX_LEGAL];

  city_stage_begin (&stage, 2, 30, 25);
  city_stage_play (&stage, "draw straight 1");
  for (uint32_t i = 0; i < G_N_ELEMENTS (none); i++)
    g_assert_cmpuint (city_game.is_legal (&stage.tiles, &stage.state, 0, none[i]).reason, ==, CS_REFUSED_UNKNOWN);
  g_assert_cmpuint (city_game.is_legal (&stage.tiles, &stage.state, 1, city_move (CITY_MOVE_PASS, 0)).reason, ==,
                    CS_REFUSED_NOT_ACTING);
  g_assert_cmpuint (city_game.is_legal (&stage.tiles, &stage.state, 99, city_move (CITY_MOVE_PASS, 0)).reason, ==,
                    CS_REFUSED_NOT_ACTING);
  g_assert_cmpuint (city_stage_judge (&stage, "pass").reason, ==, CS_REFUSED_NOT_ASKED);
  g_assert_cmpuint (city_stage_judge (&stage, "guard").reason, ==, CS_REFUSED_NOT_ASKED);
  g_assert_cmpuint (city_game.legal (&stage.tiles, &stage.state, 1, moves), ==, 0);
  g_assert_cmpuint (city_game.legal (&stage.tiles, &stage.state, 99, moves), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/city-places/first", test_first);
  g_test_add_func ("/city-places/streets", test_streets);
  g_test_add_func ("/city-places/walls", test_walls);
  g_test_add_func ("/city-places/gate", test_gate);
  g_test_add_func ("/city-places/text", test_text);
  g_test_add_func ("/city-places/refused", test_refused);
  return g_test_run ();
}
