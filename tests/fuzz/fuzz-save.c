/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as a save; what is accepted, whole or in part, is written and read back as the same game. */

#include "model/store/comstock-save.h"

#include "fuzz.h"

static void
check_round_trip (ComstockGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) written = comstock_save_to_bytes (game);
  g_autoptr (ComstockGame) again = comstock_save_from_bytes (written, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (comstock_game_get_cursor (again), ==, comstock_game_get_cursor (game));
  g_assert_cmphex (comstock_game_get_digest_at (again, comstock_game_get_length (again)), ==,
                   comstock_game_get_digest_at (game, comstock_game_get_length (game)));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) stop = NULL;
  g_autoptr (GError) prefix_error = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (ComstockGame) game = comstock_save_from_bytes (bytes, &error);
  g_autoptr (ComstockGame) prefix = comstock_save_from_bytes_prefix (bytes, &stop, &prefix_error);

  g_assert_true ((game == NULL) == (error != NULL));
  g_assert_true ((prefix == NULL) == (prefix_error != NULL));
  g_assert_true (game == NULL || (prefix != NULL && stop == NULL));
  if (prefix != NULL)
    check_round_trip (prefix);
  return 0;
}
