/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a seat makes its city and keeps it up to date. */

#pragma once

#include "comstock-cards-city.h"
#include "comstock-cards-deck.h"

G_BEGIN_DECLS

ComstockCardsCity *comstock_cards_city_new  (ComstockCardsDeck         *deck);

/* Takes over the city of @seat in @era (1 or 2); @cards are the objects of all cards, by number. */
void               comstock_cards_city_sync (ComstockCardsCity         *self,
                                             const CardsSeat           *seat,
                                             guint                      era,
                                             ComstockCardsCard * const *cards);

G_END_DECLS
