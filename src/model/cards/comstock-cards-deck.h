/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deck as an object: the cards of a game of Carson City: The Card Game, read from and written to JSON. */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "engine/cards/cards-deck.h"

G_BEGIN_DECLS

#define COMSTOCK_CARDS_DECK_ERROR (comstock_cards_deck_error_quark ())

/* A document that is no JSON, or whose members have wrong types or ranges, fails in COMSTOCK_JSON_ERROR. */
typedef enum
{
  COMSTOCK_CARDS_DECK_ERROR_CHARACTER,/* a character twice, or not with the rules' appeal and symbols */
  COMSTOCK_CARDS_DECK_ERROR_RULES, /* cards_deck_check () refuses the cards */
} ComstockCardsDeckError;

GQuark comstock_cards_deck_error_quark (void);

#define COMSTOCK_TYPE_CARDS_DECK (comstock_cards_deck_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsDeck, comstock_cards_deck, COMSTOCK, CARDS_DECK, GObject)

/* A deck never changes after it is made. */

/* The deck that comes with the program, always the same object.  Returns a reference. */
ComstockCardsDeck    *comstock_cards_deck_dup_built_in (void);

/* Reads a deck.  On failure returns NULL, and @error names the member, as in "terrain[17].parcels[2]"; that of
 * a file names the file as well. */
ComstockCardsDeck *comstock_cards_deck_new_from_bytes (GBytes  *bytes,
                                                       GError **error);
ComstockCardsDeck *comstock_cards_deck_new_from_file  (GFile   *file,
                                                       GError **error);

/* The same from a document that comstock_json_parse () read, or from a member of one. */
ComstockCardsDeck *comstock_cards_deck_new_from_json  (JsonNode *node,
                                                       GError  **error);

/* The deck as JSON, which reads back as an equal deck.  Returns a new node. */
JsonNode          *comstock_cards_deck_to_json        (ComstockCardsDeck *self);

/* Short name (a–z, 0–9, '-'), and the name to show.  Borrowed. */
const char        *comstock_cards_deck_get_id         (ComstockCardsDeck *self);
const char        *comstock_cards_deck_get_name       (ComstockCardsDeck *self);

/* The cards as the rules see them, the kit of a game: borrowed, valid while the deck lives. */
const CardsDeck   *comstock_cards_deck_get_cards      (ComstockCardsDeck *self);

/* cards_deck_digest () of the cards. */
guint64            comstock_cards_deck_get_digest     (ComstockCardsDeck *self);

G_END_DECLS
