/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player of the board game that needs no search: it makes the move that its outlook likes best. */

#pragma once

#include "board-worth.h"

/* The move of @seat, which must be to act, by the plain weights.  It reads only what a person in that seat sees.  @rng
 * breaks ties, so equal generators give equal moves. */
CsMove board_player_move (const BoardState *state,
                          uint32_t          seat,
                          CsRng            *rng);

/* The same by whatever weights. */
CsMove board_player_move_by (const BoardWeights *weights,
                             const BoardState   *state,
                             uint32_t            seat,
                             CsRng              *rng);

/* The same, for who plays on: @prospects are what it keeps from one of its moves to the next. */
CsMove board_player_move_on (const BoardWeights *weights,
                             const BoardState   *state,
                             uint32_t            seat,
                             BoardProspects     *prospects,
                             CsRng              *rng);

/* What @seat expects of each of the @n @moves, answers to the question that it is asked: the more the better.  What it
 * never makes unless there is nothing else, such as a road to nowhere, is refused. */
#define BOARD_PLAYER_REFUSED (-(1 << 24))

void board_player_values (const BoardWeights *weights,
                          const BoardState   *state,
                          uint32_t            seat,
                          const CsMove       *moves,
                          uint32_t            n,
                          int                *values);

/* Whether @seat would win the duel in hand with that @strength, against the dice that the others show. */
bool board_player_would_win   (const BoardState *state,
                               uint32_t          seat,
                               int               strength);

/* Whether @seat, which the gunsmith lets roll again, loses the duel in hand as the dice lie, and might win it. */
bool board_player_rolls_again (const BoardState *state,
                               uint32_t          seat);

/* True if @move settles what a seat would be asked later, which no rival does. */
static inline bool
board_player_is_for_later (CsMove move)
{
  return board_move_type (move) >= BOARD_MOVE_ALWAYS;
}

/* Any move of @seat, each as likely, but those that answer for later: instead of these its own. */
CsMove board_player_whim (const BoardState *state,
                          uint32_t          seat,
                          CsRng            *rng);
