/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dealing and beginning a game. */

#pragma once

#include "board-game.h"

void board_random_setup (const void *kit,
                         uint32_t    n_seats,
                         CsRng      *rng,
                         void       *setup);

CsRefusal board_init (const void *kit,
                      const void *setup,
                      void       *state);

uint64_t board_seed (const void *setup);
