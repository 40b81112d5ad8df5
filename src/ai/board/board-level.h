/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How well a rival plays the board game: one table of how far each level searches and what it gets wrong. */

#pragma once

#include "ai/cs-search.h"
#include "board-weights.h"

typedef enum
{
  BOARD_EASY,
  BOARD_MEDIUM,
  BOARD_HARD,
  BOARD_EXPERT,
  BOARD_LEVELS
} BoardLevel;

typedef struct
{
  const char *id;
  const BoardWeights *weights;
  uint32_t budget;      /* roll-outs for a decision; 0: it does not search */
  uint32_t glances;     /* of 100 decisions, how many are the best of a few moves, picked at random */
} BoardLevelInfo;

extern const BoardLevelInfo board_levels[BOARD_LEVELS];

/* Returns the level with this id, or −1. */
int board_level_find (const char *id);

/* Whether levels that search do so where @state asks a seat: alone, and what matters.  The rest is answered at once. */
bool board_level_is_worth_a_search (const BoardState *state);

/* The move that a rival of @level plays on @seat, which must be to act.  It reads only what a person in that seat sees;
 * equal generators give equal moves, unless @host, which may be NULL, wants an end before. */
CsMove board_level_move (BoardLevel        level,
                         const BoardState *state,
                         uint32_t          seat,
                         CsRng            *rng,
                         const CsHost     *host);
