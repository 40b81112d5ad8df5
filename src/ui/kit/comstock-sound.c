/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a sound is wanted, where it lies and how loud it is. */

#include "config.h"

#include "comstock-sound.h"

#include <gtk/gtk.h>
#include <math.h>

#include "comstock-speaker.h"

static gboolean
is_wanted (GSettings *settings)
{
  gboolean wanted;

  g_object_get (gtk_settings_get_default (), "gtk-enable-event-sounds", &wanted, NULL);
  return wanted && g_settings_get_boolean (settings, "sounds") && g_settings_get_double (settings, "sound-volume") > 0;
}

/* A program that was not installed finds its sounds where it was built. */
static char *
dup_path (const char *name)
{
  const char *folder = g_getenv ("COMSTOCK_SOUNDS_DIR");
  g_autofree char *file = g_strconcat (name, ".wav", NULL);

  return g_build_filename (folder != NULL ? folder : SOUNDS_DIR, file, NULL);
}

void
comstock_sound_play (const char *name)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autofree char *path = NULL;

  if (!is_wanted (settings))
    return;
  path = dup_path (name);
  comstock_speaker_play (path, 20 * log10 (g_settings_get_double (settings, "sound-volume")));
}
