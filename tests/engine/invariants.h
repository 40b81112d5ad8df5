/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What holds in every position of a game, derived anew and plainly. */

#pragma once

#include "engine/cards/cards-game.h"

/* All return NULL or the name of what does not hold. */
typedef const char *(*Invariants) (const void *kit,
                                   const void *state);

const char *board_check   (const void *kit,
                           const void *state);
const char *cards_check   (const void *kit,
                           const void *state);
const char *city_check    (const void *kit,
                           const void *state);
const char *pebbles_check (const void *kit,
                           const void *state);

/* The part of it that concerns piles, order and who is asked; called first, before anything is indexed by a seat. */
const char *cards_check_course (const CardsState *state);
