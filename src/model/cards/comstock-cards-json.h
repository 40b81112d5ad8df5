/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a card game in a save file. */

#pragma once

#include <json-glib/json-glib.h>

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* The game with this setup before its first move, or NULL with an error that names the member. */
ComstockGame *comstock_cards_json_to_game   (JsonNode *node,
                                             GError  **error);

/* A function of the ComstockGame class. */
JsonNode     *comstock_cards_json_from_game (ComstockGame  *game);

G_END_DECLS
