/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plain town: squares with black lines and symbols, for high contrast, for paper, and for who likes it so. */

#include "comstock-town-brush.h"

#define SYMBOL 0.92
#define SYMBOL_AT 0.04
#define EDGE 2          /* pixels around the town */

static gboolean
is_bare (const ComstockTownBrush *brush,
         int                      x,
         int                      y)
{
  return !comstock_town_brush_is_town (brush, x, y);
}

/* Whole pixels, so that lines are sharp; those around the town are wider, for the table may be as white. */
static void
add_lines (const ComstockTownBrush *brush,
           int                      x,
           int                      y)
{
  const double pixel = 1.0 / brush->look->cell;
  const double left = is_bare (brush, x - 1, y) ? EDGE * pixel : 0;
  const double right = (is_bare (brush, x + 1, y) ? EDGE : 1) * pixel;
  const double above = is_bare (brush, x, y - 1) ? EDGE * pixel : 0;
  const double below = (is_bare (brush, x, y + 1) ? EDGE : 1) * pixel;

  cairo_rectangle (brush->cr, x - left, y - above, 1 + left + right, above + (above > 0 ? 0 : pixel));
  cairo_rectangle (brush->cr, x - left, y - above, left + (left > 0 ? 0 : pixel), 1 + above + below);
  cairo_rectangle (brush->cr, x - left, y + 1, 1 + left + right, below);
  cairo_rectangle (brush->cr, x + 1, y - above, right, 1 + above + below);
}

/* Twice as wide where another card begins. */
static void
add_card_lines (const ComstockTownBrush *brush,
                int                      x,
                int                      y)
{
  const double pixel = 1.0 / brush->look->cell;

  if (!comstock_town_is_one_card (brush->town, x, y, 1, 0))
    cairo_rectangle (brush->cr, x + 1 - pixel, y, 3 * pixel, 1);
  if (!comstock_town_is_one_card (brush->town, x, y, 0, 1))
    cairo_rectangle (brush->cr, x, y + 1 - pixel, 1, 3 * pixel);
}

static void
draw_symbol (const ComstockTownBrush *brush,
             int                      x,
             int                      y)
{
  const char *name = comstock_town_get_symbol (comstock_town_get (brush->town, x, y));

  comstock_town_brush_art (brush, name, x + SYMBOL_AT, y + SYMBOL_AT, SYMBOL, TOWN_PLAIN_LINE);
}

void
comstock_town_draw_plain (const ComstockTownBrush *brush)
{
  const ComstockTownKinds all = TOWN_ALL;

  comstock_town_brush_color (brush, TOWN_PLAIN, 1);
  comstock_town_brush_trace (brush, comstock_town_brush_is_town, 0, 0);
  cairo_fill (brush->cr);
  comstock_town_brush_color (brush, TOWN_PLAIN_LINE, 1);
  comstock_town_brush_each (brush, all, add_lines);
  if (brush->look->cards)
    comstock_town_brush_each (brush, all, add_card_lines);
  cairo_fill (brush->cr);
  comstock_town_draw_river (brush);
  comstock_town_brush_each (brush, all & ~(TOWN_BIT (EMPTY) | TOWN_BIT (RIVER)), draw_symbol);
}
