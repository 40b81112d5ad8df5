/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsMini: what a seat has built, small and live: its town, or the cards that a virtual player took. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_MINI (comstock_cards_mini_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsMini, comstock_cards_mini, COMSTOCK, CARDS_MINI, GtkWidget)

/* It is drawn into the largest square of its allocation, any size from 24 pixels on: a grid of 8 parcels a side (9 with
 * the captain) with the town in its middle, so that parcels never change their size while a town grows.  The card that
 * the seat laid last is ringed and tells what it scored, as long as comstock_cards_laid_find_last () does.
 *
 * To a screen reader it is decoration: what stands beside it says what it shows. */
GtkWidget *comstock_cards_mini_new       (void);

/* Follows @seat of @game from now on, keeping references to both; NULL for @seat shows nothing.  Without a game, as at
 * a real table, there is no news to tell. */
void       comstock_cards_mini_set_seat  (ComstockCardsMini *self,
                                          ComstockCardsGame *game,
                                          ComstockCardsSeat *seat);

/* Dims the parcels of its town outside @lit; 0 dims none.  With a light the town is as large as it fits, and no news is
 * told. */
void       comstock_cards_mini_light     (ComstockCardsMini *self,
                                          CardsBoard         lit);

/* Where @card lies, in coordinates of the widget as it is allocated now; FALSE if it does not lie here. */
gboolean   comstock_cards_mini_find_card (ComstockCardsMini *self,
                                          ComstockCardsCard *card,
                                          graphene_rect_t   *bounds);

/* The parcel of the town at a point of the widget, and where it is seen; FALSE if none is there. */
gboolean   comstock_cards_mini_find_parcel (ComstockCardsMini  *self,
                                            double              at_x,
                                            double              at_y,
                                            ComstockCardsPlace *place,
                                            graphene_rect_t    *bounds);
