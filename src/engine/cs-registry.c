/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that are built in: a line each. */

#include "cs-registry.h"

#include <string.h>

#include "board/board-game.h"
#include "cards/cards-game.h"
#include "city/city-game.h"

const CsGame *const cs_games[] = {
  &board_game,
  &cards_game,
  &city_game,
  NULL
};

const CsGame *
cs_game_find (const char *id)
{
  for (const CsGame *const *game = cs_games; *game != NULL; game++)
    if (strcmp ((*game)->id, id) == 0)
      return *game;
  return NULL;
}
