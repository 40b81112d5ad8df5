/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsThumbs: small pictures of cards in a row, or in several where one has no room. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-card.h"

#define COMSTOCK_TYPE_CARDS_THUMBS (comstock_cards_thumbs_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsThumbs, comstock_cards_thumbs, COMSTOCK, CARDS_THUMBS, GtkWidget)

/* To a screen reader it is decoration; words beside it say what it shows. */
GtkWidget *comstock_cards_thumbs_new      (void);

/* Adds a terrain card or a character's face; the auction card of @suit with this value, its back for 0. */
void       comstock_cards_thumbs_add_card (ComstockCardsThumbs *self,
                                           ComstockCardsCard   *card);
void       comstock_cards_thumbs_add_bid  (ComstockCardsThumbs *self,
                                           CardsSuit            suit,
                                           guint                value);

/* Adds a mark that what stands before it goes before what comes next, though both are equal. */
void       comstock_cards_thumbs_add_tie  (ComstockCardsThumbs *self);
