/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockAnalysis: the decisions of a game, each judged by what its seat could know then. */

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

/* Judges in threads all decisions of the journal that are not judged yet, those of persons first. */
void              comstock_analysis_run          (ComstockAnalysis *self);

/* Ends that at once; what was judged stays. */
void              comstock_analysis_cancel       (ComstockAnalysis *self);

gboolean          comstock_analysis_is_working   (ComstockAnalysis *self);

/* The share of the decisions that is judged, 0–1; 1 once there is nothing to do. */
double            comstock_analysis_get_progress (ComstockAnalysis *self);

/* What a seat's own choices cost it in points, those alone that are no good ones, for of the others nothing is sure;
 * and what happened besides: how its lead over the best other seat came out otherwise than it could expect by the
 * choices it made, through ties, the order of cards and what the others did.  Both are 0 without judgements of that
 * seat; @luck needs a game that is over at the end of its journal. */
void              comstock_analysis_sum          (ComstockAnalysis *self,
                                                  guint             seat,
                                                  double           *cost,
                                                  double           *luck);

G_END_DECLS
