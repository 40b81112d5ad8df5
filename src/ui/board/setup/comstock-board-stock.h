/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardStock: the buildings of a game as a person chooses them. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_BOARD_STOCK (comstock_board_stock_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardStock, comstock_board_stock, COMSTOCK, BOARD_STOCK, AdwExpanderRow)

/* Signal "changed": the player chose. */

/* What is added to the buildings of the first game: COMSTOCK_BOARD_OPTIONAL, a bit each. */
guint32 comstock_board_stock_get_added (ComstockBoardStock *self);
void    comstock_board_stock_set_added (ComstockBoardStock *self,
                                        guint32             added);
