/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card game's position functions of the rules interface, for its own files. */

#pragma once

#include "cards-game.h"

/* CsGame.observe, rules page 6: nobody sees the piles not yet drawn and those of virtual players, nor another seat's
 * secret bid; what lies under the pile for a skull, and the back on top of it, all do. */
uint32_t cards_observe (const void *kit,
                        void       *state,
                        uint32_t    observer);

/* CsGame.determinize */
void cards_determinize (const void *kit,
                        void       *state,
                        uint32_t    observer,
                        CsRng      *rng);

/* CsGame.score */
void cards_score (const void *kit,
                  const void *state,
                  int32_t     points[CS_MAX_SEATS]);

/* CsGame.digest: the bytes of the primary fields, in the order of docs/save-format.md. */
uint64_t cards_digest (const void *state);
