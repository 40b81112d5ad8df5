/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardTurns: the order of play above the track: whose turn comes when, who has passed, and which round it
 * is. */

#pragma once

#include <gtk/gtk.h>

#include "engine/board/board-game.h"

#define COMSTOCK_TYPE_BOARD_TURNS (comstock_board_turns_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardTurns, comstock_board_turns, COMSTOCK, BOARD_TURNS, GtkWidget)

/* For the eye alone: plates and header tell the same. */
GtkWidget *comstock_board_turns_new       (void);

/* @state is read now. */
void       comstock_board_turns_set_state (ComstockBoardTurns *self,
                                           const BoardState   *state);

/* Nobody has to act, until set_state () is called again. */
void       comstock_board_turns_rest (ComstockBoardTurns *self);
