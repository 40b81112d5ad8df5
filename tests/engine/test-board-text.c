/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the texts of moves, and what is no move. */

#include <glib.h>
#include <string.h>

#include "test-board-stage.h"

/* Every move of the game has a text of its own, which is read back; seat 1 is the first to be asked. */
static void
test_every_move (void)
{
  BoardStage stage;
  uint32_t n = 0;

  board_stage_set (&stage, 2, "");
  board_stage_begin (&stage);
  for (uint32_t type = 0; type <= BOARD_MOVES; type++)
    for (uint32_t argument = 0; argument < 500; argument++)
      {
        const CsMove move = board_move ((BoardMoveType) type, argument);
        char text[CS_MAX_MOVE_TEXT];
        CsMove again;

        if (board_game.is_legal (NULL, &stage.state, 1, move).reason == CS_REFUSED_UNKNOWN)
          continue;
        n++;
        board_game.move_print (NULL, move, text, sizeof text);
        g_assert_true (board_game.move_parse (NULL, text, &again));
        g_assert_cmpuint (again, ==, move);
      }
  g_assert_cmpuint (n, >, 1000);
}

static void
test_texts (void)
{
  static const struct
  {
    BoardMoveType type;
    uint32_t argument;
    const char *text;
  } cases[] = {
    { BOARD_MOVE_PASS, 0, "pass" },
    { BOARD_MOVE_CHOOSE, BOARD_ROLE (BOARD_DOCTOR, BOARD_RED), "choose undertaker-red" },
    { BOARD_MOVE_PARCEL, 27, "parcel D4" },
    { BOARD_MOVE_BUILDING, BOARD_GENERAL_STORE, "building general-store" },
    { BOARD_MOVE_AMOUNT, 120, "amount 120" },
    { BOARD_MOVE_COWBOY, BOARD_VP_5 * 4 + BOARD_NO_DUEL, "cowboy vp-5 no-duel" },
    { BOARD_MOVE_COWBOY, (BOARD_PLACE_PARCEL + 27) * 4 + BOARD_WITH_DYNAMITE, "cowboy D4 dynamite" },
    { BOARD_MOVE_SHIFT, BOARD_PLACE_ENCLOSURE + 4, "shift enclosure-5" },
    { BOARD_MOVE_DRAW, BOARD_SALOON * 8 + 2, "draw saloon 3" },
    { BOARD_MOVE_TILE, 3 | 6 << 3, "tile 3 5" },
    { BOARD_MOVE_ROAD, 27 * 2 + 1, "road D4 west" },
    { BOARD_MOVE_CARD, 11, "card 11" },
  };

  for (uint32_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      char text[CS_MAX_MOVE_TEXT];
      const CsMove move = board_move (cases[i].type, cases[i].argument);
      const size_t length = strlen (cases[i].text);

      g_assert_cmpuint (board_game.move_print (NULL, move, text, sizeof text), ==, length);
      g_assert_cmpstr (text, ==, cases[i].text);
      g_assert_cmpuint (board_game.move_print (NULL, move, NULL, 0), ==, length);
    }
}

static void
test_no_texts (void)
{
  static const char *const texts[] = {
    "", "pas", "pass ", "passing", "parcel", "parcel I1", "parcel D4 ", "amount -1", "amount 01", "amount 1000",
    "tile 37", "tile", "tile x", "tile 3x", "tile 3 x", "parcel @1", "parcel D0", "parcel D9",
    "shift enclosure-0", "shift enclosure-x", "shift enclosure-6", "cowboy D4 red", "draw", "draw cellar 1",
    "draw saloon", "draw saloon x", "draw saloon 0", "draw saloon 8", "draw saloonx", "road", "road I1 west",
    "choose nobody", "building brewery", "amount x", "amount 1:", "cowboy nowhere", "draw city-hall 2",
    "roll 0", "roll 7", "tile 6", "tile 1 6", "road D4", "road D4 east", "horse 5", "card 12",
  };

  for (uint32_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      CsMove move;

      g_assert_false (board_game.move_parse (NULL, texts[i], &move));
    }
}

/* Moves that no position asks for. */
static void
test_unknown (void)
{
  BoardStage stage;
  static const CsMove moves[] = {
    0, BOARD_MOVES << 24, BOARD_MOVE_PASS << 24 | 1, BOARD_MOVE_BUILDING << 24, BOARD_MOVE_COWBOY << 24 | 25 << 2,
    BOARD_MOVE_DRAW << 24 | BOARD_CITY_HALL << 3 | 1, BOARD_MOVE_TILE << 24 | 6, BOARD_MOVE_SHIFT << 24 | 23,
  };

  board_stage_set (&stage, 2, "");
  board_stage_begin (&stage);
  for (uint32_t i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_cmpuint (board_game.is_legal (NULL, &stage.state, 1, moves[i]).reason, ==, CS_REFUSED_UNKNOWN);
  g_assert_cmpuint (board_game.is_legal (NULL, &stage.state, CS_CHANCE, 0).reason, ==, CS_REFUSED_NOT_ACTING);
  g_assert_cmpuint (board_game.is_legal (NULL, &stage.state, 40, 0).reason, ==, CS_REFUSED_NOT_ACTING);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-text/every-move", test_every_move);
  g_test_add_func ("/board-text/texts", test_texts);
  g_test_add_func ("/board-text/no-texts", test_no_texts);
  g_test_add_func ("/board-text/unknown", test_unknown);
  return g_test_run ();
}
