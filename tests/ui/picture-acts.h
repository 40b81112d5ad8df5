/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moments of the acts that are played over the table, for the table of scenes. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/shell/comstock-window.h"
#include "ui/table/comstock-theatre.h"

/* A showdown of six: cards come, turn over, are sorted, a suit breaks the tie, places fly to the seats; of two ties at
 * once; without a tie; while the mercenary or the doctor is asked; with a card that takes no part. */
void picture_acts_come    (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_acts_turn    (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_acts_sort    (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_acts_tie     (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_acts_leave   (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_acts_ties    (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_acts_plain   (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_acts_raise   (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_acts_aside   (ComstockWindow    *window,
                           ComstockCardsGame *game);

/* The train on its way, and in the middle. */
void picture_acts_train   (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_acts_era     (ComstockWindow    *window,
                           ComstockCardsGame *game);

/* The end of the game is skipped, left and asked for again. */
void picture_acts_show_end_again (ComstockWindow *window);

/* Stops the clock; acts are played from now on. */
ComstockTheatre *picture_acts_begin (ComstockWindow *window);

/* Lets @time ms pass and all that is drawn follow. */
void picture_acts_show    (guint             time);

/* Lets the time go on again, if an act has stopped it. */
void picture_acts_end     (void);
