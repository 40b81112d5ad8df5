/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockStatistics: what became of the games played at this screen (docs/statistics.md). */

#pragma once

#include "model/session/comstock-game.h"
#include "model/session/comstock-tally.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_STATISTICS (comstock_statistics_get_type ())
G_DECLARE_FINAL_TYPE (ComstockStatistics, comstock_statistics, COMSTOCK, STATISTICS, GObject)

/* One for the whole program.  It reads its file when it is first needed.  After each change a thread makes the same
 * change in what the file holds by then: of several processes none writes over what another one has counted.
 * Nothing here ever asks or stops a game.
 *
 * Property, read-only, notified on change: "problem" (string): sentences about a file that could not be read, which
 * was put aside then, or not be written; NULL while all is well.
 *
 * Signal "changed" (): other figures than before. */

ComstockStatistics *comstock_statistics_new            (GFile               *file);

/* Where they belong: comstock/statistics.json in the user's data directory. */
GFile              *comstock_statistics_dup_usual_file (void);

/* Counts what becomes of @game from now on: its undos, and each end that is played, not only looked at.  A game
 * counts once, with its last end.  Harmless if it is watched already. */
void                comstock_statistics_watch          (ComstockStatistics *self,
                                                        ComstockGame       *game);

/* The figures: a new array of ComstockTally, the only person at the screen first, then by name; most played first. */
GPtrArray          *comstock_statistics_dup_tallies    (ComstockStatistics  *self);

/* The finished games that are still known one by one, in the order in which they first ended: a new array of
 * ComstockRecord. */
GPtrArray          *comstock_statistics_dup_records    (ComstockStatistics  *self);

/* The figures as a table of CSV, headed in the current language.  Free with g_free (). */
char               *comstock_statistics_dup_csv        (ComstockStatistics  *self);

/* Writes that table as a file; errors name it and the way out. */
gboolean            comstock_statistics_export         (ComstockStatistics *self,
                                                        GFile              *file,
                                                        GError            **error);

/* Forgets everything; what was known is returned, and can be restored. */
GBytes             *comstock_statistics_reset          (ComstockStatistics  *self);
void                comstock_statistics_restore        (ComstockStatistics *self,
                                                        GBytes             *bytes);

/* Waits until all is on the disk: at the end of the program.  FALSE with the reason if it cannot be written. */
gboolean            comstock_statistics_flush          (ComstockStatistics *self,
                                                        GError            **error);

G_END_DECLS
