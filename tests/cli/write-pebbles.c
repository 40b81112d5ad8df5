/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints a save of Pebbles, for the tests of what has no line for it. */

#include <stdio.h>

#include "model/store/comstock-save.h"
#include "pebbles-game.h"

int
main (void)
{
  g_autoptr (ComstockGame) game = pebbles_game_new_played ();
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  return fwrite (text, 1, size, stdout) == size && fflush (stdout) == 0 ? 0 : 1;
}
