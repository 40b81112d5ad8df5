/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shipped tiles, and sets made of their designs. */

#include "test-tiles.h"

#include <glib.h>
#include <string.h>

#include "shipped-tiles.h"

void
test_tiles_shipped (CityTiles *tiles)
{
  memset (tiles, 0, sizeof *tiles);
  tiles->n_designs = SHIPPED_DESIGNS;
  memcpy (tiles->stacks, shipped_stacks, sizeof tiles->stacks);
  memcpy (tiles->designs, shipped_designs, sizeof shipped_designs);
  city_tiles_derive (tiles);
}

static uint32_t
count_segments (const CityDesign *design)
{
  return (uint32_t) design->n_streets + design->n_markets + design->n_areas;
}

void
test_tiles_random (CityTiles *tiles,
                   uint64_t   seed)
{
  CsRng rng;
  uint32_t n_tiles, n_segments = 0, n = 0;

  test_tiles_shipped (tiles);
  if (seed == 0)
    return;
  cs_rng_init (&rng, seed);
  n_tiles = CITY_STACKS + cs_rng_below (&rng, CITY_MAX_TILES - CITY_STACKS + 1);
  for (uint32_t design = 0; design < tiles->n_designs; design++)
    tiles->designs[design].copies = 0;
  while (n < n_tiles)
    {
      CityDesign *design = &tiles->designs[cs_rng_below (&rng, tiles->n_designs)];

      if (n_segments + count_segments (design) > CITY_MAX_SEGMENTS)
        break;
      if (design->historic != CITY_NO_HISTORIC && design->copies > 0)
        continue;
      design->copies++;
      n_segments += count_segments (design);
      n++;
    }
  tiles->n_designs = 0;
  for (uint32_t design = 0; design < SHIPPED_DESIGNS; design++)
    if (tiles->designs[design].copies > 0)
      tiles->designs[tiles->n_designs++] = tiles->designs[design];
  tiles->stacks[0] = (uint8_t) (1 + cs_rng_below (&rng, n / 3));
  tiles->stacks[1] = (uint8_t) (1 + cs_rng_below (&rng, n / 3));
  tiles->stacks[2] = (uint8_t) (n - tiles->stacks[0] - tiles->stacks[1]);
  city_tiles_derive (tiles);
  g_assert_cmpuint (city_tiles_check (tiles).reason, ==, CS_LEGAL);
}
