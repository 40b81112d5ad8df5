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

/* The chance of @seat to win against the cowboys at @place, with @dynamite or without, in words; NULL where there are
 * none, or it is not known. */
char *comstock_board_remark_dup_odds (const BoardState *state,
                                      guint             seat,
                                      BoardPlace        place,
                                      gboolean          dynamite);
