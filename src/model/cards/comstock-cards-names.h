/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the things of the card game are called, in the current language: the one table of names. */

#pragma once

#include <glib.h>

#include "engine/cards/cards-game.h"
#include "model/session/comstock-seating.h"

G_BEGIN_DECLS

/* The levels of virtual players, beside those of rivals. */
enum
{
  COMSTOCK_CARDS_NOVICE = COMSTOCK_LEVEL_GAME,
  COMSTOCK_CARDS_INTERMEDIATE,
  COMSTOCK_CARDS_EXPERT,
  COMSTOCK_CARDS_LEVELS
};

extern const ComstockSeating comstock_cards_seating;

/* Ids of saves and command lines ("virtual", "medium"); both experts are "expert". */
const char *comstock_cards_seat_kind_get_id (ComstockSeatKind  kind);
const char *comstock_cards_level_get_id     (ComstockLevel     level);

/* Returns −1 if there is no such word, or no such level of @kind; a person's level is NULL or "". */
int         comstock_cards_seat_kind_find   (const char       *id);

/* How the rules see such a seat. */
CardsKind   comstock_cards_level_get_rules_kind (ComstockLevel level);

/* All of these return a static string, translated; names are as in a label ("General store"), words as inside
 * a sentence ("general store"). */
const char *comstock_cards_level_get_holder (ComstockLevel level);  /* "Computer rival (easy)" */
const char *comstock_cards_level_get_brief  (ComstockLevel level);  /* "Rival (easy)" */
const char *comstock_cards_manner_get_words (ComstockManner manner);  /* "Collects characters"; NULL for a plain one */
const char *comstock_cards_parcel_get_name      (CardsParcel       parcel);
const char *comstock_cards_parcel_get_word      (CardsParcel       parcel);
const char *comstock_cards_row_get_name         (CardsRow          row);

/* The rule of a row in one line: "Each ranch: 1 VP per empty parcel next to it". */
const char *comstock_cards_row_get_rule         (CardsRow          row);
const char *comstock_cards_character_get_name   (CardsCharacter    character);

/* What a character does, in one line. */
const char *comstock_cards_character_get_effect (CardsCharacter    character);
const char *comstock_cards_stage_get_name       (CardsStage        stage);

/* "1st": a place in the order of play, counted from 0 (0–5). */
const char *comstock_cards_place_get_name       (guint             place);

/* "Era I", @era 0 or 1. */
const char *comstock_cards_era_get_name         (guint             era);

G_END_DECLS
