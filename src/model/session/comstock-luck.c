/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a game on, once from what chance did and once from all that it might have done, and compares the two. */

#include "comstock-luck.h"

#include "comstock-host.h"
#include "ai/cs-outlook.h"
#include "model/base/comstock-workers.h"

/* A game has some twenty such moves; what they add up to is then sure to 3 points or so. */
#define DEALS 1024

struct _ComstockLuck
{
  ComstockGame *game;   /* keeps rules and kit */
  ComstockStep step;
  gpointer before;
  gpointer after;
  gpointer arena;
  double might[CS_MAX_SEATS];
  double did[CS_MAX_SEATS];
};

/* How many things @seat cannot see after @cursor moves. */
static guint
count_hidden (ComstockGame *game,
              guint         cursor,
              guint         seat)
{
  const CsGame *rules = comstock_game_get_rules (game);
  g_autofree gpointer seen = g_memdup2 (comstock_game_get_state_at (game, cursor), rules->state_size);

  return rules->observe (comstock_game_get_kit (game), seen, seat);
}

static gboolean
is_choice_of_several (ComstockGame *game,
                      guint         cursor)
{
  const guint32 actors = comstock_game_get_rules (game)->actors (comstock_game_get_state_at (game, cursor));

  return (actors & (actors - 1)) != 0;
}

/* Whether move @index was made at the same time as others, in secret: what is shown then, somebody chose. */
static gboolean
is_simultaneous (ComstockGame *game,
                 guint         index)
{
  return is_choice_of_several (game, index) || (index > 0 && is_choice_of_several (game, index - 1));
}

/* Whether all seats, that of the mover too, see more after move @index. */
static gboolean
is_news (ComstockGame *game,
         guint         index)
{
  for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
    if (count_hidden (game, index + 1, seat) >= count_hidden (game, index, seat))
      return FALSE;
  return TRUE;
}

static gpointer
dup_state (ComstockGame *game,
           guint         cursor)
{
  return g_memdup2 (comstock_game_get_state_at (game, cursor), comstock_game_get_rules (game)->state_size);
}

gboolean
comstock_luck_may_be (ComstockGame *game,
                      guint         index)
{
  return COMSTOCK_GAME_GET_CLASS (game)->policy != NULL &&
         (comstock_game_get_step (game, index)->seat == CS_CHANCE ||
          (!is_simultaneous (game, index) && is_news (game, index)));
}

ComstockLuck *
comstock_luck_new (ComstockGame *game,
                   guint         index)
{
  ComstockLuck *self;

  if (!comstock_luck_may_be (game, index))
    return NULL;
  self = g_new0 (ComstockLuck, 1);
  self->game = g_object_ref (game);
  self->step = *comstock_game_get_step (game, index);
  self->before = dup_state (game, index);
  self->after = dup_state (game, index + 1);
  self->arena = g_malloc (cs_search_arena_size (comstock_game_get_rules (game),
                                                COMSTOCK_GAME_GET_CLASS (game)->policy));
  return self;
}

void
comstock_luck_free (ComstockLuck *self)
{
  g_free (self->arena);
  g_free (self->after);
  g_free (self->before);
  g_object_unref (self->game);
  g_free (self);
}

/* Both meet the same luck later on, so that most of that falls out. */
static void
find (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  ComstockLuck *self = data;
  const CsGame *rules = comstock_game_get_rules (self->game);
  const gboolean chance = self->step.seat == CS_CHANCE;
  const CsHost host = comstock_host_make (cancellable);
  CsOutlook outlook = {
    .game = rules,
    .policy = COMSTOCK_GAME_GET_CLASS (self->game)->policy,
    .kit = comstock_game_get_kit (self->game),
    .state = self->after,
    .observer = chance ? CS_NO_SEAT : self->step.seat,
    .seed = rules->digest (self->after),
    .n_deals = DEALS,
  };
  bool whole = cs_outlook_find (&outlook, &host, self->did, self->arena);

  outlook.state = self->before;
  outlook.move = chance ? NULL : &self->step.move;
  whole = whole && cs_outlook_find (&outlook, &host, self->might, self->arena);
  g_task_return_boolean (task, whole);
}

void
comstock_luck_find_async (ComstockLuck       *self,
                          GCancellable       *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer            data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_source_tag (task, comstock_luck_find_async);
  g_task_set_task_data (task, self, NULL);
  comstock_workers_run (task, find);
}

gboolean
comstock_luck_find_finish (GAsyncResult *result,
                           GError      **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

double
comstock_luck_get (ComstockLuck *self,
                   guint         seat)
{
  g_return_val_if_fail (seat < CS_MAX_SEATS, 0);

  return self->did[seat] - self->might[seat];
}
