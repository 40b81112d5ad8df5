/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves as a person types them, in the words of the language: a game's class says how. */

#pragma once

#include "comstock-game.h"

G_BEGIN_DECLS

/* Whether moves of @game can be typed at all; the others may be called only then. */
gboolean comstock_typed_is_possible (ComstockGame *game);

/* What one would type for @move of @seat.  Free with g_free (). */
char    *comstock_typed_dup         (ComstockGame *game,
                                     guint         seat,
                                     CsMove        move);

/* The move of @seat that @typed names, legal or not; FALSE if it names none. */
gboolean comstock_typed_parse       (ComstockGame *game,
                                     guint         seat,
                                     const char   *typed,
                                     CsMove       *move);

/* Whether @typed is @move of @seat, by its title or as in a save. */
gboolean comstock_typed_is          (ComstockGame *game,
                                     guint         seat,
                                     CsMove        move,
                                     const char   *typed);

/* The next after @text of what @seat may type now and begins with the words of @beginning, the first after the last;
 * NULL for nothing.  Free with g_free (). */
char    *comstock_typed_next        (ComstockGame *game,
                                     guint         seat,
                                     const char   *beginning,
                                     const char   *text);

/* @text as it counts: words and numbers in small letters with a space between them.  Free with g_free (). */
char    *comstock_typed_fold        (const char   *text);

G_END_DECLS
