/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The driver: after each change of the game it waits, then lets the next automatic seat play. */

#include "comstock-cards-driver.h"

struct _ComstockCardsDriver
{
  GObject parent_instance;

  ComstockCardsGame *game;      /* weak */
  GCancellable *cancellable;    /* of the move being thought about, or NULL */
  guint timeout;
  ComstockPace pace;
  gboolean skipping;
  gboolean waiting;
  gboolean stopped;
  gint64 due;                   /* when the next move was to be played, in µs */
};

enum
{
  FAILED,
  N_SIGNALS
};

/* A disk that takes longer than this does not stop the game. */
#define PATIENCE (G_USEC_PER_SEC)

/* How often to look, in milliseconds, whether the wait is over. */
#define LOOK 10

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockCardsDriver, comstock_cards_driver, G_TYPE_OBJECT)

static void
on_played (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (ComstockCardsDriver) self = data;
  g_autoptr (GError) error = NULL;

  if (comstock_cards_game_play_automatic_finish (COMSTOCK_CARDS_GAME (source), result, &error) ||
      g_error_matches (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_STALE) ||
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_signal_emit (self, signals[FAILED], 0, error);
}

static gboolean
play (gpointer data)
{
  ComstockCardsDriver *self = data;

  if (self->waiting && g_get_monotonic_time () < self->due + PATIENCE)
    {
      self->timeout = g_timeout_add (LOOK, play, self);
      return G_SOURCE_REMOVE;
    }
  self->timeout = 0;
  g_set_object (&self->cancellable, NULL);
  self->cancellable = g_cancellable_new ();
  comstock_cards_game_play_automatic_async (self->game, self->cancellable, on_played,
                                            g_object_ref (self));
  return G_SOURCE_REMOVE;
}

static void
stop (ComstockCardsDriver *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
schedule (ComstockCardsDriver *self)
{
  guint wait = self->skipping ? 0 : comstock_pace_get_wait (self->pace);

  stop (self);
  if (self->game == NULL || self->stopped)
    return;
  if (comstock_cards_game_get_automatic_seat (self->game) < 0)
    {
      self->skipping = FALSE;
      return;
    }
  self->due = g_get_monotonic_time () + wait * 1000;
  self->timeout = g_timeout_add (wait, play, self);
}

static void
comstock_cards_driver_dispose (GObject *object)
{
  ComstockCardsDriver *self = COMSTOCK_CARDS_DRIVER (object);

  stop (self);
  g_clear_weak_pointer (&self->game);
  G_OBJECT_CLASS (comstock_cards_driver_parent_class)->dispose (object);
}

static void
comstock_cards_driver_class_init (ComstockCardsDriverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = comstock_cards_driver_dispose;

  signals[FAILED] = g_signal_new ("failed", COMSTOCK_TYPE_CARDS_DRIVER, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
comstock_cards_driver_init (ComstockCardsDriver *self)
{
  self->pace = COMSTOCK_PACE_NORMAL;
}

ComstockCardsDriver *
comstock_cards_driver_new (ComstockCardsGame *game)
{
  ComstockCardsDriver *self = g_object_new (COMSTOCK_TYPE_CARDS_DRIVER, NULL);

  g_set_weak_pointer (&self->game, game);
  g_signal_connect_object (game, "changed", G_CALLBACK (schedule), self, G_CONNECT_SWAPPED);
  schedule (self);
  return self;
}

void
comstock_cards_driver_set_pace (ComstockCardsDriver *self,
                                ComstockPace         pace)
{
  if (self->pace == pace)
    return;
  self->pace = pace;
  schedule (self);
}

void
comstock_cards_driver_skip (ComstockCardsDriver *self)
{
  if (self->timeout == 0)
    return;
  self->skipping = TRUE;
  schedule (self);
}

void
comstock_cards_driver_set_waiting (ComstockCardsDriver *self,
                                   gboolean             waiting)
{
  self->waiting = waiting;
}

void
comstock_cards_driver_set_stopped (ComstockCardsDriver *self,
                                   gboolean             stopped)
{
  self->stopped = stopped;
  schedule (self);
}
