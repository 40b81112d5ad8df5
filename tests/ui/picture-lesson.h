/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenes of the first game for pictures: each begins it and goes on to the step of its name. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/shell/comstock-window.h"

void picture_lesson_appeal (ComstockWindow    *window,
                            ComstockCardsGame *game);

void picture_lesson_ranch (ComstockWindow    *window,
                           ComstockCardsGame *game);

void picture_lesson_tie (ComstockWindow    *window,
                         ComstockCardsGame *game);

void picture_lesson_shop (ComstockWindow    *window,
                          ComstockCardsGame *game);

void picture_lesson_arrow (ComstockWindow    *window,
                           ComstockCardsGame *game);

void picture_lesson_end (ComstockWindow    *window,
                         ComstockCardsGame *game);

/* What a game explains that is not the first one: the tip of this id. */
void picture_lesson_explain (ComstockWindow *window,
                             const char     *tip);

/* Such tips. */
void picture_lesson_tip (ComstockWindow    *window,
                         ComstockCardsGame *game);

void picture_lesson_tip_place (ComstockWindow    *window,
                               ComstockCardsGame *game);

/* The same of the board game: the track is told of; a building is placed. */
void picture_lesson_board (ComstockWindow    *window,
                           ComstockCardsGame *game);

void picture_lesson_board_site (ComstockWindow    *window,
                                ComstockCardsGame *game);

/* What tells of an ability that may be used now. */
void picture_lesson_tip_ability (ComstockWindow    *window,
                                 ComstockCardsGame *game);
