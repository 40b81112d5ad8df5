/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who has which place in the turn order, and who has passed, as rules page 4.2 has it. */

#include "engine/board/board-play.h"
#include "model/board/comstock-board-turn.h"

#define SEATS 4

/* Of the round's task: cowboys are sent, or the actions of the track come. */
#define SENDING 4
#define ACTIONS 5

/* The turn order is 2, 0, 3, 1, and the last round's pass order 3, 2, 1, 0. */
static BoardState
create_state (guint pc,
              guint acting)
{
  static const guint8 order[SEATS] = { 2, 0, 3, 1 };
  static const guint8 passes[SEATS] = { 3, 2, 1, 0 };
  BoardState state = { .n_seats = SEATS, .round = 2, .step = BOARD_STEP_COWBOY, .n_frames = 2 };

  state.frames[1].pc = (guint8) pc;
  state.actors = (guint8) (1u << acting);
  memcpy (state.order, order, sizeof order);
  memcpy (state.passes, passes, sizeof passes);
  return state;
}

static void
pass (BoardState *state,
      guint       seat)
{
  state->passed[state->n_passed++] = (guint8) seat;
}

static void
assert_turn (const BoardState *state,
             guint             seat,
             ComstockBoardTurn turn,
             guint             wanted)
{
  guint nth = 0;

  g_assert_cmpint (comstock_board_turn_read (state, seat, &nth), ==, turn);
  if (turn != COMSTOCK_BOARD_TURN_NONE)
    g_assert_cmpuint (nth, ==, wanted);
}

/* The numbers stand, whoever acts, until a seat passes. */
static void
test_sending (void)
{
  BoardState state = create_state (SENDING, 3);

  assert_turn (&state, 2, COMSTOCK_BOARD_TURN_ORDER, 1);
  assert_turn (&state, 0, COMSTOCK_BOARD_TURN_ORDER, 2);
  assert_turn (&state, 3, COMSTOCK_BOARD_TURN_ORDER, 3);
  assert_turn (&state, 1, COMSTOCK_BOARD_TURN_ORDER, 4);
  pass (&state, 1);
  pass (&state, 0);
  assert_turn (&state, 1, COMSTOCK_BOARD_TURN_PASSED, 1);
  assert_turn (&state, 0, COMSTOCK_BOARD_TURN_PASSED, 2);
  assert_turn (&state, 3, COMSTOCK_BOARD_TURN_ORDER, 3);
}

/* The order that was formed holds until cowboys are sent again. */
static void
test_rank (void)
{
  BoardState state = create_state (ACTIONS, 3);

  assert_turn (&state, 3, COMSTOCK_BOARD_TURN_RANK, 1);
  assert_turn (&state, 0, COMSTOCK_BOARD_TURN_RANK, 4);
  state.step = BOARD_STEP_OVER;
  assert_turn (&state, 2, COMSTOCK_BOARD_TURN_RANK, 2);
}

/* In Kit Carson all act at once; who has given an order is not told by it. */
static void
test_at_once (void)
{
  BoardState state = create_state (SENDING, 3);

  state.variants = BOARD_KIT_CARSON;
  state.step = BOARD_STEP_BEAT;
  state.actors = 0xb;
  pass (&state, 2);
  for (guint seat = 0; seat < SEATS; seat++)
    assert_turn (&state, seat, seat == 2 ? COMSTOCK_BOARD_TURN_PASSED : COMSTOCK_BOARD_TURN_NONE, 1);
}

/* Before the bids of A New Beginning are seen there is no order; against Standish it always stands. */
static void
test_fixed (void)
{
  BoardState state = create_state (SENDING, 0);

  state.standish.plays = TRUE;
  assert_turn (&state, 2, COMSTOCK_BOARD_TURN_RANK, 2);
  state.step = BOARD_STEP_SHEET;
  assert_turn (&state, 2, COMSTOCK_BOARD_TURN_NONE, 0);
}

static void
test_text (void)
{
  BoardState state = create_state (SENDING, 3);
  g_autofree char *ahead = NULL;
  g_autofree char *passed = NULL;
  g_autofree char *rank = NULL;

  pass (&state, 1);
  ahead = comstock_board_turn_dup_text (&state, 2);
  passed = comstock_board_turn_dup_text (&state, 1);
  g_assert_cmpstr (ahead, ==, "Place in the turn order: 1");
  g_assert_cmpstr (passed, ==, "Has passed; place in the pass order: 1");
  state = create_state (ACTIONS, 3);
  rank = comstock_board_turn_dup_text (&state, 2);
  g_assert_cmpstr (rank, ==, "Place in the pass order: 2");
  state.step = BOARD_STEP_SHEET;
  g_assert_null (comstock_board_turn_dup_text (&state, 2));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-turn/sending", test_sending);
  g_test_add_func ("/board-turn/rank", test_rank);
  g_test_add_func ("/board-turn/at-once", test_at_once);
  g_test_add_func ("/board-turn/fixed", test_fixed);
  g_test_add_func ("/board-turn/text", test_text);
  return g_test_run ();
}
