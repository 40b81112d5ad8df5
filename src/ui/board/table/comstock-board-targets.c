/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move's type says what its argument means. */

#include "comstock-board-targets.h"

static BoardPlace
find_parcel (guint parcel)
{
  return (BoardPlace) (BOARD_PLACE_PARCEL + parcel);
}

BoardPlace
comstock_board_target_find (CsMove move)
{
  const guint argument = board_move_argument (move);

  switch (board_move_type (move))
    {
    case BOARD_MOVE_PARCEL:
    case BOARD_MOVE_HOUSE:
      return find_parcel (argument);
    case BOARD_MOVE_ROAD:
      return find_parcel (argument / 2);
    case BOARD_MOVE_SLOT:
      return (BoardPlace) (BOARD_BUILD_3 - argument);
    case BOARD_MOVE_TRACK:
    case BOARD_MOVE_SHIFT:
      return (BoardPlace) argument;
    case BOARD_MOVE_COWBOY:
      return (BoardPlace) (argument / BOARD_COWBOY_KINDS);
    case BOARD_MOVE_HORSE:
      return (BoardPlace) (BOARD_PLACE_ENCLOSURE + argument);
    default:
      return BOARD_NO_PLACE;
    }
}

static CsMove
guess (BoardMoveType type,
       BoardPlace    place)
{
  const gboolean parcel = place >= BOARD_PLACE_PARCEL && place < BOARD_PLACE_ENCLOSURE;

  switch (type)
    {
    case BOARD_MOVE_PARCEL:
    case BOARD_MOVE_HOUSE:
      return parcel ? board_move (type, (guint) place - BOARD_PLACE_PARCEL) : 0;
    case BOARD_MOVE_COWBOY:
      return board_move (type, (guint) place * BOARD_COWBOY_KINDS + BOARD_PLAIN);
    case BOARD_MOVE_SHIFT:
    case BOARD_MOVE_TRACK:
      return board_move (type, place);
    default:
      return 0;
    }
}

CsMove
comstock_board_target_guess (GArray    *moves,
                             BoardPlace place)
{
  CsMove found = 0;

  for (guint i = 0; i < moves->len && found == 0; i++)
    found = guess (board_move_type (g_array_index (moves, CsMove, i)), place);
  return found;
}

/* The parcel on the other side of a road. */
static BoardPlace
find_across (CsMove road)
{
  const guint argument = board_move_argument (road);

  return find_parcel (argument / 2 - (argument % 2 != 0 ? 1 : 8));
}

gboolean
comstock_board_target_is (CsMove     move,
                          BoardPlace place)
{
  if (place == comstock_board_target_find (move))
    return place != BOARD_NO_PLACE;
  return board_move_type (move) == BOARD_MOVE_ROAD && place == find_across (move);
}
