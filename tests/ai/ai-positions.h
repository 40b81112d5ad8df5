/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions for the tests of the players: every decision of random games. */

#pragma once

#include "engine/cards/cards-game.h"

/* Looks at one decision: @seat is to act in @state. */
typedef void (*AiLook) (const CardsDeck  *deck,
                        const CardsState *state,
                        uint32_t          seat,
                        CsRng            *rng);

/* Begins a game of @n_seats seats, the first @n_real of them real and the others virtual players. */
void ai_positions_begin (const CardsDeck *deck,
                         uint32_t         n_seats,
                         uint32_t         n_real,
                         CsRng           *rng,
                         CardsState      *state);

/* Plays @n_games random games of every number of seats and shows each decision to @look. */
void ai_positions_visit (uint32_t n_games,
                         AiLook   look);
