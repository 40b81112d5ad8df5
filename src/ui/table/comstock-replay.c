/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back at a game: whether it is looked back at, where its rounds begin, and the clock that moves it on. */

#include "config.h"

#include "comstock-replay.h"

#include "comstock-pace.h"

/* Even at the pace "instant" the eye shall follow; in milliseconds. */
#define SHORTEST_WAIT 100

struct _ComstockReplay
{
  GObject parent_instance;

  ComstockGame *game;
  GSettings *settings;
  gboolean entered;     /* the game was left at a moment before its end */
  gboolean pinned;
  gboolean walking;     /* while the game goes to another moment */
  gboolean active;      /* what was last notified */
  guint timeout;
};

enum
{
  PROP_ACTIVE = 1,
  PROP_PLAYING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ComstockReplay, comstock_replay, G_TYPE_OBJECT)

static gboolean
is_at_end (ComstockReplay *self)
{
  return comstock_game_get_cursor (self->game) == comstock_game_get_length (self->game);
}

static void
update (ComstockReplay *self)
{
  if (is_at_end (self))
    {
      self->entered = FALSE;
      comstock_replay_set_playing (self, FALSE);
    }
  if (self->active == (self->entered || self->pinned))
    return;
  self->active = !self->active;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
}

static gboolean
tick (gpointer data)
{
  ComstockReplay *self = data;

  self->timeout = 0;
  comstock_replay_go_to (self, comstock_game_get_cursor (self->game) + 1);
  if (is_at_end (self))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
  else
    comstock_replay_set_playing (self, TRUE);
  return G_SOURCE_REMOVE;
}

static void
comstock_replay_get_property (GObject    *object,
                              guint       id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  ComstockReplay *self = COMSTOCK_REPLAY (object);

  switch (id)
    {
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->active);
      break;
    case PROP_PLAYING:
      g_value_set_boolean (value, comstock_replay_is_playing (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_replay_dispose (GObject *object)
{
  ComstockReplay *self = COMSTOCK_REPLAY (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (comstock_replay_parent_class)->dispose (object);
}

static void
comstock_replay_class_init (ComstockReplayClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = comstock_replay_get_property;
  object_class->dispose = comstock_replay_dispose;
  properties[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE, flags);
  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
comstock_replay_init (ComstockReplay *self)
{
  self->settings = g_settings_new (APPLICATION_ID);
}

ComstockReplay *
comstock_replay_new (ComstockGame *game)
{
  ComstockReplay *self = g_object_new (COMSTOCK_TYPE_REPLAY, NULL);

  self->game = g_object_ref (game);
  self->entered = !is_at_end (self);
  self->active = self->entered;
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}

ComstockGame *
comstock_replay_get_game (ComstockReplay *self)
{
  return self->game;
}

gboolean
comstock_replay_is_active (ComstockReplay *self)
{
  return self->active;
}

void
comstock_replay_set_pinned (ComstockReplay *self,
                            gboolean        pinned)
{
  self->pinned = pinned;
  update (self);
}

void
comstock_replay_go_to (ComstockReplay *self,
                       guint           cursor)
{
  self->entered = TRUE;
  self->walking = TRUE;
  comstock_game_go_to (self->game, cursor);
  update (self);
  self->walking = FALSE;
}

gboolean
comstock_replay_is_walking (ComstockReplay *self)
{
  return self->walking;
}

guint
comstock_replay_find_round_before (ComstockReplay *self)
{
  guint cursor = comstock_game_get_cursor (self->game);

  while (cursor > 0 && --cursor > 0)
    if (comstock_game_is_checkpoint (self->game, cursor))
      break;
  return cursor;
}

guint
comstock_replay_find_round_after (ComstockReplay *self)
{
  guint length = comstock_game_get_length (self->game);
  guint cursor = comstock_game_get_cursor (self->game);

  while (cursor < length && ++cursor < length)
    if (comstock_game_is_checkpoint (self->game, cursor))
      break;
  return cursor;
}

gboolean
comstock_replay_is_playing (ComstockReplay *self)
{
  return self->timeout != 0;
}

void
comstock_replay_set_playing (ComstockReplay *self,
                             gboolean        playing)
{
  guint wait = comstock_pace_get_wait ((ComstockPace) g_settings_get_enum (self->settings, "pace"));

  if (playing == comstock_replay_is_playing (self))
    return;
  if (playing && is_at_end (self))
    comstock_replay_go_to (self, 0);
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (playing)
    self->timeout = g_timeout_add (MAX (wait, SHORTEST_WAIT), tick, self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

GVariant *
comstock_replay_dup_state (ComstockReplay *self)
{
  return g_variant_new ("(bbb)", self->entered, self->pinned, comstock_replay_is_playing (self));
}

void
comstock_replay_set_state (ComstockReplay *self,
                           GVariant       *state)
{
  gboolean playing;

  g_variant_get (state, "(bbb)", &self->entered, &self->pinned, &playing);
  update (self);
  comstock_replay_set_playing (self, playing);
}
