/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a seat laid last, read from the journal. */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

/* The terrain card that @seat laid last in this round or, until auction cards are revealed, in the round before;
 * borrowed.  If there is one, *@gain is what laying it scored; it may have been sold since.  NULL if there is none, and
 * once the game is over. */
ComstockCardsCard *comstock_cards_laid_find_last (ComstockCardsGame *game,
                                                  ComstockCardsSeat *seat,
                                                  int               *gain);

G_END_DECLS
