/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityGap: how much of the city is not walled in yet, with a mark where the game ends. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_CITY_GAP (comstock_city_gap_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityGap, comstock_city_gap, COMSTOCK, CITY_GAP, GtkWidget)

/* To a screen reader it is decoration; a label beside it says how long the gap is. */
GtkWidget *comstock_city_gap_new (void);

/* So many edges of the outline, of which there are @length, have no piece; 0, 0: there is nothing to tell. */
void       comstock_city_gap_set (ComstockCityGap *self,
                                  guint            gap,
                                  guint            length);
