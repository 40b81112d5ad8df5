/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockNewGame: the dialog around the page on which a game asks for its seats and its deal. */

#pragma once

#include <adwaita.h>

#include "ui/table/comstock-game-ui.h"

#define COMSTOCK_TYPE_NEW_GAME (comstock_new_game_get_type ())
G_DECLARE_FINAL_TYPE (ComstockNewGame, comstock_new_game, COMSTOCK, NEW_GAME, AdwWindow)

/* Shows the page of @ui first; where there are several games another can be chosen.
 *
 * Signal "chosen" (ComstockNewGame *, ComstockGame *): the game to play; the dialog closes itself. */
GtkWindow *comstock_new_game_new (const ComstockGameUi *ui);
