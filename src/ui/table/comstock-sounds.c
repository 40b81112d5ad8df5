/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the sounds of new entries of the log, and tells a person who has waited that it is their turn. */

#include "comstock-sounds.h"

#include "model/session/comstock-log-entry.h"
#include "ui/kit/comstock-sound.h"

/* After this long a person may look elsewhere; in µs. */
#define LONG_WAIT (5 * G_USEC_PER_SEC)

struct _ComstockSounds
{
  GObject parent_instance;

  ComstockReplay *replay;
  const ComstockGameSounds *sounds;
  guint heard;          /* how many entries of the log were heard or are too old for it */
  gint64 waiting;       /* since when nobody is asked, in µs; 0 while somebody is */
};

G_DEFINE_FINAL_TYPE (ComstockSounds, comstock_sounds, G_TYPE_OBJECT)

static guint
get_length (ComstockSounds *self)
{
  ComstockGame *game = comstock_replay_get_game (self->replay);

  return comstock_game_get_log_length (game, comstock_game_get_cursor (game));
}

/* The sound of an entry of the log, or NULL. */
static const char *
find_sound (ComstockSounds *self,
            guint           position)
{
  ComstockGame *game = comstock_replay_get_game (self->replay);
  g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (comstock_game_get_log (game), position);
  const CsEvent *event = comstock_log_entry_get_event (entry);
  const char *name = comstock_game_get_event_name (game, event->type);

  for (const ComstockEventSound *row = self->sounds->events; row->event != NULL; row++)
    if (g_strcmp0 (row->event, name) == 0 && (row->is_heard == NULL || row->is_heard (game, event)))
      return row->sound;
  return NULL;
}

static void
on_changed (ComstockSounds *self)
{
  g_autoptr (GHashTable) played = g_hash_table_new (g_str_hash, g_str_equal);
  const guint length = get_length (self);

  for (guint i = self->heard; i < length && !comstock_replay_is_active (self->replay); i++)
    {
      const char *sound = find_sound (self, i);

      if (sound != NULL && g_hash_table_add (played, (gpointer) sound))
        comstock_sound_play (sound);
    }
  self->heard = length;
}

static void
comstock_sounds_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_SOUNDS (object)->replay);
  G_OBJECT_CLASS (comstock_sounds_parent_class)->dispose (object);
}

static void
comstock_sounds_class_init (ComstockSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_sounds_dispose;
}

static void
comstock_sounds_init (ComstockSounds *self)
{
}

ComstockSounds *
comstock_sounds_new (ComstockReplay           *replay,
                     const ComstockGameSounds *sounds)
{
  ComstockSounds *self = g_object_new (COMSTOCK_TYPE_SOUNDS, NULL);

  self->replay = g_object_ref (replay);
  self->sounds = sounds;
  self->heard = get_length (self);
  g_signal_connect_object (comstock_replay_get_game (replay), "changed", G_CALLBACK (on_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
comstock_sounds_ask (ComstockSounds *self,
                     int             seat)
{
  const gint64 now = g_get_monotonic_time ();

  if (comstock_replay_is_active (self->replay))
    self->waiting = 0;
  else if (seat < 0 && self->waiting == 0)
    self->waiting = now;
  if (seat < 0)
    return;
  if (self->waiting != 0 && now > self->waiting + LONG_WAIT && self->sounds->turn != NULL)
    comstock_sound_play (self->sounds->turn);
  self->waiting = 0;
}
