/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fast random player of the card game: draws from the legal moves without listing them. */

#pragma once

#include "engine/cards/cards-game.h"

/* A legal move of @seat, each equally likely, as from cards_game.legal.  @seat must be to act. */
CsMove cards_random_move (const CardsDeck  *deck,
                          const CardsState *state,
                          uint32_t          seat,
                          CsRng            *rng);

/* Plays @state to its end with random moves of every seat; returns how many moves that took. */
uint32_t cards_play_random_game (const CardsDeck *deck,
                                 CardsState      *state,
                                 CsRng           *rng);
