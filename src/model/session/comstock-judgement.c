/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A judgement as an object, so that lists can hold it. */

#include "comstock-judgement.h"

#include <glib/gi18n.h>

struct _ComstockJudgement
{
  GObject parent_instance;

  guint index;
  guint seat;
  CsMove played;
  CsFinding best;
  CsFinding found;      /* of the move that was played */
};

G_DEFINE_FINAL_TYPE (ComstockJudgement, comstock_judgement, G_TYPE_OBJECT)

/* The least points that a choice of each grade has cost, a standard error taken off. */
static const struct
{
  double cost;
  const char *sign;
  const char *name;
} grades[COMSTOCK_GRADES] = {
  /* Translators: how good a decision was */
  [COMSTOCK_GRADE_GOOD] = { 0, "", NC_("decision", "Good") },
  [COMSTOCK_GRADE_DOUBTFUL] = { 1, "?!", NC_("decision", "Doubtful") },
  [COMSTOCK_GRADE_MISTAKE] = { 3, "?", NC_("decision", "Mistake") },
  [COMSTOCK_GRADE_BLUNDER] = { 6, "??", NC_("decision", "Blunder") },
};

const char *
comstock_grade_get_name (ComstockGrade grade)
{
  return g_dpgettext2 (NULL, "decision", grades[grade].name);
}

const char *
comstock_grade_get_sign (ComstockGrade grade)
{
  return grades[grade].sign;
}

static void
comstock_judgement_class_init (ComstockJudgementClass *klass)
{
}

static void
comstock_judgement_init (ComstockJudgement *self)
{
}

ComstockJudgement *
comstock_judgement_new (guint          index,
                        CsMove         played,
                        ComstockStudy *study)
{
  ComstockJudgement *self = g_object_new (COMSTOCK_TYPE_JUDGEMENT, NULL);
  const int rank = comstock_study_find (study, played);

  g_return_val_if_fail (rank >= 0, self);

  self->index = index;
  self->seat = comstock_study_get_seat (study);
  self->played = played;
  comstock_study_get (study, 0, &self->best);
  comstock_study_get (study, (guint) rank, &self->found);
  return self;
}

guint
comstock_judgement_get_index (ComstockJudgement *self)
{
  return self->index;
}

guint
comstock_judgement_get_seat (ComstockJudgement *self)
{
  return self->seat;
}

CsMove
comstock_judgement_get_played (ComstockJudgement *self)
{
  return self->played;
}

CsMove
comstock_judgement_get_best (ComstockJudgement *self)
{
  return self->best.move;
}

ComstockGrade
comstock_judgement_get_grade (ComstockJudgement *self)
{
  const double sure = comstock_judgement_get_cost (self) - self->found.error;
  ComstockGrade grade = COMSTOCK_GRADE_GOOD;

  while (grade + 1 < COMSTOCK_GRADES && sure >= grades[grade + 1].cost)
    grade++;
  return grade;
}

double
comstock_judgement_get_cost (ComstockJudgement *self)
{
  return MAX (0, self->found.behind);
}

double
comstock_judgement_get_hope (ComstockJudgement *self)
{
  return self->found.lead + comstock_judgement_get_cost (self);
}
