/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of the card game in our own words, as topics: the rules page tells them whole, the player aid in short. */

#pragma once

#include "comstock-card.h"

G_BEGIN_DECLS

/* Topics are numbered from 0, in the order of the rules page, and known by ids, with the ids of cards-terms.h:
 * - "character:banker", "parcel:saloon", "row:ranch-multiplier";
 * - "stage:column", "stage:auction", "stage:taking";
 * - "rule:aim", "rule:seats", "rule:setup", "rule:auction-cards", "rule:terrain-cards", "rule:characters",
 *   "rule:ties", "rule:rulings", "rule:abilities", "rule:virtual-players", "rule:era-change", "rule:knowledge",
 *   "rule:limit", "rule:placing", "rule:covering", "rule:selling", "rule:counting". */

typedef enum
{
  COMSTOCK_CHAPTER_GAME,
  COMSTOCK_CHAPTER_ROUND,
  COMSTOCK_CHAPTER_CITY,
  COMSTOCK_CHAPTER_SCORING,
  COMSTOCK_CHAPTER_ABILITIES,   /* characters with an ability, in the order of use */
  COMSTOCK_CHAPTER_CHARACTERS,  /* the others */
  COMSTOCK_CHAPTER_PARCELS,
  COMSTOCK_CHAPTERS
} ComstockChapter;

typedef struct
{
  char *text;           /* with its figures, in the language of the moment */
  gboolean brief;       /* told by the player aid too */
  gboolean ruling;      /* our answer to a question that the printed rules leave open */
} ComstockParagraph;

/* The id of the topic about a thing.  Free with g_free (). */
char           *comstock_topics_of_character (CardsCharacter  character);
char           *comstock_topics_of_parcel    (CardsParcel     parcel);
char           *comstock_topics_of_row       (CardsRow        row);

/* The ids of all topics about a card, with spaces between: a character's, or those of the parcels that it shows. */
char           *comstock_topics_of_card      (ComstockCard   *card);

guint           comstock_topics_get_n        (void);

/* The number of the topic with this id, or −1. */
int             comstock_topics_find         (const char     *id);

char           *comstock_topic_dup_id        (guint           topic);
ComstockChapter comstock_topic_get_chapter   (guint           topic);

/* All texts are translated. */
const char     *comstock_topic_get_title     (guint           topic);
const char     *comstock_chapter_get_title   (ComstockChapter chapter);

/* Returns a new array of ComstockParagraph, not empty. */
GPtrArray      *comstock_topic_dup_paragraphs (guint          topic);

/* The ids of other topics that a reader may want next, NULL-terminated.  Free with g_strfreev (). */
char          **comstock_topic_dup_related   (guint           topic);

/* Whether each word of @search stands somewhere in the topic's title or text, with no regard to case, accents and
 * the last letter of a word that has five or more ("тюрьма" is found in "тюрьму").  An empty @search is in every
 * topic. */
gboolean        comstock_topic_matches       (guint           topic,
                                              const char     *search);

G_END_DECLS
