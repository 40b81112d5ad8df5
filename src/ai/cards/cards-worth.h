/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the cards in the column are worth to a seat: the points they bring now and, for who looks ahead, an outlook
 * that fades (cards-weights.h). */

#pragma once

#include "cards-survey.h"
#include "engine/cards/cards-game.h"

#define CARDS_UNSURVEYED 255

/* What a seat has worked out for its city as it stands.  It may be kept from one move of the seat to its next within
 * one game, played in one CardsState; whatever no longer holds is worked out anew. */
typedef struct
{
  const CardsWeights *weights;
  uint64_t key;
  uint8_t n_offers;
  uint8_t ids[CARDS_MAX_COLUMN];         /* CardsCard */
  CardsOffer offers[CARDS_MAX_COLUMN + 1]; /* the last is not kept */
  CardsCharacterSet valued;            /* characters whose values are known */
  int32_t characters[CARDS_CHARACTERS];  /* these */
  uint8_t sold;                          /* when the survey was made, or CARDS_UNSURVEYED */
  CardsSurvey survey;
} CardsWorth;

/* Forgets everything.  Values go by @weights from now on, which are borrowed. */
void cards_worth_init (CardsWorth         *worth,
                       const CardsWeights *weights);

/* The same for all seats, side by side. */
void cards_worths_init (CardsWorth          worths[CARDS_MAX_SEATS],
                        const CardsWeights *weights);

/* The rounds that follow the present one, 0–17. */
int cards_rounds_left (const CardsState *state);

/* What @card is worth to the real seat @seat (in units of CARDS_VP), and for a terrain card its best place. */
CardsOffer cards_worth_of (CardsWorth       *worth,
                           const CardsDeck  *deck,
                           const CardsState *state,
                           uint32_t          seat,
                           CardsCard         card);

/* The same values for the whole column of @state, in its order. */
void cards_worth_column (CardsWorth       *worth,
                         const CardsDeck  *deck,
                         const CardsState *state,
                         uint32_t          seat,
                         int               values[CARDS_MAX_COLUMN]);

/* The character that the paperboy should bring to @seat, or CARDS_NO_CARD if none is worth anything; *@value, if
 * not NULL, is what it is worth. */
CardsCard cards_worth_best_hire (CardsWorth       *worth,
                                 const CardsDeck  *deck,
                                 const CardsState *state,
                                 uint32_t          seat,
                                 int              *value);

/* What @seat's city and characters may still bring beyond the points of now, in units of CARDS_VP; 0 at the end. */
int cards_worth_outlook (const CardsWorth *worth,
                         const CardsState *state,
                         uint32_t          seat);

/* What @move, legal for the real seat @seat, brings by the same values; 0 for what only the auction decides: bids,
 * abilities and passing. */
int cards_worth_of_move (CardsWorth       *worth,
                         const CardsDeck  *deck,
                         const CardsState *state,
                         uint32_t          seat,
                         CsMove            move);

/* The best sale of @seat's auctioneer, or CARDS_NO_CARD if none may be sold; *@value is what it gains. */
CardsCard cards_worth_best_sale (CardsWorth       *worth,
                                 const CardsDeck  *deck,
                                 const CardsState *state,
                                 uint32_t          seat,
                                 int              *value);
