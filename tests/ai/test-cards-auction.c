/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The auction seen from one seat: what decides a bid, and the place that it wins. */

#include "ai/cards/cards-auction.h"

#include <glib.h>

#include "ai-positions.h"

static uint32_t
best_bid (const CardsDeck  *deck,
          const CardsState *state,
          uint32_t          seat,
          const int         places[CARDS_MAX_SEATS])
{
  CardsProspect prospect = { .weights = &cards_weights_greedy };

  for (int place = 0; place < CARDS_MAX_SEATS; place++)
    prospect.places[place] = CARDS_VP * places[place];
  return cards_auction_best_bid (&prospect, deck, state, seat, 0, NULL);
}

/* Where every place brings the same, a high card would be wasted; where the first brings all, a low one. */
static void
look_at_bids (const CardsDeck  *deck,
              const CardsState *state,
              uint32_t          seat,
              CsRng            *rng)
{
  static const int flat[CARDS_MAX_SEATS] = { 5, 5, 5, 5, 5, 5 };
  static const int steep[CARDS_MAX_SEATS] = { 1000 };
  const CardsSeat *self = &state->seats[seat];
  uint32_t lowest, highest;

  if (state->step != CARDS_STEP_BID || !self->has_turn || self->boost > 0)
    return;
  lowest = (uint32_t) __builtin_ctz (self->hand);
  highest = 31 - (uint32_t) __builtin_clz (self->hand);
  g_assert_cmpuint (best_bid (deck, state, seat, flat), ==, lowest);
  if (state->round == 1)
    g_assert_cmpuint (best_bid (deck, state, seat, steep), ==, highest);
}

static void
test_bids (void)
{
  ai_positions_visit (20, look_at_bids);
}

/* Whether @card outbids the lowest auction card of each other seat. */
static bool
outbids_lowest (const CardsDeck  *deck,
                const CardsState *state,
                uint32_t          seat,
                uint32_t          card)
{
  CardsState shown = *state;

  for (uint32_t other = 0; other < state->n_seats; other++)
    shown.seats[other].bid = (uint8_t) __builtin_ctz (state->seats[other].hand);
  shown.seats[seat].bid = (uint8_t) card;
  return cards_auction_place (deck, &shown, seat, 0) == 0;
}

/* Where the first choice brings all, a bid that is known is answered by the lowest card that is enough. */
static void
look_at_answers (const CardsDeck  *deck,
                 const CardsState *state,
                 uint32_t          seat,
                 CsRng            *rng)
{
  const CardsProspect prospect = { .weights = &cards_weights_greedy, .places = { 1000 * CARDS_VP } };
  const CardsSeat *self = &state->seats[seat];
  uint32_t hands[CARDS_MAX_SEATS] = { 0 };
  uint32_t answer;

  if (state->step != CARDS_STEP_BID || !self->has_turn)
    return;
  for (uint32_t other = 0; other < state->n_seats; other++)
    hands[other] = state->seats[other].hand & -(uint32_t) state->seats[other].hand;
  answer = cards_auction_answer (&prospect, deck, state, seat, hands);
  for (uint32_t hand = self->hand; hand != 0; hand &= hand - 1)
    if (outbids_lowest (deck, state, seat, (uint32_t) __builtin_ctz (hand)))
      {
        g_assert_cmpuint (answer, ==, (uint32_t) __builtin_ctz (hand));
        return;
      }
}

static void
test_answers (void)
{
  ai_positions_visit (20, look_at_answers);
}

/* Two hold a 9, and the suits that show decide between them; whoever loses that tie gets no better place for the 9 than
 * for the 8 while nobody else holds a card in between.  The other wins it with the 9 alone. */
static void
look_at_ties (const CardsDeck  *deck,
              const CardsState *state,
              uint32_t          seat,
              CsRng            *rng)
{
  const uint32_t rival = (seat + 1) % state->n_seats;
  CardsState tied = *state;
  bool wins_tie;

  if (state->step != CARDS_STEP_BID || !state->seats[seat].has_turn || state->seats[rival].kind != CARDS_REAL)
    return;
  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      tied.seats[i].boost = 0;
      tied.seats[i].has_turn = true;
      tied.seats[i].hand = CARDS_BIT (1) | CARDS_BIT (2);
    }
  tied.seats[seat].hand = CARDS_BIT (8) | CARDS_BIT (9);
  tied.seats[rival].hand = CARDS_BIT (1) | CARDS_BIT (9);
  tied.seats[seat].bid = tied.seats[rival].bid = 9;
  wins_tie = cards_auction_place (deck, &tied, seat, 0) < cards_auction_place (deck, &tied, rival, 0);
  g_assert_cmphex (cards_auction_useful (deck, &tied, seat), ==,
                   wins_tie ? CARDS_BIT (8) | CARDS_BIT (9) : CARDS_BIT (8));
  tied.seats[seat].has_turn = false;
  g_assert_cmphex (cards_auction_useful (deck, &tied, seat), ==, CARDS_BIT (8));
}

static void
test_ties (void)
{
  ai_positions_visit (5, look_at_ties);
}

/* After the reveal the place is that of the rules: no boost, the same order. */
static void
look_at_places (const CardsDeck  *deck,
                const CardsState *state,
                uint32_t          seat,
                CsRng            *rng)
{
  if (state->stage != CARDS_STAGE_TAKING || state->turn > 0 || state->step != CARDS_STEP_TAKE)
    return;
  for (int i = 0; i < state->n_order; i++)
    {
      g_assert_cmpint (cards_auction_place (deck, state, state->order[i], 0), ==, i);
      g_assert_cmpint (cards_auction_place (deck, state, state->order[i], 20), ==, 0);
    }
}

static void
test_places (void)
{
  ai_positions_visit (20, look_at_places);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-auction/bids", test_bids);
  g_test_add_func ("/cards-auction/answers", test_answers);
  g_test_add_func ("/cards-auction/ties", test_ties);
  g_test_add_func ("/cards-auction/places", test_places);
  return g_test_run ();
}
