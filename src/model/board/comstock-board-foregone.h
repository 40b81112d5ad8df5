/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers of the board game that go without saying. */

#pragma once

#include "engine/board/board-game.h"

/* Function of the ComstockGame class: the answer of @seat, which is asked in @state (a BoardState), where there is no
 * other but roads; or where nothing is forced and all can still be done later, as with roads left over at a round's end
 * (B5), or where no remainder is lost: what is above the cash limit is given up, and all other money brings more VP at
 * the end (4.8.4); 0: it has to think, as about all that costs something. */
CsMove comstock_board_find_foregone (const void *state,
                                     uint32_t    seat);
