/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves as a person types them: "bid 9", "take 2" (the second card in the column), "place 1 7" (row 1, column 7),
 * "sell 3 2" (the card that is seen there), "use lawyer", "hire sheriff", "pass".  The words are those of the language;
 * the English ones do in every language, as do the names of characters in saves. */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

/* Functions of the ComstockGame class. */
char    *comstock_cards_typed_dup   (ComstockGame *base,
                                     guint         seat,
                                     CsMove        move);
gboolean comstock_cards_typed_parse (ComstockGame *base,
                                     guint         seat,
                                     const char   *typed,
                                     CsMove       *move);

G_END_DECLS
