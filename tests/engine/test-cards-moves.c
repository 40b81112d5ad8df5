/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests which kinds of move each step asks for, moves that are none, and how many moves there can be. */

#include <glib.h>

#include "test-city.h"
#include "test-stage.h"

static void
assert_reason (const Stage *stage,
               uint32_t     seat,
               CsMove       move,
               uint32_t     reason)
{
  g_assert_cmpuint (cards_game.is_legal (&stage->deck, &stage->state, seat, move).reason, ==, reason);
}

/* Packed numbers that are no move of this game. */
static void
test_unknown (void)
{
  static const CsMove moves[] = {
    0, 1, 0x00ffffff, 0x08000000, 0xff000000, 0xffffffff,
    (CsMove) CARDS_MOVE_BID << 24, (CsMove) CARDS_MOVE_BID << 24 | 12, (CsMove) CARDS_MOVE_BID << 24 | 0x10001,
    (CsMove) CARDS_MOVE_USE << 24 | CARDS_ABILITIES, (CsMove) CARDS_MOVE_PASS << 24 | 1,
    (CsMove) CARDS_MOVE_TAKE << 24 | CARDS_CARDS, (CsMove) CARDS_MOVE_PLACE << 24 | 0x10000,
    (CsMove) CARDS_MOVE_HIRE << 24 | CARDS_CHARACTERS, (CsMove) CARDS_MOVE_SELL << 24 | CARDS_TERRAIN,
  };
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_begin (&stage);
  for (uint32_t i = 0; i < G_N_ELEMENTS (moves); i++)
    assert_reason (&stage, 0, moves[i], CS_REFUSED_UNKNOWN);
  for (uint32_t seat = 4; seat < 40; seat++)
    assert_reason (&stage, seat, cards_move (CARDS_MOVE_BID, 1), CS_REFUSED_NOT_ACTING);
  assert_reason (&stage, UINT32_MAX, cards_move (CARDS_MOVE_BID, 1), CS_REFUSED_NOT_ACTING);
}

/* The paperboy: to pass, or any character but the paperboy, which is owned by then. */
static void
test_hires (void)
{
  CsMove moves[CARDS_MAX_LEGAL];
  Stage stage;
  uint32_t n = 0;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "paperboy");
  stage_begin (&stage);
  stage_acquire (&stage, 0, CARDS_PAPERBOY);
  g_assert_cmpuint (cards_game.legal (&stage.deck, &stage.state, 0, moves), ==, CARDS_CHARACTERS);
  g_assert_cmpuint (moves[n++], ==, cards_move (CARDS_MOVE_PASS, 0));
  for (uint32_t character = 0; character < CARDS_CHARACTERS; character++)
    if (character != CARDS_PAPERBOY)
      g_assert_cmpuint (moves[n++], ==, cards_move (CARDS_MOVE_HIRE, character));
}

/* Asserts that a step asks for the kinds of move in @asked alone, by one example of each, and nobody else. */
static void
assert_asks_for (const Stage *stage,
                 CardsStep    step,
                 uint32_t     asked)
{
  const uint32_t actors = cards_game.actors (&stage->state);
  const uint32_t seat = __builtin_ctz (actors);
  CsMove moves[CARDS_MAX_LEGAL];

  g_assert_cmpuint (stage->state.step, ==, step);
  for (uint32_t other = 0; other <= CARDS_MAX_SEATS; other++)
    g_assert_cmpint (cards_game.legal (&stage->deck, &stage->state, other, moves) > 0, ==, actors >> other & 1);
  for (CardsMoveType type = CARDS_MOVE_BID; type <= CARDS_MOVE_SELL; type++)
    {
      const CsMove move = cards_move (type, type == CARDS_MOVE_PASS ? 0 : 1);
      const uint32_t reason = cards_game.is_legal (&stage->deck, &stage->state, seat, move).reason;

      g_assert_true ((reason != CS_REFUSED_NOT_ASKED) == ((asked & CARDS_BIT (type)) != 0));
    }
}

static void
test_asked (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "heroes paperboy");
  stage_begin (&stage);
  assert_asks_for (&stage, CARDS_STEP_BID, CARDS_BIT (CARDS_MOVE_BID));
  stage_acquire (&stage, 0, CARDS_HEROES);
  assert_asks_for (&stage, CARDS_STEP_ABILITY, CARDS_BIT (CARDS_MOVE_USE) | CARDS_BIT (CARDS_MOVE_PASS));
  stage_acquire (&stage, 0, CARDS_PAPERBOY);
  assert_asks_for (&stage, CARDS_STEP_HIRE, CARDS_BIT (CARDS_MOVE_HIRE) | CARDS_BIT (CARDS_MOVE_PASS));
  stage_play (&stage, "0 hire auctioneer");
  stage_run_to_step (&stage, CARDS_STEP_TAKE);
  assert_asks_for (&stage, CARDS_STEP_TAKE, CARDS_BIT (CARDS_MOVE_TAKE) | CARDS_BIT (CARDS_MOVE_SELL));
  stage_play_dull (&stage);
  assert_asks_for (&stage, CARDS_STEP_PLACE, CARDS_BIT (CARDS_MOVE_PLACE));
  stage_run_to_step (&stage, CARDS_STEP_SELL);
  assert_asks_for (&stage, CARDS_STEP_SELL, CARDS_BIT (CARDS_MOVE_SELL) | CARDS_BIT (CARDS_MOVE_PASS));
  stage_run_to_step (&stage, CARDS_STEP_FINAL_SALE);
  assert_asks_for (&stage, CARDS_STEP_FINAL_SALE, CARDS_BIT (CARDS_MOVE_SELL) | CARDS_BIT (CARDS_MOVE_PASS));
}

/* A city of nothing but empty parcels has the most places: for every size up to the limit the list has room. */
static void
test_most_places (void)
{
  const CardsTerrain card = test_city_card ("....");
  uint32_t most = 0;

  for (int width = 2; width <= CARDS_LIMIT + 1; width++)
    for (int height = 2; height <= CARDS_LIMIT; height++)
      {
        CardsCity city = { 0 };
        CardsPlacements places;

        for (int y = 0; y < height; y++)
          for (int x = 0; x < width; x++)
            cards_city_show (&city, CARDS_EMPTY, x, y);
        places = cards_city_placements (&city, &card, CARDS_BIT (CARDS_CAPTAIN));
        most = MAX (most, cards_board_count (places.board));
      }
  /* Ten by ten corners around a city of seven by seven, less those at its corners. */
  g_assert_cmpuint (most, ==, 96);
  g_assert_cmpuint (most, <=, CARDS_MAX_LEGAL);
}

/* The longest game we know: six real seats, each ability passed as often as it can be, every sale asked for. */
static void
test_longest_game (void)
{
  uint32_t n_moves = 0;
  Stage stage;

  stage_set (&stage, "RRRRRR");
  stage_characters (&stage, "governor auctioneer lawyer chinese-worker heroes gunsmith mercenary doctor paperboy");
  stage_begin (&stage);
  for (; stage.state.step != CARDS_STEP_OVER; n_moves++)
    stage_play_dull (&stage);
  g_assert_cmpuint (n_moves, >, 390);
  g_assert_cmpuint (n_moves, <=, cards_game.max_length);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-moves/unknown", test_unknown);
  g_test_add_func ("/cards-moves/asked", test_asked);
  g_test_add_func ("/cards-moves/hires", test_hires);
  g_test_add_func ("/cards-moves/most-places", test_most_places);
  g_test_add_func ("/cards-moves/longest-game", test_longest_game);
  return g_test_run ();
}
