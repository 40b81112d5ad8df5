/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All tiles of a set on a sheet. */

#pragma once

#include "art/comstock-piece-sheet.h"
#include "engine/city/city-tiles.h"

/* The designs in their order, each with its number of copies; @tiles and @title are borrowed. */
ComstockPieceSheet comstock_city_tile_sheet (const CityTiles *tiles,
                                             const char      *title);
