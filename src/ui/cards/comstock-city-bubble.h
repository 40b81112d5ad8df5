/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityBubble: a layer over a city that says a sentence beside what it speaks of. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-city-frame.h"

#define COMSTOCK_TYPE_CITY_BUBBLE (comstock_city_bubble_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityBubble, comstock_city_bubble, COMSTOCK, CITY_BUBBLE, GtkWidget)

/* It is laid over the whole grid and only ever redrawn: a new sentence or place lays nothing out anew.  Its accessible
 * label is the sentence. */
GtkWidget *comstock_city_bubble_new (void);

/* NULL: nothing is said.  A refusal looks different. */
void comstock_city_bubble_say (ComstockCityBubble *self,
                               const char         *sentence,
                               gboolean            refusal);

/* What is spoken of, in the bubble's own coordinates: the sentence stands beside @cursor, where it hides as little as
 * possible of @city (may be NULL) in @frame, wherever the bubble is seen. */
void comstock_city_bubble_point_at (ComstockCityBubble      *self,
                                    const graphene_rect_t   *cursor,
                                    const ComstockCityFrame *frame,
                                    ComstockCity            *city);

/* What lies over the bubble, in its coordinates: the sentence keeps off it. */
void comstock_city_bubble_keep_off (ComstockCityBubble    *self,
                                    const graphene_rect_t *taken);

/* Where the sentence stands; FALSE if there is none. */
gboolean comstock_city_bubble_get_place (ComstockCityBubble *self,
                                         graphene_rect_t    *place);
