/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a parcel of the map, and of a cowboy who is sent there. */

#include "config.h"

#include "board-deal.h"
#include "engine/board/board-game.h"
#include "model/board/comstock-board-names.h"
#include "ui-probe.h"
#include "ui/board/table/comstock-board-parcel.h"
#include "model/board/comstock-board-remarks.h"

#define SEED 7

static char *
dup_remark (const BoardState *state,
            guint             parcel)
{
  return comstock_board_remark_dup_place (state, 0, (BoardPlace) (BOARD_PLACE_PARCEL + parcel));
}

/* An outlaw's strength is told where it stands: whoever sends a cowboy there has to reach it, and buys nothing. */
static void
test_outlaws (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", BOARD_WITH_OUTLAWS, SEED);
  const BoardState *state = comstock_game_get_state (game);
  g_autofree char *strength = NULL;
  g_autofree char *text = NULL;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (state->outlaws == 0)
    {
      board_deal_play_move (game, &rng);
      g_assert_false (comstock_game_is_over (game));
      state = comstock_game_get_state (game);
    }
  strength = g_strdup_printf ("outlaw, strength %u", state->strength);
  text = comstock_board_parcel_dup_text (game, state, 0, board_first (state->outlaws));
  g_assert_nonnull (strstr (text, strength));
  g_assert_null (strstr (text, "price"));
  g_assert_null (dup_remark (state, board_first (state->outlaws)));
}

/* A building with an outlaw pays half. */
static void
test_robbed (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", BOARD_WITH_OUTLAWS, SEED);
  BoardState state = *(const BoardState *) comstock_game_get_state (game);
  const BoardParcels hotel = state.contents[BOARD_HOUSE] & -state.contents[BOARD_HOUSE];
  const guint parcel = board_first (hotel);
  g_autofree char *whole = NULL;
  g_autofree char *half = NULL;
  g_autofree char *text = NULL;

  state.contents[BOARD_HOUSE] &= ~hotel;
  state.contents[BOARD_HOTEL] |= hotel;
  state.seats[0].owned |= hotel;
  whole = g_strdup_printf (" · income $%d", board_income (&state, BOARD_HOTEL, parcel, 0));
  text = comstock_board_parcel_dup_text (game, &state, 0, parcel);
  g_assert_true (g_str_has_suffix (text, whole));

  state.outlaws = hotel;
  half = g_strdup_printf ("%s, this round $%d · outlaw", whole, board_income (&state, BOARD_HOTEL, parcel, 0) / 2);
  g_free (text);
  text = comstock_board_parcel_dup_text (game, &state, 0, parcel);
  g_assert_nonnull (strstr (text, half));
}

/* At the city hall no land is for sale either; beside it there is. */
static void
test_city_hall (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  BoardState state = *(const BoardState *) comstock_game_get_state (game);
  const BoardParcels empty = board_for_sale (&state) & ~board_occupied (&state);
  g_autofree char *price = dup_remark (&state, board_first (empty));
  g_autofree char *hall = NULL;

  state.contents[BOARD_CITY_HALL] = empty & -empty;
  hall = dup_remark (&state, board_first (empty));
  g_assert_true (g_str_has_prefix (price, "$"));
  g_assert_cmpstr (hall, ==, comstock_board_content_get_name (BOARD_CITY_HALL));
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/board-parcel/outlaws", test_outlaws);
  g_test_add_func ("/board-parcel/robbed", test_robbed);
  g_test_add_func ("/board-parcel/city-hall", test_city_hall);
  return g_test_run ();
}
