/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board game on paper: its score sheet, then the map. */

#pragma once

#include <gtk/gtk.h>

#include "model/board/comstock-board-game.h"

/* A print operation for @game as it stands now, in the colors of @widget.  The first page is the score sheet below how
 * the game stands, the second the map. */
GtkPrintOperation *comstock_board_print_new (ComstockBoardGame *game,
                                             GtkWidget         *widget);
