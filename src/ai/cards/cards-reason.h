/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a move is made, in numbers: for the log, for hints and for what is said of a finished game. */

#pragma once

#include "engine/cards/cards-game.h"

typedef enum
{
  CARDS_WHY_NONE,       /* there is no choice, or nothing speaks for one move more than for another */
  CARDS_WHY_POINTS,     /* brings @points at once, above 0; @card: the card of it */
  CARDS_WHY_LATER,      /* brings about @points by the end, more than at once; @card */
  CARDS_WHY_DENY,       /* keeps @card from @seat, whom it would bring about @points more than what it takes instead */
  CARDS_WHY_SPEND,      /* may take @card in @points of 100 rounds: more than with the lowest auction card */
  CARDS_WHY_SAVE,       /* the lowest auction card: high ones are kept, above the middle of all */
  CARDS_WHY_WAIT,       /* the ability brings @points now: it is kept for a better time */
} CardsWhy;

typedef struct
{
  uint8_t why;          /* CardsWhy */
  uint8_t seat;         /* CS_NO_SEAT where it tells none */
  CardsCard card;       /* CARDS_NO_CARD where it tells none */
  int16_t points;
} CardsReason;

#define CARDS_MAX_REASONS 2

/* Writes what speaks for @move, legal for the real seat @seat in @state, the main reason first, and returns how many
 * there are: CARDS_WHY_NONE is not written.  It reads what a person in that seat sees. */
uint32_t cards_reasons (const CardsDeck  *deck,
                        const CardsState *state,
                        uint32_t          seat,
                        CsMove            move,
                        CardsReason       reasons[CARDS_MAX_REASONS]);
