/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a tile, drawn from what its design says: what is drawn is what is adjacent. */

#pragma once

#include "comstock-city-layout.h"

/* What tiles are painted with: the colours comstock_city_… of the style sheet. */
typedef struct
{
  GdkRGBA ground;
  GdkRGBA soil;                 /* soft spots on it */
  GdkRGBA grass;
  GdkRGBA street;
  GdkRGBA kerb;
  GdkRGBA cobble;
  GdkRGBA goods[CITY_GOODS];    /* markets */
  GdkRGBA paving[CITY_GOODS];   /* their patterns and outlines */
  GdkRGBA roofs[3];
  GdkRGBA seam;                 /* around the tile */
  gboolean plain;               /* high contrast: nothing soft, larger signs */
} ComstockCityPalette;

void        comstock_city_palette_get         (GtkWidget                 *widget,
                                               ComstockCityPalette       *palette);

/* Draws the tile, turned so many quarters clockwise, from the origin on, @side long: what lies flat, or all.  A unit is
 * a pixel of @cr, which is moved at the most, unless @outlines are drawn, as for a file. */
void        comstock_city_tile_draw_ground    (cairo_t                   *cr,
                                               const CityDesign          *design,
                                               guint                      turns,
                                               double                     side,
                                               const ComstockCityPalette *palette);
void        comstock_city_tile_draw           (cairo_t                   *cr,
                                               const CityDesign          *design,
                                               guint                      turns,
                                               double                     side,
                                               const ComstockCityPalette *palette,
                                               gboolean                   outlines);

/* Draws all of the tile into @bounds, a square, from what was drawn once for its size and light. */
void        comstock_city_tile_snapshot       (GtkWidget                 *widget,
                                               GtkSnapshot               *snapshot,
                                               const CityDesign          *design,
                                               guint                      turns,
                                               const graphene_rect_t     *bounds);

/* Lights one of its segments, numbered as in CityForm, on the tile that lies in @bounds. */
void        comstock_city_tile_snapshot_light (GtkWidget                 *widget,
                                               GtkSnapshot               *snapshot,
                                               const CityDesign          *design,
                                               guint                      turns,
                                               guint                      segment,
                                               const graphene_rect_t     *bounds);

/* The drawing of the building on a design, NULL for none; of goods: the sign of their markets. */
const char *comstock_city_tile_get_building   (const CityDesign          *design);
const char *comstock_city_tile_get_sign       (CityGoods                  goods);
