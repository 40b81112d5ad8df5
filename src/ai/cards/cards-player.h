/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player that needs no search: bids, takes, places, hires and sells by what its weights say a card is worth. */

#pragma once

#include "cards-worth.h"

/* The move of @seat, which must be to act.  It reads only what a person in that seat sees: no pile, no other seat's
 * bid before the reveal.  @worths, of all seats, side by side, by this player's weights, remember what was found for
 * later moves of the game: of the other seats it reads what their cities and characters make of the column.
 * @rng breaks ties, so equal generators give equal moves.  A virtual player has one legal move, which it makes. */
CsMove cards_player_move (const CardsDeck  *deck,
                          const CardsState *state,
                          uint32_t          seat,
                          CardsWorth       *worths,
                          CsRng            *rng);

/* What the ability that @seat is asked for would bring it now, in units of CARDS_VP. */
int cards_player_ability_gain (const CardsDeck  *deck,
                               const CardsState *state,
                               uint32_t          seat,
                               CardsWorth       *worth);

/* In how many rounds to come the ability that is asked for could be used instead of now. */
int cards_player_ability_rounds (const CardsState *state);

/* What taking each card of the column would be worth to @seat, in its order: what the card brings, and what it is worth
 * to keep it from others.  Before the auction cards lie open, as if it chose first. */
void cards_player_column (const CardsDeck  *deck,
                          const CardsState *state,
                          uint32_t          seat,
                          CardsWorth       *worths,
                          int               values[CARDS_MAX_COLUMN]);
