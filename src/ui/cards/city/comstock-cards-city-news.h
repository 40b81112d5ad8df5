/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What just happened in a city, told for a moment: what the card laid there gained, or why none was laid. */

#pragma once

#include "model/cards/comstock-cards-city.h"

typedef struct _ComstockCardsCityNews ComstockCardsCityNews;

/* @over (@data) is called when the moment has passed. */
ComstockCardsCityNews *comstock_cards_city_news_new  (GSourceOnceFunc over,
                                                      gpointer        data);
void                   comstock_cards_city_news_free (ComstockCardsCityNews *self);

/* Nothing is told, and what comes is compared with @city (may be NULL) as it is now. */
void comstock_cards_city_news_forget (ComstockCardsCityNews *self,
                                      ComstockCardsCity     *city);

/* @city changed: TRUE if a card was laid, which is told from now on. */
gboolean comstock_cards_city_news_follow (ComstockCardsCityNews *self,
                                          ComstockCardsCity     *city);

/* Tells why no card was laid at (@x, @y). */
void comstock_cards_city_news_refuse (ComstockCardsCityNews *self,
                                      int                    x,
                                      int                    y,
                                      const char            *refusal);

/* What is told, of the card at *@place; NULL if nothing is.  Either may be NULL. */
const char *comstock_cards_city_news_get (ComstockCardsCityNews *self,
                                          ComstockCardsPlace    *place,
                                          gboolean              *refused);

/* TRUE while the parcel at (@x, @y) is of the card that was laid, or scores otherwise since: @change is by how much. */
gboolean comstock_cards_city_news_find_change (ComstockCardsCityNews *self,
                                               ComstockCardsCity     *city,
                                               int                    x,
                                               int                    y,
                                               int                   *change);
