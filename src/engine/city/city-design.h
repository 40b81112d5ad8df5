/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the check of a set of tiles and the derivation from it share. */

#pragma once

#include "city-tiles.h"

/* True if @a looks like @b after @turn clockwise quarter-turns. */
bool city_designs_are_alike (const CityDesign *a,
                             uint32_t          turn,
                             const CityDesign *b);
