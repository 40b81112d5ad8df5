/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board game as a small picture: its map. */

#include "commands.h"

#include "art/board/comstock-board-thumbnail.h"
#include "model/board/comstock-board-game.h"

GBytes *
cli_board_to_thumbnail (ComstockGame *game,
                        int           side)
{
  const BoardState *state = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game));
  const double done = comstock_game_is_over (game) ? 1 : (double) (MAX (state->round, 1) - 1) / BOARD_ROUNDS;

  return comstock_thumbnail_to_png (&comstock_board_thumbnail, state, done, side);
}
