/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Studies the decisions of a game, a few at a time, and lists what was found. */

#include "comstock-analysis.h"

#include "comstock-luck.h"

/* Roll-outs for one decision: a game of four is through in less than 20 s on two cores. */
#define BUDGET 1024

/* Questions at work at a time; GLib's pool has more threads than that. */
#define WORKERS 2

/* What may be asked of a move. */
typedef enum
{
  DECISION = 1 << 0,    /* what it cost */
  LUCK = 1 << 1         /* what chance did with it */
} Kind;

typedef struct
{
  guint index;
  Kind kind;
} Question;

/* A move of the journal of which something is known. */
typedef struct
{
  ComstockStep step;
  guint settled;                /* a set of Kind: what is answered, and what it is idle to ask */
  double luck[CS_MAX_SEATS];    /* by seats */
} Known;

struct _ComstockAnalysis
{
  GObject parent_instance;

  ComstockGame *game;           /* weak: it may own the analysis */
  GPtrArray *judgements;        /* of ComstockJudgement, by their moves */
  GArray *known;                /* of Known: the first moves of the journal */
  GArray *todo;                 /* of Question, the next one last */
  guint n_at_work;
  guint n_all;                  /* questions of this run */
  guint length;                 /* of the journal that it goes through */
  GCancellable *cancellable;    /* of this run, or NULL */
  gboolean paused;
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

/* Where the judgement of move @index stands, or would. */
static guint
find_position (ComstockAnalysis *self,
               guint             index)
{
  guint position = 0;

  while (position < self->judgements->len &&
         comstock_judgement_get_index (g_ptr_array_index (self->judgements, position)) < index)
    position++;
  return position;
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

/* --- what there is to ask --- */

static Known *
get_known (ComstockAnalysis *self,
           guint             index)
{
  while (self->known->len <= index)
    {
      const Known known = { .step = *comstock_game_get_step (self->game, self->known->len) };

      g_array_append_val (self->known, known);
    }
  return &g_array_index (self->known, Known, index);
}

static gboolean
is_over (ComstockAnalysis *self)
{
  const guint end = comstock_game_get_length (self->game);

  return comstock_game_get_rules (self->game)->actors (comstock_game_get_state_at (self->game, end)) == 0;
}

static gboolean
is_decision (ComstockAnalysis *self,
             guint             index)
{
  const guint seat = comstock_game_get_step (self->game, index)->seat;

  return seat != CS_CHANCE && comstock_game_get_holder (self->game, seat)->kind != COMSTOCK_AUTOMATIC &&
         comstock_study_has_choice (self->game, index, seat);
}

static gboolean
is_asked (ComstockAnalysis *self,
          guint             index,
          Kind              kind)
{
  Known *known = get_known (self, index);

  if ((known->settled & kind) == 0 &&
      !(kind == DECISION ? is_decision (self, index) : comstock_luck_may_be (self->game, index)))
    known->settled |= kind;
  return (known->settled & kind) == 0;
}

static gboolean
is_of_person (ComstockAnalysis *self,
              guint             index)
{
  const guint seat = comstock_game_get_step (self->game, index)->seat;

  return seat != CS_CHANCE && comstock_game_is_person (self->game, seat);
}

/* Luck is told of whole games alone. */
static void
list_questions (ComstockAnalysis *self)
{
  static const struct
  {
    Kind kind;
    gboolean of_persons;
  } order[] = { { LUCK, FALSE }, { LUCK, TRUE }, { DECISION, FALSE }, { DECISION, TRUE } };
  const gboolean over = is_over (self);

  g_array_set_size (self->todo, 0);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    for (guint index = comstock_game_get_length (self->game); index-- > 0;)
      {
        const Question question = { index, order[i].kind };

        if ((order[i].kind == DECISION || over) && is_of_person (self, index) == order[i].of_persons &&
            is_asked (self, index, order[i].kind))
          g_array_append_val (self->todo, question);
      }
}

/* --- one question --- */

typedef struct
{
  ComstockAnalysis *analysis;
  GCancellable *cancellable;    /* of the run that it belongs to */
  Question question;
  ComstockStudy *study;         /* of a decision, or NULL */
  ComstockLuck *luck;           /* or NULL */
} Job;

static void
job_free (Job *job)
{
  g_clear_pointer (&job->study, comstock_study_free);
  g_clear_pointer (&job->luck, comstock_luck_free);
  g_object_unref (job->cancellable);
  g_object_unref (job->analysis);
  g_free (job);
}

static void go_on (ComstockAnalysis *self);

static void
note_answer (ComstockAnalysis *self,
             const Job        *job)
{
  const guint index = job->question.index;
  Known *known = get_known (self, index);

  known->settled |= job->question.kind;
  if (job->study != NULL)
    add (self, comstock_judgement_new (index, known->step.move, job->study));
  else
    for (guint seat = 0; seat < CS_MAX_SEATS; seat++)
      known->luck[seat] = comstock_luck_get (job->luck, seat);
}

static void
end_job (Job     *job,
         gboolean whole)
{
  ComstockAnalysis *self = job->analysis;

  if (whole && job->cancellable == self->cancellable)
    {
      self->n_at_work--;
      note_answer (self, job);
      tell_progress (self);
      go_on (self);
    }
  job_free (job);
}

static void
on_thought (GObject      *source,
            GAsyncResult *result,
            gpointer      job)
{
  end_job (job, comstock_study_think_finish (result, NULL));
}

static void
on_luck (GObject      *source,
         GAsyncResult *result,
         gpointer      job)
{
  end_job (job, comstock_luck_find_finish (result, NULL));
}

static void
begin (ComstockAnalysis *self,
       const Question   *question)
{
  const ComstockStep *step = comstock_game_get_step (self->game, question->index);
  Job *job = g_new0 (Job, 1);

  job->analysis = g_object_ref (self);
  job->cancellable = g_object_ref (self->cancellable);
  job->question = *question;
  self->n_at_work++;
  if (question->kind == DECISION)
    {
      job->study = comstock_study_new (self->game, question->index, step->seat, &step->move);
      comstock_study_think_async (job->study, BUDGET, self->cancellable, on_thought, job);
    }
  else
    {
      job->luck = comstock_luck_new (self->game, question->index);
      comstock_luck_find_async (job->luck, self->cancellable, on_luck, job);
    }
}

static void
go_on (ComstockAnalysis *self)
{
  while (self->n_at_work < WORKERS && self->todo->len > 0)
    {
      const Question question = g_array_index (self->todo, Question, self->todo->len - 1);

      g_array_set_size (self->todo, self->todo->len - 1);
      begin (self, &question);
    }
  if (self->n_at_work == 0)
    end (self);
}

/* --- the run --- */

void
comstock_analysis_run (ComstockAnalysis *self)
{
  g_return_if_fail (COMSTOCK_IS_ANALYSIS (self));

  if (self->cancellable != NULL)
    return;
  self->paused = FALSE;
  list_questions (self);
  self->n_all = self->todo->len;
  self->length = comstock_game_get_length (self->game);
  self->n_at_work = 0;
  self->cancellable = g_cancellable_new ();
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WORKING]);
  go_on (self);
}

void
comstock_analysis_pause (ComstockAnalysis *self)
{
  g_return_if_fail (COMSTOCK_IS_ANALYSIS (self));

  self->paused = self->paused || comstock_analysis_is_working (self);
  comstock_analysis_cancel (self);
}

void
comstock_analysis_resume (ComstockAnalysis *self)
{
  g_return_if_fail (COMSTOCK_IS_ANALYSIS (self));

  if (self->paused)
    comstock_analysis_run (self);
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

gboolean
comstock_analysis_is_complete (ComstockAnalysis *self)
{
  gboolean over;

  g_return_val_if_fail (COMSTOCK_IS_ANALYSIS (self), TRUE);

  if (comstock_analysis_is_working (self))
    return FALSE;
  over = is_over (self);
  for (guint index = 0; index < comstock_game_get_length (self->game); index++)
    if (is_asked (self, index, DECISION) || (over && is_asked (self, index, LUCK)))
      return FALSE;
  return TRUE;
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
                       ComstockAccount  *account)
{
  ComstockJudgement *first = NULL;
  double lead;

  g_return_if_fail (COMSTOCK_IS_ANALYSIS (self));

  *account = (ComstockAccount) { 0 };
  for (guint i = 0; i < self->judgements->len; i++)
    {
      ComstockJudgement *judgement = g_ptr_array_index (self->judgements, i);

      if (comstock_judgement_get_seat (judgement) != seat)
        continue;
      first = first != NULL ? first : judgement;
      if (comstock_judgement_get_grade (judgement) > COMSTOCK_GRADE_GOOD)
        account->cost += comstock_judgement_get_cost (judgement);
    }
  if (first == NULL || !find_lead (self, seat, &lead))
    return;
  for (guint i = comstock_judgement_get_index (first); i < self->known->len; i++)
    account->luck += g_array_index (self->known, Known, i).luck[seat];
  account->others = lead + account->cost - comstock_judgement_get_hope (first) - account->luck;
}

/* How many moves of the journal are those of which something is known. */
static guint
count_kept (ComstockAnalysis *self)
{
  const guint n = MIN (self->known->len, comstock_game_get_length (self->game));
  guint kept = 0;

  while (kept < n)
    {
      const ComstockStep *known = &g_array_index (self->known, Known, kept).step;
      const ComstockStep *step = comstock_game_get_step (self->game, kept);

      if (step->seat != known->seat || step->move != known->move)
        break;
      kept++;
    }
  return kept;
}

/* From the first move on that the journal holds no more, nothing is known any more. */
static void
on_changed (ComstockAnalysis *self)
{
  const guint kept = count_kept (self);
  const guint n_judged = find_position (self, kept);
  const guint removed = self->judgements->len - n_judged;

  if (comstock_game_get_length (self->game) != self->length)
    comstock_analysis_cancel (self);
  if (kept < self->known->len)
    g_array_set_size (self->known, kept);
  if (removed == 0)
    return;
  g_ptr_array_set_size (self->judgements, (int) n_judged);
  g_list_model_items_changed (G_LIST_MODEL (self), n_judged, removed, 0);
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
  g_clear_weak_pointer (&self->game);
  G_OBJECT_CLASS (comstock_analysis_parent_class)->dispose (object);
}

static void
comstock_analysis_finalize (GObject *object)
{
  g_ptr_array_unref (COMSTOCK_ANALYSIS (object)->judgements);
  g_array_unref (COMSTOCK_ANALYSIS (object)->known);
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
  self->known = g_array_new (FALSE, FALSE, sizeof (Known));
  self->todo = g_array_new (FALSE, FALSE, sizeof (Question));
}

ComstockAnalysis *
comstock_analysis_new (ComstockGame *game)
{
  ComstockAnalysis *self = g_object_new (COMSTOCK_TYPE_ANALYSIS, NULL);

  g_set_weak_pointer (&self->game, game);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return self;
}

ComstockGame *
comstock_analysis_get_game (ComstockAnalysis *self)
{
  return self->game;
}

ComstockAnalysis *
comstock_analysis_of (ComstockGame *game)
{
  ComstockAnalysis *self = g_object_get_data (G_OBJECT (game), "comstock-analysis");

  if (self == NULL)
    {
      self = comstock_analysis_new (game);
      g_object_set_data_full (G_OBJECT (game), "comstock-analysis", self, g_object_unref);
    }
  return self;
}
