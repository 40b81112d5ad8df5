/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardButton: what the buttons that are cards of a game share: the card, its name and its tooltip. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-card.h"

#define COMSTOCK_TYPE_CARD_BUTTON (comstock_card_button_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockCardButton, comstock_card_button, COMSTOCK, CARD_BUTTON, GtkButton)

struct _ComstockCardButtonClass
{
  GtkButtonClass parent_class;

  /* Shows @card, which takes the place of @before; both may be NULL. */
  void (*show_card) (ComstockCardButton *self,
                     ComstockCard       *card,
                     ComstockCard       *before);
};

/* Property "card" (ComstockCard of the kind that the subclass shows, may be NULL).  Accessible label and tooltip are
 * the card's label; the CSS class "chosen" marks the card in hand. */
ComstockCard *comstock_card_button_get_card (ComstockCardButton *self);

void          comstock_card_button_set_card (ComstockCardButton *self,
                                             ComstockCard       *card);
