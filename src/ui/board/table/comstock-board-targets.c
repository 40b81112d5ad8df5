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
  if (found != 0)
    return found;
  return guess (place >= BOARD_PLACE_PARCEL ? BOARD_MOVE_PARCEL : BOARD_MOVE_TRACK, place);
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

/* Roads are places of their own. */
static gboolean
is_met (GArray *stops,
        CsMove  move)
{
  if (board_move_type (move) == BOARD_MOVE_ROAD)
    return FALSE;
  for (guint i = 0; i < stops->len; i++)
    {
      const CsMove stop = g_array_index (stops, CsMove, i);

      if (board_move_type (stop) != BOARD_MOVE_ROAD &&
          comstock_board_target_find (stop) == comstock_board_target_find (move))
        return TRUE;
    }
  return FALSE;
}

typedef struct
{
  const BoardState *seen;
  guint seat;
  BoardContent in_hand;
} Builder;

static int
compare_incomes (gconstpointer a,
                 gconstpointer b,
                 gpointer      data)
{
  const Builder *builder = data;
  const CsMove *moves[] = { a, b };
  int incomes[2];

  for (int i = 0; i < 2; i++)
    incomes[i] = board_move_type (*moves[i]) != BOARD_MOVE_PARCEL ? -1 :
                 board_income (builder->seen, builder->in_hand, board_move_argument (*moves[i]), builder->seat);
  return incomes[1] - incomes[0];
}

/* Roads come after all else: each can be pressed by itself. */
CsMove
comstock_board_target_find_only (GArray     *moves,
                                 BoardPlace  place,
                                 guint      *n)
{
  CsMove found[] = { 0, 0 };
  guint counts[] = { 0, 0 };

  for (guint i = 0; moves != NULL && i < moves->len; i++)
    {
      const CsMove move = g_array_index (moves, CsMove, i);
      const int road = board_move_type (move) == BOARD_MOVE_ROAD;

      if (!comstock_board_target_is (move, place))
        continue;
      found[road] = move;
      counts[road]++;
    }
  *n = counts[0] + counts[1];
  if (counts[0] > 0)
    return counts[0] == 1 ? found[0] : 0;
  return counts[1] == 1 ? found[1] : 0;
}

GArray *
comstock_board_target_dup_stops (GArray           *moves,
                                 const BoardState *seen,
                                 guint             seat,
                                 BoardContent      in_hand)
{
  GArray *stops = g_array_new (FALSE, FALSE, sizeof (CsMove));
  Builder builder = { seen, seat, in_hand };

  for (guint i = 0; i < moves->len; i++)
    {
      const CsMove move = g_array_index (moves, CsMove, i);

      if (comstock_board_target_find (move) != BOARD_NO_PLACE && !is_met (stops, move))
        g_array_append_val (stops, move);
    }
  if (in_hand >= BOARD_FIRST_BUILDING && in_hand < BOARD_CONTENTS)
    g_array_sort_with_data (stops, compare_incomes, &builder);
  return stops;
}
