/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-plane.c with the track of Pebbles: what is pressed, walked over, refused, seen and told there. */

#include "ui/table/plane/comstock-plane.h"

#include "pebbles-game.h"
#include "pebbles-plane.h"
#include "pebbles-table.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/table/comstock-callout.h"
#include "ui/table/plane/comstock-plane-spot.h"
#include "widget-stage.h"

void __wrap_comstock_announce_answer (GtkWidget  *widget,
                                      const char *answer);

typedef struct
{
  ComstockGame *game;
  ComstockTable *table;
  ComstockPlane *plane;
  GtkWindow *window;
} Fixture;

static char *told;              /* read out last */

void
__wrap_comstock_announce_answer (GtkWidget  *widget,
                                 const char *answer)
{
  g_free (told);
  told = g_strdup (answer);
}

/* Seat 1 is to choose one of its pebbles. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->game = pebbles_game_new_played ();
  fixture->table = COMSTOCK_TABLE (pebbles_table_new (fixture->game));
  g_object_set (fixture->table, "waiting", TRUE, NULL);
  fixture->window = stage_show (GTK_WIDGET (fixture->table), 800, 600);
  fixture->plane = ui_probe_find (fixture->table, PEBBLES_TYPE_PLANE);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  stage_close (fixture->window);
  g_object_unref (fixture->game);
  g_clear_pointer (&told, g_free);
}

static ComstockPlace
on_track (int column,
          int row)
{
  return (ComstockPlace) { .surface = PEBBLES_SURFACE_TRACK, .x = (gint16) column, .y = (gint16) row };
}

static void
point_at (Fixture      *fixture,
          ComstockPlace place)
{
  graphene_rect_t bounds;
  graphene_point_t middle;

  comstock_plane_get_bounds (fixture->plane, &place, &bounds);
  graphene_rect_get_center (&bounds, &middle);
  ui_hand_point_at (GTK_WIDGET (fixture->plane), (double) middle.x, (double) middle.y);
}

/* Each pebble is a cell with a name, an empty cell is not; those of whoever is asked can be chosen, which is told once
 * the focus is there. */
static void
test_told (Fixture      *fixture,
           gconstpointer data)
{
  guint n = 0;

  for (GtkWidget *spot = gtk_widget_get_first_child (GTK_WIDGET (fixture->plane)); spot != NULL;
       spot = gtk_widget_get_next_sibling (spot))
    {
      const ComstockPlace *place = comstock_plane_spot_get_place (COMSTOCK_PLANE_SPOT (spot));
      g_autofree char *name = g_strdup_printf ("Seat %d, pebble %d, at 0", place->y / 2 + 1, place->y % 2 + 1);
      const gboolean asked = place->y / 2 == comstock_table_get_asked (fixture->table);
      g_autofree char *more = g_strdup_printf (asked ? "Can be chosen: Seat %d" : "Seat %d", place->y / 2 + 1);

      gtk_test_accessible_assert_role (spot, GTK_ACCESSIBLE_ROLE_GRID_CELL);
      gtk_test_accessible_assert_property (spot, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
      gtk_widget_grab_focus (spot);
      gtk_test_accessible_assert_property (spot, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, more);
      g_assert_cmpint (comstock_plane_is_target (fixture->plane, place), ==, asked);
      n++;
    }
  g_assert_cmpuint (n, ==, 4);
}

/* A click on a pebble chooses it. */
static void
test_press (Fixture      *fixture,
            gconstpointer data)
{
  const int seat = comstock_table_get_asked (fixture->table);
  const guint cursor = comstock_game_get_cursor (fixture->game);

  point_at (fixture, on_track (0, 2 * seat + 1));
  ui_hand_do ("click 1");
  g_assert_cmpuint (comstock_game_get_cursor (fixture->game), ==, cursor + 1);
  g_assert_null (told);
}

/* Arrow keys go from pebble to pebble, Home and End to the first and the last. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  const guint cursor = comstock_game_get_cursor (fixture->game);

  ui_hand_point_at (GTK_WIDGET (fixture->window), 1, 1);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->plane));
  ui_hand_do ("key End");
  g_assert_cmpint (comstock_plane_get_aim (fixture->plane)->y, ==, 3);
  ui_hand_do ("key Up Right");
  g_assert_cmpint (comstock_plane_get_aim (fixture->plane)->y, ==, 2);
  ui_hand_do ("key Home");
  g_assert_cmpint (comstock_plane_get_aim (fixture->plane)->y, ==, 0);
  if (comstock_table_get_asked (fixture->table) == 1)
    ui_hand_do ("key Down Down");
  ui_hand_do ("key Return");
  g_assert_cmpuint (comstock_game_get_cursor (fixture->game), ==, cursor + 1);
}

/* What cannot be answered with is told in a bubble there, which goes when something else is aimed at. */
static void
test_refusal (Fixture      *fixture,
              gconstpointer data)
{
  const int other = 1 - comstock_table_get_asked (fixture->table);
  const guint cursor = comstock_game_get_cursor (fixture->game);

  point_at (fixture, on_track (0, 2 * other));
  ui_hand_do ("click 1");
  g_assert_cmpuint (comstock_game_get_cursor (fixture->game), ==, cursor);
  g_assert_nonnull (told);
  g_assert_nonnull (ui_probe_find (fixture->window, COMSTOCK_TYPE_CALLOUT));
  point_at (fixture, on_track (0, 3 - 2 * other));
  g_assert_null (ui_probe_find (fixture->window, COMSTOCK_TYPE_CALLOUT));
  point_at (fixture, on_track (3, 0));
  ui_hand_do ("click 1");
  g_assert_nonnull (ui_probe_find (fixture->window, COMSTOCK_TYPE_CALLOUT));
}

/* What is aimed at looks different where it can be chosen, and as before when that is over. */
static void
test_ghost (Fixture      *fixture,
            gconstpointer data)
{
  const int seat = comstock_table_get_asked (fixture->table);
  GBytes *pictures[3];

  for (int i = 0; i < 3; i++)
    {
      g_autoptr (GdkTexture) picture = NULL;

      if (i == 1)
        point_at (fixture, on_track (0, 2 * seat));
      else
        ui_hand_point_at (GTK_WIDGET (fixture->window), 1, 1);
      stage_settle ();
      picture = stage_picture (GTK_WIDGET (fixture->plane), "plane-ghost");
      pictures[i] = gdk_texture_save_to_png_bytes (picture);
    }
  g_assert_false (g_bytes_equal (pictures[0], pictures[1]));
  g_assert_true (g_bytes_equal (pictures[0], pictures[2]));
  for (int i = 0; i < 3; i++)
    g_bytes_unref (pictures[i]);
}

/* A field that grows to the left keeps its cells, and those too many to be seen as a whole are panned. */
static void
test_extent (Fixture      *fixture,
             gconstpointer data)
{
  const ComstockPlace place = on_track (0, 3);
  graphene_rect_t bounds;

  comstock_plane_set_extent (fixture->plane, &(GdkRectangle) { -30, 0, 40, 4 });
  stage_settle ();
  comstock_plane_get_bounds (fixture->plane, &place, &bounds);
  g_assert_cmpfloat (bounds.size.width, ==, 44);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->plane));
  comstock_plane_set_cursor (fixture->plane, &place);
  stage_settle ();
  g_assert_true (comstock_plane_camera_shows (comstock_plane_get_camera (fixture->plane), &place));
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void (*func) (Fixture *, gconstpointer);
  } tests[] = {
    { "/plane/told", test_told },       { "/plane/press", test_press }, { "/plane/keys", test_keys },
    { "/plane/refusal", test_refusal }, { "/plane/ghost", test_ghost }, { "/plane/extent", test_extent },
  };

  stage_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].func, tear_down);
  return g_test_run ();
}
