/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsFinale: the end of a game: its points are counted lane by lane, then the winner's town rises at sunset,
 * and over its street stands what one may do next. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/table/comstock-act.h"

#define COMSTOCK_TYPE_CARDS_FINALE (comstock_cards_finale_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsFinale, comstock_cards_finale, COMSTOCK, CARDS_FINALE, ComstockAct)

/* An act that is held: its end state stays.  It covers all of the table, and so does take the focus.
 *
 * Signal "left" (): by Escape or from its menu; it is let go then. */

/* @game is over.  @played: it begins with its end state. */
ComstockAct *comstock_cards_finale_new  (ComstockCardsGame   *game,
                                         gboolean             played);

/* Whether all has come to rest. */
gboolean     comstock_cards_finale_rests (ComstockCardsFinale *self);

/* A pane lies over @width pixels of the end: the lanes leave that free, as far as they can. */
void         comstock_cards_finale_spare (ComstockCardsFinale *self,
                                          int                  width);

/* How high the street is, with the buttons, at a size of @width × @height pixels. */
int          comstock_cards_finale_get_foot (ComstockCardsFinale *self,
                                             int                  width,
                                             int                  height);

/* The button that shows the score sheet. */
GtkWidget   *comstock_cards_finale_get_sheet (ComstockCardsFinale *self);
