/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sheet that shows a whole set of tiles, for people who make one. */

#pragma once

#include "engine/city/city-tiles.h"

#include <cairo.h>

/* The size of the sheet, in pixels of a PNG, units of an SVG. */
void comstock_city_tile_sheet_measure (const CityTiles *tiles,
                                       int             *width,
                                       int             *height);

/* Draws each design by daylight, as the table does, with how many there are of it and its id; @title stands above. */
void comstock_city_tile_sheet_draw    (cairo_t         *cr,
                                       const CityTiles *tiles,
                                       const char      *title);
