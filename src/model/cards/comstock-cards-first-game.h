/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first game: a fixed deal that shows one thing of the rules after another, whatever the person does. */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

/* A person (hat, of this name, which may be "") and three novices, who take by appeal: so it is known what they leave,
 * and what a round is about can be taken wherever the person comes in the order. */
ComstockGame *comstock_cards_first_game_new (const char *name);

/* Whether @game has this deal: also one that was read from a file. */
gboolean           comstock_cards_first_game_is  (ComstockCardsGame *game);

G_END_DECLS
