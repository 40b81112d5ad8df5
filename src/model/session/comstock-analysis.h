/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockAnalysis: the decisions of a game, each judged by what its seat could know then, and what chance did. */

#pragma once

#include "comstock-judgement.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_ANALYSIS (comstock_analysis_get_type ())
G_DECLARE_FINAL_TYPE (ComstockAnalysis, comstock_analysis, COMSTOCK, ANALYSIS, GObject)

/* A GListModel of ComstockJudgement in the order of the moves; where there was no choice there is none.  What was
 * judged is kept as long as the game is, but for moves that the journal holds no more.
 *
 * Property "working" (boolean, read-only); signal "progress" (): another decision was judged, or the work began or
 * ended. */
ComstockAnalysis *comstock_analysis_new          (ComstockGame     *game);

/* The one that all share who look at @game, which owns it. */
ComstockAnalysis *comstock_analysis_of           (ComstockGame     *game);

ComstockGame     *comstock_analysis_get_game     (ComstockAnalysis *self);

/* Judges in threads all decisions of the journal that are not judged yet, those of persons first; of a game that is
 * over, also finds out what chance did. */
void              comstock_analysis_run          (ComstockAnalysis *self);

/* Ends that at once; what was judged stays. */
void              comstock_analysis_cancel       (ComstockAnalysis *self);

/* The same, but if it is at work, or was before it was paused, comstock_analysis_resume () lets it go on: for a window
 * that is made anew. */
void              comstock_analysis_pause        (ComstockAnalysis *self);
void              comstock_analysis_resume       (ComstockAnalysis *self);

gboolean          comstock_analysis_is_working   (ComstockAnalysis *self);

/* Whether nothing is left to do; an empty journal has nothing to do. */
gboolean          comstock_analysis_is_complete  (ComstockAnalysis *self);

/* How much of the work at hand is done, 0–1; 1 while there is none. */
double            comstock_analysis_get_progress (ComstockAnalysis *self);

/* Why a seat ended as far ahead as it did, in points of its lead over the best other seat. */
typedef struct
{
  double cost;      /* of its own choices, those alone that are no good ones, for of the others nothing is sure */
  double luck;      /* what chance brought: ties, the order of cards */
  double others;    /* what the others brought by their choices, and all that is not sure */
} ComstockAccount;

/* At its first choice @seat could expect some lead.  That, less the cost, with luck and others, is the lead that it had
 * in the end.  All are 0 without judgements of that seat; but for cost they need a game that is over at the end of its
 * journal. */
void              comstock_analysis_sum          (ComstockAnalysis *self,
                                                  guint             seat,
                                                  ComstockAccount  *account);

G_END_DECLS
