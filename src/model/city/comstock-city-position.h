/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The positions of Carcassonne: The City as JSON, for scripts. */

#pragma once

#include "comstock-city-game.h"

G_BEGIN_DECLS

/* The position after move @cursor ≤ length, as docs/save-format.md says.  A new node. */
JsonNode *comstock_city_position_to_json (ComstockGame *game,
                                          guint         cursor);

G_END_DECLS
