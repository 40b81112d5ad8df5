/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets a study think in short pieces, and tells after each what was found so far. */

#include "comstock-advisor.h"

/* Roll-outs before the first answer, and in each piece after it. */
#define FIRST_BUDGET 192
#define NEXT_BUDGET 768

#define PATIENCE 1000
#define SHOWN 3

struct _ComstockAdvisor
{
  GObject parent_instance;

  ComstockGame *game;
  ComstockStudy *study;         /* NULL while nobody asks */
  guint seat;                   /* that asked */
  guint cursor;                 /* up to which the game has changed nothing that is asked */
  GCancellable *cancellable;    /* of the piece in progress, or NULL */
  gint64 begun;                 /* in µs */
  guint patience;
  guint n_found;
  CsFinding found[SHOWN];
};

enum
{
  ADVISED,
  DROPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockAdvisor, comstock_advisor, G_TYPE_OBJECT)

static void think (ComstockAdvisor *self,
                   guint            budget);

/* Those that met as many deals as the best: the others say little. */
static void
read_findings (ComstockAdvisor *self)
{
  const guint n = MIN (comstock_study_get_n_moves (self->study), SHOWN);

  self->n_found = 0;
  for (guint rank = 0; rank < n; rank++)
    {
      comstock_study_get (self->study, rank, &self->found[rank]);
      if (self->found[rank].n < self->found[0].n)
        break;
      self->n_found++;
    }
}

/* What a thread works with. */
typedef struct
{
  ComstockAdvisor *advisor;
  ComstockStudy *study;
} Piece;

static void
on_thought (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autofree Piece *piece = data;
  g_autoptr (ComstockAdvisor) self = piece->advisor;
  const gboolean whole = comstock_study_think_finish (result, NULL);

  /* Dropped meanwhile: the study was left to this thread. */
  if (piece->study != self->study)
    {
      comstock_study_free (piece->study);
      return;
    }
  g_clear_object (&self->cancellable);
  if (!whole)
    return;
  read_findings (self);
  if (g_get_monotonic_time () - self->begun < (gint64) self->patience * 1000 &&
      comstock_study_get_n_moves (self->study) > 1)
    think (self, NEXT_BUDGET);
  g_signal_emit (self, signals[ADVISED], 0);
}

static void
think (ComstockAdvisor *self,
       guint            budget)
{
  Piece *piece = g_new (Piece, 1);

  *piece = (Piece) { g_object_ref (self), self->study };
  self->cancellable = g_cancellable_new ();
  comstock_study_think_async (self->study, budget, self->cancellable, on_thought, piece);
}

/* A thread that works with the study frees it when it is back. */
static void
forget (ComstockAdvisor *self)
{
  ComstockStudy *study = g_steal_pointer (&self->study);

  self->n_found = 0;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  else
    g_clear_pointer (&study, comstock_study_free);
  g_clear_object (&self->cancellable);
}

void
comstock_advisor_drop (ComstockAdvisor *self)
{
  g_return_if_fail (COMSTOCK_IS_ADVISOR (self));

  if (self->study == NULL)
    return;
  forget (self);
  g_signal_emit (self, signals[DROPPED], 0);
}

/* What somebody else picks in secret changes nothing for a seat that is still to pick. */
static gboolean
is_asked_the_same (ComstockAdvisor *self)
{
  return comstock_game_get_cursor (self->game) == self->cursor + 1 && comstock_game_is_secret (self->game) &&
         (comstock_game_get_actors (self->game) & (1u << self->seat)) != 0 &&
         comstock_game_get_step (self->game, self->cursor)->seat != self->seat;
}

static void
on_changed (ComstockAdvisor *self)
{
  if (self->study == NULL)
    return;
  if (is_asked_the_same (self))
    self->cursor++;
  else
    comstock_advisor_drop (self);
}

gboolean
comstock_advisor_ask (ComstockAdvisor *self,
                      guint            seat)
{
  g_return_val_if_fail (COMSTOCK_IS_ADVISOR (self), FALSE);

  forget (self);
  self->seat = seat;
  self->cursor = comstock_game_get_cursor (self->game);
  self->study = comstock_study_new (self->game, self->cursor, seat, NULL);
  if (self->study == NULL)
    return FALSE;
  self->begun = g_get_monotonic_time ();
  think (self, FIRST_BUDGET);
  comstock_game_note_hint (self->game);
  return TRUE;
}

void
comstock_advisor_set_patience (ComstockAdvisor *self,
                               guint            patience)
{
  self->patience = patience;
}

gboolean
comstock_advisor_is_thinking (ComstockAdvisor *self)
{
  return self->cancellable != NULL;
}

guint
comstock_advisor_get_n_moves (ComstockAdvisor *self)
{
  return self->n_found;
}

void
comstock_advisor_get (ComstockAdvisor *self,
                      guint            rank,
                      CsFinding       *finding)
{
  g_return_if_fail (rank < self->n_found);

  *finding = self->found[rank];
}

static void
comstock_advisor_dispose (GObject *object)
{
  ComstockAdvisor *self = COMSTOCK_ADVISOR (object);

  forget (self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (comstock_advisor_parent_class)->dispose (object);
}

static void
comstock_advisor_class_init (ComstockAdvisorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_advisor_dispose;
  signals[ADVISED] = g_signal_new ("advised", COMSTOCK_TYPE_ADVISOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[DROPPED] = g_signal_new ("dropped", COMSTOCK_TYPE_ADVISOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
comstock_advisor_init (ComstockAdvisor *self)
{
  self->patience = PATIENCE;
}

ComstockAdvisor *
comstock_advisor_new (ComstockGame *game)
{
  ComstockAdvisor *self = g_object_new (COMSTOCK_TYPE_ADVISOR, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return self;
}
