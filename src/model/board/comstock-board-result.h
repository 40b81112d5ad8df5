/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the statistics keep of a board game, and how that is told. */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* Of ComstockGameKind. */
char *comstock_board_result_dup_automatic (ComstockLevel level,
                                           guint         n);

/* Of the ComstockGame class.  A kit is a recommended set of characters, a mixture of them, or the
 * solo game, with the variants that are played. */
void  comstock_board_result_get_kit_names (ComstockGame *game,
                                           const char  **id,
                                           const char  **name);

G_END_DECLS
