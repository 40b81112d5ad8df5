/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the square and its symbol. */

#include "comstock-cards-parcel-drawing.h"

#include "art/comstock-drawing.h"

#define LINE 0.04

void
comstock_cards_parcel_draw (cairo_t    *cr,
                            CardsParcel parcel,
                            double      x,
                            double      y)
{
  g_autofree char *name = g_strconcat ("symbols/", cards_parcels[parcel].id, NULL);

  cairo_rectangle (cr, x, y, 1, 1);
  comstock_drawing_set_paper (cr);
  cairo_fill_preserve (cr);
  comstock_drawing_set_ink (cr);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
  comstock_drawing_draw (cr, name, x + LINE, y + LINE, 1 - 2 * LINE, 1 - 2 * LINE, NULL);
}
