/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The totals of a game round by round, or what else its seats have, read from its journal. */

#pragma once

#include "comstock-game.h"

G_BEGIN_DECLS

/* Rounds are what comstock_game_is_checkpoint () ends.  They count through the whole game from 1; round 0 is the
 * beginning.  What is told is the score, or what another measure reads, which must be open to all. */
typedef struct
{
  const char *name;     /* "Money", to be translated */
  int (*read) (gconstpointer state,
               guint         seat);
} ComstockMeasure;

typedef struct
{
  guint n_seats;
  guint n_rounds;     /* that the journal has begun, moves beyond the cursor included: at least 1 */
  guint present;      /* the one at the cursor */
  int32_t *totals;    /* of each seat at the end of round 0, 1 … n_rounds; of the last one as far as it went */
  const ComstockMeasure *measure;   /* NULL: points */
} ComstockScoreHistory;

/* What the journal of @game says now, by @measure, which may be NULL and must live as long.  A new one. */
ComstockScoreHistory *comstock_score_history_new       (ComstockGame               *game,
                                                        const ComstockMeasure      *measure);
ComstockScoreHistory *comstock_score_history_ref       (ComstockScoreHistory       *self);
void                  comstock_score_history_unref     (ComstockScoreHistory       *self);

/* Of two of the same game. */
gboolean              comstock_score_history_equal     (const ComstockScoreHistory *self,
                                                        const ComstockScoreHistory *other);

int                   comstock_score_history_get_total (const ComstockScoreHistory *self,
                                                        guint                       round,
                                                        guint                       seat);

/* The least and the greatest total in it; the least is 0 or below, the greatest 0 or above. */
void                  comstock_score_history_get_range (const ComstockScoreHistory *self,
                                                        int                        *least,
                                                        int                        *greatest);

/* "Hat 12, Star 9": the seats of @game in their order, at the end of @round.  Free with g_free (). */
char                 *comstock_score_history_dup_totals (const ComstockScoreHistory *self,
                                                         ComstockGame               *game,
                                                         guint                       round);

/* What a chart of it says at a glance: the seats by their totals now, and how many of all @n_rounds are played.  Free
 * with g_free (). */
char                 *comstock_score_history_dup_gist  (const ComstockScoreHistory *self,
                                                        ComstockGame               *game,
                                                        guint                       n_rounds);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockScoreHistory, comstock_score_history_unref)

G_END_DECLS
