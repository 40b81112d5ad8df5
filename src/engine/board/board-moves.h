/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves: which are asked for, which are legal, what they do, and their texts. */

#pragma once

#include "board-game.h"

/* The types of move that a step asks for, a bit each, roads apart. */
extern const uint32_t board_step_moves[BOARD_STEPS];

uint32_t board_actors (const void *state);

uint32_t board_legal (const void *kit,
                      const void *state,
                      uint32_t    seat,
                      CsMove     *moves);

CsRefusal board_is_legal (const void *kit,
                          const void *state,
                          uint32_t    seat,
                          CsMove      move);

void board_apply (const void *kit,
                  void       *state,
                  uint32_t    seat,
                  CsMove      move,
                  CsEvents   *events);

size_t board_move_print (const void *kit,
                         CsMove      move,
                         char       *text,
                         size_t      size);

bool board_move_parse (const void *kit,
                       const char *text,
                       CsMove     *move);

/* True if @move is one of this game in some position. */
bool board_is_move (CsMove move);

/* True if roads of the supply may be laid before the answer. */
bool board_roads_are_asked (const BoardState *state);

/* Why @seat, which is asked, may not make @move, a move of this game that is not among the legal ones. */
CsRefusal board_explain (const BoardState *state,
                         uint32_t          seat,
                         CsMove            move);
