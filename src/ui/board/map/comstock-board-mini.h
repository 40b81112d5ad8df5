/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardMini: the map as a picture of any size, as large as fits. */

#pragma once

#include <gtk/gtk.h>

#include "engine/board/board-game.h"

#define COMSTOCK_TYPE_BOARD_MINI (comstock_board_mini_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardMini, comstock_board_mini, COMSTOCK, BOARD_MINI, GtkWidget)

/* To a screen reader it is nothing: words tell the same. */
GtkWidget *comstock_board_mini_new  (void);

/* Shows @state, which is copied, with @lit as in comstock-board-map-picture.h. */
void       comstock_board_mini_show (ComstockBoardMini *self,
                                     const BoardState  *state,
                                     BoardParcels       lit);
