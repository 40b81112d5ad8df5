/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GSound in a thread of its own, which a server that hangs may keep waiting: one sound is handed over at a time. */

#include "config.h"

#include "comstock-speaker.h"

#include <gsound.h>

#include "model/base/comstock-workers.h"

/* What waits beyond these would come too late to belong to anything. */
#define MOST_WAITING 3

typedef struct
{
  char *path;
  char *volume;         /* decibels as text */
} Sound;

static GQueue waiting = G_QUEUE_INIT;   /* of Sound; the first is being handed over */
static GSoundContext *context;          /* of the thread, once it was opened */

static void
sound_free (Sound *sound)
{
  g_free (sound->path);
  g_free (sound->volume);
  g_free (sound);
}

/* Without a server libcanberra tries ALSA, which complains on the terminal where there is no card. */
static gboolean
has_server (void)
{
  g_autofree char *socket = g_build_filename (g_get_user_runtime_dir (), "pulse", "native", NULL);

  return g_getenv ("PULSE_SERVER") != NULL || g_file_test (socket, G_FILE_TEST_EXISTS);
}

static void
open_context (void)
{
  context = gsound_context_new (NULL, NULL);
  if (context != NULL && !gsound_context_set_attributes (context, NULL, GSOUND_ATTR_APPLICATION_ID, APPLICATION_ID,
                                                         NULL))
    g_clear_object (&context);
}

static void
hand_over (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  const Sound *sound = data;

  if (context == NULL)
    open_context ();
  if (context != NULL)
    gsound_context_play_simple (context, NULL, NULL,
                                GSOUND_ATTR_MEDIA_FILENAME, sound->path,
                                GSOUND_ATTR_CANBERRA_VOLUME, sound->volume,
                                GSOUND_ATTR_CANBERRA_CACHE_CONTROL, "permanent",
                                NULL);
  g_task_return_boolean (task, TRUE);
}

static void hand_over_first (void);

static void
on_handed_over (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  sound_free (g_queue_pop_head (&waiting));
  if (!g_queue_is_empty (&waiting))
    hand_over_first ();
}

static void
hand_over_first (void)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_handed_over, NULL);

  g_task_set_task_data (task, g_queue_peek_head (&waiting), NULL);
  comstock_workers_run_apart (task, hand_over);
}

void
comstock_speaker_play (const char *path,
                       double      decibels)
{
  char volume[G_ASCII_DTOSTR_BUF_SIZE];
  Sound *sound;

  if (g_queue_get_length (&waiting) > MOST_WAITING || !has_server ())
    return;
  sound = g_new (Sound, 1);
  sound->path = g_strdup (path);
  sound->volume = g_strdup (g_ascii_formatd (volume, sizeof volume, "%.1f", decibels));
  g_queue_push_tail (&waiting, sound);
  if (g_queue_get_length (&waiting) == 1)
    hand_over_first ();
}
