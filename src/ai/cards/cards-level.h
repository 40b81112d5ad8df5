/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How well a rival plays: one table of what each level expects, how far it searches and what it gets wrong. */

#pragma once

#include "ai/cs-search.h"
#include "cards-weights.h"

typedef enum
{
  CARDS_EASY,           /* as a person in a first game */
  CARDS_MEDIUM,
  CARDS_HARD,
  CARDS_EXPERT_LEVEL,
  CARDS_LEVELS
} CardsLevel;

/* What a rival is known for; in strength all of a level are alike (cards-manner.c). */
typedef enum
{
  CARDS_PLAIN,          /* nothing */
  CARDS_BUILDER,        /* its city, rather than characters */
  CARDS_COLLECTOR,      /* characters */
  CARDS_GAMBLER,        /* stakes high auction cards soon */
  CARDS_SPOILER,        /* takes what others want */
  CARDS_MANNERS
} CardsManner;

typedef struct
{
  const CardsWeights *weights;
  uint32_t bid_budget;  /* roll-outs for a bid, and for what a manner would take; 0: it does not search */
  uint32_t budget;      /* the same for any other decision */
  int margin;           /* parts of a point: what a manner likes is done if it costs no more than that */
  int whims;            /* of 100 decisions, how many are made on a whim */
} CardsLevelInfo;

extern const CardsLevelInfo cards_levels[CARDS_LEVELS];

/* The move that a rival of @level and @manner plays on @seat, which must be to act.  It reads only what a person in
 * that seat sees; equal generators give equal moves, unless @host, which may be NULL, wants an end before. */
CsMove cards_level_move (CardsLevel        level,
                         CardsManner       manner,
                         const CardsDeck  *deck,
                         const CardsState *state,
                         uint32_t          seat,
                         CsRng            *rng,
                         const CsHost     *host);
