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

/* Lit parcels have a bright ring: they make the points of a figure of the score sheet. */
void comstock_parcel_cell_set_lit (ComstockParcelCell *self,
                                   gboolean            lit);
