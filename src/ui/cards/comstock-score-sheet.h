/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockScoreSheet: the score pad of a game as it stands: its rows × the seats, totals, and how it ended. */

#pragma once

#include <adwaita.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_SCORE_SHEET (comstock_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (ComstockScoreSheet, comstock_score_sheet, COMSTOCK, SCORE_SHEET, AdwWindow)

/* The sheet follows the game as long as it is open. */
GtkWindow *comstock_score_sheet_new (ComstockCardsGame *game);
