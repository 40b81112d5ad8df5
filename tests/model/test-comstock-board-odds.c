/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chance to win a duel, against counts by hand. */

#include "model/board/comstock-board-odds.h"

/* Seats with so many revolver tokens and nothing else; all but the first have a cowboy on gambling. */
static BoardState
create_state (guint        n_seats,
              const guint8 tokens[])
{
  BoardState state = { .n_seats = (guint8) n_seats };

  state.ammunition = CS_NO_SEAT;
  for (guint i = 0; i < n_seats; i++)
    {
      state.seats[i].tokens = tokens[i];
      state.seats[i].role = BOARD_ROLES;
      state.seats[i].white = BOARD_WHITE_NONE;
      state.seats[i].track = i > 0 ? 1u << BOARD_GAMBLING : 0;
    }
  return state;
}

static void
test_dice (void)
{
  const BoardState equal = create_state (2, (const guint8[]) { 1, 1 });
  const BoardState better = create_state (2, (const guint8[]) { 2, 1 });
  const BoardState sure = create_state (2, (const guint8[]) { 6, 1 });
  const BoardState lost = create_state (2, (const guint8[]) { 1, 6 });
  const BoardState three = create_state (3, (const guint8[]) { 1, 1, 1 });

  g_assert_cmpint (comstock_board_odds (&equal, 0, BOARD_GAMBLING), ==, 50);
  /* 21 of 36 rolls win, 5 are a tie. */
  g_assert_cmpint (comstock_board_odds (&better, 0, BOARD_GAMBLING), ==, 65);
  /* The only tie is 1 against 6, one of 36. */
  g_assert_cmpint (comstock_board_odds (&sure, 0, BOARD_GAMBLING), ==, 99);
  g_assert_cmpint (comstock_board_odds (&lost, 0, BOARD_GAMBLING), ==, 1);
  g_assert_cmpint (comstock_board_odds (&three, 0, BOARD_GAMBLING), ==, 33);
}

/* A cowboy that is put on the board leaves the supply. */
static void
test_own_cowboy (void)
{
  BoardState state = create_state (2, (const guint8[]) { 1, 2 });

  state.seats[0].personal = 2;
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_GAMBLING), ==, 50);
}

static void
test_no_duel (void)
{
  BoardState state = create_state (2, (const guint8[]) { 1, 1 });

  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_PARCEL_INCOME), ==, -1);
  state.seats[1].track |= 1u << BOARD_WAGES;
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_WAGES), ==, -1);
  state.seats[1].cowboys = board_parcel_bit (9);
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_PLACE_PARCEL + 9), ==, 50);
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_PLACE_ENCLOSURE + 1), ==, -1);
  state.variants = BOARD_MIGHT_IS_RIGHT;
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_GAMBLING), ==, -1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-odds/dice", test_dice);
  g_test_add_func ("/board-odds/own-cowboy", test_own_cowboy);
  g_test_add_func ("/board-odds/no-duel", test_no_duel);
  return g_test_run ();
}
