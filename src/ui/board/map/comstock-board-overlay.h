/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody wants to see of the whole map at once. */

#pragma once

#include "comstock-board-map.h"

typedef enum
{
  COMSTOCK_BOARD_OVERLAY_NONE,
  COMSTOCK_BOARD_OVERLAY_PRICES,        /* what each parcel that is for sale costs */
  COMSTOCK_BOARD_OVERLAY_INCOMES,       /* what each building earns */
  COMSTOCK_BOARD_OVERLAY_CONNECTED,     /* the parcels that roads lead to */
  COMSTOCK_BOARD_OVERLAY_PROTECTED,     /* the buildings that nobody may attack */
  COMSTOCK_BOARD_OVERLAYS
} ComstockBoardOverlay;

/* What the action's target is called, as the menu has it. */
const char *comstock_board_overlay_get_id (ComstockBoardOverlay overlay);

/* Lights the parcels that it is about, and puts its figures on @map in the place of those there; prices are those of
 * @seat, or of nobody in particular for CS_NO_SEAT.  COMSTOCK_BOARD_OVERLAY_NONE lights nothing and leaves the
 * figures. */
void comstock_board_overlay_show (ComstockBoardOverlay  overlay,
                                  ComstockBoardMap     *map,
                                  const BoardState     *state,
                                  uint32_t              seat);
