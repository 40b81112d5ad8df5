/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardGrid: the rows of the score sheet × the seats; each figure is a button that stays pressed while what
 * makes it is shown. */

#pragma once

#include <gtk/gtk.h>

#include "model/board/comstock-board-sheet.h"

#define COMSTOCK_TYPE_BOARD_GRID (comstock_board_grid_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardGrid, comstock_board_grid, COMSTOCK, BOARD_GRID, GtkWidget)

/* One figure at the most is pressed; arrow keys move among them, Tab passes all of them at once.  The grid follows
 * @game, and what @prospect, to which it holds a reference, finds of it.
 * Signal "chosen" (): another figure is pressed, or none. */
GtkWidget *comstock_board_grid_new        (ComstockBoardGame *game,
                                           ComstockProspect  *prospect);

/* Sets @row of the figure that is pressed; returns its seat, −1 if none is. */
int        comstock_board_grid_get_chosen (ComstockBoardGrid *self,
                                           ComstockBoardRow  *row);

/* Presses the figure of a seat, or none with @seat −1. */
void       comstock_board_grid_choose     (ComstockBoardGrid *self,
                                           int                seat,
                                           ComstockBoardRow   row);
