/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game makes its cards and keeps them up to date. */

#pragma once

#include "comstock-cards-card.h"
#include "comstock-cards-deck.h"

G_BEGIN_DECLS

ComstockCardsCard *comstock_cards_card_new  (ComstockCardsDeck *deck,
                                             CardsCard          number);

/* What changes about a card. */
typedef struct
{
  int owner;            /* seat or −1 */
  gboolean used;
  gboolean takeable;
  gboolean saleable;
} ComstockCardsCardStatus;

void               comstock_cards_card_sync (ComstockCardsCard             *self,
                                             const ComstockCardsCardStatus *status);

/* What any card is called: dup_name () without the object. */
char              *comstock_cards_card_name (const CardsDeck *deck,
                                             CardsCard        number);

G_END_DECLS
