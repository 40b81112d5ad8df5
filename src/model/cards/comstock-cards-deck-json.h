/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deck's JSON, for ComstockCardsDeck alone. */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/cards/cards-deck.h"

G_BEGIN_DECLS

/* Reads and checks a deck; @id and @name are borrowed from @node.  On failure @error names the member. */
gboolean  comstock_cards_deck_json_read  (JsonNode    *node,
                                          const char **id,
                                          const char **name,
                                          CardsDeck   *cards,
                                          GError     **error);

/* Returns a new node that reads back as the same deck. */
JsonNode *comstock_cards_deck_json_write (const char      *id,
                                          const char      *name,
                                          const CardsDeck *cards);

G_END_DECLS
