/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockScoreFigure: one figure of the score sheet, a button that stays pressed while what makes it is shown. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-sheet.h"

#define COMSTOCK_TYPE_SCORE_FIGURE (comstock_score_figure_get_type ())
G_DECLARE_FINAL_TYPE (ComstockScoreFigure, comstock_score_figure, COMSTOCK, SCORE_FIGURE, GtkToggleButton)

/* @row as in comstock-sheet.h, one that the sheet has for @seat. */
GtkWidget    *comstock_score_figure_new           (ComstockSeat        *seat,
                                                   guint                row);

ComstockSeat *comstock_score_figure_get_seat      (ComstockScoreFigure *self);
guint         comstock_score_figure_get_row       (ComstockScoreFigure *self);

/* Shows the figure as it stands now. */
void          comstock_score_figure_update        (ComstockScoreFigure *self);

/* By how much the figure changed when its seat last scored; 0 shows no change. */
void          comstock_score_figure_set_change    (ComstockScoreFigure *self,
                                                   int                  change);
