/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The characters on offer. */

#pragma once

#include "board-game.h"

/* The roles that may be chosen now, a bit each: what is in the game and not taken, with the side that it shows. */
uint64_t board_offer (const BoardState *state);

/* The building that comes with a parcel for @role: the prospector (yellow) or the cowboy (red). */
BoardContent board_claimed_content (uint32_t role);

/* What the character of @seat pays for any building of the track that it may choose: the Chinese worker (red), or who
 * gets a building with a parcel. */
int board_special_price (const BoardSeat *seat);
