/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockWelcomeGame: what the welcome page offers of one game. */

#pragma once

#include <adwaita.h>

#include "ui/table/comstock-game-ui.h"

#define COMSTOCK_TYPE_WELCOME_GAME (comstock_welcome_game_get_type ())
G_DECLARE_FINAL_TYPE (ComstockWelcomeGame, comstock_welcome_game, COMSTOCK, WELCOME_GAME, AdwBin)

/* Its buttons activate actions of the window.  The focus comes to the first of them.  What is above them is a peer of
 * @heads (of ComstockLevelBin), so that the buttons of all stand level. */
GtkWidget *comstock_welcome_game_new (const ComstockGameUi *ui,
                                      GPtrArray            *heads);
