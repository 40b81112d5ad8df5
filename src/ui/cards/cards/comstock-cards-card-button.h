/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCardButton: what the buttons that are cards of a game share: the card and its name. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-card.h"

#define COMSTOCK_TYPE_CARDS_CARD_BUTTON (comstock_cards_card_button_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockCardsCardButton, comstock_cards_card_button, COMSTOCK, CARDS_CARD_BUTTON, GtkButton)

struct _ComstockCardsCardButtonClass
{
  GtkButtonClass parent_class;

  /* Shows @card, which takes the place of @before; both may be NULL. */
  void (*show_card) (ComstockCardsCardButton *self,
                     ComstockCardsCard       *card,
                     ComstockCardsCard       *before);
};

/* Property "card" (ComstockCardsCard of the kind that the subclass shows, may be NULL).  The accessible label
 * is the card's; the CSS class "chosen" marks the card in hand. */
ComstockCardsCard *comstock_cards_card_button_get_card (ComstockCardsCardButton *self);

void               comstock_cards_card_button_set_card (ComstockCardsCardButton *self,
                                                        ComstockCardsCard       *card);
