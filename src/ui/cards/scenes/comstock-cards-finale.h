/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsFinale: the end of a game: its points are counted lane by lane, then the winner's town rises at sunset,
 * and over its street stands what one may do next. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/table/comstock-ending.h"

#define COMSTOCK_TYPE_CARDS_FINALE (comstock_cards_finale_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsFinale, comstock_cards_finale, COMSTOCK, CARDS_FINALE, ComstockAct)

/* An act that is held: its end state stays.  It covers all of the table, and so does take the focus.
 *
 * Signal "left" (): by Escape or from its menu; it is let go then. */

/* For a ComstockCardsGame. */
extern const ComstockFinale comstock_cards_finale;

ComstockAct *comstock_cards_finale_new  (ComstockGame        *game,
                                         gboolean             played);

/* Whether all has come to rest. */
gboolean     comstock_cards_finale_rests (ComstockCardsFinale *self);
