/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the statistics keep of a game of Carcassonne: The City. */

#pragma once

#include "comstock-city-game.h"

G_BEGIN_DECLS

/* Functions of the ComstockGame class, and of ComstockGameKind. */
void            comstock_city_result_get_kit_names (ComstockGame *game,
                                                    const char  **id,
                                                    const char  **name);
ComstockResult *comstock_city_result_dup           (ComstockGame *game,
                                                    guint         seat);
char           *comstock_city_result_dup_opponents (const char   *opponents);

G_END_DECLS
