/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardScore: the pane beside the table with the score sheet of the game as it stands, and its course by
 * rounds. */

#pragma once

#include <gtk/gtk.h>

#include "model/board/comstock-board-game.h"

#define COMSTOCK_TYPE_BOARD_SCORE (comstock_board_score_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardScore, comstock_board_score, COMSTOCK, BOARD_SCORE, GtkWidget)

/* It follows @game.  A figure that is pressed is explained below the sheet, and lights up the parcels and the places of
 * the track that make it.  It goes out by itself when the sheet is no longer seen.  Implements ComstockLook.
 * Signal "light-changed" (): others are lit, or none. */
GtkWidget   *comstock_board_score_new          (ComstockGame       *game);

/* The parcels that are lit now, and the places of the track by BOARD_BIT. */
BoardParcels comstock_board_score_get_light    (ComstockBoardScore *self);
guint32      comstock_board_score_get_places   (ComstockBoardScore *self);

/* The pane covers the map: it shows a small one of its own. */
void         comstock_board_score_set_covering (ComstockBoardScore *self,
                                                gboolean            covering);
