/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that long words have room: a made-up language, longer than ours, in a narrow and in a usual window. */

#include "config.h"

#include <adwaita.h>

#include "model/base/comstock-locale.h"
#include "picture-scenes.h"
#include "ui-cut.h"
#include "ui-probe.h"
#include "widget-stage.h"

#define LONG_LANGUAGE "xx"

typedef struct
{
  int width;
  int height;
} Size;

static const Size sizes[] = { { 360, 640 }, { 1280, 800 } };

static GSettings *settings;

/* Whether the text of a label leaves its window, which that of a page that scrolls may. */
static gboolean
is_cut (GtkWidget *label,
        GtkWidget *window)
{
  graphene_rect_t bounds;

  return gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW) == NULL &&
         (!gtk_widget_compute_bounds (label, window, &bounds) || bounds.origin.x < 0 ||
          bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (window));
}

/* Titles of dialogs and the rows of a choice, which libadwaita cuts short by itself. */
static gboolean
is_from_library (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "title") || ADW_IS_COMBO_ROW (widget);
}

static const char *
get_text (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) :
                                 gtk_inscription_get_text (GTK_INSCRIPTION (widget));
}

static guint
tell_faults (GtkWidget  *widget,
             GtkWidget  *window,
             const char *where)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (is_from_library (widget))
    return 0;
  if (ui_cut_is_lost (widget))
    {
      g_test_message ("%s: cut short: “%s”", where, get_text (widget));
      n++;
    }
  else if (GTK_IS_LABEL (widget) && is_cut (widget, window))
    {
      g_test_message ("%s: runs out of the window: “%s”", where, gtk_label_get_text (GTK_LABEL (widget)));
      n++;
    }
  for (widget = gtk_widget_get_first_child (widget); widget != NULL; widget = gtk_widget_get_next_sibling (widget))
    n += tell_faults (widget, window, where);
  return n;
}

static guint
tell_faults_of_windows (const char *scene,
                        Size        size)
{
  g_autofree char *where = g_strdup_printf ("%s at %d × %d", scene, size.width, size.height);
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  guint n = 0;

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_mapped (l->data))
      {
        if (gtk_widget_get_width (l->data) > size.width)
          {
            g_test_message ("%s: a window is %d wide", where, gtk_widget_get_width (l->data));
            n++;
          }
        n += tell_faults (l->data, l->data, where);
      }
  return n;
}

static void
test_scene (gconstpointer data)
{
  const PictureScene *scene = data;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_settings_set_int (settings, "window-width", sizes[i].width);
      g_settings_set_int (settings, "window-height", sizes[i].height);
      picture_scene_open (scene, ui_probe_get_application ());
      n += tell_faults_of_windows (scene->name, sizes[i]);
      picture_scene_close ();
    }
  if (n > 0)
    g_test_fail ();
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "languages", NULL);
  const char *const command[] = { "/usr/bin/python3", g_getenv ("COMSTOCK_TRANSLATIONS"), "pseudo", folder, NULL };
  int status;

  g_spawn_sync (NULL, (char **) command, NULL, 0, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_setenv ("COMSTOCK_LOCALE_DIR", folder, TRUE);
  g_setenv ("LANGUAGE", LONG_LANGUAGE, TRUE);
  comstock_locale_set_up ();
  gtk_disable_setlocale ();
  ui_probe_init (&argc, &argv);
  settings = g_settings_new (APPLICATION_ID);
  for (const PictureScene *scene = picture_scenes; scene->name != NULL; scene++)
    {
      g_autofree char *path = g_strconcat ("/comstock-widths/", scene->name, NULL);

      g_test_add_data_func (path, scene, test_scene);
    }
  return g_test_run ();
}
