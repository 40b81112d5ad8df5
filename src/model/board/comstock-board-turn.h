/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose turn comes when in the board game, and who has passed. */

#pragma once

#include <glib.h>

#include "engine/board/board-game.h"

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_BOARD_TURN_NONE,     /* all act at once, chance acts, or no order is known yet */
  COMSTOCK_BOARD_TURN_ORDER,    /* has not passed while cowboys are sent, one after the other in the turn order */
  COMSTOCK_BOARD_TURN_PASSED,   /* has passed in the order that forms */
  COMSTOCK_BOARD_TURN_RANK,     /* has a place in the pass order that holds */
} ComstockBoardTurn;

/* What there is to say of @seat, which is open to everybody; sets @nth to its number, from 1, but for NONE. */
ComstockBoardTurn comstock_board_turn_read     (const BoardState *seen,
                                                guint             seat,
                                                guint            *nth);

/* The same in words, or NULL. */
char             *comstock_board_turn_dup_text (const BoardState *seen,
                                                guint             seat);

G_END_DECLS
