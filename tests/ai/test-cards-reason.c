/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why moves are made: what is said of them holds, and tells nothing hidden. */

#include "ai/cards/cards-reason.h"

#include <glib.h>
#include <string.h>

#include "ai-positions.h"
#include "ai/cards/cards-greedy.h"
#include "ai/cards/cards-player.h"

/* How often each reason was met: a test that meets none says nothing. */
static uint32_t n_met[CARDS_WHY_WAIT + 1];

static bool
is_still_to_choose (const CardsState *state,
                    uint32_t          seat)
{
  for (int turn = state->turn + 1; turn < state->n_order; turn++)
    if (state->order[turn] == seat)
      return true;
  return false;
}

/* Placing a card brings what the score then has more. */
static void
check_points (const CardsDeck   *deck,
              const CardsState  *state,
              uint32_t           seat,
              CsMove             move,
              const CardsReason *reason)
{
  CardsState after = *state;
  CardsScore before;
  CardsScore now;

  if (cards_move_type (move) != CARDS_MOVE_PLACE)
    return;
  g_assert_cmpuint (reason->card, ==, state->card);
  cards_city_place (&after.seats[seat].city, deck, state->card, cards_move_x (move), cards_move_y (move));
  cards_seat_score (deck, state, seat, &before);
  cards_seat_score (deck, &after, seat, &now);
  g_assert_cmpint (reason->points, ==, now.total - before.total);
}

static void
check_reason (const CardsDeck   *deck,
              const CardsState  *state,
              uint32_t           seat,
              CsMove             move,
              const CardsReason *reason)
{
  n_met[reason->why]++;
  switch (reason->why)
    {
    case CARDS_WHY_POINTS:
      g_assert_cmpint (reason->points, >, 0);
      check_points (deck, state, seat, move, reason);
      break;
    case CARDS_WHY_LATER:
      g_assert_cmpint (reason->points, >, 0);
      g_assert_true (cards_is_character (reason->card) || cards_move_type (move) == CARDS_MOVE_TAKE);
      break;
    case CARDS_WHY_DENY:
      g_assert_cmpuint (reason->card, ==, cards_move_argument (move));
      g_assert_cmpint (reason->points, >, 0);
      g_assert_true (is_still_to_choose (state, reason->seat));
      break;
    case CARDS_WHY_SPEND:
      g_assert_cmpuint (cards_move_type (move), ==, CARDS_MOVE_BID);
      g_assert_nonnull (memchr (state->column, reason->card, state->n_column));
      g_assert_cmpuint (state->seats[seat].hand & (CARDS_BIT (cards_move_argument (move)) - 1), !=, 0);
      g_assert_cmpint (reason->points, >=, 30);
      g_assert_cmpint (reason->points, <=, 100);
      break;
    case CARDS_WHY_SAVE:
      g_assert_cmpuint (cards_move_type (move), ==, CARDS_MOVE_BID);
      g_assert_cmpuint (state->seats[seat].hand, >=, CARDS_BIT (6));
      g_assert_cmpuint (state->seats[seat].hand & (CARDS_BIT (cards_move_argument (move)) - 1), ==, 0);
      break;
    default:
      g_assert_cmpuint (reason->why, ==, CARDS_WHY_WAIT);
      g_assert_cmpuint (state->step, ==, CARDS_STEP_ABILITY);
      g_assert_cmpuint (reason->card, ==, CARDS_TERRAIN + state->ability);
      g_assert_true (state->round < CARDS_ROUNDS || (state->ability == CARDS_GOVERNOR && state->era == 0));
      break;
    }
}

static bool
are_equal (const CardsReason *a,
           const CardsReason *b)
{
  return a->why == b->why && a->seat == b->seat && a->card == b->card && a->points == b->points;
}

static void
look_at_the_reasons (const CardsDeck  *deck,
                     const CardsState *state,
                     uint32_t          seat,
                     CsRng            *rng)
{
  CardsReason reasons[CARDS_MAX_REASONS];
  CardsReason others[CARDS_MAX_REASONS];
  CardsState other = *state;
  CsMove move;
  uint32_t n;

  if (state->seats[seat].kind != CARDS_REAL)
    return;
  move = cards_farsighted_move (deck, state, seat, rng);
  n = cards_reasons (deck, state, seat, move, reasons);
  g_assert_cmpuint (n, <=, CARDS_MAX_REASONS);
  for (uint32_t i = 0; i < n; i++)
    check_reason (deck, state, seat, move, &reasons[i]);
  cards_game.determinize (deck, &other, seat, rng);
  g_assert_cmpuint (cards_reasons (deck, &other, seat, move, others), ==, n);
  for (uint32_t i = 0; i < n; i++)
    g_assert_true (are_equal (&reasons[i], &others[i]));
}

static void
test_reasons (void)
{
  ai_positions_visit (3, look_at_the_reasons);
  for (int why = CARDS_WHY_POINTS; why <= CARDS_WHY_WAIT; why++)
    g_assert_cmpuint (n_met[why], >, 0);
}

/* What a bid is explained by is what is taken then: the worth of a card with what it keeps from others. */
static void
look_at_the_choice (const CardsDeck  *deck,
                    const CardsState *state,
                    uint32_t          seat,
                    CsRng            *rng)
{
  CardsWorth worths[CARDS_MAX_SEATS];
  int values[CARDS_MAX_COLUMN];
  CsMove move;

  if (state->step != CARDS_STEP_TAKE || state->seats[seat].kind != CARDS_REAL)
    return;
  cards_worths_init (worths, &cards_weights_learned);
  cards_player_column (deck, state, seat, worths, values);
  move = cards_player_move (deck, state, seat, worths, rng);
  for (int i = 0; i < state->n_column; i++)
    for (int j = 0; j < state->n_column; j++)
      if (state->column[i] == cards_move_argument (move))
        g_assert_cmpint (values[i], >=, values[j]);
}

static void
test_choices (void)
{
  ai_positions_visit (2, look_at_the_choice);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-reason/reasons", test_reasons);
  g_test_add_func ("/cards-reason/choices", test_choices);
  return g_test_run ();
}
