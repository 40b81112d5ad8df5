/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of the card game as topics, each known by an id. */

#pragma once

#include "comstock-card.h"

G_BEGIN_DECLS

/* Ids of topics, with the ids of cards-terms.h:
 * - "character:banker", "parcel:saloon", "row:ranch-multiplier";
 * - "stage:column", "stage:auction", "stage:taking";
 * - "rule:…" for all else, see comstock-topics.c. */

/* The id of the topic about a thing.  Free with g_free (). */
char *comstock_topics_of_character (CardsCharacter  character);
char *comstock_topics_of_parcel    (CardsParcel     parcel);
char *comstock_topics_of_row       (CardsRow        row);

/* The ids of all topics about a card, with spaces between: a character's, or those of the parcels that it shows. */
char *comstock_topics_of_card      (ComstockCard   *card);

G_END_DECLS
