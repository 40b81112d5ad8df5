/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is typed is compared with the words of moves that would be legal elsewhere: so the rules can refuse them. */

#include "comstock-board-typed.h"

#include "comstock-board-text.h"
#include "engine/board/board-moves.h"
#include "model/session/comstock-typed.h"

/* More than the arguments of any move that names a place or a thing. */
#define ARGUMENTS (BOARD_PLACES * BOARD_COWBOY_KINDS)

/* Types of move that name a place or a thing, a bit each: what is legal elsewhere has words here. */
#define NAMING \
  (1u << BOARD_MOVE_CHOOSE | 1u << BOARD_MOVE_PARCEL | 1u << BOARD_MOVE_HOUSE | 1u << BOARD_MOVE_BUILDING | \
   1u << BOARD_MOVE_COWBOY | 1u << BOARD_MOVE_HORSE | 1u << BOARD_MOVE_TRACK | 1u << BOARD_MOVE_ROAD)

gboolean
comstock_board_typed_parse (ComstockGame *game,
                            guint         seat,
                            const char   *typed,
                            CsMove       *move)
{
  const BoardState *state = comstock_game_get_state (game);
  const guint asked = (board_step_moves[state->step] | 1u << BOARD_MOVE_ROAD) & NAMING;

  for (guint type = 0; type < BOARD_MOVES; type++)
    for (guint argument = 0; (asked & 1u << type) != 0 && argument < ARGUMENTS; argument++)
      {
        *move = board_move ((BoardMoveType) type, argument);
        if (board_is_move (*move) && comstock_typed_is (game, seat, *move, typed))
          return TRUE;
      }
  return FALSE;
}
