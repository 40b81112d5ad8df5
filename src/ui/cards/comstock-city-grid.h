/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityGrid: the parcels of a city in rows and columns, with a cursor that pointer and keys move. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-city.h"
#include "ui/comstock-pannable.h"

#define COMSTOCK_TYPE_CITY_GRID (comstock_city_grid_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityGrid, comstock_city_grid, COMSTOCK, CITY_GRID, ComstockPannable)

/* Judges a press on the parcel at (@x, @y): TRUE if it would do what is asked.  *@sentence, NULL on entry, may be set
 * to a new string that says what would come of it, or why not. */
typedef gboolean (*ComstockCityJudge) (int       x,
                                       int       y,
                                       char    **sentence,
                                       gpointer  data);

/* Signals "pressed" (int x, int y): a parcel was clicked or activated; "moved" (): the cursor was. */
GtkWidget *comstock_city_grid_new (void);

void comstock_city_grid_set_city (ComstockCityGrid *self,
                                  ComstockCity     *city);

/* What pressing a parcel is for: legal ones are marked, and the sentence of the one under the cursor is shown beside
 * it.  With @ghost (borrowed until the next call) the cursor is that card's north-west parcel.  @judge NULL: only to
 * look at. */
void comstock_city_grid_set_task (ComstockCityGrid   *self,
                                  const CardsTerrain *ghost,
                                  ComstockCityJudge   judge,
                                  gpointer            data);

/* 1.0 fits the allocation, but parcels never get smaller than 28 pixels. */
void comstock_city_grid_set_zoom (ComstockCityGrid *self,
                                  double            zoom);

void comstock_city_grid_highlight (ComstockCityGrid *self,
                                   CardsBoard        board);

void comstock_city_grid_get_cursor (ComstockCityGrid *self,
                                    int              *x,
                                    int              *y);

/* Moves the cursor, within what is shown, and scrolls to it. */
void comstock_city_grid_set_cursor (ComstockCityGrid *self,
                                    int               x,
                                    int               y);

/* Moves the cursor on to the next legal place in reading order, or back (@step 1, −1), around the end. */
void comstock_city_grid_next_allowed (ComstockCityGrid *self,
                                      int               step);
