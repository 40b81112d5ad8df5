/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which parcel of a town pays for which of its neighbors, as the rules count them. */

#pragma once

#include "comstock-cards-town.h"

/* What a link is drawn as. */
typedef enum
{
  COMSTOCK_CARDS_LINK_FENCE,    /* both lie in a fenced pasture */
  COMSTOCK_CARDS_LINK_RAILS,
  COMSTOCK_CARDS_LINK_STREET,
} ComstockCardsLinkForm;

typedef struct
{
  int x;        /* the parcel that scores */
  int y;
  int dx;       /* the step to the neighbor that it counts */
  int dy;
  CardsRow row;
  int vp;       /* what the one neighbor brings */
  ComstockCardsLinkForm form;
} ComstockCardsTownLink;

/* All of them, row by row of the town: a new array of ComstockCardsTownLink. */
GArray *comstock_cards_town_dup_links (const ComstockCardsTown *town);

/* Those that begin or end at (@x, @y). */
GArray *comstock_cards_town_dup_links_at (const ComstockCardsTown *town,
                                          int                      x,
                                          int                      y);
