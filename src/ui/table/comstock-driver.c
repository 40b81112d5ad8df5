/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The driver: after each change of the game it waits, then lets the next automatic seat play. */

#include "comstock-driver.h"

struct _ComstockDriver
{
  GObject parent_instance;

  ComstockGame *game;           /* weak */
  GCancellable *cancellable;    /* of the move being thought about, or NULL */
  guint timeout;
  ComstockPace pace;
  gboolean skipping;
  gboolean waiting;
  gboolean performing;
  gboolean stopped;
  gboolean held;                /* the next move is due, but waits for the disk or a scene */
  gboolean overdue;
  guint patience;               /* the timeout after which the held move is overdue */
  guint wait;                   /* of the timeout, in ms */
  gboolean secret;              /* the move being played is one that nobody sees */
  gint64 played;                /* when a move was last played here for all to see, in µs */
};

enum
{
  PROP_OVERDUE = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  FAILED,
  N_SIGNALS
};

/* A disk that takes longer than this is worth a word; in milliseconds. */
#define PATIENCE 1000

/* A player who wants to skip a move hits the key or button while it is played, or a little later; in µs. */
#define GRACE (G_USEC_PER_SEC / 4)

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockDriver, comstock_driver, G_TYPE_OBJECT)

static void
on_played (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (ComstockDriver) self = data;
  g_autoptr (GError) error = NULL;

  if (!self->secret)
    self->played = g_get_monotonic_time ();
  if (comstock_game_play_automatic_finish (COMSTOCK_GAME (source), result, &error) ||
      g_error_matches (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_STALE) ||
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_signal_emit (self, signals[FAILED], 0, error);
}

static void
set_overdue (ComstockDriver *self,
             gboolean             overdue)
{
  if (self->overdue == overdue)
    return;
  self->overdue = overdue;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OVERDUE]);
}

static gboolean
lose_patience (gpointer data)
{
  ComstockDriver *self = data;

  self->patience = 0;
  set_overdue (self, TRUE);
  return G_SOURCE_REMOVE;
}

static void
let_go (ComstockDriver *self)
{
  self->held = FALSE;
  g_clear_handle_id (&self->patience, g_source_remove);
  set_overdue (self, FALSE);
}

static void
go_on (ComstockDriver *self)
{
  let_go (self);
  /* Where an undo has ended the act that was waited for, nobody may be left to play. */
  if (!comstock_driver_has_next (self))
    return;
  if (self->waiting || self->performing)
    {
      self->held = TRUE;
      if (self->waiting)
        self->patience = g_timeout_add (PATIENCE, lose_patience, self);
    }
  else
    {
      g_set_object (&self->cancellable, NULL);
      self->cancellable = g_cancellable_new ();
      self->secret = comstock_game_is_secret (self->game);
      comstock_game_play_automatic_async (self->game, self->cancellable, on_played, g_object_ref (self));
    }
}

static gboolean
on_due (gpointer data)
{
  ComstockDriver *self = data;

  self->timeout = 0;
  go_on (self);
  return G_SOURCE_REMOVE;
}

static void
stop (ComstockDriver *self)
{
  let_go (self);
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
schedule_in (ComstockDriver *self,
             guint                wait)
{
  gboolean automatic = comstock_driver_has_next (self);

  stop (self);
  if (!automatic)
    {
      self->skipping = FALSE;
      return;
    }
  self->wait = wait;
  self->timeout = g_timeout_add (wait, on_due, self);
}

static void
schedule (ComstockDriver *self)
{
  if (self->game != NULL && !self->stopped)
    /* Of what is picked in secret, while persons pick theirs, there is nothing to show; of a formality mostly not. */
    schedule_in (self, self->skipping || comstock_game_is_secret (self->game) ||
                       comstock_game_is_formality (self->game) ? 0 : comstock_pace_get_wait (self->pace));
  else
    stop (self);
}

static void
comstock_driver_get_property (GObject    *object,
                              guint       id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_OVERDUE:
      g_value_set_boolean (value, COMSTOCK_DRIVER (object)->overdue);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_driver_dispose (GObject *object)
{
  ComstockDriver *self = COMSTOCK_DRIVER (object);

  stop (self);
  /* A move that is thought about keeps the driver alive for a while: it must hear of no change that lets it go on. */
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_weak_pointer (&self->game);
  G_OBJECT_CLASS (comstock_driver_parent_class)->dispose (object);
}

static void
comstock_driver_class_init (ComstockDriverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = comstock_driver_dispose;
  object_class->get_property = comstock_driver_get_property;

  props[PROP_OVERDUE] = g_param_spec_boolean ("overdue", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[FAILED] = g_signal_new ("failed", COMSTOCK_TYPE_DRIVER, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
comstock_driver_init (ComstockDriver *self)
{
  self->pace = COMSTOCK_PACE_NORMAL;
}

ComstockDriver *
comstock_driver_new (ComstockGame *game)
{
  ComstockDriver *self = g_object_new (COMSTOCK_TYPE_DRIVER, NULL);

  g_set_weak_pointer (&self->game, game);
  g_signal_connect_object (game, "changed", G_CALLBACK (schedule), self, G_CONNECT_SWAPPED);
  schedule (self);
  return self;
}

void
comstock_driver_set_pace (ComstockDriver *self,
                          ComstockPace    pace)
{
  if (self->pace == pace)
    return;
  self->pace = pace;
  schedule (self);
}

void
comstock_driver_skip (ComstockDriver *self)
{
  /* Of a rival that thinks already what comes after its move is skipped. */
  if (self->timeout == 0 && (self->cancellable == NULL || self->secret))
    return;
  self->skipping = TRUE;
  if (self->timeout != 0)
    schedule_in (self, 0);
}

gboolean
comstock_driver_is_showing (ComstockDriver *self)
{
  return (self->timeout != 0 && self->wait > 0) ||
         (self->pace != COMSTOCK_PACE_INSTANT && g_get_monotonic_time () < self->played + GRACE);
}

gboolean
comstock_driver_has_next (ComstockDriver *self)
{
  return comstock_game_get_automatic_seat (self->game) >= 0;
}

void
comstock_driver_set_waiting (ComstockDriver *self,
                             gboolean        waiting)
{
  if (self->waiting == waiting)
    return;
  self->waiting = waiting;
  if (self->held)
    go_on (self);
}

void
comstock_driver_set_performing (ComstockDriver *self,
                                gboolean        performing)
{
  if (self->performing == performing)
    return;
  self->performing = performing;
  if (self->held)
    go_on (self);
}

void
comstock_driver_set_stopped (ComstockDriver *self,
                             gboolean        stopped)
{
  if (self->stopped == stopped)
    return;
  self->stopped = stopped;
  schedule (self);
}
