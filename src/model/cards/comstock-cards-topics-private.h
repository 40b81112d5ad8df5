/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of rules that are about no single thing, for comstock-cards-topics.c. */

#pragma once

#include "comstock-cards-topics.h"

typedef enum
{
  COMSTOCK_CARDS_CHAPTER_GAME,
  COMSTOCK_CARDS_CHAPTER_ROUND,
  COMSTOCK_CARDS_CHAPTER_CITY,
  COMSTOCK_CARDS_CHAPTER_SCORING,
  COMSTOCK_CARDS_CHAPTER_ABILITIES,     /* characters with an ability, in the order of use */
  COMSTOCK_CARDS_CHAPTER_CHARACTERS,    /* the others */
  COMSTOCK_CARDS_CHAPTER_PARCELS,
  COMSTOCK_CARDS_CHAPTERS
} ComstockCardsChapter;

#define COMSTOCK_CARDS_RULES 20

/* The placeholders are those of comstock-cards-figures.h. */
extern const ComstockTopic comstock_cards_rules[COMSTOCK_CARDS_RULES];

/* What is to say about a thing besides what its card or the score pad says; NULL: nothing. */
extern const ComstockTopicText comstock_cards_character_notes[CARDS_CHARACTERS];
extern const ComstockTopicText comstock_cards_row_notes[CARDS_ROWS];
