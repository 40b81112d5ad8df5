/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockParcelCell: one parcel of a city grid as the keyboard and a screen reader meet it; the grid draws it. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_PARCEL_CELL (comstock_parcel_cell_get_type ())
G_DECLARE_FINAL_TYPE (ComstockParcelCell, comstock_parcel_cell, COMSTOCK, PARCEL_CELL, GtkWidget)

/* Signal "activate": Enter, the space bar, or the accessible action "cell.press". */
GtkWidget *comstock_parcel_cell_new (void);

/* The accessible label, shown as a tooltip where the widget has one, and the description, which may be NULL. */
void comstock_parcel_cell_describe (ComstockParcelCell *self,
                                    const char         *label,
                                    const char         *description);

typedef enum
{
  COMSTOCK_LIGHT_NONE,
  COMSTOCK_LIGHT_COUNTED,   /* it makes the points of a figure of the score sheet */
  COMSTOCK_LIGHT_SCORED     /* it was just laid, or scores otherwise than before */
} ComstockLight;

/* A lit parcel has a bright ring.  One that just scored also tells by how many @points, if any. */
void comstock_parcel_cell_light (ComstockParcelCell *self,
                                 ComstockLight       light,
                                 int                 points);
