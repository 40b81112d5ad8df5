/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The appeal of a deck's terrain cards, found by experiment (docs/deck.md). */

#pragma once

#include "ai/cs-sample.h"
#include "engine/cards/cards-game.h"

/* Who sits at the table of an experiment. */
#define CARDS_APPEAL_SEATS 4

/* The move of @seat, which must be to act. */
typedef CsMove (*CardsAppealPlayer) (const void       *data,
                                     const CardsDeck  *deck,
                                     const CardsState *state,
                                     uint32_t          seat,
                                     CsRng            *rng);

/* Deals a game of four by chance, with suits by chance as well. */
void cards_appeal_deal    (const CardsDeck   *deck,
                           const CardsKind    kinds[CARDS_APPEAL_SEATS],
                           CsRng             *rng,
                           CardsState        *state);

/* The worth of each terrain card: the final VP of a builder among builders to whom chance gave it, at one turn of each
 * of @n_games games.  All play as @player does, to whom @data is given; NULL: as the greedy player. */
void cards_appeal_measure (const CardsDeck   *deck,
                           CardsAppealPlayer  player,
                           const void        *data,
                           uint32_t           n_games,
                           CsRng             *rng,
                           CsSample           worth[CARDS_TERRAIN]);

/* Appeals 1 to 9: nine classes of equal size, in the order of worth; of cards of equal worth the first is the lower. */
void cards_appeal_fit     (const CsSample     worth[CARDS_TERRAIN],
                           uint8_t            appeals[CARDS_TERRAIN]);
