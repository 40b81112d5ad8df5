/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a seat makes its city and keeps it up to date. */

#pragma once

#include "comstock-city.h"
#include "comstock-deck.h"

G_BEGIN_DECLS

ComstockCity *comstock_city_new  (ComstockDeck         *deck);

/* Takes over the city of @seat; @cards are the objects of all cards, by number. */
void          comstock_city_sync (ComstockCity         *self,
                                  const CardsSeat      *seat,
                                  ComstockCard * const *cards);

G_END_DECLS
