/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as a deck; what is accepted is written and read back as the same deck. */

#include "model/cards/comstock-cards-deck.h"

#include "fuzz.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_new_from_bytes (COMSTOCK_TYPE_CARDS_DECK, bytes, &error);
  g_autoptr (ComstockCardsDeck) again = NULL;
  g_autoptr (JsonNode) json = NULL;

  g_assert_true ((deck == NULL) == (error != NULL));
  if (deck == NULL)
    return 0;
  json = comstock_kit_to_json (deck);
  again = comstock_kit_new_from_json (COMSTOCK_TYPE_CARDS_DECK, json, &error);
  g_assert_no_error (error);
  g_assert_cmphex (comstock_kit_get_digest (again), ==, comstock_kit_get_digest (deck));
  return 0;
}
