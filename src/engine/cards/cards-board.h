/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets of parcels as one 128-bit ring.
 *
 * Parcel (x, y) is bit (10 y + x) mod 128.  A city is at most 9 parcels wide and high, so within the reach of
 * a city (itself, the limit around it and one card beyond) no two parcels that a rule compares share a bit, and
 * a free column always lies between the right end of one row and the left end of the next: the eight
 * neighbors are plain rotations, without masks for the rim, wherever the city floats. */

#pragma once

#include <stdint.h>

#ifndef __SIZEOF_INT128__
#error "Comstock needs a compiler and a machine with 128-bit integers"
#endif

__extension__ typedef unsigned __int128 CardsBoard;

#define CARDS_STRIDE 10

static inline uint32_t
cards_board_index (int x,
                   int y)
{
  return (CARDS_STRIDE * (uint32_t) y + (uint32_t) x) & 127;
}

static inline CardsBoard
cards_board_bit (int x,
                 int y)
{
  return (CardsBoard) 1 << cards_board_index (x, y);
}

/* Moves every parcel @by bits ahead on the ring, 0 ≤ @by < 128. */
static inline CardsBoard
cards_board_rotate (CardsBoard board,
                    uint32_t   by)
{
  return board << by | board >> (-by & 127);
}

/* Moves every parcel by (@dx, @dy). */
static inline CardsBoard
cards_board_shift (CardsBoard board,
                   int        dx,
                   int        dy)
{
  return cards_board_rotate (board, cards_board_index (dx, dy));
}

/* The eight parcels around the one at @index. */
static inline CardsBoard
cards_board_around (uint32_t index)
{
  const CardsBoard around = (CardsBoard) 1 << 1 | (CardsBoard) 1 << 9 | (CardsBoard) 1 << 10 | (CardsBoard) 1 << 11 |
                            (CardsBoard) 1 << 127 | (CardsBoard) 1 << 119 | (CardsBoard) 1 << 118 |
                            (CardsBoard) 1 << 117;

  return cards_board_rotate (around, index);
}

static inline uint32_t
cards_board_count (CardsBoard board)
{
  return (uint32_t) (__builtin_popcountll ((uint64_t) board) +
                     __builtin_popcountll ((uint64_t) (board >> 64)));
}

/* The lowest set bit's index; @board must not be empty. */
static inline uint32_t
cards_board_lowest (CardsBoard board)
{
  const uint64_t low = (uint64_t) board;

  return low != 0 ? (uint32_t) __builtin_ctzll (low)
                  : 64 + (uint32_t) __builtin_ctzll ((uint64_t) (board >> 64));
}
