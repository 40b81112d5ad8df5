/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where buildings and houses may be placed (rules page 4.6). */

#pragma once

#include "board-game.h"
#include "board-play.h"

/* The parcels where @seat may place @content with the roads that lie now; whether its house has room is not asked. */
BoardParcels board_sites (const BoardState *state,
                          uint32_t          seat,
                          BoardContent      content);

/* The parcels where a house may be laid or raised, those of rivals, who are asked, included. */
BoardParcels board_house_sites (const BoardState *state);

/* Says what @seat answers to houses of others from now on (B13). */
void board_set_consent (const BoardPlay *play,
                        uint32_t         seat,
                        BoardConsent     consent);

/* The free roads that lead soonest to a parcel for the city hall. */
BoardRoads board_city_hall_roads (const BoardState *state);
