/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of what moves on the table of the board game, each at one moment. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/shell/comstock-window.h"

/* A duel: what is told first, dice in the air, firepower that is counted, the end; of six seats with outlaws; with
 * tiles; with Standish. */
void picture_duels_odds     (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_duels_dice     (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_duels_adding   (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_duels_outcome  (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_duels_outlaw   (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_duels_tiles    (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_duels_standish (ComstockWindow    *window,
                             ComstockCardsGame *game);

/* What Standish does: a card that leaves nothing open, one of two cowboys, one that has another line in use than the
 * first, the white die, and a building with roads and house. */
void picture_duels_ordered  (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_duels_chosen   (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_duels_line     (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_duels_white    (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_duels_builds   (ComstockWindow    *window,
                             ComstockCardsGame *game);

/* A cowboy on its way to a place; several on their way home. */
void picture_duels_flight   (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_duels_home     (ComstockWindow    *window,
                             ComstockCardsGame *game);
