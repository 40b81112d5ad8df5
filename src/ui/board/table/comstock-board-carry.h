/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardCarry: a building on its way from the track to the parcel where it is to stand. */

#pragma once

#include "engine/board/board-game.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/board/track/comstock-board-track.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_BOARD_CARRY (comstock_board_carry_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardCarry, comstock_board_carry, COMSTOCK, BOARD_CARRY, GObject)

/* What is lifted on @track while a cowboy is to be sent is put down on @map, by hand or by keys.  One press does all:
 * it sends a cowboy for the building, and the next one for the land on which that is to be built; or this one, where
 * one stands for the building already.
 *
 * Signal "changed": something was lifted or put down; the map is to be seen while something is carried.  To be created
 * before @table hears of presses on the map. */
ComstockBoardCarry *comstock_board_carry_new       (ComstockTable      *table,
                                                    ComstockBoardTrack *track,
                                                    ComstockBoardMap   *map);

/* The position as it would be if the building that is carried were bought, borrowed; NULL: none is. */
const BoardState   *comstock_board_carry_get_state (ComstockBoardCarry *self);

/* Nothing is carried any more.  Returns whether something was. */
gboolean            comstock_board_carry_put_down  (ComstockBoardCarry *self);
