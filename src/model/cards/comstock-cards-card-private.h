/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game makes its cards and keeps them up to date. */

#pragma once

#include "comstock-cards-card.h"
#include "comstock-cards-deck.h"

G_BEGIN_DECLS

ComstockCardsCard *comstock_cards_card_new  (ComstockCardsDeck *deck,
                                             CardsCard          number);

void               comstock_cards_card_sync (ComstockCardsCard *self,
                                             gboolean           used,
                                             gboolean           takeable);

/* What any card is called: dup_name () without the object. */
char              *comstock_cards_card_name (const CardsDeck *deck,
                                             CardsCard        number);

G_END_DECLS
