/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardScore: the victory points of each seat by what they come from. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-game.h"

#define COMSTOCK_TYPE_BOARD_SCORE (comstock_board_score_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardScore, comstock_board_score, COMSTOCK, BOARD_SCORE, GtkWidget)

/* A pane beside the table, which follows @game: as if it ended now, until it does. */
GtkWidget *comstock_board_score_new (ComstockGame *game);
