/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets of tiles for tests of The City. */

#pragma once

#include "engine/city/city-tiles.h"

/* The set that comes with the program. */
void test_tiles_shipped (CityTiles *tiles);

/* Another set for each @seed: the shipped one for 0, otherwise its designs in other numbers, up to as many as a game
 * takes, most of them in the last stack. */
void test_tiles_random (CityTiles *tiles,
                        uint64_t   seed);
