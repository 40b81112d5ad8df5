/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game makes its cards and keeps them up to date. */

#pragma once

#include "comstock-card.h"
#include "comstock-deck.h"

G_BEGIN_DECLS

ComstockCard *comstock_card_new  (ComstockDeck *deck,
                                  CardsCard     number);

/* What changes about a card. */
typedef struct
{
  int owner;            /* seat or −1 */
  gboolean used;
  gboolean takeable;
  gboolean saleable;
} ComstockCardStatus;

void          comstock_card_sync (ComstockCard             *self,
                                  const ComstockCardStatus *status);

/* What any card is called: dup_name () without the object. */
char         *comstock_card_name (const CardsDeck *deck,
                                  CardsCard        number);

G_END_DECLS
