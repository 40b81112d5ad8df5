/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The handbook is handed on as a folder: no address is ever opened, and it speaks the language chosen here. */

#include "config.h"

#include "comstock-handbook.h"

#include "model/base/comstock-locale.h"

static GAppInfo *
find_viewer (void)
{
  return g_app_info_get_default_for_uri_scheme ("help");
}

/* Returns NULL if it is not installed. */
static GFile *
find_book (void)
{
  g_autofree char *language = comstock_locale_dup_language ();

  for (const char *const *folder = g_get_system_data_dirs (); *folder != NULL; folder++)
    {
      g_autofree char *path = g_build_filename (*folder, "help", g_str_equal (language, "en") ? "C" : language,
                                                GETTEXT_PACKAGE, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        return g_file_new_for_path (path);
    }
  return NULL;
}

gboolean
comstock_handbook_is_there (void)
{
  g_autoptr (GAppInfo) viewer = find_viewer ();
  g_autoptr (GFile) book = find_book ();

  return viewer != NULL && book != NULL;
}

void
comstock_handbook_show (GtkWidget *widget)
{
  g_autoptr (GAppInfo) viewer = find_viewer ();
  g_autoptr (GFile) book = find_book ();
  g_autoptr (GdkAppLaunchContext) context = gdk_display_get_app_launch_context (gtk_widget_get_display (widget));
  g_autoptr (GError) error = NULL;

  if (!g_app_info_launch (viewer, &(GList) { .data = book }, G_APP_LAUNCH_CONTEXT (context), &error))
    g_message ("The handbook does not open: %s", error->message);
}
