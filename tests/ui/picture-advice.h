/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the rivals who sit down, and of what is thought about a game. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/shell/comstock-window.h"

/* Three rivals sit down, and one of their rows is unfolded. */
void picture_advice_rivals (ComstockWindow    *window,
                            ComstockCardsGame *game);

/* The decisions that cost most, and one of them on the table. */
void picture_advice_analysis (ComstockWindow    *window,
                              ComstockCardsGame *game);

/* What the person who is asked might do. */
void picture_advice_hint   (ComstockWindow    *window,
                            ComstockCardsGame *game);
