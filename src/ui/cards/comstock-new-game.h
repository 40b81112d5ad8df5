/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockNewGame: the dialog that chooses the seats and the deal of a card game. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_NEW_GAME (comstock_new_game_get_type ())
G_DECLARE_FINAL_TYPE (ComstockNewGame, comstock_new_game, COMSTOCK, NEW_GAME, AdwWindow)

/* Signal "chosen" (ComstockNewGame *, ComstockGame *): the game to play; the dialog closes itself. */
GtkWindow *comstock_new_game_new (void);
