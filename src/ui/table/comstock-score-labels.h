/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words around the figures of a ComstockScoreGrid; private to comstock-score-grid.c. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-score-look.h"

/* Names of rows, all of one width and as high as their words need: of @row, with its rule and its topic; of the row of
 * places; of nothing, beside the headings. */
GtkWidget *comstock_score_row_name_new   (const ComstockScoreLook *look,
                                          const ComstockSheet     *sheet,
                                          guint                    row);
GtkWidget *comstock_score_place_name_new (void);
GtkWidget *comstock_score_no_name_new    (void);

/* Lets a name of the three kinds take as little room as it can: of a row its sign stands there. */
void       comstock_score_name_set_short (GtkWidget *name,
                                          gboolean   is_short);

/* The sign of a seat, and with @titled its name below. */
GtkWidget *comstock_score_heading_new    (const ComstockSheetSeat *seat,
                                          gboolean                 titled);

/* A label for a place by points, and what it shows and says of @seat: @place from 1 on. */
GtkWidget *comstock_score_place_new      (void);
void       comstock_score_place_update   (GtkLabel                *label,
                                          const ComstockSheetSeat *seat,
                                          guint                    place);
