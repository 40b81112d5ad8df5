/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What things of the board game are worth to a seat, in parts of a VP: the outlook of a player that does not search. */

#pragma once

#include "ai/cs-search.h"
#include "engine/board/board-game.h"

/* A VP. */
#define BOARD_WORTH_VP CS_POINT

/* What a dollar is worth that @seat has when this round ends; what is above its cash limit is worth less. */
int board_worth_dollar (const BoardState *state);
int board_worth_money (const BoardState *state,
                       uint32_t          seat,
                       int               money);

/* The empty parcels of @seat on which it can place a @content now, with the roads that it has. */
BoardParcels board_worth_sites (const BoardState *state,
                                BoardContent      content,
                                uint32_t          seat);

/* What a @content on the best of these brings @seat till the end, neighbours included, its price apart; without any,
 * what the building is worth that waits.  @site, which may be NULL, is set to the best. */
int board_worth_best_site (const BoardState *state,
                           BoardContent      content,
                           uint32_t          seat,
                           uint32_t         *site);

/* What the worth of places goes by, worked out once for all answers to a question. */
typedef struct
{
  const BoardState *state;      /* borrowed */
  uint32_t seat;
  BoardNeighbours neighbours;
  int money;                    /* what @seat has left after all that it means to buy */
  int spare;                    /* its empty parcels, and those bid for, for which there is no building yet */
} BoardSight;

void board_sight_init (BoardSight       *sight,
                       const BoardState *state,
                       uint32_t          seat);

/* What owning @parcel brings the seat, its price apart. */
int board_worth_parcel (const BoardSight *sight,
                        uint32_t          parcel);

/* What a position is worth to @seat compared to what it is worth to the others. */
int board_worth_lead (const BoardState *state,
                      uint32_t          seat);

/* What @seat may expect to have in the end, of a position where a round is about to begin. */
int board_worth_outlook (const BoardState *state,
                         uint32_t          seat);

/* What a cowboy of @kind brings the seat on @place, beyond what it is worth in the supply. */
int board_worth_place (const BoardSight *sight,
                       BoardPlace        place,
                       BoardCowboyKind   kind);
