/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a game of Carcassonne: The City in a save file (docs/save-format.md). */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* A function of the ComstockGame class, and the loader of ComstockGameKind. */
JsonNode     *comstock_city_json_from_game (ComstockGame *game);
ComstockGame *comstock_city_json_to_game   (JsonNode     *node,
                                            GError      **error);

G_END_DECLS
