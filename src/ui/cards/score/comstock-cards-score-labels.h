/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words around the figures of a ComstockCardsScoreGrid; private to comstock-cards-score-grid.c. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-seat.h"

/* Names of rows, all of one width and as high as their words need: of @row, as in comstock-cards-sheet.h, with its rule
 * and its topic; of the row of places; of nothing, beside the headings. */
GtkWidget *comstock_cards_score_row_name_new   (guint         row);
GtkWidget *comstock_cards_score_place_name_new (void);
GtkWidget *comstock_cards_score_no_name_new    (void);

/* Lets a name of the three kinds take as little room as it can: of a row its sign stands there. */
void       comstock_cards_score_name_set_short (GtkWidget    *name,
                                                gboolean      is_short);

/* The sign of @seat, and with @titled its name below. */
GtkWidget *comstock_cards_score_heading_new    (ComstockCardsSeat *seat,
                                                gboolean           titled);

/* A label for a place by points, and what it shows and says of @seat: @place from 1 on. */
GtkWidget *comstock_cards_score_place_new      (void);
void       comstock_cards_score_place_update   (GtkLabel          *label,
                                                ComstockCardsSeat *seat,
                                                guint              place);
