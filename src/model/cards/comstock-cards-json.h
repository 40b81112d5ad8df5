/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a card game in a save file. */

#pragma once

#include <json-glib/json-glib.h>

#include "comstock-cards-setup.h"
#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* The game with this setup before its first move, or NULL with an error that names the member. */
ComstockGame *comstock_cards_json_to_game   (JsonNode *node,
                                             GError  **error);

/* A function of the ComstockGame class. */
JsonNode     *comstock_cards_json_from_game (ComstockGame  *game);

/* The member "seats" of a setup: who sits where, and the piles of virtual players.  Reading takes @least or more seats,
 * fills what concerns seats in @setup and @deal, and leaves it to the caller whether the seats may sit together. */
void     comstock_cards_json_write_seats (JsonBuilder              *builder,
                                          const ComstockCardsSetup *setup,
                                          const CardsSetup         *deal);
gboolean comstock_cards_json_read_seats  (JsonNode                 *node,
                                          guint                     least,
                                          ComstockCardsSetup       *setup,
                                          CardsSetup               *deal,
                                          GError                  **error);

G_END_DECLS
