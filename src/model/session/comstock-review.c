/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds up what was judged by kinds of decisions, and says the worst. */

#include "comstock-review.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/base/comstock-text.h"

/* Decisions of one kind that were not good. */
typedef struct
{
  double cost;                  /* of all of them, in points */
  ComstockJudgement *worst;     /* the one that cost most, or NULL; borrowed */
} Loss;

static guint
get_skill (ComstockGame      *game,
           ComstockJudgement *judgement)
{
  return COMSTOCK_GAME_GET_CLASS (game)->get_skill (
    comstock_game_get_state_at (game, comstock_judgement_get_index (judgement)));
}

static void
note (Loss              *loss,
      ComstockJudgement *judgement)
{
  loss->cost += comstock_judgement_get_cost (judgement);
  if (loss->worst == NULL || comstock_judgement_get_cost (judgement) > comstock_judgement_get_cost (loss->worst))
    loss->worst = judgement;
}

/* The kind that cost @seat most; its worst is NULL if nothing did. */
static Loss
find_greatest (ComstockAnalysis *analysis,
               guint             seat)
{
  Loss losses[COMSTOCK_MAX_SKILLS] = { 0 };
  guint greatest = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (analysis)); i++)
    {
      g_autoptr (ComstockJudgement) judgement = g_list_model_get_item (G_LIST_MODEL (analysis), i);
      guint skill;

      if (comstock_judgement_get_seat (judgement) != seat ||
          comstock_judgement_get_grade (judgement) == COMSTOCK_GRADE_GOOD)
        continue;
      skill = get_skill (comstock_analysis_get_game (analysis), judgement);
      note (&losses[skill], judgement);
      if (losses[skill].cost > losses[greatest].cost)
        greatest = skill;
    }
  return losses[greatest];
}

typedef struct
{
  ComstockGame *game;
  const Loss *loss;
  double points;
} Subject;

static char *
dup_title (const Subject *subject,
           CsMove         move)
{
  const guint index = comstock_judgement_get_index (subject->loss->worst);
  g_autofree char *title = COMSTOCK_GAME_GET_CLASS (subject->game)->dup_move_title (
    subject->game, comstock_game_get_state_at (subject->game, index),
    comstock_judgement_get_seat (subject->loss->worst), move);

  /* Translators: what a player did or might have done, within a sentence: “Take: Saloon” */
  return g_strdup_printf (_("“%s”"), title);
}

static char *
lookup (const char *placeholder,
        gpointer    data)
{
  const Subject *subject = data;
  ComstockJudgement *worst = subject->loss->worst;

  if (g_str_equal (placeholder, "points"))
    return comstock_text_number ((int) ceil (subject->points));
  if (g_str_equal (placeholder, "round"))
    return g_strdup_printf ("%u", comstock_game_find_round (subject->game, comstock_judgement_get_index (worst)));
  if (g_str_equal (placeholder, "best"))
    return dup_title (subject, comstock_judgement_get_best (worst));
  if (g_str_equal (placeholder, "played"))
    return dup_title (subject, comstock_judgement_get_played (worst));
  return NULL;
}

static char *
fill (ComstockGame *game,
      const Loss   *loss,
      double        points,
      const char   *sentence)
{
  Subject subject = { game, loss, points };

  return comstock_text_fill (sentence, lookup, &subject);
}

char *
comstock_review_dup (ComstockAnalysis *analysis,
                     guint             seat)
{
  ComstockGame *game = comstock_analysis_get_game (analysis);
  const Loss loss = find_greatest (analysis, seat);
  const ComstockSkill *skill;
  g_autofree char *cost = NULL;
  g_autofree char *worst = NULL;

  if (loss.worst == NULL)
    return g_strdup (_("None of your decisions cost much. Stronger rivals are the next step."));
  skill = &COMSTOCK_GAME_GET_CLASS (game)->skills[get_skill (game, loss.worst)];
  cost = fill (game, &loss, loss.cost, _(skill->cost));
  worst = fill (game, &loss, comstock_judgement_get_cost (loss.worst),
                skill->worst != NULL ? _(skill->worst)
                                     /* Translators: {best} and {played} are what one might do: “Take: Saloon” */
                                     : _("In round {round}, {best} would have been about {points} points better than "
                                         "{played}."));
  return g_strdup_printf ("%s %s %s", cost, worst, _(skill->advice));
}
