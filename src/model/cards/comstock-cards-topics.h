/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of the card game in our own words, as topics. */

#pragma once

#include "comstock-cards-card.h"
#include "model/base/comstock-topics.h"

G_BEGIN_DECLS

/* Topics stand in the order of the rules page, and are known by ids, with the ids of cards-terms.h:
 * - "character:banker", "parcel:saloon", "row:ranch-multiplier";
 * - "stage:column", "stage:auction", "stage:taking";
 * - "rule:aim", "rule:seats", "rule:setup", "rule:auction-cards", "rule:terrain-cards", "rule:characters",
 *   "rule:ties", "rule:rulings", "rule:abilities", "rule:virtual-players", "rule:era-change", "rule:knowledge",
 *   "rule:limit", "rule:placing", "rule:covering", "rule:selling", "rule:counting". */
extern const ComstockTopics comstock_cards_topics;

/* How the game is played with a screen reader: one page, whose topics are its parts. */
extern const ComstockTopics comstock_cards_screen_reader;

/* The id of the topic about a thing.  Free with g_free (). */
char *comstock_cards_topics_of_character (CardsCharacter  character);
char *comstock_cards_topics_of_parcel    (CardsParcel     parcel);
char *comstock_cards_topics_of_row       (CardsRow        row);

/* The ids of all topics about a card, with spaces between: a character's, or those of the parcels that it shows. */
char *comstock_cards_topics_of_card      (ComstockCardsCard   *card);

G_END_DECLS
