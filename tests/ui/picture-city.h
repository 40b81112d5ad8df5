/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of Carcassonne: The City. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/shell/comstock-window.h"

/* A tile is aimed at where it scores most, and where it fits only if it is turned; a follower, the gate, a wall, a
 * guard and a tower are asked for, the best place aimed at. */
void picture_city_lay     (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_city_turn    (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_city_claim   (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_city_gate    (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_city_wall    (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_city_guard   (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_city_tower   (ComstockWindow    *window,
                           ComstockCardsGame *game);

/* What makes a figure of the score sheet is lit; the log. */
void picture_city_light   (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_city_log     (ComstockWindow    *window,
                           ComstockCardsGame *game);

/* A guard is counted; all is counted; the score sheet of the end. */
void picture_city_count   (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_city_finale  (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_city_end     (ComstockWindow    *window,
                           ComstockCardsGame *game);

/* New Game with it chosen. */
void picture_city_new_game (ComstockWindow    *window,
                            ComstockCardsGame *game);
