/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a tile, drawn from what its design says: what is drawn is what is adjacent. */

#pragma once

#include "art/city/comstock-city-layout.h"

/* What tiles are painted with: colors as 0xRRGGBBAA. */
typedef struct
{
  guint32 ground;
  guint32 soil;                 /* soft spots on it */
  guint32 grass;
  guint32 street;
  guint32 kerb;
  guint32 cobble;
  guint32 goods[CITY_GOODS];    /* markets */
  guint32 paving[CITY_GOODS];   /* their patterns and outlines */
  guint32 roofs[3];
  guint32 seam;                 /* around the tile */
  gboolean plain;               /* high contrast: nothing soft, larger signs */
} ComstockCityPalette;

/* By lamplight or not; static. */
const ComstockCityPalette *comstock_city_palette_get (gboolean is_dark,
                                                      gboolean is_high_contrast);

/* Draws a drawing with its top left at (@x, @y), as comstock_drawing_draw () does. */
typedef void (*ComstockCityDrawing) (cairo_t    *cr,
                                     const char *name,
                                     double      x,
                                     double      y,
                                     double      width,
                                     const char *ink);

/* Draws the tile, turned so many quarters clockwise, from the origin on, @side long: what lies flat, or all.  @cr is
 * moved at the most, so that @draw may copy pixels: it draws what stands there, NULL in outlines, as for a file. */
void comstock_city_tile_draw_ground (cairo_t                   *cr,
                                     const CityDesign          *design,
                                     guint                      turns,
                                     double                     side,
                                     const ComstockCityPalette *palette);
void comstock_city_tile_draw        (cairo_t                   *cr,
                                     const CityDesign          *design,
                                     guint                      turns,
                                     double                     side,
                                     const ComstockCityPalette *palette,
                                     ComstockCityDrawing        draw);

/* Lights one of its segments, numbered as in CityForm, in @color, 0xRRGGBBAA. */
void comstock_city_tile_draw_light  (cairo_t                   *cr,
                                     const CityDesign          *design,
                                     guint                      turns,
                                     double                     side,
                                     guint                      segment,
                                     guint32                    color);

/* The drawing of the building on a design, NULL for none; of goods: the sign of their markets. */
const char *comstock_city_tile_get_building (const CityDesign *design);
const char *comstock_city_tile_get_sign     (CityGoods         goods);
