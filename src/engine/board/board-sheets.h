/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheets of A New Beginning. */

#pragma once

#include "board-game.h"

#define BOARD_SHEET_POINTS 42
#define BOARD_SHEET_MONEY 30    /* dollars that points left over become, at the most */

/* The points for @n of an entry. */
int board_sheet_cost (BoardSheetEntry entry,
                      uint32_t        n);

/* The points that @seat has left after the entries filled in. */
int board_sheet_left (const BoardSeat *seat);

/* The least and the most that @seat may fill in next.  Nobody bids for the order in the solo game. */
void board_sheet_range (const BoardState *state,
                        uint32_t          seat,
                        uint32_t         *low,
                        uint32_t         *high);
