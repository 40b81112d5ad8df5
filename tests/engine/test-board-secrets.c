/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what a seat sees of a position, and that what is dealt anew agrees with it (rules page 11). */

#include <glib.h>
#include <string.h>

#include "test-board-stage.h"

static uint32_t
observe (const BoardState *state,
         uint32_t          observer,
         BoardState       *seen)
{
  *seen = *state;
  return board_game.observe (NULL, seen, observer);
}

static int
sum_of (const uint8_t hand[BOARD_TILE_VALUES])
{
  int sum = 0;

  for (int value = 0; value < BOARD_TILE_VALUES; value++)
    sum += value * hand[value];
  return sum;
}

/* Without these variants nothing is hidden. */
static void
test_open (void)
{
  BoardStage stage;
  BoardState seen;

  board_stage_set (&stage, 3, "");
  board_stage_first_parcels (&stage);
  g_assert_cmpuint (observe (&stage.state, CS_NO_SEAT, &seen), ==, 0);
  g_assert_cmphex (board_game.digest (&seen), ==, board_game.digest (&stage.state));
}

/* Hands of others: the sum of each stays, their tiles do not show; the own hand stays. */
static void
test_hands (void)
{
  BoardStage stage;
  CsRng rng;
  bool differed = false;

  cs_rng_init (&rng, 3);
  board_stage_set (&stage, 4, "");
  stage.setup.variants = BOARD_MIGHT_IS_RIGHT;
  board_setup_deal (&stage.setup, &rng);
  board_stage_begin (&stage);
  for (uint32_t i = 0; i < 200; i++)
    {
      BoardState dealt = stage.state;

      board_game.determinize (NULL, &dealt, 1, &rng);
      g_assert_cmpmem (dealt.seats[1].hand, BOARD_TILE_VALUES, stage.state.seats[1].hand, BOARD_TILE_VALUES);
      for (uint32_t seat = 0; seat < 4; seat++)
        {
          g_assert_cmpint (sum_of (dealt.seats[seat].hand), ==, sum_of (stage.state.seats[seat].hand));
          differed |= memcmp (dealt.seats[seat].hand, stage.state.seats[seat].hand, BOARD_TILE_VALUES) != 0;
        }
      g_assert_null (board_check (NULL, &dealt));
    }
  g_assert_true (differed);
}

/* Two positions that look alike to a seat become equal, and are dealt anew in the same way. */
static void
test_look_alike (void)
{
  BoardStage stage;
  BoardState other, seen, seen_other;
  CsRng rng;

  board_stage_set (&stage, 3, "");
  stage.setup.variants = BOARD_MIGHT_IS_RIGHT;
  board_stage_first_parcels (&stage);
  other = stage.state;
  other.seats[1].hand[1]++;
  other.seats[1].hand[4]++;
  other.seats[1].hand[0]--;
  other.seats[1].hand[5]--;
  other.seats[2].hand[1]--;
  other.seats[2].hand[4]--;
  other.seats[2].hand[0]++;
  other.seats[2].hand[5]++;
  other.tile_key = 9;
  g_assert_cmpuint (observe (&stage.state, 0, &seen), ==, 6 + 6 + 1);
  observe (&other, 0, &seen_other);
  g_assert_cmphex (board_game.digest (&seen), ==, board_game.digest (&seen_other));
  cs_rng_init (&rng, 7);
  board_game.determinize (NULL, &stage.state, 0, &rng);
  cs_rng_init (&rng, 7);
  seen_other = other;
  board_game.determinize (NULL, &seen_other, 0, &rng);
  g_assert_cmphex (board_game.digest (&stage.state), ==, board_game.digest (&seen_other));
  observe (&other, 1, &seen_other);
  g_assert_cmphex (board_game.digest (&seen), !=, board_game.digest (&seen_other));
}

/* Only the sum of all tiles that are hidden is known: which of the others holds which of them makes no difference. */
static void
test_look_alike_in_any_order (void)
{
  BoardStage stage;
  BoardState other, seen, seen_other;

  board_stage_set (&stage, 3, "");
  stage.setup.variants = BOARD_MIGHT_IS_RIGHT;
  board_stage_first_parcels (&stage);
  memcpy (stage.state.seats[1].hand, (uint8_t[]) { 0, 2, 1, 1, 2, 0 }, BOARD_TILE_VALUES);
  memcpy (stage.state.seats[2].hand, (uint8_t[]) { 2, 0, 1, 1, 0, 2 }, BOARD_TILE_VALUES);
  other = stage.state;
  memcpy (other.seats[1].hand, stage.state.seats[2].hand, BOARD_TILE_VALUES);
  memcpy (other.seats[2].hand, stage.state.seats[1].hand, BOARD_TILE_VALUES);
  observe (&stage.state, 0, &seen);
  observe (&other, 0, &seen_other);
  g_assert_cmphex (board_game.digest (&seen), ==, board_game.digest (&seen_other));
}

/* A hand of a single tile, whose value its sum tells, makes no difference to the others. */
static void
test_look_alike_beside_single_tile (void)
{
  BoardStage stage;
  BoardState other, seen, seen_other;

  board_stage_set (&stage, 4, "");
  stage.setup.variants = BOARD_MIGHT_IS_RIGHT;
  board_stage_first_parcels (&stage);
  memcpy (stage.state.seats[1].hand, (uint8_t[]) { 0, 0, 0, 0, 0, 1 }, BOARD_TILE_VALUES);
  memcpy (stage.state.seats[2].hand, (uint8_t[]) { 1, 0, 0, 0, 0, 1 }, BOARD_TILE_VALUES);
  memcpy (stage.state.seats[3].hand, (uint8_t[]) { 0, 1, 0, 0, 1, 0 }, BOARD_TILE_VALUES);
  other = stage.state;
  memcpy (other.seats[2].hand, stage.state.seats[3].hand, BOARD_TILE_VALUES);
  memcpy (other.seats[3].hand, stage.state.seats[2].hand, BOARD_TILE_VALUES);
  observe (&stage.state, 0, &seen);
  observe (&other, 0, &seen_other);
  g_assert_cmphex (board_game.digest (&seen), ==, board_game.digest (&seen_other));
}

/* Hands that were drawn: any of the tiles, in whose hand they ever are. */
static void
test_drawn_hands (void)
{
  BoardStage stage;
  BoardState other, seen, seen_other;

  board_stage_set (&stage, 3, "");
  stage.setup.variants = BOARD_MIGHT_IS_RIGHT;
  board_stage_first_parcels (&stage);
  for (uint32_t seat = 0; seat < 3; seat++)
    stage.state.seats[seat].dealt_hand = false;
  other = stage.state;
  memcpy (other.seats[0].hand, (uint8_t[]) { 2, 2, 2, 0, 0, 0 }, BOARD_TILE_VALUES);
  memcpy (other.seats[2].hand, (uint8_t[]) { 0, 0, 0, 2, 2, 2 }, BOARD_TILE_VALUES);
  g_assert_cmpuint (observe (&stage.state, 1, &seen), ==, 6 + 6 + 1);
  g_assert_cmpuint (observe (&other, 1, &seen_other), ==, 6 + 6 + 1);
  g_assert_cmphex (board_game.digest (&seen), ==, board_game.digest (&seen_other));
  g_assert_null (board_check (NULL, &seen));
}

/* What others have picked for a duel, or written on a sheet, does not show. */
static void
test_picks (void)
{
  BoardStage stage;
  BoardState seen;

  board_stage_set (&stage, 2, "captain-yellow mercenary-yellow");
  stage.setup.variants = BOARD_MIGHT_IS_RIGHT;
  board_stage_characters (&stage, "captain-yellow mercenary-yellow");
  board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy roads-3; 0 pass; 1 pass; 0 tile 4");
  /* The hand, what is picked, and what decides about the pile. */
  g_assert_cmpuint (observe (&stage.state, 1, &seen), ==, BOARD_TILE_VALUES + 1 + 1);
  g_assert_cmpuint (seen.seats[0].picked, ==, 1);
  observe (&stage.state, 0, &seen);
  g_assert_cmpuint (seen.seats[0].picked, ==, 5);
}

/* Two tiles where two are due (10.3, dynamite): others see the first two that may be picked. */
static void
test_picks_of_two (void)
{
  BoardStage stage;
  BoardState seen;

  board_stage_set (&stage, 2, "prospector-red mercenary-yellow");
  stage.setup.variants = BOARD_MIGHT_IS_RIGHT;
  board_stage_characters (&stage, "mercenary-yellow prospector-red");
  board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy roads-3 dynamite; 0 pass; 1 pass; 1 tile 4 5");
  observe (&stage.state, 0, &seen);
  g_assert_cmpuint (seen.seats[1].picked, ==, 0 + 1);
  g_assert_cmpuint (seen.seats[1].picked_second, ==, 1 + 1);
}

static void
test_sheets (void)
{
  BoardStage stage;
  BoardState seen;

  board_stage_set (&stage, 2, "");
  stage.setup.variants = BOARD_NEW_BEGINNING;
  board_stage_begin (&stage);
  board_stage_play (&stage, "0 amount 4; 0 amount 2");
  g_assert_cmpuint (observe (&stage.state, 1, &seen), ==, 2);
  g_assert_cmpuint (seen.seats[0].sheet[0], ==, 1);
  g_assert_cmpuint (seen.seats[0].sheet_entry, ==, 2);
  g_assert_cmpuint (observe (&stage.state, 0, &seen), ==, 0);
  g_assert_cmpuint (seen.seats[0].sheet[0], ==, 4);
}

/* Orders of a beat, and a cowboy that is lifted for one. */
static void
test_orders (void)
{
  BoardStage stage;
  BoardState seen;
  CsRng rng;
  bool shifted = false;

  cs_rng_init (&rng, 5);
  board_stage_set (&stage, 3, "captain-yellow mercenary-yellow banker-yellow");
  stage.setup.variants = BOARD_KIT_CARSON;
  board_stage_characters (&stage, "captain-yellow mercenary-yellow banker-yellow");
  board_stage_play (&stage, "2 cowboy D4; 2 shift D4; 0 cowboy C3");
  g_assert_cmpuint (observe (&stage.state, 1, &seen), ==, 1);
  g_assert_cmpuint (seen.seats[2].lifted, ==, BOARD_NO_PLACE);
  g_assert_cmpuint (seen.seats[0].beat, ==, board_move (BOARD_MOVE_PASS, 0));
  observe (&stage.state, 0, &seen);
  g_assert_cmpuint (seen.seats[0].beat, ==, stage.state.seats[0].beat);
  board_stage_play (&stage, "2 cowboy C3");
  for (uint32_t i = 0; i < 300; i++)
    {
      seen = stage.state;
      board_game.determinize (NULL, &seen, 1, &rng);
      g_assert_null (board_check (NULL, &seen));
      shifted |= seen.seats[2].lifted != BOARD_NO_PLACE;
    }
  g_assert_true (shifted);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-secrets/open", test_open);
  g_test_add_func ("/board-secrets/hands", test_hands);
  g_test_add_func ("/board-secrets/look-alike", test_look_alike);
  g_test_add_func ("/board-secrets/look-alike/in-any-order", test_look_alike_in_any_order);
  g_test_add_func ("/board-secrets/look-alike/beside-single-tile", test_look_alike_beside_single_tile);
  g_test_add_func ("/board-secrets/drawn-hands", test_drawn_hands);
  g_test_add_func ("/board-secrets/picks", test_picks);
  g_test_add_func ("/board-secrets/picks/of-two", test_picks_of_two);
  g_test_add_func ("/board-secrets/sheets", test_sheets);
  g_test_add_func ("/board-secrets/orders", test_orders);
  return g_test_run ();
}
