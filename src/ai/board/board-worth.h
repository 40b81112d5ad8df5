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

/* What a @content on @parcel brings @seat till the end, neighbours included, its price apart. */
int board_worth_building (const BoardState *state,
                          BoardContent      content,
                          uint32_t          parcel,
                          uint32_t          seat);

/* The empty parcels of @seat on which it can place a @content now, with the roads that it has. */
BoardParcels board_worth_sites (const BoardState *state,
                                BoardContent      content,
                                uint32_t          seat);

/* The best of these, and what that is worth; without any, what the building is worth that waits.  @site may be NULL. */
int board_worth_best_site (const BoardState *state,
                           BoardContent      content,
                           uint32_t          seat,
                           uint32_t         *site);

/* What owning @parcel brings @seat, its price apart. */
int board_worth_parcel (const BoardState *state,
                        uint32_t          parcel,
                        uint32_t          seat);

/* What a position is worth to @seat, and what it is worth compared to those of the others. */
int board_worth_position (const BoardState *state,
                          uint32_t          seat);
int board_worth_lead (const BoardState *state,
                      uint32_t          seat);

/* What @seat may expect to have in the end, of a position where a round is about to begin. */
int board_worth_outlook (const BoardState *state,
                         uint32_t          seat);

/* What a cowboy of @kind brings @seat on @place, beyond what it is worth in the supply. */
int board_worth_place (const BoardState *state,
                       uint32_t          seat,
                       BoardPlace        place,
                       BoardCowboyKind   kind);
