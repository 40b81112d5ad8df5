/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How Jeb Standish's decisions become moves (solo game). */

#pragma once

#include "board-play.h"

/* True if he is asked, so that he answers by himself. */
static inline bool
board_standish_is_asked (const BoardState *state)
{
  return state->standish.plays && state->actors == BOARD_BIT (BOARD_STANDISH);
}

/* Answers the question, or hands it on to the white die. */
void board_standish_answer (const BoardPlay *play);

/* True if the question of a seat is the white die's. */
static inline bool
board_standish_rolls (const BoardState *state)
{
  return state->actors == 0 && (state->step == BOARD_STEP_SITE || state->step == BOARD_STEP_HOUSE);
}

/* What the white die has decided for him. */
void board_standish_take (const BoardPlay *play,
                          CsMove           move);

/* The end of his round: VP for beaten cowboys, all of them back, cards on the discards. */
void board_standish_rest (const BoardPlay *play);

/* What a refusal says of a strategy that a setup has, or legal. */
CsRefusal board_standish_check (const BoardSetup *setup);
