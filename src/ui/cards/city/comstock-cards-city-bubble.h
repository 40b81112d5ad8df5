/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCityBubble: a layer over a city that says a sentence beside what it speaks of. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-cards-city-frame.h"

#define COMSTOCK_TYPE_CARDS_CITY_BUBBLE (comstock_cards_city_bubble_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsCityBubble, comstock_cards_city_bubble, COMSTOCK, CARDS_CITY_BUBBLE, GtkWidget)

/* It is laid over the whole grid and only ever redrawn: a new sentence or place lays nothing out anew.  Its accessible
 * label is the sentence. */
GtkWidget *comstock_cards_city_bubble_new (void);

/* NULL: nothing is said.  A refusal looks different. */
void comstock_cards_city_bubble_say (ComstockCardsCityBubble *self,
                                     const char              *sentence,
                                     gboolean                 refusal);

/* What is spoken of, in the bubble's own coordinates: the sentence stands beside @cursor, where it hides as little as
 * possible of @city (may be NULL) in @frame, wherever the bubble is seen. */
void comstock_cards_city_bubble_point_at (ComstockCardsCityBubble  *self,
                                          const graphene_rect_t    *cursor,
                                          const ComstockPlaneFrame *frame,
                                          ComstockCardsCity        *city);

/* What lies over the bubble, in its coordinates: the sentence keeps off it. */
void comstock_cards_city_bubble_keep_off (ComstockCardsCityBubble *self,
                                          const graphene_rect_t   *taken);

/* Where the sentence stands; FALSE if there is none. */
gboolean comstock_cards_city_bubble_get_place (ComstockCardsCityBubble *self,
                                               graphene_rect_t         *place);
