/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Things of the card game that documents name: characters and the parcels of a card. */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/cards/cards-deck.h"

/* Reads a list of different characters; NULL is an empty list. */
gboolean cli_cards_read_characters (JsonNode          *node,
                                    CardsCharacterSet *characters,
                                    GError           **error);

/* Reads the four parcels of a card, in the order of CardsCorner.  NULL fails, as in comstock-json.h. */
gboolean cli_cards_read_parcels (JsonNode     *node,
                                 CardsTerrain *card,
                                 GError      **error);
