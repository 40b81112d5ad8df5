/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockScoreFigure: one figure of the score sheet, a button that stays pressed while what makes it is shown. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-sheet.h"

#define COMSTOCK_TYPE_SCORE_FIGURE (comstock_score_figure_get_type ())
G_DECLARE_FINAL_TYPE (ComstockScoreFigure, comstock_score_figure, COMSTOCK, SCORE_FIGURE,
                      GtkToggleButton)

/* That of @seat in @row of a sheet. */
GtkWidget *comstock_score_figure_new      (guint row,
                                           guint seat);

guint      comstock_score_figure_get_row  (ComstockScoreFigure *self);
guint      comstock_score_figure_get_seat (ComstockScoreFigure *self);

/* Shows the figure as it stands in @sheet. */
void       comstock_score_figure_update   (ComstockScoreFigure *self,
                                           const ComstockSheet *sheet);

/* The same with how it comes about, and @change, by how much it changed when its seat last scored; 0 shows none. */
void       comstock_score_figure_annotate (ComstockScoreFigure *self,
                                           const ComstockSheet *sheet,
                                           int                  change);
