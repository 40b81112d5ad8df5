/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card game's setup functions of the rules interface, for its own files. */

#pragma once

#include "cards-game.h"

/* CsGame.random_setup: each seat is real with chance five in eight, one for certain. */
void cards_random_setup (const void *kit,
                         uint32_t    n_seats,
                         CsRng      *rng,
                         void       *setup);

/* CsGame.init */
CsRefusal cards_init (const void *kit,
                      const void *setup,
                      void       *state);
