/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-mini-zoom.c: whose towns grow, when, and that they go back. */

#include "config.h"

#include "ui/cards/seats/comstock-cards-mini-zoom.h"

#include "ui/table/comstock-pace.h"
#include "widget-stage.h"

typedef struct
{
  ComstockCardsGame *game;
  ComstockCardsMiniZoom *zoom;
  GSettings *settings;
  GtkWindow *window;
} Fixture;

/* The person at seat 0 is about to lay a card, and nobody looks from that seat: to whoever looks it is a rival. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  GtkWidget *overlay = gtk_overlay_new ();
  ComstockCardsSeats *seats = g_object_new (COMSTOCK_TYPE_CARDS_SEATS, NULL);

  stage_set_animations (TRUE);
  fixture->settings = g_settings_new (APPLICATION_ID);
  g_settings_set_enum (fixture->settings, "pace", COMSTOCK_PACE_FAST);
  fixture->game = stage_game_new (7);
  stage_play_to (fixture->game, CARDS_STEP_PLACE, 3);
  comstock_game_set_viewer (COMSTOCK_GAME (fixture->game), -1);
  comstock_cards_seats_set_game (seats, fixture->game);
  gtk_widget_set_halign (GTK_WIDGET (seats), GTK_ALIGN_END);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (seats));
  fixture->zoom = COMSTOCK_CARDS_MINI_ZOOM (comstock_cards_mini_zoom_new (fixture->game, seats));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (fixture->zoom));
  fixture->window = stage_show (overlay, 700, 640);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  stage_set_animations (FALSE);
  stage_close (fixture->window);
  g_settings_reset (fixture->settings, "pace");
  g_object_unref (fixture->settings);
  g_object_unref (fixture->game);
}

static GtkWidget *
get_mini (Fixture *fixture)
{
  return gtk_widget_get_first_child (GTK_WIDGET (fixture->zoom));
}

static void
test_place (Fixture      *fixture,
            gconstpointer data)
{
  stage_step (fixture->game);
  g_assert_true (comstock_cards_mini_zoom_get_seat (fixture->zoom) == comstock_cards_game_get_seat (fixture->game, 0));
  g_assert_true (gtk_widget_get_mapped (get_mini (fixture)));
  while (comstock_cards_mini_zoom_get_seat (fixture->zoom) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (gtk_widget_get_mapped (get_mini (fixture)));
}

/* It is larger than in its panel, and all of it is in the window. */
static void
test_size (Fixture      *fixture,
           gconstpointer data)
{
  graphene_rect_t full, all, common;

  stage_step (fixture->game);
  while (gtk_widget_get_width (get_mini (fixture)) == 0 && comstock_cards_mini_zoom_get_seat (fixture->zoom) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_compute_bounds (get_mini (fixture), GTK_WIDGET (fixture->zoom), &full));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->zoom), GTK_WIDGET (fixture->zoom), &all));
  g_assert_true (graphene_rect_intersection (&full, &all, &common));
  g_assert_true (graphene_rect_equal (&full, &common));
  g_assert_cmpfloat (full.size.width, >, 130);
}

static void
test_finish (Fixture      *fixture,
             gconstpointer data)
{
  stage_step (fixture->game);
  comstock_cards_mini_zoom_finish (fixture->zoom);
  g_assert_null (comstock_cards_mini_zoom_get_seat (fixture->zoom));
  g_assert_false (gtk_widget_get_mapped (get_mini (fixture)));
}

static void
test_own (Fixture      *fixture,
          gconstpointer data)
{
  comstock_game_set_viewer (COMSTOCK_GAME (fixture->game), 0);
  stage_step (fixture->game);
  g_assert_null (comstock_cards_mini_zoom_get_seat (fixture->zoom));
}

static void
test_still (Fixture      *fixture,
            gconstpointer data)
{
  stage_set_animations (FALSE);
  stage_step (fixture->game);
  g_assert_null (comstock_cards_mini_zoom_get_seat (fixture->zoom));
}

static void
test_instant (Fixture      *fixture,
              gconstpointer data)
{
  g_settings_set_enum (fixture->settings, "pace", COMSTOCK_PACE_INSTANT);
  stage_step (fixture->game);
  g_assert_null (comstock_cards_mini_zoom_get_seat (fixture->zoom));
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/cards-mini-zoom/place", test_place },
    { "/cards-mini-zoom/size", test_size },
    { "/cards-mini-zoom/finish", test_finish },
    { "/cards-mini-zoom/own", test_own },
    { "/cards-mini-zoom/still", test_still },
    { "/cards-mini-zoom/instant", test_instant },
  };

  stage_init (&argc, &argv);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
