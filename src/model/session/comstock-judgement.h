/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockJudgement: one decision of a game against the best that was found. */

#pragma once

#include "comstock-study.h"

G_BEGIN_DECLS

/* By the points that the choice cost, as far as they are sure. */
typedef enum
{
  COMSTOCK_GRADE_GOOD,
  COMSTOCK_GRADE_DOUBTFUL,
  COMSTOCK_GRADE_MISTAKE,
  COMSTOCK_GRADE_BLUNDER,
  COMSTOCK_GRADES
} ComstockGrade;

/* "Doubtful", translated, static; and a sign for it that is read without colors: "?!", "" for a good one. */
const char *comstock_grade_get_name (ComstockGrade grade);
const char *comstock_grade_get_sign (ComstockGrade grade);

#define COMSTOCK_TYPE_JUDGEMENT (comstock_judgement_get_type ())
G_DECLARE_FINAL_TYPE (ComstockJudgement, comstock_judgement, COMSTOCK, JUDGEMENT, GObject)

/* Of move @index of the journal, by what @study found of it; the study must have compared the move that was played. */
ComstockJudgement *comstock_judgement_new       (guint          index,
                                                 CsMove         played,
                                                 ComstockStudy *study);

guint              comstock_judgement_get_index (ComstockJudgement *self);
guint              comstock_judgement_get_seat  (ComstockJudgement *self);
CsMove             comstock_judgement_get_played (ComstockJudgement *self);
CsMove             comstock_judgement_get_best  (ComstockJudgement *self);
ComstockGrade      comstock_judgement_get_grade (ComstockJudgement *self);

/* What the choice cost in points, 0 or more. */
double             comstock_judgement_get_cost  (ComstockJudgement *self);

/* How far ahead of the best other seat this one might expect to end: with the best move, and with the one that was
 * played. */
double             comstock_judgement_get_hope    (ComstockJudgement *self);

G_END_DECLS
