/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsBidPlate: the auction card that a seat has played in this round, face down as long as it is secret. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_BID_PLATE (comstock_cards_bid_plate_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsBidPlate, comstock_cards_bid_plate, COMSTOCK, CARDS_BID_PLATE, GtkWidget)

/* It is drawn as large as its allocation.  To a screen reader it is decoration; words beside it say what it shows. */
GtkWidget *comstock_cards_bid_plate_new      (void);

/* Follows @seat of @game from now on, keeping references to both. */
void       comstock_cards_bid_plate_set_seat (ComstockCardsBidPlate *self,
                                              ComstockCardsGame     *game,
                                              ComstockCardsSeat     *seat);

/* Draws the auction card of @suit with this value into @bounds; its back for 0. */
void       comstock_cards_bid_snapshot       (GtkWidget             *widget,
                                              GtkSnapshot           *snapshot,
                                              CardsSuit              suit,
                                              guint                  value,
                                              const graphene_rect_t *bounds);
