/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colors of a town by daylight and by lamplight. */

#pragma once

#include <gtk/gtk.h>

typedef enum
{
  TOWN_SAND,
  TOWN_SAND_2,          /* spots in it */
  TOWN_SAND_EDGE,
  TOWN_PLATE,
  TOWN_PASTURE,
  TOWN_PASTURE_2,
  TOWN_BANK,            /* of a river */
  TOWN_SHALLOWS,
  TOWN_WATER,
  TOWN_RIPPLE,
  TOWN_ROCK_1,          /* the outermost */
  TOWN_ROCK_2,
  TOWN_ROCK_3,
  TOWN_FOOTHILL,
  TOWN_STREET,
  TOWN_STREET_EDGE,
  TOWN_RUT,
  TOWN_PATH,
  TOWN_SLEEPER,
  TOWN_RAIL,
  TOWN_PINE,
  TOWN_COTTONWOOD,
  TOWN_TUFT,
  TOWN_FENCE,
  TOWN_CARD_EDGE,
  TOWN_POLE,
  TOWN_HALO,
  TOWN_SMOKE,
  TOWN_PLAIN,           /* parcels of the plain town */
  TOWN_PLAIN_LINE,
  TOWN_COLORS
} ComstockTownColor;

/* @small: for parcels of less than 32 pixels, which would drown in the dark. */
GdkRGBA comstock_town_palette_get (ComstockTownColor color,
                                   gboolean          dark,
                                   gboolean          small);
