/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loading a save. */

#include "cli-save.h"

#include "cli-input.h"

#include "model/comstock-save.h"

ComstockCardsGame *
cli_load_game (const char  *file,
               GError     **error)
{
  g_autoptr (GBytes) bytes = cli_load_bytes (file, error);
  g_autoptr (ComstockGame) game = bytes != NULL ? comstock_save_from_bytes (bytes, error) : NULL;

  if (game == NULL)
    return NULL;
  if (COMSTOCK_IS_CARDS_GAME (game))
    return COMSTOCK_CARDS_GAME (g_steal_pointer (&game));
  comstock_save_set_game_error (game, error);
  return NULL;
}
