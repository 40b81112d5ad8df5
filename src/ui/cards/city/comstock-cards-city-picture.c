/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The town of the city grid, on felt that fits it closely. */

#include "comstock-cards-city-picture.h"

static void
get_area (ComstockCardsCity *city,
          ComstockCardsArea *area)
{
  if (!comstock_cards_city_get_box (city, area))
    comstock_cards_city_get_reach (city, area);
}

void
comstock_cards_city_picture_measure (ComstockCardsCity *city,
                                     int                cell,
                                     int               *width,
                                     int               *height)
{
  ComstockCardsArea area;

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY (city));

  get_area (city, &area);
  *width = (area.right - area.left) * cell + cell / 2 * 2;
  *height = (area.bottom - area.top) * cell + cell / 2 * 2;
}

void
comstock_cards_city_picture_draw (ComstockCardsCity      *city,
                                  const ComstockTownLook *look,
                                  cairo_t                *cr)
{
  const int cell = look->cell;
  ComstockCardsArea area;
  ComstockCardsTown town;

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY (city));

  get_area (city, &area);
  comstock_cards_town_init_city (&town, city);
  comstock_town_draw (cr, &town.town, look, cell / 2 - area.left * cell, cell / 2 - area.top * cell);
}
