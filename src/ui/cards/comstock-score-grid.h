/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockScoreGrid: the rows of the score pad × the seats; names, totals and places stay in sight while the figures
 * are scrolled. */

#pragma once

#include "comstock-score-figure.h"

#define COMSTOCK_TYPE_SCORE_GRID (comstock_score_grid_get_type ())
G_DECLARE_FINAL_TYPE (ComstockScoreGrid, comstock_score_grid, COMSTOCK, SCORE_GRID, GtkWidget)

/* One figure at the most is pressed; arrow keys move among them, Tab passes all of them at once.
 * Signal "chosen" (): another figure is pressed, or none. */

/* The game to show; is called once, and the grid follows it. */
void                 comstock_score_grid_set_game   (ComstockScoreGrid   *self,
                                                     ComstockCardsGame   *game);

/* The figure that is pressed, borrowed, or NULL. */
ComstockScoreFigure *comstock_score_grid_get_chosen (ComstockScoreGrid   *self);

/* Presses the figure of a seat, or none with @seat −1. */
void                 comstock_score_grid_choose     (ComstockScoreGrid   *self,
                                                     int                  seat,
                                                     guint                row);
