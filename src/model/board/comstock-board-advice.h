/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What speaks for moves of the board game, by what everybody sees. */

#pragma once

#include "comstock-board-game.h"

G_BEGIN_DECLS

/* Function of the ComstockGame class: "costs $4, up to $12 a round (Saloon)"; nothing where nothing speaks for the move
 * that its name does not tell. */
void comstock_board_advice_explain (ComstockGame   *game,
                                    gconstpointer   state,
                                    guint           seat,
                                    CsMove          move,
                                    ComstockReason *reason);

/* Of the ComstockGame class, too. */
extern const ComstockSkill comstock_board_skills[];
guint comstock_board_advice_get_skill (gconstpointer state);

/* The parcels on which @seat could place @building now, with the roads that it has. */
BoardParcels comstock_board_advice_find_sites (const BoardState *state,
                                               BoardContent      building,
                                               guint             seat);

/* Those of them that need no further road. */
BoardParcels comstock_board_advice_find_ready_sites (const BoardState *state,
                                                     BoardContent      building,
                                                     guint             seat);

/* Roads with which @seat, who has that many, would connect @parcel so that it could place @building there; none where
 * it needs none, or where roads are of no help. */
BoardRoads   comstock_board_advice_find_way         (const BoardState *state,
                                                     BoardContent      building,
                                                     guint             parcel,
                                                     guint             seat);

/* What @building of @seat would earn on @parcel, with a house that it brings beside it where that helps. */
int   comstock_board_advice_find_income (const BoardState *state,
                                         BoardContent      building,
                                         guint             parcel,
                                         guint             seat);

/* The same on the best parcel where @seat could build it now, in words: "up to $9 a round"; NULL without one.  Free
 * with g_free (). */
char *comstock_board_advice_dup_prospect (const BoardState *state,
                                          BoardContent      building,
                                          guint             seat);

/* What a horse or dynamite would add to what the building of @seat on @parcel pays in this round. */
int   comstock_board_advice_find_doubled (const BoardState *state,
                                          guint             parcel,
                                          guint             seat);

/* What who attacks the building on @parcel takes from its owner; 0 where there is none. */
int   comstock_board_advice_find_loot    (const BoardState *state,
                                          guint             parcel);

/* What @seat would have of @parcel if it sent a cowboy there and won: "takes $4 from Ada", "up to $12 a round (Mine)";
 * NULL for nothing.  Free with g_free (). */
char *comstock_board_advice_dup_prize    (ComstockGame     *game,
                                          const BoardState *state,
                                          guint             seat,
                                          guint             parcel);

/* Why a rival did what @event tells, which happened on the way to move @cursor; NULL for what no rival chose, or
 * without a reason.  Free with g_free (). */
char *comstock_board_advice_dup_motive (ComstockGame  *game,
                                        guint          cursor,
                                        const CsEvent *event);

G_END_DECLS
