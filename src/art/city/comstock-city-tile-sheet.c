/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws each design once, as the table shows it. */

#include "comstock-city-tile-sheet.h"

#include "art/city/comstock-city-tile.h"

#define PAPER_SIDE 45           /* millimetres, as usual for tiles */

static void
draw (cairo_t      *cr,
      gconstpointer tiles,
      guint         i,
      double        side)
{
  const CityDesign *design = &((const CityTiles *) tiles)->designs[i];

  comstock_city_tile_draw (cr, design, 0, side, comstock_city_palette_get (FALSE, FALSE), NULL);
}

static char *
dup_label (gconstpointer tiles,
           guint         i)
{
  const CityDesign *design = &((const CityTiles *) tiles)->designs[i];

  return g_strdup_printf ("%u × %s", design->copies, design->id);
}

ComstockPieceSheet
comstock_city_tile_sheet (const CityTiles *tiles,
                          const char      *title)
{
  return (ComstockPieceSheet) { title, tiles->n_designs, PAPER_SIDE, draw, dup_label, tiles };
}
