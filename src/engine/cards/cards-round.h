/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of a round, for the card game's own files and its fastest player: what follows when a choice has been
 * made. */

#pragma once

#include <assert.h>

#include "cards-game.h"

/* A game in progress with its deck, and where to tell what happens (NULL: nowhere). */
typedef struct
{
  const CardsDeck *deck;
  CardsState *state;
  CsEvents *events;
} CardsPlay;

static inline void
cards_emit (const CardsPlay *play,
            CardsEventType   type,
            uint8_t          seat,
            int              a,
            int              b,
            int              c,
            int              d)
{
  if (play->events == NULL)
    return;
  assert (play->events->n < CS_MAX_EVENTS);
  play->events->items[play->events->n++] = (CsEvent) {
    .type = (uint8_t) type,
    .seat = seat,
    .args = { (int16_t) a, (int16_t) b, (int16_t) c, (int16_t) d },
  };
}

/* Opens a round: the column, then the abilities (stage 1). */
void cards_round_begin (const CardsPlay *play);

/* Turns up one more terrain card at the far end of the column. */
void cards_round_reveal_terrain (const CardsPlay *play);

/* Asks for the next ability from state->ability on, or goes on to what follows the abilities. */
void cards_round_seek_ability (const CardsPlay *play);

/* Ends stage 2 once every real seat has picked its auction card. */
void cards_round_reveal_bids (const CardsPlay *play);

/* Takes @card, a legal choice of the actor @seat, and goes on. */
void cards_round_take (const CardsPlay *play,
                       CardsSeat       *seat,
                       CardsCard        card);

/* Lays the card that the actor @seat has taken at a legal place, and goes on. */
void cards_round_place (const CardsPlay *play,
                        CardsSeat       *seat,
                        int              x,
                        int              y);

/* Goes on after a card has been taken, with all that came with it. */
void cards_round_after_take (const CardsPlay *play);

/* Asks the actor for a (further) sale at @step, CARDS_STEP_SELL or _FINAL_SALE, or goes on. */
void cards_round_seek_sale (const CardsPlay *play,
                            uint8_t          step);

/* Goes on when the actor sells no more at the present step. */
void cards_round_decline_sale (const CardsPlay *play);

/* Derives sales of @seat, which must be done whenever its city changes or it gets the auctioneer. */
static inline uint32_t
cards_seat_sales (const CardsSeat *seat)
{
  if ((seat->owned & CARDS_BIT (CARDS_AUCTIONEER)) == 0 || seat->kind != CARDS_REAL || seat->sold == CARDS_MAX_SALES)
    return 0;
  return cards_city_sales (&seat->city);
}

/* Derives the abilities that @seat may use and has not, whether or not it has a turn. */
static inline CardsCharacterSet
cards_seat_ready (const CardsSeat *seat)
{
  return seat->kind == CARDS_REAL ? seat->owned & ~seat->used & (CARDS_BIT (CARDS_ABILITIES) - 1) : 0;
}
