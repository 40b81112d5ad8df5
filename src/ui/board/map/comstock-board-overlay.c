/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An overlay is a set of parcels, and a figure for each of them or none. */

#include "comstock-board-overlay.h"

#include <glib/gi18n.h>

static BoardParcels
find_protected (const BoardState *state)
{
  BoardParcels protected = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    protected |= board_protected (state, seat);
  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    if (!board_contents[content].attackable)
      protected |= state->contents[content];
  return protected & board_buildings (state);
}

static BoardParcels
find_parcels (ComstockBoardOverlay overlay,
              const BoardState    *state)
{
  switch (overlay)
    {
    case COMSTOCK_BOARD_OVERLAY_PRICES:
      return board_for_sale (state);
    case COMSTOCK_BOARD_OVERLAY_INCOMES:
      return board_buildings (state) & board_owned (state);
    case COMSTOCK_BOARD_OVERLAY_CONNECTED:
      return board_connected (state->roads);
    case COMSTOCK_BOARD_OVERLAY_PROTECTED:
      return find_protected (state);
    default:
      return 0;
    }
}

static int
get_price (const BoardState *state,
           uint32_t          parcel,
           uint32_t          seat)
{
  return seat < state->n_seats ? board_parcel_price_for (state, parcel, seat) : board_parcel_price (state, parcel);
}

static char *
dup_figure (ComstockBoardOverlay overlay,
            const BoardState    *state,
            uint32_t             parcel,
            uint32_t             seat)
{
  if (overlay == COMSTOCK_BOARD_OVERLAY_PRICES)
    return g_strdup_printf (_("$%d"), get_price (state, parcel, seat));
  if (overlay == COMSTOCK_BOARD_OVERLAY_INCOMES)
    return g_strdup_printf (_("$%d"), board_income (state, board_content_at (state, parcel), parcel,
                                                    board_owner_at (state, parcel)));
  return NULL;
}

void
comstock_board_overlay_show (ComstockBoardOverlay  overlay,
                             ComstockBoardMap     *map,
                             const BoardState     *state,
                             uint32_t              seat)
{
  const BoardParcels parcels = find_parcels (overlay, state);
  char *figures[BOARD_PARCEL_COUNT] = { NULL };

  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (map));

  comstock_board_map_light (map, parcels, TRUE);
  if (overlay == COMSTOCK_BOARD_OVERLAY_NONE)
    return;
  for (BoardParcels left = parcels; left != 0; left &= left - 1)
    figures[board_first (left)] = dup_figure (overlay, state, board_first (left), seat);
  comstock_board_map_set_figures (map, (const char *const *) figures);
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    g_free (figures[parcel]);
}

const char *
comstock_board_overlay_get_id (ComstockBoardOverlay overlay)
{
  static const char *const ids[COMSTOCK_BOARD_OVERLAYS] = {
    [COMSTOCK_BOARD_OVERLAY_NONE] = "none",
    [COMSTOCK_BOARD_OVERLAY_PRICES] = "prices",
    [COMSTOCK_BOARD_OVERLAY_INCOMES] = "incomes",
    [COMSTOCK_BOARD_OVERLAY_CONNECTED] = "connected",
    [COMSTOCK_BOARD_OVERLAY_PROTECTED] = "protected",
  };

  return ids[overlay];
}
