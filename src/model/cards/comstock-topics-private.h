/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of rules that are about no single thing, for comstock-topics.c. */

#pragma once

#include "comstock-topics.h"

#define COMSTOCK_RULE_TEXTS 5

typedef struct
{
  const char *text;     /* not translated, with placeholders of comstock-figures.h */
  gboolean brief;
  gboolean ruling;
} ComstockRuleText;

typedef struct
{
  const char *id;
  ComstockChapter chapter;
  const char *title;                            /* not translated */
  const char *related;                          /* ids with spaces between */
  ComstockRuleText texts[COMSTOCK_RULE_TEXTS];  /* the text after the last is NULL */
} ComstockRule;

#define COMSTOCK_RULES 20

extern const ComstockRule comstock_rules[COMSTOCK_RULES];

/* What is to say about a thing besides what its card or the score pad says; NULL: nothing. */
extern const ComstockRuleText comstock_character_notes[CARDS_CHARACTERS];
extern const ComstockRuleText comstock_row_notes[CARDS_ROWS];
