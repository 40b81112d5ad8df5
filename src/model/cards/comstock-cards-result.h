/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the statistics keep of a game of cards, and how that is told. */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* Of ComstockGameKind. */
char *comstock_cards_result_dup_automatic (ComstockLevel level,
                                           guint         n);

G_END_DECLS
