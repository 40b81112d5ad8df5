/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions of the board game for tests of its widgets: whole games of the player that does not search. */

#pragma once

#include "engine/board/board-game.h"

typedef struct
{
  uint32_t seats;
  uint8_t variants;             /* BoardVariant */
  BoardParcels river;           /* BOARD_RIVER_SIDE; anything with BOARD_RIVER_TILES; 0 */
  uint64_t seed;
  uint32_t round;               /* played until this round … */
  BoardStep step;               /* … asks this */
} BoardPosition;

/* Deals and plays; fails if the game ends before. */
void board_position_play (const BoardPosition *position,
                          BoardState          *state);

/* The seat that is asked. */
uint32_t board_position_actor (const BoardState *state);

/* As stage_set_mood (), with the sheets of the board game, to which no list of games leads before it has a table. */
void board_position_set_mood (const char *style_sheet);
