/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where what is on a tile lies: the shapes of its streets, markets and areas, and the places of what stands there. */

#pragma once

#include <cairo.h>
#include <glib.h>
#include <graphene.h>

#include "engine/city/city-tiles.h"

/* All is measured in sides of the tile, from the top left corner of the design as it is, not turned. */

#define COMSTOCK_CITY_STREET 0.17       /* width of a street with its kerbs */
#define COMSTOCK_CITY_CROSSING 0.12     /* radius of the round place where streets end */

#define COMSTOCK_CITY_MAX_HOUSES 12     /* trees included */
#define COMSTOCK_CITY_MAX_STALLS 8

typedef struct
{
  graphene_point_t at;  /* its middle */
  guint look;           /* a number at random, the same each time, by which its drawing may be chosen */
} ComstockCitySpot;

typedef struct
{
  graphene_point_t building;                    /* the middle of the public or historic building, if there is one */
  graphene_point_t signs[CITY_MAX_OF_KIND];     /* of the markets */
  graphene_point_t followers[CITY_MAX_OWN];     /* the middle of the one on each segment, numbered as in CityForm */
  ComstockCitySpot houses[COMSTOCK_CITY_MAX_HOUSES];
  guint n_houses;
  ComstockCitySpot stalls[COMSTOCK_CITY_MAX_STALLS];
  guint8 stall_markets[COMSTOCK_CITY_MAX_STALLS];
  guint n_stalls;
} ComstockCityLayout;

/* The places on @design, found once and kept for ever. */
const ComstockCityLayout *comstock_city_layout_get (const CityDesign *design);

/* Where @point comes to lie when the tile is turned so many quarters clockwise. */
graphene_point_t comstock_city_layout_turn       (graphene_point_t  point,
                                                  guint             turns);

/* Adds to the path of @cr: the middle line of a street; the outline of a market, along its edges of the tile. */
void             comstock_city_layout_add_street (cairo_t          *cr,
                                                  const CityDesign *design,
                                                  guint             street);
void             comstock_city_layout_add_market (cairo_t          *cr,
                                                  const CityDesign *design,
                                                  guint             market);

/* The segment at @point, numbered as in CityForm; −1 if it is none's. */
int              comstock_city_layout_find       (const CityDesign *design,
                                                  graphene_point_t  point);

/* Adds the area to the path of @cr, out of small squares: to the streets and markets around it and a little into
 * them. */
void             comstock_city_layout_add_area   (cairo_t          *cr,
                                                  const CityDesign *design,
                                                  guint             area);
