/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what a city grid draws of links: those of a parcel that is looked at in a plain town, and what a card would
 * link where it may lie. */

#include "ui/cards/city/comstock-cards-city-grid.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/cards/table/comstock-cards-settings.h"
#include "ui/cards/town/comstock-cards-town-prospect.h"

#include "ui-clock.h"
#include "ui-probe.h"
#include "widget-stage.h"

typedef struct
{
  ComstockCardsGame *game;
  ComstockCardsCity *city;
  GtkWidget *view;
  GtkWindow *window;
  GSettings *settings;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->settings = comstock_cards_settings_new ();
  fixture->game = stage_game_new (11);
  fixture->city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (fixture->game, 0));
  stage_play_to (fixture->game, CARDS_STEP_PLACE, 8);
  fixture->view = comstock_cards_city_view_new ();
  comstock_cards_city_view_set_city (COMSTOCK_CARDS_CITY_VIEW (fixture->view), fixture->city);
  fixture->window = stage_show (fixture->view, 400, 400);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_settings_reset (fixture->settings, "plain-towns");
  g_object_unref (fixture->settings);
  stage_close (fixture->window);
  g_object_unref (fixture->game);
}

static GtkWidget *
get_grid (Fixture *fixture)
{
  return ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_CITY_GRID);
}

/* The pixels of the grid now, without what lies over it. */
static GBytes *
dup_picture (Fixture *fixture)
{
  g_autoptr (GdkTexture) picture = stage_picture (get_grid (fixture), "city-canvas");
  const gsize stride = 4 * (gsize) gdk_texture_get_width (picture);
  const gsize size = stride * (gsize) gdk_texture_get_height (picture);
  guchar *pixels = g_malloc (size);

  gdk_texture_download (picture, pixels, stride);
  return g_bytes_new_take (pixels, size);
}

/* As if the pointer of the display came there, or went away. */
static void
point_at (GtkWidget           *grid,
          const ComstockPlace *place)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (grid);
  graphene_rect_t bounds;

  comstock_plane_get_bounds (COMSTOCK_PLANE (grid), place, &bounds);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", (double) bounds.origin.x + 4, (double) bounds.origin.y + 4);
    }
}

/* How many parcels look different while the pointer rests on them. */
static guint
count_answers (Fixture *fixture)
{
  GtkWidget *grid = get_grid (fixture);
  const GdkRectangle *extent = &comstock_plane_get_camera (COMSTOCK_PLANE (grid))->frame.extent;
  const ComstockPlace beyond = { .x = (gint16) (extent->x - 1), .y = (gint16) (extent->y - 1) };
  g_autoptr (GBytes) before = NULL;
  guint n = 0;

  gtk_window_set_focus (fixture->window, NULL);
  stage_settle ();
  point_at (grid, &beyond);
  before = dup_picture (fixture);
  for (guint i = 0; i < comstock_plane_extent_cells (extent); i++)
    {
      const ComstockPlace place = comstock_plane_extent_get (extent, 0, i);
      g_autoptr (GBytes) after = NULL;

      point_at (grid, &place);
      after = dup_picture (fixture);
      n += !g_bytes_equal (before, after);
    }
  return n;
}

static guint
count_linked (ComstockCardsCity *city)
{
  ComstockCardsTown town;
  guint n = 0;

  comstock_cards_town_init_city (&town, city);
  for (int y = town.town.area.top; y < town.town.area.bottom; y++)
    for (int x = town.town.area.left; x < town.town.area.right; x++)
      {
        g_autoptr (GArray) links = comstock_cards_town_dup_links_at (&town, x, y);

        n += links->len > 0;
      }
  return n;
}

/* A living town shows its links all the time. */
static void
test_living (Fixture      *fixture,
             gconstpointer data)
{
  g_assert_cmpuint (count_answers (fixture), ==, 0);
}

/* A plain one, those of the parcel that one looks at. */
static void
test_plain (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GBytes) living = dup_picture (fixture);
  g_autoptr (GBytes) now = g_bytes_ref (living);

  g_settings_set_boolean (fixture->settings, "plain-towns", TRUE);
  while (g_bytes_equal (living, now))
    {
      stage_settle ();
      g_bytes_unref (now);
      now = dup_picture (fixture);
    }
  g_assert_cmpuint (count_linked (fixture->city), >, 4);
  g_assert_cmpuint (count_answers (fixture), ==, count_linked (fixture->city));
}

static guint
count_amber (GdkTexture *picture)
{
  const gsize n = (gsize) gdk_texture_get_width (picture) * (gsize) gdk_texture_get_height (picture);
  g_autofree guint32 *pixels = g_new (guint32, n);
  guint amber = 0;

  gdk_texture_download (picture, (guchar *) pixels, (gsize) gdk_texture_get_width (picture) * 4);
  for (gsize i = 0; i < n; i++)
    amber += pixels[i] == 0xffc26a00;
  return amber;
}

/* Amber is seen exactly at places where the card in hand would link something. */
static void
test_prospect (Fixture      *fixture,
               gconstpointer data)
{
  ComstockCardsCard *card = comstock_cards_game_get_placing (fixture->game);
  g_autoptr (GArray) places = comstock_cards_city_dup_placements (fixture->city, comstock_cards_card_get_number (card));
  ComstockCardsCityView *view = COMSTOCK_CARDS_CITY_VIEW (fixture->view);
  guint linking = 0;

  comstock_cards_city_view_hold (view, card);
  for (guint i = 0; i < places->len; i++)
    {
      g_autoptr (GdkTexture) picture = NULL;
      g_autoptr (GArray) links = NULL;
      ComstockCardsTown before, after;
      ComstockCardsPlace at;

      comstock_cards_city_view_get_ghost (view, &at.x, &at.y);
      comstock_cards_town_init_city (&before, fixture->city);
      after = before;
      comstock_cards_town_lay (&after, comstock_cards_card_get_terrain (card), at.x, at.y);
      links = comstock_cards_town_dup_new_links (&before, &after);
      picture = stage_picture (fixture->view, "city-canvas-prospect");
      g_assert_cmpint (count_amber (picture) > 0, ==, links->len > 0);
      linking += links->len > 0;
      gtk_widget_activate_action (fixture->view, "city.next-place", NULL);
    }
  g_assert_cmpuint (linking, >, 0);
  g_assert_cmpuint (linking, <, places->len);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  ui_clock_stop ();

  g_test_add ("/city-canvas/living", Fixture, NULL, set_up, test_living, tear_down);
  g_test_add ("/city-canvas/plain", Fixture, NULL, set_up, test_plain, tear_down);
  g_test_add ("/city-canvas/prospect", Fixture, NULL, set_up, test_prospect, tear_down);

  return g_test_run ();
}
