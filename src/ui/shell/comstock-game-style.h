/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The style sheets that the games bring along. */

#pragma once

#include "ui/table/comstock-game-ui.h"

/* Lays those of @ui over the program's own from now on, in the light that the desktop asks for.  Before anything of
 * the game is shown; a game that nobody asks for costs nothing. */
void comstock_game_style_need (const ComstockGameUi *ui);
