/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sparring partners: players with one idea each, for measuring the rivals against more than themselves.
 *
 * Nobody meets them at the table.  Each looks for a weakness: no level may lose to any of them
 * (docs/strength.md).  They read only what a person in the seat sees. */

#pragma once

#include "engine/cards/cards-game.h"

typedef struct _CardsSparring CardsSparring;

/* All of them, ended by NULL. */
extern const CardsSparring *const cards_sparring[];

/* The word that stands for @partner on the command line. */
const char *cards_sparring_id (const CardsSparring *partner);

/* The partner with this id, or NULL. */
const CardsSparring *cards_sparring_find (const char *id);

/* The move that @partner plays on @seat, which must be a real seat and to act. */
CsMove cards_sparring_move (const CardsSparring *partner,
                            const CardsDeck     *deck,
                            const CardsState    *state,
                            uint32_t             seat,
                            CsRng               *rng);
