/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is read out of the board game's log: nothing twice, and at payday one sentence for each player. */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* What is read out of the entry of the log at @index, in the current language: "" for nothing, NULL for its own
 * sentence.  Free with g_free (). */
char *comstock_board_news_dup (ComstockGame *game,
                               guint         index);

G_END_DECLS
