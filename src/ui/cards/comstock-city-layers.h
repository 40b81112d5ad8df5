/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a city grid draws below its cells: each layer is drawn once and kept while the ghost moves. */

#pragma once

#include "comstock-city-parcels.h"

typedef struct _ComstockCityLayers ComstockCityLayers;

/* @grid is borrowed: it has the colours, and is redrawn. */
ComstockCityLayers *comstock_city_layers_new  (GtkWidget          *grid);
void                comstock_city_layers_free (ComstockCityLayers *self);

/* All looks different now. */
void comstock_city_layers_redraw (ComstockCityLayers *self);

/* The table lies elsewhere in the grid. */
void comstock_city_layers_move (ComstockCityLayers *self);

/* Ground, cards and rulers of @city (may be NULL), with a mark at each allowed one of @parcels: a place for a card if
 * @laying, else a card to sell. */
void comstock_city_layers_snapshot_table (ComstockCityLayers      *self,
                                          GtkSnapshot             *snapshot,
                                          const ComstockCityFrame *frame,
                                          ComstockCity            *city,
                                          ComstockCityParcels     *parcels,
                                          gboolean                 laying);

/* @ghost with its north-west parcel at @at.  Another @ghost needs a redraw. */
void comstock_city_layers_snapshot_ghost (ComstockCityLayers      *self,
                                          GtkSnapshot             *snapshot,
                                          const ComstockCityFrame *frame,
                                          const CardsTerrain      *ghost,
                                          ComstockPlace            at,
                                          gboolean                 allowed,
                                          gboolean                 focus);
