/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the search for one decision in threads, with the memory that it needs. */

#include "comstock-study.h"

#include "comstock-host.h"
#include "engine/cs-digest.h"
#include "model/base/comstock-workers.h"

/* Moves that get to the last stage: more than two, for alternatives are shown. */
#define SURVIVORS 4

struct _ComstockStudy
{
  ComstockGame *game;   /* keeps rules and kit */
  gpointer state;       /* as the seat sees it */
  gpointer arena;
  CsMove played;
  guint budget;         /* of the thinking in progress */
  gboolean begun;
  CsSearch search;
};

static guint32
count_legal (ComstockGame  *game,
             gconstpointer  state,
             guint          seat)
{
  const CsGame *rules = comstock_game_get_rules (game);
  g_autofree CsMove *moves = g_new (CsMove, rules->max_legal);

  return rules->legal (comstock_game_get_kit (game), state, seat, moves);
}

gboolean
comstock_study_has_choice (ComstockGame *game,
                           guint         cursor,
                           guint         seat)
{
  return COMSTOCK_GAME_GET_CLASS (game)->policy != NULL &&
         count_legal (game, comstock_game_get_state_at (game, cursor), seat) > 1;
}

ComstockStudy *
comstock_study_new (ComstockGame *game,
                    guint         cursor,
                    guint         seat,
                    const CsMove *played)
{
  const CsGame *rules = comstock_game_get_rules (game);
  const CsPolicy *policy = COMSTOCK_GAME_GET_CLASS (game)->policy;
  g_autofree gpointer state = NULL;
  ComstockStudy *self;

  if (!comstock_study_has_choice (game, cursor, seat))
    return NULL;
  state = g_memdup2 (comstock_game_get_state_at (game, cursor), rules->state_size);
  rules->observe (comstock_game_get_kit (game), state, seat);
  self = g_new0 (ComstockStudy, 1);
  self->game = g_object_ref (game);
  self->state = g_steal_pointer (&state);
  self->arena = g_malloc (cs_search_arena_size (rules, policy));
  self->played = played != NULL ? *played : 0;
  self->search.question = (CsQuestion) {
    .game = rules,
    .policy = policy,
    .kit = comstock_game_get_kit (game),
    .state = self->state,
    .seat = seat,
    /* Equal luck for positions that look alike. */
    .seed = cs_digest_u32 (rules->digest (self->state), seat),
    .survivors = SURVIVORS,
    .kept = &self->played,
    .n_kept = played != NULL ? 1 : 0,
  };
  return self;
}

void
comstock_study_free (ComstockStudy *self)
{
  g_object_unref (self->game);
  g_free (self->state);
  g_free (self->arena);
  g_free (self);
}

guint
comstock_study_get_seat (ComstockStudy *self)
{
  return self->search.question.seat;
}

static void
begin (ComstockStudy *self)
{
  CsQuestion question = self->search.question;

  question.budget = self->budget;
  cs_search_begin (&self->search, &question, self->arena);
  self->begun = TRUE;
}

static void
think (GTask        *task,
       gpointer      source,
       gpointer      data,
       GCancellable *cancellable)
{
  ComstockStudy *self = data;
  const CsHost host = comstock_host_make (cancellable);

  if (!self->begun)
    begin (self);
  else if (self->search.n_moves > 1)
    cs_search_extend (&self->search, self->budget);
  g_task_return_boolean (task, cs_search_finish (&self->search, &host, self->arena));
}

void
comstock_study_think_async (ComstockStudy      *self,
                            guint               budget,
                            GCancellable       *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer            data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_source_tag (task, comstock_study_think_async);
  self->budget = budget;
  g_task_set_task_data (task, self, NULL);
  comstock_workers_run (task, think);
}

gboolean
comstock_study_think_finish (GAsyncResult *result,
                             GError      **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

guint
comstock_study_get_n_moves (ComstockStudy *self)
{
  return self->search.n_moves;
}

void
comstock_study_get (ComstockStudy *self,
                    guint          rank,
                    CsFinding     *finding)
{
  cs_search_get (&self->search, rank, finding);
}

int
comstock_study_find (ComstockStudy *self,
                     CsMove         move)
{
  CsFinding finding;

  for (guint rank = 0; rank < self->search.n_moves; rank++)
    {
      cs_search_get (&self->search, rank, &finding);
      if (finding.move == move)
        return (int) rank;
    }
  return -1;
}
