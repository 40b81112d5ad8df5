/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers of the board game that go without saying, and what is meant before anybody is asked. */

#pragma once

#include "engine/board/board-game.h"

/* The answer of @seat, which is asked in @state (a BoardState), where there is no other but roads; or where nothing is
 * forced and all can still be done later, as with roads left over at a round's end (B5), or where no remainder is lost:
 * what is above the cash limit is given up, and all other money brings more VP at the end (4.8.4); or where nothing
 * comes of the choice, as of the order of duels in which nobody stands twice; or where in the last round nothing else
 * counts any more: of VP and money to give up what brings most, and no building for which there is no parcel; 0: it has
 * to think, as about all that costs something. */
CsMove comstock_board_find_foregone (const BoardState *state,
                                     uint32_t          seat);

/* How many VP to propose where @seat may buy any number: so many that it keeps no money above its cash limit, of which
 * the round's end would give fewer. */
uint32_t comstock_board_find_purchase (const BoardState *state,
                                       uint32_t          seat);

/* The answer that @seat has most likely meant already.  The land or the building that its cowboy was sent for is
 * bought, at the price that was told then, if money is left for all else that its cowboys were sent for.  While cowboys
 * are sent @site is where a building that one was sent for is to stand: the next goes for that land.  The building
 * goes to @site, with the roads that it needs there; for BOARD_NO_PARCEL it goes to the only parcel where it can stand,
 * and is kept if there is none yet; else @seat has to think where.  A house goes where it adds most to the income of
 * @seat, of such places where nobody else is asked for it, where it adds least to the incomes of others, takes no land
 * to build on, and lies beside most of its land, and to none of @planned; where that is land that it may need for what
 * it has kept or sent cowboys for, it has to think.  Money above the cash limit is rounded up to a VP for $2 at most,
 * and not where that costs as much as at the end; duels that @seat does not fight in come as they lie on the map; no
 * roll is made again that wins as the dice lie or that no other would turn into a win.  0: it has to think. */
CsMove comstock_board_find_meant (const BoardState *state,
                                  uint32_t          seat,
                                  uint32_t          site,
                                  BoardParcels      planned);
