/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a position: scores, digest, what a seat sees. */

#pragma once

#include "board-game.h"

void board_score (const void *kit,
                  const void *state,
                  int32_t     points[CS_MAX_SEATS]);

uint64_t board_digest (const void *state);

uint32_t board_observe (const void *kit,
                        void       *state,
                        uint32_t    observer);

void board_determinize (const void *kit,
                        void       *state,
                        uint32_t    observer,
                        CsRng      *rng);
