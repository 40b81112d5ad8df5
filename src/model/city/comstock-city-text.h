/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences of Carcassonne: The City: what happened, what is asked, why something is refused, what a move is. */

#pragma once

#include "comstock-city-game.h"

G_BEGIN_DECLS

/* How the game ended, in one sentence; NULL before the end.  Free with g_free (). */
char *comstock_city_text_dup_outcome    (ComstockGame     *game);

/* A refusal by the rules as one sentence; the position is that at the cursor.  Free with g_free (). */
char *comstock_city_text_refuse         (ComstockGame     *game,
                                         const CsRefusal  *refusal);

/* The other functions of the ComstockGame class. */
char *comstock_city_text_dup_heading    (ComstockGame     *game);
char *comstock_city_text_dup_prompt     (ComstockGame     *game);
char *comstock_city_text_describe       (ComstockGame     *game,
                                         guint             cursor,
                                         const CsEvent    *event);
char *comstock_city_text_dup_move_title (ComstockGame     *game,
                                         gconstpointer     state,
                                         guint             seat,
                                         CsMove            move);
gboolean comstock_city_text_parse_typed (ComstockGame     *game,
                                         guint             seat,
                                         const char       *typed,
                                         CsMove           *move);

G_END_DECLS
