/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsSlot: the empty place of a card that has left the column, with the sign of the player who took it. */

#pragma once

#include <adwaita.h>

#include "model/cards/comstock-cards-seat.h"

#define COMSTOCK_TYPE_CARDS_SLOT (comstock_cards_slot_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsSlot, comstock_cards_slot, COMSTOCK, CARDS_SLOT, AdwBin)

/* The place of the card of this number, which nobody has taken yet. */
GtkWidget *comstock_cards_slot_new       (CardsCard          card);

CardsCard  comstock_cards_slot_get_card  (ComstockCardsSlot *self);

/* Takes @model, once: it is never seen, but the slot is as large as it. */
void       comstock_cards_slot_set_model (ComstockCardsSlot *self,
                                          GtkWidget         *model);

/* NULL if there is none. */
GtkWidget *comstock_cards_slot_get_model (ComstockCardsSlot *self);

void       comstock_cards_slot_set_taker (ComstockCardsSlot *self,
                                          ComstockCardsSeat *taker);
