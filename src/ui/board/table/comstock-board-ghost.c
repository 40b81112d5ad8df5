/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Incomes are counted in a copy of the position, in which the ghost stands. */

#include "comstock-board-ghost.h"

#include <glib/gi18n.h>

#include "model/board/comstock-board-ask.h"

static BoardParcels
find_earning (const BoardState *seen)
{
  return board_buildings (seen) & board_owned (seen);
}

static int
count_income (const BoardState *state,
              uint32_t          parcel)
{
  return board_income (state, board_content_at (state, parcel), parcel, board_owner_at (state, parcel));
}

static void
put (BoardState   *state,
     BoardContent  content,
     uint32_t      parcel)
{
  const BoardParcels bit = board_parcel_bit (parcel);

  for (uint32_t i = 0; i < BOARD_CONTENTS; i++)
    state->contents[i] &= ~bit;
  state->contents[content] |= bit;
}

static char *
dup_change (int before,
            int after)
{
  if (after == before)
    return NULL;
  return g_strdup_printf (after > before ? /* Translators: so much more a building would earn */ _("+$%d")
                                         : /* Translators: so much less a building would earn */ _("−$%d"),
                          ABS (after - before));
}

static void
show_changes (ComstockBoardMap *map,
              const BoardState *seen,
              uint32_t          seat,
              BoardContent      content,
              uint32_t          parcel)
{
  BoardState after = *seen;
  char *changes[BOARD_PARCEL_COUNT] = { NULL };

  put (&after, content, parcel);
  if (content >= BOARD_FIRST_BUILDING)
    after.seats[seat].owned |= board_parcel_bit (parcel);
  for (BoardParcels left = find_earning (seen); left != 0; left &= left - 1)
    {
      const uint32_t i = board_first (left);

      changes[i] = dup_change (count_income (seen, i), count_income (&after, i));
    }
  comstock_board_map_set_changes (map, (const char *const *) changes);
  for (uint32_t i = 0; i < BOARD_PARCEL_COUNT; i++)
    g_free (changes[i]);
}

static void
show_road (ComstockBoardMap    *map,
           const BoardState    *seen,
           const ComstockPlace *place)
{
  const uint32_t edge = comstock_board_edge_of (place);
  const BoardParcels bit = board_parcel_bit (edge / 2);
  const BoardRoads road = { edge % 2 == 0 ? bit : 0, edge % 2 == 1 ? bit : 0 };

  comstock_board_map_set_ghost (map, BOARD_BARE, place);
  comstock_board_map_brighten (map, board_connected (board_roads_with (seen->roads, road)));
}

void
comstock_board_ghost_show (ComstockBoardMap    *map,
                           const BoardState    *seen,
                           uint32_t             seat,
                           BoardContent         content,
                           const ComstockPlace *place)
{
  uint32_t parcel;

  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (map));

  if (place->side != COMSTOCK_CELL)
    {
      show_road (map, seen, place);
      return;
    }
  parcel = (uint32_t) comstock_board_place_of (place) - BOARD_PLACE_PARCEL;
  if (content == BOARD_HOUSE && board_content_at (seen, parcel) == BOARD_HOUSE)
    content = BOARD_TOWNHOUSE;
  comstock_board_map_set_ghost (map, content, place);
  if (content != BOARD_BARE)
    show_changes (map, seen, seat, content, parcel);
}

void
comstock_board_ghost_hide (ComstockBoardMap *map,
                           const BoardState *seen,
                           BoardContent      content)
{
  const gboolean on_roads = content != BOARD_BARE && !board_contents[content].anywhere;

  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (map));

  comstock_board_map_set_ghost (map, BOARD_BARE, NULL);
  comstock_board_map_set_changes (map, NULL);
  comstock_board_map_brighten (map, on_roads ? board_connected (seen->roads) : 0);
}
