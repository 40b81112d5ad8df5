/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes decks whose cards are near to each other in worth (docs/deck.md). */

#pragma once

#include "engine/cards/cards-deck.h"
#include "engine/cs-rng.h"

/* Deals the parcels of each era anew onto its cards, by chance and evenly, and gives each suit of the backs to another:
 * what rules page 1 asks of a deck stays true.  Appeals stay as they are. */
void cards_make_deck (CardsDeck *deck,
                      CsRng     *rng);
