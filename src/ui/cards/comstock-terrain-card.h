/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockTerrainCard: a button that is a terrain card: its four parcels and its appeal. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-card.h"

#define COMSTOCK_TYPE_TERRAIN_CARD (comstock_terrain_card_get_type ())
G_DECLARE_FINAL_TYPE (ComstockTerrainCard, comstock_terrain_card, COMSTOCK, TERRAIN_CARD, GtkButton)

/* Properties: "card" (ComstockCard, must be a terrain card), "side" (its width and height in application pixels,
 * 24–400, 112 at first).  Its accessible label is the card's; the CSS class "chosen" marks the card in hand. */
GtkWidget *comstock_terrain_card_new (ComstockCard *card);

void comstock_terrain_card_set_card (ComstockTerrainCard *self,
                                     ComstockCard        *card);

/* Draws the parcels of @terrain as a card into @bounds, without its appeal: what a city shows of it. */
void comstock_terrain_snapshot (GtkWidget             *widget,
                                GtkSnapshot           *snapshot,
                                const CardsTerrain    *terrain,
                                const graphene_rect_t *bounds);
