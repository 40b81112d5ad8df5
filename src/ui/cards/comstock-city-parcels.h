/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parcels of a city grid, one cell each: what they are called, what a press on them would do, what is lit. */

#pragma once

#include "comstock-city-frame.h"
#include "comstock-city-news.h"

/* Judges a press on the parcel at (@x, @y): TRUE if it would do what is asked.  *@sentence, NULL on entry, may be set
 * to a new string that says what would come of it, or why not. */
typedef gboolean (*ComstockCityJudge) (int       x,
                                       int       y,
                                       char    **sentence,
                                       gpointer  data);

typedef struct
{
  GtkWidget *cell;
  char *sentence;       /* what a press would do or why it does not, or NULL */
  gboolean allowed;
} ComstockCityParcel;

typedef struct _ComstockCityParcels ComstockCityParcels;

/* The cells become children of @grid below its child @above, where @frame, which is borrowed, has them.
 * @on_activate (grid, cell) is called when one is activated. */
ComstockCityParcels *comstock_city_parcels_new (GtkWidget               *grid,
                                                GtkWidget               *above,
                                                const ComstockCityFrame *frame,
                                                GCallback                on_activate);

void comstock_city_parcels_free (ComstockCityParcels *self);

/* Takes all cells out of the grid. */
void comstock_city_parcels_clear (ComstockCityParcels *self);

/* NULL outside the frame. */
const ComstockCityParcel *comstock_city_parcels_get (ComstockCityParcels *self,
                                                     int                  x,
                                                     int                  y);

/* Where the parcel of @cell lies; FALSE if it is no cell of these. */
gboolean comstock_city_parcels_find (ComstockCityParcels *self,
                                     GtkWidget           *cell,
                                     int                 *x,
                                     int                 *y);

/* From (*@x, *@y) on to the next legal place in reading order, or back (@step 1, −1), around the end.  FALSE if there
 * is none. */
gboolean comstock_city_parcels_next_allowed (ComstockCityParcels *self,
                                             int                  step,
                                             int                 *x,
                                             int                 *y);

/* Brings the cells in line with the frame, @city (NULL: no cells) and what a press is for (NULL: nothing). */
void comstock_city_parcels_refresh (ComstockCityParcels *self,
                                    ComstockCity        *city,
                                    ComstockCityJudge    judge,
                                    gpointer             data);

/* The parcels of @board count for what is explained. */
void comstock_city_parcels_set_lit (ComstockCityParcels *self,
                                    CardsBoard           board);

/* Where those that count lie; FALSE if none does. */
gboolean comstock_city_parcels_find_lit (ComstockCityParcels *self,
                                         ComstockCity        *city,
                                         ComstockArea        *area);

/* Lights those that count, and those that @news is of. */
void comstock_city_parcels_light (ComstockCityParcels *self,
                                  ComstockCity        *city,
                                  ComstockCityNews    *news);

/* To be called when the grid is allocated. */
void comstock_city_parcels_allocate (ComstockCityParcels *self);
