/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is typed is compared with the words of the legal moves, then with those of moves that would be legal elsewhere,
 * so that the rules can refuse them. */

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

char *
comstock_board_typed_dup (ComstockGame *game,
                          guint         seat,
                          CsMove        move)
{
  return comstock_board_text_dup_move_title (game, comstock_game_get_state (game), seat, move);
}

/* @folded: what is typed, by comstock_typed_fold (). */
static gboolean
is_typed (ComstockGame *game,
          guint         seat,
          CsMove        move,
          const char   *folded)
{
  g_autofree char *title = comstock_board_typed_dup (game, seat, move);
  g_autofree char *words = comstock_typed_fold (title);
  g_autofree char *saved = NULL;
  char text[CS_MAX_MOVE_TEXT];

  board_move_print (comstock_game_get_kit (game), move, text, sizeof text);
  saved = comstock_typed_fold (text);
  return g_str_equal (folded, words) || g_str_equal (folded, saved);
}

static gboolean
find_legal (ComstockGame *game,
            guint         seat,
            const char   *folded,
            CsMove       *move)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (game, seat);

  for (guint i = 0; i < legal->len; i++)
    if (is_typed (game, seat, g_array_index (legal, CsMove, i), folded))
      {
        *move = g_array_index (legal, CsMove, i);
        return TRUE;
      }
  return FALSE;
}

static gboolean
find_any (ComstockGame *game,
          guint         seat,
          const char   *folded,
          CsMove       *move)
{
  const BoardState *state = comstock_game_get_state (game);
  const guint asked = (board_step_moves[state->step] | 1u << BOARD_MOVE_ROAD) & NAMING;

  for (guint type = 0; type < BOARD_MOVES; type++)
    for (guint argument = 0; (asked & 1u << type) != 0 && argument < ARGUMENTS; argument++)
      {
        *move = board_move ((BoardMoveType) type, argument);
        if (board_is_move (*move) && is_typed (game, seat, *move, folded))
          return TRUE;
      }
  return FALSE;
}

gboolean
comstock_board_typed_parse (ComstockGame *game,
                            guint         seat,
                            const char   *typed,
                            CsMove       *move)
{
  g_autofree char *folded = comstock_typed_fold (typed);

  if (*folded == '\0' || comstock_game_is_over (game))
    return FALSE;
  return find_legal (game, seat, folded, move) || find_any (game, seat, folded, move);
}
