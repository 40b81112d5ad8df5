/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockAuctionCard: a toggle button that is an auction card: number and suit. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cards/cards-terms.h"

#define COMSTOCK_TYPE_AUCTION_CARD (comstock_auction_card_get_type ())
G_DECLARE_FINAL_TYPE (ComstockAuctionCard, comstock_auction_card, COMSTOCK, AUCTION_CARD, GtkToggleButton)

/* Properties: "spent" (played in this era: ghosted and struck out, insensitive, the label says so), "compact" (number
 * and suit in one short line).  Group the cards of a hand with gtk_toggle_button_set_group (). */
GtkWidget *comstock_auction_card_new (CardsSuit suit,
                                      int       number);

/* Shows another card; @number 0 shows a back. */
void comstock_auction_card_set_card (ComstockAuctionCard *self,
                                     CardsSuit            suit,
                                     int                  number);

void comstock_auction_card_set_spent (ComstockAuctionCard *self,
                                      gboolean             spent);
