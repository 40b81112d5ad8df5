/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsTerrainCard: a button that is a terrain card: its four parcels and its appeal. */

#pragma once

#include "comstock-cards-card-button.h"
#include "ui/kit/comstock-art.h"

#define COMSTOCK_TYPE_CARDS_TERRAIN_CARD (comstock_cards_terrain_card_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsTerrainCard, comstock_cards_terrain_card, COMSTOCK, CARDS_TERRAIN_CARD,
                      ComstockCardsCardButton)

/* Its card must be a terrain card.  Property "side" (its least width and height in application pixels, 24–400, 112 at
 * first); it is drawn as large as it is allocated. */
GtkWidget *comstock_cards_terrain_card_new (ComstockCardsCard *card);

/* Draws @terrain into @bounds as the town that it is by itself, without its appeal. */
void comstock_cards_terrain_snapshot (GtkWidget             *widget,
                                      GtkSnapshot           *snapshot,
                                      const CardsTerrain    *terrain,
                                      const graphene_rect_t *bounds);

/* Draws the disc with a card's appeal, which fills the square @bounds. */
void comstock_cards_appeal_snapshot (GtkWidget             *widget,
                                     GtkSnapshot           *snapshot,
                                     guint                  appeal,
                                     const graphene_rect_t *bounds);
