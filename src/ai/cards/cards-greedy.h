/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rival that plays greedily: bids, takes, places, hires and sells by what scores the most now. */

#pragma once

#include "engine/cards/cards-game.h"

/* The move that @seat plays; @seat must be to act.  It reads only what a person in that seat sees: no pile,
 * no other seat's bid before the reveal.  @rng breaks ties, so equal generators give equal moves.
 * For a virtual player, which has one legal move, that move. */
CsMove cards_greedy_move (const CardsDeck  *deck,
                          const CardsState *state,
                          uint32_t          seat,
                          CsRng            *rng);

/* The same for a player who looks further than the points of now: cards also count for what later ones may add. */
CsMove cards_farsighted_move (const CardsDeck  *deck,
                              const CardsState *state,
                              uint32_t          seat,
                              CsRng            *rng);

/* Plays @state to its end with greedy moves of every seat; returns how many moves that took.  The moves are
 * those of cards_greedy_move (), but what was found for a bid is remembered for the card's taking. */
uint32_t cards_play_greedy_game (const CardsDeck *deck,
                                 CardsState      *state,
                                 CsRng           *rng);
