/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves as a person types them: "bid 9", "take 2" (the second card in the column), "place 1 7" (row 1, column 7),
 * "sell 3 2" (the card that is seen there), "use lawyer", "hire sheriff", "pass".  The words are those of the language;
 * the English ones do in every language, as do the names of characters in saves. */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

/* What one would type for @move of @seat, in the words of the language.  Free with g_free (). */
char    *comstock_cards_typed_dup   (ComstockCardsGame *game,
                                     guint              seat,
                                     CsMove             move);

/* The move of @seat that @typed names, legal or not; FALSE if it names none. */
gboolean comstock_cards_typed_parse (ComstockCardsGame *game,
                                     guint              seat,
                                     const char        *typed,
                                     CsMove            *move);

/* The next after @text of what @seat may type now and begins with @beginning, the first after the last; NULL for
 * nothing.  Free with g_free (). */
char    *comstock_cards_typed_next  (ComstockCardsGame *game,
                                     guint              seat,
                                     const char        *beginning,
                                     const char        *text);

G_END_DECLS
