/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds answers that go without saying. */

#include "comstock-board-foregone.h"

#include <stdbool.h>

#include "comstock-board-advice.h"

/* The only answer; 0: there are several.  Roads may be laid at any question, and count only where they can help what is
 * asked. */
static CsMove
find_only (const BoardState *state,
           uint32_t          seat)
{
  CsMove moves[BOARD_MAX_LEGAL];
  const uint32_t n = board_game.legal (NULL, state, seat, moves);
  CsMove only = 0;
  uint32_t others = 0;

  for (uint32_t i = 0; i < n; i++)
    if (board_move_type (moves[i]) != BOARD_MOVE_ROAD)
      {
        only = moves[i];
        others++;
      }
  return others == 1 && (n == 1 || board_move_type (only) != BOARD_MOVE_PASS) ? only : 0;
}

/* At the end only bridges make roads worth something. */
static bool
are_roads_kept (const BoardState *state)
{
  return state->round < BOARD_ROUNDS || state->river == 0;
}

static bool
is_placeable (const BoardState *state,
              uint32_t          seat)
{
  for (BoardParcels kinds = state->set; kinds != 0; kinds &= kinds - 1)
    if (comstock_board_advice_find_sites (state, (BoardContent) board_first (kinds), seat) != 0)
      return true;
  return false;
}

CsMove
comstock_board_find_foregone (const void *position,
                              uint32_t    seat)
{
  const BoardState *state = position;

  switch ((int) state->step)
    {
    case BOARD_STEP_WAITING:
      return is_placeable (state, seat) ? 0 : board_move (BOARD_MOVE_PASS, 0);
    case BOARD_STEP_ROADS:
      return are_roads_kept (state) ? board_move (BOARD_MOVE_PASS, 0) : 0;
    case BOARD_STEP_SPEND:
      return state->low % BOARD_ROUND_VP_PRICE == 0 ? board_move (BOARD_MOVE_AMOUNT, state->low) : 0;
    default:
      return find_only (state, seat);
    }
}
