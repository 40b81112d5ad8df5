/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of the board game staged for tests: a chosen map, moves as text, and dull moves up to the point that
 * matters. */

#pragma once

#include "engine/board/board-game.h"
#include "invariants.h"

typedef struct
{
  BoardSetup setup;
  BoardState state;
  CsEvents events;              /* of the last move */
} BoardStage;

/* A table with the parcel D4 in the centre, mountains in row 7 and on C6, D6, E6, seats in their order, all buildings,
 * hotel, saloon and bank drawn, and these roles: "banker-yellow sheriff-red"; others are added to make seven. */
void board_stage_set (BoardStage *stage,
                      uint32_t    n_seats,
                      const char *roles);

/* Deals; the first question is open. */
void board_stage_begin (BoardStage *stage);

/* Deals, gives seat n the parcels n + 1 of column A and H, and goes on to the choice of characters. */
void board_stage_first_parcels (BoardStage *stage);

/* The same, and each seat takes the role that is named, in the order of the seats, with dull answers to its
 * ability, up to the first cowboy. */
void board_stage_characters (BoardStage *stage,
                             const char *roles);

/* Plays moves, those of chance with a star: "0 cowboy wages; 1 pass; * roll 3".  Each must be legal; the invariants are
 * checked after each. */
void board_stage_play (BoardStage *stage,
                       const char *moves);

/* Plays the roll of dice that chance makes next: "351". */
void board_stage_roll (BoardStage *stage,
                       const char *dice);

/* Judges one move. */
CsRefusal board_stage_judge (const BoardStage *stage,
                             const char       *move);

#define board_stage_assert_refused(stage, move, ...)                                                \
  board_stage_assert_refusal (board_stage_judge (stage, move), (CsRefusal) { __VA_ARGS__ })

void board_stage_assert_refusal (CsRefusal refusal,
                                 CsRefusal expected);

/* Whether a move is legal. */
bool board_stage_allows (const BoardStage *stage,
                         const char       *move);

/* Dull moves until this is asked, nothing if it is so already: pass, or the first legal move. */
void board_stage_run_to (BoardStage *stage,
                         BoardStep   step);
void board_stage_run_to_round (BoardStage *stage,
                               uint32_t    round);

/* Lays things on the map: "D5 saloon 0; E5 house -; F5 bare 1", a dash for nobody. */
void board_stage_lay (BoardStage *stage,
                      const char *things);

/* The number of parcel "D4". */
uint32_t board_stage_parcel (const char *name);

/* The @nth event of @type that the last move made, from 0, or NULL. */
const CsEvent *board_stage_event (const BoardStage *stage,
                                  BoardEventType    type,
                                  uint32_t          nth);

/* The question and who is asked. */
void board_stage_assert_asked (const BoardStage *stage,
                               BoardStep         step,
                               uint32_t          actors);
