/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks at the file of the settings before GSettings opens it, which does not look. */

#include "comstock-settings-guard.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "model/base/comstock-file-open.h"
#include "model/base/comstock-text.h"

/* Of dconf, and of GLib's own backend for sandboxes. */
static const char *const places[] = { "dconf/user", "glib-2.0/settings/keyfile" };

static gboolean
may_be_opened (const char *path)
{
  const int fd = comstock_file_open (path, O_RDONLY);

  if (fd < 0)
    return errno != ENXIO;
  g_close (fd, NULL);
  return TRUE;
}

void
comstock_settings_guard (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *path = g_build_filename (g_get_user_config_dir (), places[i], NULL);
      g_autofree char *message = NULL;

      if (may_be_opened (path))
        continue;
      message = comstock_text_at (path, _("this is a pipe or a device, not a file"));
      g_printerr ("%s\n", message);
      g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
    }
}
