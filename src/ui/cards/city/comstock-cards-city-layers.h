/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a city grid draws below its cells: each layer is drawn once and kept while the ghost moves. */

#pragma once

#include "comstock-cards-city-parcels.h"

typedef struct _ComstockCardsCityLayers ComstockCardsCityLayers;

/* @grid is borrowed: it has the colors, and is redrawn. */
ComstockCardsCityLayers *comstock_cards_city_layers_new  (GtkWidget          *grid);
void                     comstock_cards_city_layers_free (ComstockCardsCityLayers *self);

/* All looks different now. */
void comstock_cards_city_layers_redraw (ComstockCardsCityLayers *self);

/* The table lies elsewhere in the grid. */
void comstock_cards_city_layers_move (ComstockCardsCityLayers *self);

/* Ground and town of @city (may be NULL), with a mark at each allowed one of @parcels: a place for a card if
 * @laying, else a card to sell. */
void comstock_cards_city_layers_snapshot_table (ComstockCardsCityLayers  *self,
                                                GtkSnapshot              *snapshot,
                                                const ComstockPlaneFrame *frame,
                                                ComstockCardsCity        *city,
                                                ComstockCardsCityParcels *parcels,
                                                gboolean                  laying);

/* The numbers of rows and columns of @city (may be NULL), at the edges of the frame. */
void comstock_cards_city_layers_snapshot_rulers (ComstockCardsCityLayers  *self,
                                                 GtkSnapshot              *snapshot,
                                                 const ComstockPlaneFrame *frame,
                                                 ComstockCardsCity        *city);

/* @ghost with its north-west parcel at @at.  Another @ghost needs a redraw. */
void comstock_cards_city_layers_snapshot_ghost (ComstockCardsCityLayers  *self,
                                                GtkSnapshot              *snapshot,
                                                const ComstockPlaneFrame *frame,
                                                const CardsTerrain       *ghost,
                                                ComstockCardsPlace        at,
                                                gboolean                  allowed,
                                                gboolean                  focus);
