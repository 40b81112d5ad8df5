/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardNewGame: the page of New Game for the board game. */

#pragma once

#include <adwaita.h>

#include "model/session/comstock-game.h"

#define COMSTOCK_TYPE_BOARD_NEW_GAME (comstock_board_new_game_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardNewGame, comstock_board_new_game, COMSTOCK, BOARD_NEW_GAME, AdwPreferencesPage)

/* Implements ComstockNewGamePage and ComstockLook. */
GtkWidget    *comstock_board_new_game_new        (void);

/* One person and three rivals, with the characters and buildings of a first game. */
ComstockGame *comstock_board_new_game_deal_quick (void);

/* As @game was set up, dealt anew. */
ComstockGame *comstock_board_new_game_deal_again (ComstockGame *game);
