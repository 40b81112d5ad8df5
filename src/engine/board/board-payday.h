/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stage 16 pays. */

#pragma once

#include "board-game.h"

/* What a building pays its owner @seat and who robs it together, in this round's stage 16 (I2 of rules page 4.7). */
int board_paid_income (const BoardState *state,
                       BoardContent      content,
                       uint32_t          parcel,
                       uint32_t          seat);

/* What an outlaw is worth this round (B46). */
int board_outlaw_vp (const BoardState *state);
