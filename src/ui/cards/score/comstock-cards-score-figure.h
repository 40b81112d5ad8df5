/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsScoreFigure: one figure of the score sheet, a button that stays pressed while what makes it is shown. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-sheet.h"

#define COMSTOCK_TYPE_CARDS_SCORE_FIGURE (comstock_cards_score_figure_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsScoreFigure, comstock_cards_score_figure, COMSTOCK, CARDS_SCORE_FIGURE,
                      GtkToggleButton)

/* @row as in comstock-cards-sheet.h, one that the sheet has for @seat. */
GtkWidget         *comstock_cards_score_figure_new        (ComstockCardsSeat *seat,
                                                           guint              row);

ComstockCardsSeat *comstock_cards_score_figure_get_seat   (ComstockCardsScoreFigure *self);
guint              comstock_cards_score_figure_get_row    (ComstockCardsScoreFigure *self);

/* Shows the figure as it stands now. */
void               comstock_cards_score_figure_update     (ComstockCardsScoreFigure *self);

/* By how much the figure changed when its seat last scored; 0 shows no change. */
void               comstock_cards_score_figure_set_change (ComstockCardsScoreFigure *self,
                                                           int                       change);
