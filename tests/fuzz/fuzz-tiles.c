/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as a set of tiles; what is accepted is written and read back as the same set. */

#include "model/city/comstock-city-tiles.h"

#include "fuzz.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (ComstockCityTiles) tiles = comstock_kit_new_from_bytes (COMSTOCK_TYPE_CITY_TILES, bytes, &error);
  g_autoptr (ComstockCityTiles) again = NULL;
  g_autoptr (JsonNode) json = NULL;

  g_assert_true ((tiles == NULL) == (error != NULL));
  if (tiles == NULL)
    return 0;
  json = comstock_kit_to_json (tiles);
  again = comstock_kit_new_from_json (COMSTOCK_TYPE_CITY_TILES, json, &error);
  g_assert_no_error (error);
  g_assert_cmphex (comstock_kit_get_digest (again), ==, comstock_kit_get_digest (tiles));
  return 0;
}
