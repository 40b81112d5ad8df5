/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What would be linked that is not yet, drawn over a town in amber. */

#pragma once

#include "comstock-cards-town-links.h"

/* The links of @after that @before does not have: a new array of ComstockCardsTownLink. */
GArray *comstock_cards_town_dup_new_links (const ComstockCardsTown *before,
                                           const ComstockCardsTown *after);

/* Draws @links with the upper left corner of parcel (0, 0) at (@x, @y) and parcels of @cell pixels: a dashed way to
 * each neighbor that would be counted, a dashed fence around land that would be. */
void comstock_cards_town_prospect_draw (cairo_t      *cr,
                                        const GArray *links,
                                        int           cell,
                                        double        x,
                                        double        y);
