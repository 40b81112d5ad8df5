/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which parcel of a town pays for which of its neighbors, as the rules count them. */

#pragma once

#include "comstock-cards-town.h"

typedef struct
{
  ComstockTownLink link;
  CardsRow row;
  int vp;       /* what the one neighbor brings */
} ComstockCardsTownLink;

/* All of them, row by row of the town: a new array of ComstockCardsTownLink. */
GArray *comstock_cards_town_dup_links (const ComstockCardsTown *town);

/* Those that begin or end at (@x, @y). */
GArray *comstock_cards_town_dup_links_at (const ComstockCardsTown *town,
                                          int                      x,
                                          int                      y);
