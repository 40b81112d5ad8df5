/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the position says about each card; private to the model. */

#pragma once

#include "comstock-cards-card-private.h"
#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* Fills in the @statuses of all CARDS_CARDS cards as @state, the position at the cursor of @game, has them. */
void comstock_cards_status_read (ComstockGame            *game,
                                 const CardsState        *state,
                                 ComstockCardsCardStatus *statuses);

G_END_DECLS
