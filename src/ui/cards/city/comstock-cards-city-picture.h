/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A city as a picture of its own, for a file or a page: no marks, no ghost, nothing that needs a window. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-city.h"

/* How large the picture of @city is with parcels of @cell pixels a side: its cards and half a parcel of table around
 * them.  An empty city is the bare table of one card. */
void comstock_cards_city_picture_measure (ComstockCardsCity *city,
                                          int                cell,
                                          int               *width,
                                          int               *height);

/* Draws it from (0, 0) in outlines, which stay sharp at any size.  Only colours come from @widget, which need not be
 * shown. */
void comstock_cards_city_picture_snapshot (ComstockCardsCity *city,
                                           GtkWidget         *widget,
                                           GtkSnapshot       *snapshot,
                                           int                cell);
