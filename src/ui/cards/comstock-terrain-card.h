/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockTerrainCard: a button that is a terrain card: its four parcels and its appeal. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cards/cards-deck.h"

#define COMSTOCK_TYPE_TERRAIN_CARD (comstock_terrain_card_get_type ())
G_DECLARE_FINAL_TYPE (ComstockTerrainCard, comstock_terrain_card, COMSTOCK, TERRAIN_CARD, GtkButton)

/* Properties: "side" (its width and height in application pixels, 24–400, 112 at first).
 * Its accessible label says the parcels by position and the appeal; the CSS class "chosen" marks the card in hand. */
GtkWidget *comstock_terrain_card_new (void);

/* Shows @terrain, which is copied. */
void comstock_terrain_card_set_terrain (ComstockTerrainCard *self,
                                        const CardsTerrain  *terrain);
