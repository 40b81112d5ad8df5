/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept of finished games, and the figures that follow from it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How a game ended for one person. */
typedef struct
{
  char *player;       /* "" for the only person at the screen, else the person's name */
  char *opponents;    /* who else sat at the table, in words of the game that do not depend on the language */
  int points;
  gboolean won;       /* a shared win is a win */
} ComstockResult;

ComstockResult *comstock_result_new  (const char *player,
                                      const char *opponents,
                                      int         points,
                                      gboolean    won);
void            comstock_result_free (ComstockResult *self);

/* One game.  Without results it is not finished yet. */
typedef struct
{
  char *game;         /* id of the rules */
  guint64 digest;     /* of the setup with its deal: equal for the same game wherever it is played on */
  char *kit;          /* id of the material played with, such as a deck, and its name */
  char *kit_name;
  char *code;         /* its game code, or "" */
  GDateTime *day;     /* the date on which it first ended, or NULL if that is not known */
  guint undos;
  guint hints;
  GPtrArray *results; /* of ComstockResult, one for each person that counts */
} ComstockRecord;

ComstockRecord *comstock_record_new  (const char *game,
                                      guint64     digest,
                                      const char *kit,
                                      const char *kit_name,
                                      const char *code);
ComstockRecord *comstock_record_copy (const ComstockRecord *self);
void            comstock_record_free (ComstockRecord       *self);

/* The figures of one player against one set of opponents with one kit. */
typedef struct
{
  char *game;
  char *kit;
  char *kit_name;
  char *player;
  char *opponents;
  guint played;       /* 1 or more */
  guint won;
  int best;
  gint64 total;       /* of all points */
  guint streak;       /* games won in a row, up to the last one played */
  guint longest;      /* the longest streak ever */
  guint undos;
  guint hints;
} ComstockTally;

ComstockTally *comstock_tally_copy     (const ComstockTally  *self);
void           comstock_tally_free     (ComstockTally        *self);

/* Points per game. */
double         comstock_tally_get_mean (const ComstockTally  *self);

/* Adds each result of @record to its tally in @tallies, an array of ComstockTally that grows as needed. */
void           comstock_tallies_add    (GPtrArray            *tallies,
                                        const ComstockRecord *record);

G_END_DECLS
