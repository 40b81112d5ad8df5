/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a building, a house or a road would be where somebody aims, before it is there. */

#pragma once

#include "ui/board/map/comstock-board-map.h"

/* Shows @content (BOARD_BARE: nothing that stands on a parcel) at @place of @map, with what it would change in the
 * income of other buildings; a road with the parcels that it would lead to.  A house on a house is a townhouse.  @seen
 * is what the map shows, @seat whose building it would be. */
void comstock_board_ghost_show (ComstockBoardMap    *map,
                                const BoardState    *seen,
                                uint32_t             seat,
                                BoardContent         content,
                                const ComstockPlace *place);

/* Takes all of that away; while a @content is placed that needs a road, land beside none stays in dusk. */
void comstock_board_ghost_hide (ComstockBoardMap *map,
                                const BoardState *seen,
                                BoardContent      content);
