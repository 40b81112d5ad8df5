/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the squares of a city, and the symbol of each. */

#include "comstock-cards-thumbnail.h"

#include "art/comstock-drawing.h"
#include "engine/cards/cards-city.h"

#define FELT 0x3f624d
#define LINE 0.04

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
draw_parcel (cairo_t     *cr,
             CardsParcel  parcel,
             double       x,
             double       y)
{
  g_autofree char *name = g_strconcat ("symbols/", cards_parcels[parcel].id, NULL);

  cairo_rectangle (cr, x, y, 1, 1);
  cairo_set_source_rgb (cr, 1, 0.98, 0.95);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.17, 0.13, 0.09);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
  comstock_drawing_draw (cr, name, x + LINE, y + LINE, 1 - 2 * LINE, 1 - 2 * LINE, NULL);
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
          draw_parcel (cr, parcel, x - city->left, y - city->top);
      }
}

const ComstockThumbnail comstock_cards_thumbnail = { FELT, measure, draw };
