/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the statistics keep of a board game, and how that is told. */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* "1 hard rival" of "rival:hard"; words from elsewhere that are none are told as they are.  Free with g_free (). */
char           *comstock_board_result_dup_opponents (const char    *opponents);

/* Functions of the ComstockGame class.  A kit is a recommended set of characters, a mixture of them, or the
 * solo game, with the variants that are played. */
void            comstock_board_result_get_kit_names (ComstockGame *game,
                                                     const char  **id,
                                                     const char  **name);
ComstockResult *comstock_board_result_dup           (ComstockGame *game,
                                                     guint         seat);

G_END_DECLS
