/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What there is to say of a move of the board game beside its title. */

#pragma once

#include "engine/board/board-game.h"
#include "model/session/comstock-game.h"

/* What @move of @seat, legal now, leads to: what a character does, what a place pays, how likely a duel is won;
 * NULL for nothing.  Free with g_free (). */
char *comstock_board_remark_dup      (ComstockGame *game,
                                      guint         seat,
                                      CsMove        move);

/* What @place does or brings @seat: "$2 for each point of your firepower"; NULL for nothing.  Free with g_free (). */
char *comstock_board_remark_dup_place (const BoardState *state,
                                       guint             seat,
                                       BoardPlace        place);

/* What @seat pays at @place, −1 where nobody pays; for CS_NO_SEAT, and for Standish, who needs no money, the usual
 * price. */
int   comstock_board_remark_find_price (const BoardState *state,
                                        guint             seat,
                                        BoardPlace        place);

/* The same in words, the usual price before it where that is another: "$12 → $6"; NULL where nobody pays. */
char *comstock_board_remark_dup_price (const BoardState *state,
                                       guint             seat,
                                       BoardPlace        place);

/* Where a building is for sale, that and its price, "Saloon, $8"; else the name of @place. */
char *comstock_board_remark_dup_destination (const BoardState *state,
                                             guint             seat,
                                             BoardPlace        place);

/* The building that is for sale at @place, or BOARD_BARE. */
BoardContent comstock_board_remark_find_sale (const BoardState *state,
                                              BoardPlace        place);

/* What that building would earn @seat: "up to $9 a round", or that there is no parcel for it; NULL for
 * nothing. */
char *comstock_board_remark_dup_prospect (const BoardState *state,
                                          guint             seat,
                                          BoardPlace        place);

/* Whose cowboys stand on @parcel, in words; NULL for nobody's. */
char *comstock_board_remark_dup_cowboys (ComstockGame     *game,
                                         const BoardState *state,
                                         guint             parcel);

/* The chance of @seat to win against the cowboys at @place, with @dynamite or without, in words; NULL where there are
 * none, or it is not known. */
char *comstock_board_remark_dup_odds (const BoardState *state,
                                      guint             seat,
                                      BoardPlace        place,
                                      gboolean          dynamite);
