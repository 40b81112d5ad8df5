/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on a real table, as far as it was entered, as a plain value. */

#pragma once

#include "comstock-cards-pad-step.h"
#include "engine/cards/cards-game.h"

G_BEGIN_DECLS

#define COMSTOCK_CARDS_PAD_ROUNDS (CARDS_ERAS * CARDS_ROUNDS)

/* A card that was laid where the rules do not allow it. */
typedef struct
{
  guint16 number;       /* the card's place in its city's order, from 1 */
  CsRefusal refusal;    /* its parcel where it is on the sheet now */
} ComstockCardsPadMislaid;

typedef struct
{
  CardsKind kind;
  CardsSuit suit;

  /* Of a real seat: what is seen, CARDS_NO_PARCEL for bare table. */
  guint8 parcels[COMSTOCK_CARDS_PAD_SIDE][COMSTOCK_CARDS_PAD_SIDE];
  guint8 n_laid;
  guint8 n_mislaid;
  ComstockCardsPadMislaid mislaid[CARDS_MAX_PLACED];
  CardsCharacterSet owned;
  guint8 sold;

  /* Of a virtual seat: appeals of its cards. */
  guint8 n_taken;
  guint8 taken[CARDS_MAX_TAKEN];
} ComstockCardsPadSeat;

typedef struct
{
  guint8 appeal;
  guint8 gone;          /* boolean */
} ComstockCardsPadCard;

typedef struct
{
  guint8 n_seats;
  ComstockCardsPadSeat seats[CARDS_MAX_SEATS];
  guint8 piles[CARDS_ERAS][CARDS_MAX_SEATS][CARDS_ROUNDS];      /* of virtual seats, top first */

  guint8 round;         /* rounds whose auction cards were turned, 0–18 */
  gboolean open;        /* this round's auction cards lie open; then @round counts it */
  guint8 acted;         /* virtual seats that have taken their card in this round, a bit each */
  guint8 n_column;
  ComstockCardsPadCard column[CARDS_MAX_COLUMN];
  guint8 n_suits;
  guint8 suits[CARDS_SUITS];
} ComstockCardsPadState;

/* Begins with the seats and the virtual seats' piles of @deal; the piles of other cards do not matter. */
void comstock_cards_pad_state_init (ComstockCardsPadState *state,
                                    const CardsSetup      *deal);

/* Makes a sound @step; FALSE, with nothing changed, if it is not possible: there is no such seat or card, it is not
 * that seat's kind of step, the city would leave the sheet, or the runner is somewhere else in the round.  What
 * contradicts the rules is possible. */
gboolean comstock_cards_pad_state_apply (ComstockCardsPadState      *state,
                                         const ComstockCardsPadStep *step);

/* This round's auction card of a virtual seat, 0 before it is turned. */
guint comstock_cards_pad_state_get_bid (const ComstockCardsPadState *state,
                                        guint                        seat);

/* Virtual seats in the order in which they take cards, by the suits entered so far; returns how many, 0 before the
 * cards are turned.  Without a suit entered those of a tie follow the order of CardsSuit. */
guint comstock_cards_pad_state_get_order (const ComstockCardsPadState *state,
                                          guint8                       order[CARDS_MAX_SEATS]);

/* Whether virtual seats that have yet to take a card tie, and no suit entered decides it. */
gboolean comstock_cards_pad_state_is_tied (const ComstockCardsPadState *state);

/* The virtual seat that takes next, −1 if none is to take. */
int comstock_cards_pad_state_get_next (const ComstockCardsPadState *state);

/* Whether all rounds are played. */
gboolean comstock_cards_pad_state_is_over (const ComstockCardsPadState *state);

/* The index of the card in the column that a virtual seat takes now, −1 if none lies there. */
int comstock_cards_pad_state_get_pick (const ComstockCardsPadState *state);

/* The city of a real seat, known by its visible parcels. */
void comstock_cards_pad_state_get_city (const ComstockCardsPadState *state,
                                        guint                        seat,
                                        CardsCity                   *city);

G_END_DECLS
