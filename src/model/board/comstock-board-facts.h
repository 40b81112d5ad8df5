/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of the board game for sentences: each comes from the engine's tables, so that no text types one. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the placeholders of a sentence are about. */
typedef enum
{
  COMSTOCK_BOARD_FACTS_RULES,   /* the rules as a whole; number: 0 */
  COMSTOCK_BOARD_FACTS_CONTENT, /* number: BoardContent; {each}: dollars for each thing that its income counts */
  COMSTOCK_BOARD_FACTS_TRACK,   /* number: BoardTrack; {gain}: what it brings, {price}: what is paid there */
  COMSTOCK_BOARD_FACTS_ROLE,    /* number: BOARD_ROLE; {money}, {roads}, {vp}, {dynamites}, {firepower} */
} ComstockBoardFactsSubject;

/* Returns a copy of @sentence with the figures that belong to its {placeholders}; those of the rules as a whole are
 * known with each subject. */
char *comstock_board_facts_fill   (const char               *sentence,
                                   ComstockBoardFactsSubject subject,
                                   guint                     number);

/* The same for a sentence that knows other placeholders too: the figure of the rules as a whole, or NULL. */
char *comstock_board_facts_lookup (const char               *placeholder);

G_END_DECLS
