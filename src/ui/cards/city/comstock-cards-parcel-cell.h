/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsParcelCell: one parcel of a city grid as the keyboard and a screen reader meet it; the grid draws it. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_CARDS_PARCEL_CELL (comstock_cards_parcel_cell_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsParcelCell, comstock_cards_parcel_cell, COMSTOCK, CARDS_PARCEL_CELL, GtkWidget)

/* Signal "activate": Enter, the space bar, or the accessible action "cell.press". */
GtkWidget *comstock_cards_parcel_cell_new (void);

/* What there is to tell of it to people who look at it, a tooltip where nothing else tells it; NULL for nothing. */
void        comstock_cards_parcel_cell_explain         (ComstockCardsParcelCell *self,
                                                        const char              *explanation);
const char *comstock_cards_parcel_cell_get_explanation (ComstockCardsParcelCell *self);

typedef enum
{
  COMSTOCK_CARDS_LIGHT_NONE,
  COMSTOCK_CARDS_LIGHT_COUNTED, /* it makes the points of a figure of the score sheet */
  COMSTOCK_CARDS_LIGHT_IN_THE_WAY, /* it keeps from what is aimed at */
  COMSTOCK_CARDS_LIGHT_SCORED /* it was just laid, or scores otherwise than before */
} ComstockCardsLight;

/* A lit parcel has a bright ring.  One that just scored also tells by how many @points, if any. */
void comstock_cards_parcel_cell_light (ComstockCardsParcelCell *self,
                                       ComstockCardsLight       light,
                                       int                      points);
