/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told of what keys lead the focus to, for the table of scenes. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/shell/comstock-window.h"

/* The second card in the column, which is land; a parcel of the own city that scores; the first character that one has;
 * the score of a neighbour. */
void picture_hints_card     (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_hints_parcel   (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_hints_portrait (ComstockWindow    *window,
                             ComstockCardsGame *game);
void picture_hints_score    (ComstockWindow    *window,
                             ComstockCardsGame *game);
