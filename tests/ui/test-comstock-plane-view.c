/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map when a part of it is seen. */

#include "ui/table/plane/comstock-plane-view.h"

#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/shell/comstock-game-style.h"

#define SIDE 600

typedef struct
{
  GtkWindow *window;
  GtkWidget *map;
  GtkWidget *land;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const BoardState state = { .hall_holder = CS_NO_SEAT };

  fixture->map = comstock_board_map_new ();
  comstock_board_map_set_state (COMSTOCK_BOARD_MAP (fixture->map), &state);
  fixture->land = comstock_plane_view_new (COMSTOCK_PLANE (fixture->map), "Whole Map");
  fixture->window = stage_show (fixture->land, SIDE, SIDE);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  stage_close (fixture->window);
}

static double
get_zoom (Fixture *fixture)
{
  return comstock_plane_get_camera (COMSTOCK_PLANE (fixture->map))->zoom;
}

static guint32
get_pixel (Fixture *fixture,
           int      x,
           int      y)
{
  g_autoptr (GdkTexture) picture = stage_picture (fixture->map, "plane-view");
  const gsize width = (gsize) gdk_texture_get_width (picture);
  g_autofree guint32 *pixels = g_new (guint32, width * (gsize) gdk_texture_get_height (picture));

  gdk_texture_download (picture, (guchar *) pixels, 4 * width);
  return pixels[(gsize) y * width + (gsize) x];
}

/* Letters and numbers stay at the sides of what is seen. */
static void
test_rulers (Fixture       *fixture,
             gconstpointer  data)
{
  const guint32 wood = get_pixel (fixture, SIDE / 4, 3);

  gtk_widget_grab_focus (fixture->map);
  ui_hand_do ("key --repeat 4 ctrl+plus");
  g_assert_cmpfloat (get_zoom (fixture), >, 1);
  g_assert_cmpuint (get_pixel (fixture, SIDE / 2, SIDE - 3), !=, wood);
  g_assert_cmpuint (get_pixel (fixture, 3, 3), ==, wood);
  g_assert_cmpuint (get_pixel (fixture, 3, SIDE - 3), ==, wood);
  g_assert_cmpuint (get_pixel (fixture, SIDE - 3, 3), ==, wood);
}

gboolean __wrap_gtk_gesture_get_bounding_box_center (GtkGesture *gesture,
                                                     double     *x,
                                                     double     *y);

/* There is no screen to be touched here: two fingers lie around the middle. */
gboolean
__wrap_gtk_gesture_get_bounding_box_center (GtkGesture *gesture,
                                            double     *x,
                                            double     *y)
{
  *x = *y = SIDE / 2;
  return TRUE;
}

static void
test_pinch (Fixture       *fixture,
            gconstpointer  data)
{
  GtkGesture *pinch = ui_probe_find_controller (fixture->land, GTK_TYPE_GESTURE_ZOOM);

  g_assert_nonnull (pinch);
  g_signal_emit_by_name (pinch, "begin", NULL);
  g_signal_emit_by_name (pinch, "scale-changed", 2.0);
  stage_settle ();
  g_assert_cmpfloat_with_epsilon (get_zoom (fixture), 2, 0.01);
  g_signal_emit_by_name (pinch, "scale-changed", 0.1);
  stage_settle ();
  g_assert_cmpfloat_with_epsilon (get_zoom (fixture), 1, 0.01);
}

/* One finger pans by what scrolls, a mouse by a drag. */
static void
test_drag (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (fixture->map, GTK_TYPE_SCROLLED_WINDOW);

  g_assert_true (gtk_scrolled_window_get_kinetic_scrolling (GTK_SCROLLED_WINDOW (scroller)));
  g_assert_nonnull (ui_probe_find_controller (scroller, GTK_TYPE_GESTURE_DRAG));
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  comstock_game_style_need (comstock_game_ui_find ("carson-city-board-game"));
  g_test_add ("/plane-view/rulers", Fixture, NULL, set_up, test_rulers, tear_down);
  g_test_add ("/plane-view/pinch", Fixture, NULL, set_up, test_pinch, tear_down);
  g_test_add ("/plane-view/drag", Fixture, NULL, set_up, test_drag, tear_down);
  return g_test_run ();
}
