/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the statistics keep of a game of cards, and how that is told. */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* "1 hard rival, 2 novice virtual players" of "rival:hard,virtual:novice,virtual:novice"; words from elsewhere that
 * are none are told as they are.  Free with g_free (). */
char           *comstock_cards_result_dup_opponents (const char    *opponents);

/* Functions of the ComstockGame class. */
void            comstock_cards_result_get_kit_names (ComstockGame *game,
                                                     const char  **id,
                                                     const char  **name);
ComstockResult *comstock_cards_result_dup           (ComstockGame *game,
                                                     guint         seat);

G_END_DECLS
