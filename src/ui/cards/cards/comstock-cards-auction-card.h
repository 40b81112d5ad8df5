/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsAuctionCard: a toggle button that is an auction card: number and suit. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cards/cards-terms.h"

#define COMSTOCK_TYPE_CARDS_AUCTION_CARD (comstock_cards_auction_card_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsAuctionCard, comstock_cards_auction_card, COMSTOCK, CARDS_AUCTION_CARD,
                      GtkToggleButton)

/* Properties: "spent" (played in this era: ghosted and struck out, insensitive, the label says so).  Group the cards
 * of a hand with gtk_toggle_button_set_group (). */
GtkWidget *comstock_cards_auction_card_new (CardsSuit suit,
                                            int       number);

/* Shows another card; @number 0 shows a back. */
void comstock_cards_auction_card_set_card (ComstockCardsAuctionCard *self,
                                           CardsSuit                 suit,
                                           int                       number);

void comstock_cards_auction_card_set_spent (ComstockCardsAuctionCard *self,
                                            gboolean                  spent);

/* What abilities add to it in this round: it shows both figures, 0 for nothing. */
void comstock_cards_auction_card_set_raise (ComstockCardsAuctionCard *self,
                                            guint                     raise);
