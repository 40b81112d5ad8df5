/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for certain moves twice, if the settings want that of their type. */

#include "comstock-board-caution.h"

#include "engine/board/board-game.h"

static const char *const settings_of[] = {
  [BOARD_MOVE_PASS] = "confirm-pass",
  [BOARD_MOVE_CHOOSE] = "confirm-character",
  [BOARD_MOVE_COWBOY] = "confirm-cowboy",
};

/* Passing ends the round's cowboys; elsewhere the same move only declines. */
static gboolean
is_wanted (ComstockBoardCaution *self,
           const ComstockOption *option)
{
  const BoardMoveType type = board_move_type (option->move);

  if (type >= G_N_ELEMENTS (settings_of) || settings_of[type] == NULL || (option->quiet && !option->weighty))
    return FALSE;
  return g_settings_get_boolean (self->settings, settings_of[type]);
}

gboolean
comstock_board_caution_allows (ComstockBoardCaution *self,
                               ComstockGame         *game,
                               const ComstockOption *option)
{
  const guint cursor = comstock_game_get_cursor (game);
  const gboolean again = self->move == option->move && self->cursor == cursor;

  self->move = again ? 0 : option->move;
  self->cursor = cursor;
  return again || !is_wanted (self, option);
}
