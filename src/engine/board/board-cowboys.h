/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where cowboys may be put in phase 2 (rules page 4.2). */

#pragma once

#include "board-game.h"

/* Places, a bit each. */
typedef struct
{
  uint32_t track;
  BoardParcels parcels;
  uint32_t enclosures;
} BoardPlaces;

/* Where @seat may put a cowboy of each kind, one in each of the array. */
void board_cowboy_places (const BoardState *state,
                          uint32_t          seat,
                          BoardPlaces       places[BOARD_COWBOY_KINDS]);

/* The places where a plain cowboy may stand, one's own supply apart: also where one may be shifted to. */
BoardPlaces board_plain_places (const BoardState *state,
                                uint32_t          seat);

static inline bool
board_has_place (const BoardPlaces *places,
                 BoardPlace         place)
{
  if (place < BOARD_PLACE_PARCEL)
    return (places->track >> place & 1) != 0;
  if (place < BOARD_PLACE_ENCLOSURE)
    return (places->parcels >> (place - BOARD_PLACE_PARCEL) & 1) != 0;
  return (places->enclosures >> (place - BOARD_PLACE_ENCLOSURE) & 1) != 0;
}

/* True if @seat can put any cowboy at all (B8). */
bool board_has_cowboy (const BoardState *state,
                       uint32_t          seat);

/* Where @seat has a cowboy that may be shifted: plain, and put there in this round. */
BoardPlaces board_liftable (const BoardState *state,
                            uint32_t          seat);

/* True if @seat has passed in the pass order that is forming. */
bool board_has_passed (const BoardState *state,
                       uint32_t          seat);

static inline bool
board_is_no_place (const BoardPlaces *places)
{
  return (places->track | places->parcels | places->enclosures) == 0;
}
