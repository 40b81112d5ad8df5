/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The auction seen from one seat: what each place in the order is worth, and which place a bid may win.
 *
 * The seats that choose before are taken to choose by appeal, as virtual players do, or by what is best for them.
 * Their auction cards still to play lie open, each as likely as the others.  An auction card is spent for good (until
 * the next era), so its use now is measured against its use in a usual round: that is how the value spread of the
 * column decides the bid. */

#pragma once

#include "cards-worth.h"

/* What the column brings to a seat that chooses after 0, 1, … others, in units of CARDS_VP. */
typedef struct
{
  const CardsWeights *weights;   /* borrowed */
  int places[CARDS_MAX_SEATS];
} CardsProspect;

/* The prospect of @seat, to which the cards in the column are worth @values, in its order, and which takes one of them
 * or, with @two, two.  @worths are those of all seats, side by side, all by the weights of @seat. */
void cards_prospect_of_values (CardsProspect    *prospect,
                               CardsWorth       *worths,
                               const CardsDeck  *deck,
                               const CardsState *state,
                               uint32_t          seat,
                               const int         values[CARDS_MAX_COLUMN],
                               bool              two);

/* The prospect of @seat by @worths. */
void cards_prospect_init (CardsProspect    *prospect,
                          CardsWorth       *worths,
                          const CardsDeck  *deck,
                          const CardsState *state,
                          uint32_t          seat,
                          bool              two);

/* The auction card of @seat's hand that gains the most, if @boost is added to it; *@gain, if not NULL, is how much
 * more than in a usual round. */
uint32_t cards_auction_best_bid (const CardsProspect *prospect,
                                 const CardsDeck     *deck,
                                 const CardsState    *state,
                                 uint32_t             seat,
                                 int                  boost,
                                 int                 *gain);

/* The card of @seat's hand that gains the most if each other seat plays one of its auction cards in @hands, a bit
 * each. */
uint32_t cards_auction_answer (const CardsProspect *prospect,
                               const CardsDeck     *deck,
                               const CardsState    *state,
                               uint32_t             seat,
                               const uint32_t       hands[CARDS_MAX_SEATS]);

/* The cards of @seat's hand, a bit each, that may win a better place than every lower one: whatever the others play,
 * any other card would win what a lower one wins too.  Without a turn: the lowest. */
uint32_t cards_auction_useful (const CardsDeck  *deck,
                               const CardsState *state,
                               uint32_t          seat);

/* What choosing first brings to @seat if it costs its lowest auction card, more than in a usual round. */
int cards_auction_first_choice (const CardsProspect *prospect,
                                const CardsDeck     *deck,
                                const CardsState    *state,
                                uint32_t             seat);

/* After the reveal: how many seats choose before @seat if @boost is added to its value. */
int cards_auction_place (const CardsDeck  *deck,
                         const CardsState *state,
                         uint32_t          seat,
                         int               boost);
