/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of a duel, and its tiles (rules pages 4.3 and 10.3). */

#pragma once

#include "board-play.h"

/* What happens in a duel, in this order: dice, or tiles. */
enum
{
  BOARD_DUEL_BEGINS,
  BOARD_DUEL_SHARPSHOOTERS,
  BOARD_DUEL_ROLLS,
  BOARD_DUEL_REROLLS,
  BOARD_DUEL_ROLLS_AGAIN,
  BOARD_DUEL_PICKS,
  BOARD_DUEL_LATE_PICKS,
  BOARD_DUEL_SHOWS,
};

/* Frame: b the seats in the duel, c those that have still to pick.  The gunsmith (red) does so after the others. */
void board_ask_for_tiles (const BoardPlay *play,
                          BoardFrame      *frame);
void board_take_tiles (const BoardPlay *play,
                       BoardFrame      *frame,
                       uint32_t         seat,
                       CsMove           move);

/* The tiles that @seat may play now, as a move each, in ascending order; returns how many, 36 at the most. */
uint32_t board_list_tiles (const BoardState *state,
                           uint32_t          seat,
                           CsMove           *moves);

/* The seat among @seats with the gunsmith's red side, or CS_NO_SEAT; there is one at the most. */
uint32_t board_gunsmith_among (const BoardState *state,
                               uint32_t          seats);

/* Those in the duel of @frame that roll a die, or play a tile: Standish does not. */
static inline uint32_t
board_rollers (const BoardState *state,
               const BoardFrame *frame)
{
  return frame->b & ~(uint32_t) (state->standish.plays << BOARD_STANDISH);
}

static inline uint32_t
board_hand_size (const uint8_t hand[BOARD_TILE_VALUES])
{
  uint32_t n = 0;

  for (uint32_t value = 0; value < BOARD_TILE_VALUES; value++)
    n += hand[value];
  return n;
}
