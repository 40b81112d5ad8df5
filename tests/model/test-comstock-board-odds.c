/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chance to win a duel, against counts by hand. */

#include "engine/board/board-play.h"
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

  g_assert_cmpint (comstock_board_odds (&equal, 0, BOARD_GAMBLING, FALSE), ==, 50);
  /* 21 of 36 rolls win, 5 are a tie. */
  g_assert_cmpint (comstock_board_odds (&better, 0, BOARD_GAMBLING, FALSE), ==, 65);
  /* The only tie is 1 against 6, one of 36. */
  g_assert_cmpint (comstock_board_odds (&sure, 0, BOARD_GAMBLING, FALSE), ==, 99);
  g_assert_cmpint (comstock_board_odds (&lost, 0, BOARD_GAMBLING, FALSE), ==, 1);
  g_assert_cmpint (comstock_board_odds (&three, 0, BOARD_GAMBLING, FALSE), ==, 33);
}

/* A cowboy that is put on the board leaves the supply. */
static void
test_own_cowboy (void)
{
  BoardState state = create_state (2, (const guint8[]) { 1, 2 });

  state.seats[0].personal = 2;
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_GAMBLING, FALSE), ==, 50);
}

static void
test_no_duel (void)
{
  BoardState state = create_state (2, (const guint8[]) { 1, 1 });

  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_PARCEL_INCOME, FALSE), ==, -1);
  state.seats[1].track |= 1u << BOARD_WAGES;
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_WAGES, FALSE), ==, -1);
  state.seats[1].cowboys = board_parcel_bit (9);
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_PLACE_PARCEL + 9, FALSE), ==, 50);
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_PLACE_ENCLOSURE + 1, FALSE), ==, -1);
  state.variants = BOARD_MIGHT_IS_RIGHT;
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_GAMBLING, FALSE), ==, -1);
}

/* Dynamite brings a second die, to whoever comes and to who is there; a tile of the singer keeps out of it. */
static void
test_dynamite (void)
{
  BoardState state = create_state (2, (const guint8[]) { 1, 1 });

  /* Of 216 rolls two dice beat one in 181 and equal it in 15. */
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_GAMBLING, TRUE), ==, 87);
  state.seats[1].track_dynamite = 1u << BOARD_GAMBLING;
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_GAMBLING, FALSE), ==, 13);
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_GAMBLING, TRUE), ==, 50);
  state.seats[1].no_duel = 1u << BOARD_GAMBLING;
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_GAMBLING, FALSE), ==, -1);
}

/* An outlaw rolls no die and is beaten by as much as it has. */
static void
test_outlaw (void)
{
  BoardState state = create_state (2, (const guint8[]) { 4, 1 });

  state.seats[1].track = 0;
  state.outlaws = board_parcel_bit (9);
  state.strength = 9;
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_PLACE_PARCEL + 9, FALSE), ==, 33);
  g_assert_cmpint (comstock_board_odds (&state, 1, BOARD_PLACE_PARCEL + 9, FALSE), ==, 0);
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_PLACE_PARCEL + 10, FALSE), ==, -1);
}

/* Standish rolls no die, and ties are his. */
static void
test_standish (void)
{
  BoardState state = create_state (2, (const guint8[]) { 4, 0 });

  state.standish.plays = TRUE;
  state.power = 7;
  g_assert_true (board_is_standish (&state, 1));
  g_assert_cmpint (comstock_board_odds (&state, 0, BOARD_GAMBLING, FALSE), ==, 50);
}

static void
assert_duel (const BoardState *state,
             int               first,
             int               second,
             int               third)
{
  int odds[BOARD_MAX_SEATS];

  comstock_board_odds_duel (state, odds);
  g_assert_cmpint (odds[0], ==, first);
  g_assert_cmpint (odds[1], ==, second);
  g_assert_cmpint (odds[2], ==, third);
}

/* The others may pick any duel tile, 0–5; the gunsmith, who picks last, knows what they have laid. */
static void
test_tiles (void)
{
  BoardState state = create_state (2, (const guint8[]) { 2, 0 });

  state.variants = BOARD_MIGHT_IS_RIGHT;
  state.n_frames = 1;
  state.frames[0] = (BoardFrame) { .kind = BOARD_TASK_DUEL, .a = BOARD_PLACE_PARCEL + 9, .b = 3 };
  state.passes[1] = 1;
  g_assert_cmpint (comstock_board_odds_tiles (&state, 0, 0), ==, 50);
  g_assert_cmpint (comstock_board_odds_tiles (&state, 0, 1), ==, 67);
  state.passes[0] = 1;
  state.passes[1] = 0;
  g_assert_cmpint (comstock_board_odds_tiles (&state, 0, 1), ==, 50);
  /* Of 36 pairs one makes 0, two make 1, three make 2. */
  state.two_dice = 2;
  g_assert_cmpint (comstock_board_odds_tiles (&state, 0, 1), ==, 17);
  state.seats[0].role = BOARD_ROLE (BOARD_GUNSMITH, BOARD_RED);
  state.dice[1] = 2;
  g_assert_cmpint (comstock_board_odds_tiles (&state, 0, 1), ==, 100);
  g_assert_cmpint (comstock_board_odds_tiles (&state, 0, 0), ==, 0);
  state.outlaws = board_parcel_bit (9);
  state.strength = 4;
  g_assert_cmpint (comstock_board_odds_tiles (&state, 0, 1), ==, 0);
}

/* In a duel that has begun it is known to whom a tie falls. */
static void
test_duel (void)
{
  BoardState state = create_state (3, (const guint8[]) { 1, 1, 4 });

  assert_duel (&state, -1, -1, -1);
  state.n_frames = 1;
  state.frames[0] = (BoardFrame) { .kind = BOARD_TASK_DUEL, .a = BOARD_PLACE_PARCEL + 9, .b = 3 };
  for (guint i = 0; i < 3; i++)
    state.passes[i] = (guint8) (2 - i);
  /* 21 of 36 rolls are for who passed before. */
  assert_duel (&state, 42, 58, -1);
  state.two_dice = 1;
  assert_duel (&state, 84, 16, -1);
  state.two_dice = 0;
  state.outlaws = board_parcel_bit (9);
  state.strength = 7;
  assert_duel (&state, 14, 17, -1);
  state.variants = BOARD_MIGHT_IS_RIGHT;
  assert_duel (&state, -1, -1, -1);
}

/* A new roll meets the dice that lie. */
static void
test_again (void)
{
  BoardState state = create_state (2, (const guint8[]) { 1, 1 });

  state.n_frames = 1;
  state.frames[0] = (BoardFrame) { .kind = BOARD_TASK_DUEL, .a = BOARD_GAMBLING, .b = 3 };
  state.passes[0] = 1;
  state.dice[0] = 2;
  state.dice[1] = 3;
  g_assert_cmpint (comstock_board_odds_again (&state, 0), ==, 50);
  state.passes[0] = 0;
  state.passes[1] = 1;
  g_assert_cmpint (comstock_board_odds_again (&state, 0), ==, 67);
  state.two_dice = 1;
  g_assert_cmpint (comstock_board_odds_again (&state, 0), ==, 97);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-odds/dice", test_dice);
  g_test_add_func ("/board-odds/own-cowboy", test_own_cowboy);
  g_test_add_func ("/board-odds/no-duel", test_no_duel);
  g_test_add_func ("/board-odds/dynamite", test_dynamite);
  g_test_add_func ("/board-odds/outlaw", test_outlaw);
  g_test_add_func ("/board-odds/standish", test_standish);
  g_test_add_func ("/board-odds/duel", test_duel);
  g_test_add_func ("/board-odds/tiles", test_tiles);
  g_test_add_func ("/board-odds/again", test_again);
  return g_test_run ();
}
