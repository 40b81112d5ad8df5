/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats chosen in New Game, as the settings remember them. */

#pragma once

#include "model/cards/comstock-cards-game.h"

/* Sets the seats of @setup alone: those of the last time, or those of a first game where nothing (or nothing sensible)
 * is remembered. */
void comstock_cards_choices_load (ComstockCardsSetup *setup);

void comstock_cards_choices_store (const ComstockCardsSetup *setup);

/* A new game of one person, named as the last time, and three virtual players. */
ComstockGame *comstock_cards_choices_deal_quick (void);

/* The first game, of a person named so. */
ComstockGame *comstock_cards_choices_deal_first (void);

/* A new game of the same seats and deck as @game, a ComstockCardsGame. */
ComstockGame *comstock_cards_choices_deal_again (ComstockGame *game,
                                                 GError      **error);
