/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsOffer: characters in rows over the city: those that may come with the paperboy, or those one has. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-ask.h"
#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_OFFER (comstock_cards_offer_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsOffer, comstock_cards_offer, COMSTOCK, CARDS_OFFER, GtkWidget)

/* Hidden at first.  Signal "chosen" (ComstockCardsOffer *, guint move): what was decided, as a CsMove; Escape is the
 * answer that nobody comes.  "pressed" (ComstockCardsOffer *, int character): in what is only shown.
 * It lies in @overlay, which takes it, over @board, which is in there and lives longer. */
GtkWidget *comstock_cards_offer_new   (ComstockCardsGame  *game,
                                       GtkOverlay         *overlay,
                                       GtkWidget          *board);

/* Asks a person who may hire somebody, with @ask; NULL asks nobody. */
void       comstock_cards_offer_ask   (ComstockCardsOffer *self,
                                       const ComstockAsk  *ask);

/* Shows the characters of @seat until the table changes or the person closes it; first it tells what @first does. */
void       comstock_cards_offer_show  (ComstockCardsOffer *self,
                                       ComstockCardsSeat  *seat,
                                       CardsCharacter      first);

/* Leads the focus to the character that brings most. */
void       comstock_cards_offer_focus (ComstockCardsOffer *self);
