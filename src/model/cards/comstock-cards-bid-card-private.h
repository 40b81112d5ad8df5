/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a seat makes its auction cards and keeps them up to date. */

#pragma once

#include "comstock-cards-bid-card.h"

G_BEGIN_DECLS

ComstockCardsBidCard *comstock_cards_bid_card_new  (CardsSuit suit,
                                                    guint     number);

void                  comstock_cards_bid_card_sync (ComstockCardsBidCard *self,
                                                    ComstockCardsBidPlace place,
                                                    gboolean              playable);

G_END_DECLS
