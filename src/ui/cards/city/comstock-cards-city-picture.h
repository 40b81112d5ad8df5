/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A city as a picture of its own, for a file or a page: no marks, no ghost, nothing that needs a window. */

#pragma once

#include "ui/cards/town/comstock-cards-town.h"

/* How large the picture of @city is with parcels of @cell pixels a side: its town and half a parcel of table around it.
 * An empty city is the bare table of one card. */
void comstock_cards_city_picture_measure (ComstockCardsCity *city,
                                          int                cell,
                                          int               *width,
                                          int               *height);

/* Draws its town with @cr, without the table around it; the picture begins at (0, 0). */
void comstock_cards_city_picture_draw (ComstockCardsCity      *city,
                                       const ComstockTownLook *look,
                                       cairo_t                *cr);
