/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What goes without saying in the board game, and how a brisk game plays it for persons. */

#include "board-deal.h"
#include "model/board/comstock-board-advice.h"
#include "model/board/comstock-board-foregone.h"

#define SEEDS 12

/* How often each question was answered for the person at the first seat. */
typedef struct
{
  guint foregone[BOARD_STEPS];
  guint decided[BOARD_STEPS];
} Counts;

static const BoardState *
get_state (ComstockGame *game)
{
  return comstock_game_get_state (game);
}

static void
play_through (ComstockGame *game,
              CsRng        *rng,
              Counts       *counts)
{
  while (!comstock_game_is_over (game))
    {
      const int seat = comstock_game_get_automatic_seat (game);
      const guint cursor = comstock_game_get_cursor (game);
      const BoardStep step = (BoardStep) get_state (game)->step;

      if (seat < 0)
        {
          counts->decided[step]++;
          g_assert_true (comstock_game_decides (game, cursor, 0));
          board_deal_play_move (game, rng);
          continue;
        }
      if (seat == 0)
        {
          const CsMove foregone = comstock_game_find_foregone (game, cursor, 0);

          counts->foregone[step]++;
          g_assert_true (comstock_game_is_formality (game));
          g_assert_true (comstock_game_play_automatic (game, NULL));
          g_assert_cmpuint (comstock_game_get_step (game, cursor)->move, ==, foregone);
          continue;
        }
      g_assert_true (comstock_game_play_automatic (game, NULL));
    }
}

/* Of a person nothing is asked that goes without saying or was meant, and undo leads to what the person has decided or
 * may have meant otherwise. */
static void
test_brisk (void)
{
  Counts counts = { 0 };

  for (guint64 seed = 0; seed < SEEDS; seed++)
    {
      g_autoptr (ComstockGame) game = board_deal ("person,rival:easy,rival:easy,rival:easy", 0, seed);
      CsRng rng;

      cs_rng_init (&rng, seed);
      g_object_set (game, "brisk", TRUE, NULL);
      play_through (game, &rng, &counts);
      while (comstock_game_can_undo (game))
        {
          comstock_game_undo (game);
          g_assert_true (comstock_game_decides (game, comstock_game_get_cursor (game), 0));
        }
      g_assert_cmpint (get_state (game)->step, ==, BOARD_STEP_FIRST_PARCEL);
    }
  g_assert_cmpuint (counts.decided[BOARD_STEP_ROADS], ==, 0);
  g_assert_cmpuint (counts.foregone[BOARD_STEP_ROADS], >, SEEDS);
  g_assert_cmpuint (counts.foregone[BOARD_STEP_SPEND], >, SEEDS);
  g_assert_cmpuint (counts.foregone[BOARD_STEP_BUY_PARCEL], >, 0);
  g_assert_cmpuint (counts.foregone[BOARD_STEP_HOUSE], >, 0);
  g_assert_cmpuint (counts.foregone[BOARD_STEP_COWBOY], ==, 0);
  g_assert_cmpuint (counts.foregone[BOARD_STEP_CHARACTER], ==, 0);
}

static void
on_changed (ComstockGame *game,
            guint        *n)
{
  ++*n;
}

/* Whoever wants to be asked everything is, and hears of it at once. */
static void
test_asked (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy,rival:easy,rival:easy", 0, 3);
  Counts counts = { 0 };
  gboolean brisk;
  guint n = 0;
  CsRng rng;

  cs_rng_init (&rng, 3);
  g_signal_connect (game, "changed", G_CALLBACK (on_changed), &n);
  g_object_set (game, "brisk", TRUE, NULL);
  g_object_set (game, "brisk", TRUE, NULL);
  g_assert_cmpuint (n, ==, 1);
  g_object_set (game, "brisk", FALSE, NULL);
  g_object_get (game, "brisk", &brisk, NULL);
  g_assert_cmpuint (n, ==, 2);
  g_assert_false (brisk);
  play_through (game, &rng, &counts);
  g_assert_cmpuint (counts.decided[BOARD_STEP_ROADS], >, 0);
  g_assert_cmpuint (counts.foregone[BOARD_STEP_ROADS], ==, 0);
}

/* Seat 0 is asked whether to buy the first free parcel, and stands nowhere else. */
static BoardState
create_question (int money)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, 5);
  BoardState state = *get_state (game);

  state.step = BOARD_STEP_BUY_PARCEL;
  state.actors = 1;
  state.set = board_parcel_bit (board_first (board_for_sale (&state)));
  state.may_pass = true;
  state.seats[0].money = (int16_t) money;
  return state;
}

/* What waits and has no place, roads that bring nothing any more, money that may be kept; bridges bring VP at the end,
 * and of what must go a remainder is worth a thought. */
static void
test_rounds_end (void)
{
  const CsMove pass = board_move (BOARD_MOVE_PASS, 0);
  BoardState state = create_question (30);

  state.step = BOARD_STEP_WAITING;
  state.set = BOARD_BIT (BOARD_RANCH);
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, pass);
  state.seats[0].owned = board_for_sale (&state);
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, 0);
  state.step = BOARD_STEP_ROADS;
  state.round = BOARD_ROUNDS;
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, pass);
  state.river = board_parcel_bit (9);
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, 0);
  state.step = BOARD_STEP_SPEND;
  state.low = 0;
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, board_move (BOARD_MOVE_AMOUNT, 0));
  state.low = 2 * BOARD_ROUND_VP_PRICE;
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, board_move (BOARD_MOVE_AMOUNT, state.low));
  state.round = 1;
  state.low = 4;
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, 0);
}

/* At the end a VP costs $6, and nothing that is bought in vain is worth anything. */
static void
test_last_round (void)
{
  BoardState state = create_question (59);

  state.round = BOARD_ROUNDS;
  state.step = BOARD_STEP_SPEND;
  state.low = 29;
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, board_move (BOARD_MOVE_AMOUNT, 29));
  state.seats[0].money = 60;
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, board_move (BOARD_MOVE_AMOUNT, 30));
  state.step = BOARD_STEP_VP;
  state.frames[state.n_frames - 1].a = BOARD_VP_5;
  state.low = 0;
  state.high = 12;
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, board_move (BOARD_MOVE_AMOUNT, 12));
  state.seats[0].track = BOARD_BIT (BOARD_VP_4);
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, 0);
  state.step = BOARD_STEP_BUY_BUILDING;
  state.seats[0].owned = 0;
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, board_move (BOARD_MOVE_PASS, 0));
  state.round = BOARD_ROUNDS - 1;
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, 0);
}

/* Land that a cowboy was sent for, if there is money for all; and money that must go. */
static void
test_meant (void)
{
  BoardState state = create_question (30);

  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, 0);
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, board_move (BOARD_MOVE_YES, 0));
  state.seats[0].track = BOARD_BIT (BOARD_VP_5);
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, board_move (BOARD_MOVE_YES, 0));
  state.round = BOARD_ROUNDS;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, 0);
  state.round = 1;
  state.seats[0].track = BOARD_BIT (BOARD_BUILD_12);
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, board_move (BOARD_MOVE_YES, 0));
  state.seats[0].money = 12;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, 0);
  state.step = BOARD_STEP_SPEND;
  state.low = 28;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, board_move (BOARD_MOVE_AMOUNT, 30));
  state.low = 24;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, board_move (BOARD_MOVE_AMOUNT, 24));
  state.low = 25;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, 0);
}

/* A building that a cowboy was sent for goes where that was said, is kept where there is no site at all, and is asked
 * about where money is short, or where nothing was said. */
static void
test_meant_building (void)
{
  BoardState state = create_question (30);
  guint site;

  state.step = BOARD_STEP_BUY_BUILDING;
  state.set = 1;
  state.track[0] = BOARD_RANCH;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, board_move (BOARD_MOVE_KEEP, 0));
  state.seats[0].owned = board_for_sale (&state);
  site = board_first (comstock_board_advice_find_ready_sites (&state, BOARD_RANCH, 0));
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, 0);
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, site, 0), ==, board_move (BOARD_MOVE_BUILD, 0));
  state.seats[0].money = (int16_t) (board_slot_price_for (&state, 0, 0) - 1);
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, site, 0), ==, 0);
  state.step = BOARD_STEP_SITE;
  state.set = board_parcel_bit (site);
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, site, 0), ==, board_move (BOARD_MOVE_PARCEL, site));
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==,
                    board_move (BOARD_MOVE_PARCEL, site));
  state.set = state.seats[0].owned;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, 0);
  state.step = BOARD_STEP_BUY_BUILDING;
  state.set = 1;
  state.seats[0].money = 30;
  state.seats[0].owned = board_parcel_bit (site);
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, board_move (BOARD_MOVE_BUILD, 0));
}

static gboolean
is_land_asked (ComstockGame *game)
{
  return get_state (game)->step == BOARD_STEP_BUY_PARCEL && comstock_game_get_automatic_seat (game) == 0;
}

/* Where nobody stands in two of them, one duel comes after the other; not where tiles are drawn between them. */
static void
test_duels (void)
{
  BoardState state = create_question (30);

  state.step = BOARD_STEP_DUEL;
  state.set = board_parcel_bit (9) | board_parcel_bit (20);
  state.seats[0].cowboys = board_parcel_bit (9);
  state.seats[1].cowboys = board_parcel_bit (20);
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, board_move (BOARD_MOVE_PARCEL, 9));
  state.variants |= BOARD_MIGHT_IS_RIGHT;
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, 0);
  state.variants = 0;
  state.seats[1].role = BOARD_ROLE (BOARD_DOCTOR, BOARD_YELLOW);
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, 0);
  state.seats[1].role = BOARD_ROLES;
  state.seats[0].cowboys = state.set;
  g_assert_cmpuint (comstock_board_find_foregone (&state, 0), ==, 0);
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, 0);
  state.seats[0].cowboys = 0;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, board_move (BOARD_MOVE_PARCEL, 9));
}

/* Who has rolled best is not asked to roll again, nor who would not win with a 6. */
static void
test_meant_roll (void)
{
  const CsMove pass = board_move (BOARD_MOVE_PASS, 0);
  BoardState state = create_question (30);
  BoardFrame *frame = &state.frames[state.n_frames - 1];

  state.step = BOARD_STEP_REROLL;
  frame->a = BOARD_GAMBLING;
  frame->b = 3;
  state.passes[0] = 1;
  state.passes[1] = 0;
  state.dice[0] = 4;
  state.dice[1] = 3;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, pass);
  state.dice[0] = 3;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, 0);
  state.seats[1].tokens += 3;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, pass);
  state.two_dice = 1;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, 0);
  state.seats[1].tokens -= 3;
  frame->a = BOARD_PLACE_PARCEL + 9;
  state.dice[0] = 4;
  state.outlaws = board_parcel_bit (9);
  state.strength = 12;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, 0);
}

/* Never where a building is to stand. */
static void
test_meant_house (void)
{
  BoardState state = create_question (30);
  guint first;

  state.step = BOARD_STEP_HOUSE;
  state.set = board_for_sale (&state);
  first = board_move_argument (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0));
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, board_parcel_bit (first)), !=,
                    board_move (BOARD_MOVE_HOUSE, first));
  state.set = board_parcel_bit (first);
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, state.set), ==, 0);
  /* The only land for what is kept. */
  state.seats[0].owned = state.set;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==,
                    board_move (BOARD_MOVE_HOUSE, first));
  state.seats[0].waiting[BOARD_RANCH - BOARD_FIRST_BUILDING] = 1;
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, 0);
  /* The only land for what a cowboy stands for. */
  state.seats[0].waiting[BOARD_RANCH - BOARD_FIRST_BUILDING] = 0;
  state.track[0] = BOARD_RANCH;
  state.seats[0].track = BOARD_BIT (BOARD_BUILD_3);
  g_assert_cmpuint (comstock_board_find_meant (&state, 0, BOARD_NO_PARCEL, 0), ==, 0);
}

/* What is above the cash limit, and no more than there is. */
static void
test_purchase (void)
{
  BoardState state = create_question (59);

  state.step = BOARD_STEP_VP;
  state.frames[state.n_frames - 1].a = BOARD_VP_5;
  state.high = 11;
  state.seats[0].limit = 20;
  g_assert_cmpuint (comstock_board_find_purchase (&state, 0), ==, 8);
  state.high = 6;
  g_assert_cmpuint (comstock_board_find_purchase (&state, 0), ==, 6);
  state.seats[0].limit = 60;
  g_assert_cmpuint (comstock_board_find_purchase (&state, 0), ==, 0);
}

/* Undo comes back to what was meant, which is asked then and may be answered otherwise. */
static void
test_meant_otherwise (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy,rival:easy,rival:easy", 0, 0);
  guint cursor;
  CsRng rng;

  cs_rng_init (&rng, 0);
  g_object_set (game, "brisk", TRUE, NULL);
  while (!is_land_asked (game))
    if (comstock_game_get_automatic_seat (game) < 0)
      board_deal_play_move (game, &rng);
    else
      g_assert_true (comstock_game_play_automatic (game, NULL));
  cursor = comstock_game_get_cursor (game);
  g_assert_false (comstock_game_decides (game, cursor, 0));
  g_assert_true (comstock_game_play_automatic (game, NULL));
  comstock_game_undo (game);
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, cursor);
  g_assert_cmpint (comstock_game_get_automatic_seat (game), ==, -1);
  g_assert_true (comstock_game_decides (game, cursor, 0));
  g_assert_true (comstock_game_play (game, 0, board_move (BOARD_MOVE_PASS, 0), NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board-foregone/brisk", test_brisk);
  g_test_add_func ("/board-foregone/asked", test_asked);
  g_test_add_func ("/board-foregone/rounds-end", test_rounds_end);
  g_test_add_func ("/board-foregone/last-round", test_last_round);
  g_test_add_func ("/board-foregone/meant", test_meant);
  g_test_add_func ("/board-foregone/meant-building", test_meant_building);
  g_test_add_func ("/board-foregone/duels", test_duels);
  g_test_add_func ("/board-foregone/meant-roll", test_meant_roll);
  g_test_add_func ("/board-foregone/meant-house", test_meant_house);
  g_test_add_func ("/board-foregone/purchase", test_purchase);
  g_test_add_func ("/board-foregone/meant-otherwise", test_meant_otherwise);

  return g_test_run ();
}
