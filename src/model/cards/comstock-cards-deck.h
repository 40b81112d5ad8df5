/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deck as an object: the cards of a game of Carson City: The Card Game, read from and written to JSON. */

#pragma once

#include "engine/cards/cards-deck.h"
#include "model/session/comstock-kit.h"

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
G_DECLARE_FINAL_TYPE (ComstockCardsDeck, comstock_cards_deck, COMSTOCK, CARDS_DECK, ComstockKit)

/* The cards as the rules see them, the kit of a game: borrowed, valid while the deck lives. */
const CardsDeck *comstock_cards_deck_get_cards (ComstockCardsDeck *self);

G_END_DECLS
