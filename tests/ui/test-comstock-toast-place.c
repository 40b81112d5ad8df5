/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Toasts over the scenes of the program: none stands on what is to be pressed or read. */

#include "config.h"

#include "model/base/comstock-locale.h"
#include "picture-scenes.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui-probe.h"

/* Moments at which something waits for an answer, and pages that hold nothing else. */
static const char *const scenes[] = {
  "welcome", "opening", "pick", "take", "ghost", "refusal", "ability", "hire", "sale", "replay", "log", "tip", "lesson",
  "end", "asked", "peek",
};

static const struct
{
  const char *path;
  int width;
  int height;
  GtkTextDirection direction;
} sizes[] = {
  { "/toast-place/usual", 1280, 800, GTK_TEXT_DIR_LTR },
  { "/toast-place/right-to-left", 1280, 800, GTK_TEXT_DIR_RTL },
  { "/toast-place/phone", 360, 640, GTK_TEXT_DIR_LTR },
  { "/toast-place/large", 2560, 1440, GTK_TEXT_DIR_LTR },
};

static GtkWidget *
find_toast (GtkWidget *toasts)
{
  GtkWidget *child = gtk_widget_get_last_child (toasts);

  while (child != NULL && !g_str_equal (gtk_widget_get_css_name (child), "toast"))
    child = gtk_widget_get_prev_sibling (child);
  return child;
}

static void
report (const char            *scene,
        const graphene_rect_t *box,
        const graphene_rect_t *area)
{
  g_test_message ("%s: the toast at %.0f, %.0f, %.0f×%.0f covers %.0f, %.0f, %.0f×%.0f", scene, (double) box->origin.x,
                  (double) box->origin.y, (double) box->size.width, (double) box->size.height, (double) area->origin.x,
                  (double) area->origin.y, (double) area->size.width, (double) area->size.height);
  g_test_fail ();
}

/* The toast without its margins is in sight, in the upper half, away from hand and rail, and on nothing that may be
 * pressed or is read. */
static void
check (const char *scene,
       GtkWidget  *toasts,
       GtkWidget  *toast)
{
  g_autoptr (GArray) obstacles = comstock_obstacle_collect (toasts, toast);
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (toast, toasts, &box));
  if (box.origin.x < 0 || box.origin.y < 0 || box.origin.x + box.size.width > (float) gtk_widget_get_width (toasts) ||
      box.origin.y + box.size.height > (float) gtk_widget_get_height (toasts) / 2)
    report (scene, &box, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (toasts),
                                              (float) gtk_widget_get_height (toasts)));
  for (guint i = 0; i < obstacles->len; i++)
    {
      const ComstockObstacle *obstacle = &g_array_index (obstacles, ComstockObstacle, i);

      if (obstacle->kind >= COMSTOCK_OBSTACLE_WORKS && graphene_rect_intersection (&box, &obstacle->area, NULL))
        report (scene, &box, &obstacle->area);
    }
}

static gboolean
is_laid_out (gpointer toast)
{
  return gtk_widget_get_width (toast) > 0 && gtk_widget_get_mapped (toast);
}

static void
check_scene (const char *name)
{
  ComstockWindow *window = picture_scene_open (picture_scene_find (name), ui_probe_get_application ());
  GtkWidget *toasts = ui_probe_find (window, ADW_TYPE_TOAST_OVERLAY);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.tell", "s", "Previous game restored");
  g_assert_nonnull (find_toast (toasts));
  ui_probe_wait (is_laid_out, find_toast (toasts));
  stage_settle ();
  check (name, toasts, find_toast (toasts));
  picture_scene_close ();
}

static void
test_scenes (gconstpointer data)
{
  const gsize size = GPOINTER_TO_SIZE (data);
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "pace", "slow");
  gtk_widget_set_default_direction (sizes[size].direction);
  for (gsize i = 0; i < G_N_ELEMENTS (scenes); i++)
    {
      g_settings_set_int (settings, "window-width", sizes[size].width);
      g_settings_set_int (settings, "window-height", sizes[size].height);
      check_scene (scenes[i]);
    }
}

int
main (int    argc,
      char **argv)
{
  comstock_locale_set_up ();
  gtk_disable_setlocale ();
  ui_probe_init (&argc, &argv);
  picture_scenes_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    g_test_add_data_func (sizes[i].path, GSIZE_TO_POINTER (i), test_scenes);
  return g_test_run ();
}
