/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which moves, and which settings ask for them. */

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
           ComstockGame         *game,
           CsMove                move)
{
  const BoardState *state = comstock_game_get_state (game);
  const BoardMoveType type = board_move_type (move);

  if (type >= G_N_ELEMENTS (settings_of) || settings_of[type] == NULL)
    return FALSE;
  if (type == BOARD_MOVE_PASS && state->step != BOARD_STEP_COWBOY && state->step != BOARD_STEP_BEAT)
    return FALSE;
  return g_settings_get_boolean (self->settings, settings_of[type]);
}

gboolean
comstock_board_caution_allows (ComstockBoardCaution *self,
                               ComstockGame         *game,
                               CsMove                move)
{
  const guint cursor = comstock_game_get_cursor (game);
  const gboolean again = self->move == move && self->cursor == cursor;

  self->move = again ? 0 : move;
  self->cursor = cursor;
  return again || !is_wanted (self, game, move);
}
