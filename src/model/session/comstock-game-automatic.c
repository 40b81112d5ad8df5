/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seats that play by themselves: each thinks, in a thread of its own, about a position without secrets.  What goes
 * without saying is played for persons in the same way. */

#include "comstock-game.h"
#include "comstock-host.h"

#include <glib/gi18n.h>

#include "ai/cs-random.h"
#include "model/base/comstock-workers.h"
#include "engine/cs-digest.h"

/* A position to think about, apart from the game. */
typedef struct
{
  ComstockGameClass *klass;     /* a class never goes */
  const CsGame *rules;
  gconstpointer kit;            /* of the game, which the waiting task keeps */
  gpointer state;
  guint seat;
  ComstockLevel level;
  ComstockManner manner;
  CsMove foregone;              /* of a person; 0: one has to think */
  CsRng rng;

  /* What must still hold when the move is played. */
  guint cursor;
  guint length;
  guint64 digest;
} Thought;

static void
thought_free (Thought *thought)
{
  g_free (thought->state);
  g_free (thought);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Thought, thought_free)

/* The seat gets the position as it sees it, all hidden things dealt anew: it cannot peep.  Equal positions of one game
 * give equal thoughts. */
static Thought *
thought_new (ComstockGame *self,
             guint         seat)
{
  const CsGame *rules = comstock_game_get_rules (self);
  gconstpointer state = comstock_game_get_state (self);
  const ComstockHolder *holder = comstock_game_get_holder (self, seat);
  const guint cursor = comstock_game_get_cursor (self);
  Thought *thought = g_new (Thought, 1);

  *thought = (Thought) {
    .klass = COMSTOCK_GAME_GET_CLASS (self),
    .rules = rules,
    .kit = comstock_game_get_kit (self),
    .state = g_memdup2 (state, rules->state_size),
    .seat = seat,
    .level = holder->level,
    .manner = comstock_holder_get_manner (holder),
    .foregone = comstock_game_is_person (self, seat) ? comstock_game_find_foregone (self, cursor, seat) : 0,
    .cursor = cursor,
    .length = comstock_game_get_length (self),
    .digest = rules->digest (state),
  };
  cs_rng_init (&thought->rng, cs_digest_u32 (cs_digest_u32 (CS_DIGEST_START, cursor), seat));
  rules->determinize (thought->kit, thought->state, seat, &thought->rng);
  return thought;
}

/* @host may be NULL. */
static CsMove
thought_finish (Thought      *thought,
                const CsHost *host)
{
  if (thought->foregone != 0)
    return thought->foregone;
  if (thought->klass->choose == NULL)
    return cs_random_move (thought->rules, thought->kit, thought->state, thought->seat, &thought->rng);
  return thought->klass->choose (thought->kit, thought->state, thought->seat, thought->level, thought->manner,
                                 &thought->rng, host);
}

static gboolean
thought_is_current (const Thought *thought,
                    ComstockGame  *self)
{
  return thought->cursor == comstock_game_get_cursor (self) &&
         thought->length == comstock_game_get_length (self) &&
         thought->digest == thought->rules->digest (comstock_game_get_state (self));
}

int
comstock_game_get_automatic_seat (ComstockGame *self)
{
  guint32 actors;

  g_return_val_if_fail (COMSTOCK_IS_GAME (self), -1);

  if (comstock_game_can_redo (self))
    return -1;
  actors = comstock_game_get_actors (self);
  for (guint seat = 0; seat < comstock_game_get_n_seats (self); seat++)
    if ((actors & 1u << seat) != 0 && !comstock_game_decides (self, comstock_game_get_cursor (self), seat))
      return (int) seat;
  return -1;
}

gboolean
comstock_game_play_automatic (ComstockGame *self,
                              GError      **error)
{
  const int seat = comstock_game_get_automatic_seat (self);
  g_autoptr (Thought) thought = NULL;

  g_return_val_if_fail (seat >= 0, FALSE);

  thought = thought_new (self, (guint) seat);
  return comstock_game_play (self, (guint) seat, thought_finish (thought, NULL), error);
}

/* Without a source object: the last reference to a game must not be dropped in this thread. */
static void
think (GTask        *task,
       gpointer      source,
       gpointer      data,
       GCancellable *cancellable)
{
  const CsHost host = comstock_host_make (cancellable);

  g_task_return_int (task, (gssize) thought_finish (data, &host));
}

static void
play_thought (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (GTask) task = data;
  GTask *thinking = G_TASK (result);
  ComstockGame *self = g_task_get_source_object (task);
  const Thought *thought = g_task_get_task_data (thinking);
  GError *error = NULL;
  const CsMove move = (CsMove) g_task_propagate_int (thinking, &error);

  if (error != NULL)
    g_task_return_error (task, error);
  else if (g_task_return_error_if_cancelled (task))
    return;
  else if (!thought_is_current (thought, self))
    g_task_return_new_error (task, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_STALE,
                             _("The game has moved on."));
  else if (!comstock_game_play (self, thought->seat, move, &error))
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

void
comstock_game_play_automatic_async (ComstockGame       *self,
                                    GCancellable       *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer            data)
{
  const int seat = comstock_game_get_automatic_seat (self);
  g_autoptr (GTask) task = NULL;
  g_autoptr (GTask) thinking = NULL;

  g_return_if_fail (seat >= 0);

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, comstock_game_play_automatic_async);
  thinking = g_task_new (NULL, cancellable, play_thought, g_object_ref (task));
  g_task_set_task_data (thinking, thought_new (self, (guint) seat), (GDestroyNotify) thought_free);
  comstock_workers_run (thinking, think);
}

gboolean
comstock_game_play_automatic_finish (ComstockGame *self,
                                     GAsyncResult *result,
                                     GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
