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

/* Where a card lies, its north-west parcel at (@x, @y): "row 3, column 5", "1 row above the city, column 5"; "" for the
 * first card of a city.  Free with g_free (). */
char              *comstock_cards_city_dup_place (const CardsCity *city,
                                                  int              x,
                                                  int              y);

G_END_DECLS
