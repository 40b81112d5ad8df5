/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the score pad for a real table. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/shell/comstock-window.h"

/* Who sits at the table. */
void picture_pad_players (ComstockWindow    *window,
                          ComstockCardsGame *game);

/* A virtual player is about to take a card. */
void picture_pad_round   (ComstockWindow    *window,
                          ComstockCardsGame *game);

/* Two virtual players tie. */
void picture_pad_tie     (ComstockWindow    *window,
                          ComstockCardsGame *game);

/* The city of the first player, as in @game, and its characters. */
void picture_pad_city    (ComstockWindow    *window,
                          ComstockCardsGame *game);

/* A card in hand. */
void picture_pad_card    (ComstockWindow    *window,
                          ComstockCardsGame *game);

/* The rows, a figure that lights up its parcels, and a contradiction. */
void picture_pad_scores  (ComstockWindow    *window,
                          ComstockCardsGame *game);
