/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the squares of a city, and the symbol of each. */

#include "comstock-cards-thumbnail.h"

#include "art/cards/comstock-cards-parcel-drawing.h"
#include "art/comstock-drawing.h"
#include "engine/cards/cards-city.h"

#define FELT 0x3f624d

#define NO_CITY_SIDE 2          /* cells: a card */
#define NO_CITY "backs/era-1"

static void
measure (gconstpointer table,
         int          *columns,
         int          *rows)
{
  const CardsCity *city = table;

  *columns = city->n_placed > 0 ? city->right - city->left : NO_CITY_SIDE;
  *rows = city->n_placed > 0 ? city->bottom - city->top : NO_CITY_SIDE;
}

static void
draw (gconstpointer table,
      cairo_t      *cr)
{
  const CardsCity *city = table;

  if (city->n_placed == 0)
    comstock_drawing_draw (cr, NO_CITY, 0, 0, NO_CITY_SIDE, NO_CITY_SIDE, NULL);
  for (int y = city->top; y < city->bottom; y++)
    for (int x = city->left; x < city->right; x++)
      {
        const CardsParcel parcel = cards_city_parcel (city, x, y);

        if (parcel != CARDS_NO_PARCEL)
          comstock_cards_parcel_draw (cr, parcel, x - city->left, y - city->top);
      }
}

const ComstockThumbnail comstock_cards_thumbnail = { FELT, measure, draw };
