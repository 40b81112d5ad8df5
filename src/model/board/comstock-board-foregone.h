/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers of the board game that go without saying, and what is meant before anybody is asked. */

#pragma once

#include "engine/board/board-game.h"

/* The answer of @seat, which is asked in @state (a BoardState), where there is no
 * other but roads; or where nothing is forced and all can still be done later, as with roads left over at a round's end
 * (B5), or where no remainder is lost: what is above the cash limit is given up, and all other money brings more VP at
 * the end (4.8.4); or where in the last round nothing else counts any more: of VP and money to give up what brings
 * most, and no building for which there is no parcel; 0: it has to think, as about all that costs something. */
CsMove comstock_board_find_foregone (const BoardState *state,
                                     uint32_t          seat);

/* The answer that @seat has most likely meant already.  The land or the building that its cowboy was sent for is
 * bought, at the price that was told then, if money is left for all else that its cowboys were sent for.  The building
 * goes to @site, with the roads that it needs there; for BOARD_NO_PARCEL it has to think where, unless there is nowhere
 * yet: then the building is kept.  A house goes where it adds most to its income, and of such places where it adds
 * least to the incomes of others, if that is one place and nobody else is asked for it; money above the cash limit is
 * rounded up to a VP for $2 at most, and not where that costs as much as at the end.  0: it has to think. */
CsMove comstock_board_find_meant (const BoardState *state,
                                  uint32_t          seat,
                                  uint32_t          site);
