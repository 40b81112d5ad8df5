/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsScoreGrid: the rows of the score pad × the seats; names, totals and places stay in sight while the
 * figures are scrolled. */

#pragma once

#include "comstock-cards-score-figure.h"

#define COMSTOCK_TYPE_CARDS_SCORE_GRID (comstock_cards_score_grid_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsScoreGrid, comstock_cards_score_grid, COMSTOCK, CARDS_SCORE_GRID, GtkWidget)

/* One figure at the most is pressed; arrow keys move among them, Tab passes all of them at once.
 * Signal "chosen" (): another figure is pressed, or none. */

/* The seats to show (ComstockCardsSeat); is called once, and the grid follows them whenever @source, a game or a pad,
 * emits "changed". */
void                      comstock_cards_score_grid_set_seats  (ComstockCardsScoreGrid *self,
                                                                GListModel             *seats,
                                                                gpointer                source);

/* There is room for so many pixels in width: where names of rows would push seats out of sight, signs stand for
 * them. */
void                      comstock_cards_score_grid_set_room   (ComstockCardsScoreGrid *self,
                                                                int                     room);

/* The figure that is pressed, borrowed, or NULL. */
ComstockCardsScoreFigure *comstock_cards_score_grid_get_chosen (ComstockCardsScoreGrid   *self);

/* Presses the figure of a seat, or none with @seat −1. */
void                      comstock_cards_score_grid_choose     (ComstockCardsScoreGrid *self,
                                                                int                     seat,
                                                                guint                   row);
