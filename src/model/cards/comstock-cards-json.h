/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beginning a card game from the setup in a save file. */

#pragma once

#include <json-glib/json-glib.h>

#include "model/comstock-game.h"

G_BEGIN_DECLS

/* The game with this setup before its first move, or NULL with an error that names the member. */
ComstockGame *comstock_cards_game_from_json (JsonNode  *node,
                                             GError   **error);

G_END_DECLS
