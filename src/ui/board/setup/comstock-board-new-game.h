/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardNewGame: the page of New Game for the board game. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_BOARD_NEW_GAME (comstock_board_new_game_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardNewGame, comstock_board_new_game, COMSTOCK, BOARD_NEW_GAME, AdwBin)

/* Where there is room how the game would begin stands beside the choices, else below.  Implements ComstockNewGamePage
 * and ComstockLook. */
GtkWidget *comstock_board_new_game_new (void);
