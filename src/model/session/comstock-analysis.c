/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A few studies at work at a time, and the list of what they found. */

#include "comstock-analysis.h"

/* Roll-outs for one decision: a game of four is through in less than 20 s on two cores. */
#define BUDGET 1024

/* Studies at work at a time; GLib's pool has more threads than that. */
#define WORKERS 2

struct _ComstockAnalysis
{
  GObject parent_instance;

  ComstockGame *game;
  GPtrArray *judgements;        /* of ComstockJudgement, by their moves */
  GArray *todo;                 /* of guint: moves, the next one last */
  guint n_at_work;
  guint n_all;                  /* decisions that this run judges */
  guint length;                 /* of the journal that it goes through */
  GCancellable *cancellable;    /* of this run, or NULL */
};

enum
{
  PROP_WORKING = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint progress_signal;

static void list_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockAnalysis, comstock_analysis, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_init))

static GType
get_item_type (GListModel *list)
{
  return COMSTOCK_TYPE_JUDGEMENT;
}

static guint
get_n_items (GListModel *list)
{
  return COMSTOCK_ANALYSIS (list)->judgements->len;
}

static gpointer
get_item (GListModel *list,
          guint       position)
{
  ComstockAnalysis *self = COMSTOCK_ANALYSIS (list);

  return position < self->judgements->len ? g_object_ref (g_ptr_array_index (self->judgements, position)) : NULL;
}

static void
list_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static guint
get_index (ComstockAnalysis *self,
           guint             position)
{
  return comstock_judgement_get_index (g_ptr_array_index (self->judgements, position));
}

/* Where the judgement of move @index stands, or would. */
static guint
find_position (ComstockAnalysis *self,
               guint             index)
{
  guint position = 0;

  while (position < self->judgements->len && get_index (self, position) < index)
    position++;
  return position;
}

static gboolean
is_judged (ComstockAnalysis *self,
           guint             index)
{
  const guint position = find_position (self, index);

  return position < self->judgements->len && get_index (self, position) == index;
}

static void
add (ComstockAnalysis  *self,
     ComstockJudgement *judgement)
{
  const guint position = find_position (self, comstock_judgement_get_index (judgement));

  g_ptr_array_insert (self->judgements, (int) position, judgement);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 0, 1);
}

static void
tell_progress (ComstockAnalysis *self)
{
  g_signal_emit (self, progress_signal, 0);
}

static void
end (ComstockAnalysis *self)
{
  g_clear_object (&self->cancellable);
  g_array_set_size (self->todo, 0);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WORKING]);
  tell_progress (self);
}

/* --- one decision --- */

typedef struct
{
  ComstockAnalysis *analysis;
  GCancellable *cancellable;    /* of the run that it belongs to */
  ComstockStudy *study;
  guint index;
} Job;

static void
job_free (Job *job)
{
  comstock_study_free (job->study);
  g_object_unref (job->cancellable);
  g_object_unref (job->analysis);
  g_free (job);
}

static void go_on (ComstockAnalysis *self);

static void
on_thought (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Job *job = data;
  ComstockAnalysis *self = job->analysis;
  const gboolean whole = comstock_study_think_finish (result, NULL);

  if (whole && job->cancellable == self->cancellable)
    {
      self->n_at_work--;
      add (self, comstock_judgement_new (job->index, comstock_game_get_step (self->game, job->index)->move,
                                         job->study));
      tell_progress (self);
      go_on (self);
    }
  job_free (job);
}

static void
begin (ComstockAnalysis *self,
       guint             index)
{
  const ComstockStep *step = comstock_game_get_step (self->game, index);
  ComstockStudy *study = comstock_study_new (self->game, index, step->seat, &step->move);
  Job *job;

  if (study == NULL)
    return;
  job = g_new (Job, 1);
  *job = (Job) { g_object_ref (self), g_object_ref (self->cancellable), study, index };
  self->n_at_work++;
  comstock_study_think_async (study, BUDGET, self->cancellable, on_thought, job);
}

static void
go_on (ComstockAnalysis *self)
{
  while (self->n_at_work < WORKERS && self->todo->len > 0)
    {
      const guint index = g_array_index (self->todo, guint, self->todo->len - 1);

      g_array_set_size (self->todo, self->todo->len - 1);
      begin (self, index);
    }
  if (self->n_at_work == 0)
    end (self);
}

/* --- the run --- */

static void
list_decisions (ComstockAnalysis *self,
                gboolean          persons)
{
  for (guint index = comstock_game_get_length (self->game); index-- > 0;)
    {
      const guint seat = comstock_game_get_step (self->game, index)->seat;

      if (seat == CS_CHANCE || comstock_game_get_holder (self->game, seat)->kind == COMSTOCK_AUTOMATIC)
        continue;
      if (comstock_game_is_person (self->game, seat) == persons && !is_judged (self, index))
        g_array_append_val (self->todo, index);
    }
}

void
comstock_analysis_run (ComstockAnalysis *self)
{
  g_return_if_fail (COMSTOCK_IS_ANALYSIS (self));

  if (self->cancellable != NULL)
    return;
  list_decisions (self, FALSE);
  list_decisions (self, TRUE);
  self->n_all = self->todo->len;
  self->length = comstock_game_get_length (self->game);
  self->n_at_work = 0;
  self->cancellable = g_cancellable_new ();
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WORKING]);
  go_on (self);
}

void
comstock_analysis_cancel (ComstockAnalysis *self)
{
  g_return_if_fail (COMSTOCK_IS_ANALYSIS (self));

  if (self->cancellable == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  end (self);
}

gboolean
comstock_analysis_is_working (ComstockAnalysis *self)
{
  return self->cancellable != NULL;
}

double
comstock_analysis_get_progress (ComstockAnalysis *self)
{
  if (self->cancellable == NULL || self->n_all == 0)
    return 1;
  return 1 - (double) (self->todo->len + self->n_at_work) / self->n_all;
}

/* The lead of @seat at the end of the journal; FALSE if the game goes on there. */
static gboolean
find_lead (ComstockAnalysis *self,
           guint             seat,
           double           *lead)
{
  const CsGame *rules = comstock_game_get_rules (self->game);
  gconstpointer state = comstock_game_get_state_at (self->game, comstock_game_get_length (self->game));
  int32_t points[CS_MAX_SEATS] = { 0 };
  int32_t most = G_MININT32;

  if (rules->actors (state) != 0)
    return FALSE;
  rules->score (comstock_game_get_kit (self->game), state, points);
  for (guint other = 0; other < comstock_game_get_n_seats (self->game); other++)
    if (other != seat)
      most = MAX (most, points[other]);
  *lead = points[seat] - most;
  return TRUE;
}

void
comstock_analysis_sum (ComstockAnalysis *self,
                       guint             seat,
                       double           *cost,
                       double           *luck)
{
  ComstockJudgement *first = NULL;
  double lead;

  g_return_if_fail (COMSTOCK_IS_ANALYSIS (self));

  *cost = *luck = 0;
  for (guint i = 0; i < self->judgements->len; i++)
    {
      ComstockJudgement *judgement = g_ptr_array_index (self->judgements, i);

      if (comstock_judgement_get_seat (judgement) != seat)
        continue;
      first = first != NULL ? first : judgement;
      if (comstock_judgement_get_grade (judgement) > COMSTOCK_GRADE_GOOD)
        *cost += comstock_judgement_get_cost (judgement);
    }
  if (first != NULL && find_lead (self, seat, &lead))
    *luck = lead + *cost - comstock_judgement_get_hope (first);
}

static gboolean
is_in_journal (ComstockAnalysis  *self,
               ComstockJudgement *judgement)
{
  const guint index = comstock_judgement_get_index (judgement);
  const ComstockStep *step;

  if (index >= comstock_game_get_length (self->game))
    return FALSE;
  step = comstock_game_get_step (self->game, index);
  return step->seat == comstock_judgement_get_seat (judgement) &&
         step->move == comstock_judgement_get_played (judgement);
}

/* From the first move on that the journal holds no more, nothing is judged any more. */
static void
on_changed (ComstockAnalysis *self)
{
  guint kept = 0;
  guint removed;

  if (comstock_game_get_length (self->game) != self->length)
    comstock_analysis_cancel (self);
  while (kept < self->judgements->len && is_in_journal (self, g_ptr_array_index (self->judgements, kept)))
    kept++;
  removed = self->judgements->len - kept;
  if (removed == 0)
    return;
  g_ptr_array_set_size (self->judgements, (int) kept);
  g_list_model_items_changed (G_LIST_MODEL (self), kept, removed, 0);
  tell_progress (self);
}

static void
comstock_analysis_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  g_value_set_boolean (value, comstock_analysis_is_working (COMSTOCK_ANALYSIS (object)));
}

static void
comstock_analysis_dispose (GObject *object)
{
  ComstockAnalysis *self = COMSTOCK_ANALYSIS (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (comstock_analysis_parent_class)->dispose (object);
}

static void
comstock_analysis_finalize (GObject *object)
{
  g_ptr_array_unref (COMSTOCK_ANALYSIS (object)->judgements);
  g_array_unref (COMSTOCK_ANALYSIS (object)->todo);
  G_OBJECT_CLASS (comstock_analysis_parent_class)->finalize (object);
}

static void
comstock_analysis_class_init (ComstockAnalysisClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = comstock_analysis_get_property;
  object_class->dispose = comstock_analysis_dispose;
  object_class->finalize = comstock_analysis_finalize;
  props[PROP_WORKING] = g_param_spec_boolean ("working", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  progress_signal = g_signal_new ("progress", COMSTOCK_TYPE_ANALYSIS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
}

static void
comstock_analysis_init (ComstockAnalysis *self)
{
  self->judgements = g_ptr_array_new_with_free_func (g_object_unref);
  self->todo = g_array_new (FALSE, FALSE, sizeof (guint));
}

ComstockAnalysis *
comstock_analysis_new (ComstockGame *game)
{
  ComstockAnalysis *self = g_object_new (COMSTOCK_TYPE_ANALYSIS, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return self;
}
