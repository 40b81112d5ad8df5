/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockScoreGrid: the rows of a score sheet × the seats; names, totals and places stay in sight while the
 * figures are scrolled. */

#pragma once

#include "comstock-score-figure.h"
#include "comstock-score-look.h"

#define COMSTOCK_TYPE_SCORE_GRID (comstock_score_grid_get_type ())
G_DECLARE_FINAL_TYPE (ComstockScoreGrid, comstock_score_grid, COMSTOCK, SCORE_GRID, GtkWidget)

/* One figure at the most is pressed; arrow keys move among them, Tab passes all of them at once.
 * Signal "chosen" (): another figure is pressed, or none. */

/* Shows @sheet, which is consumed: at first as @look tells, then always of the same game in the same look. */
void                 comstock_score_grid_show      (ComstockScoreGrid       *self,
                                                    const ComstockScoreLook *look,
                                                    ComstockSheet           *sheet);

/* What is shown, borrowed. */
const ComstockSheet *comstock_score_grid_get_sheet (ComstockScoreGrid       *self);

/* There is room for so many pixels in width: where names of rows would push seats out of sight, signs stand for
 * them, if the look has any. */
void                 comstock_score_grid_set_room   (ComstockScoreGrid *self,
                                                     int                room);

/* The figure that is pressed, borrowed, or NULL. */
ComstockScoreFigure *comstock_score_grid_get_chosen (ComstockScoreGrid *self);

/* Presses the figure of a seat, or none with @seat −1. */
void                 comstock_score_grid_choose     (ComstockScoreGrid *self,
                                                     int                seat,
                                                     guint              row);
