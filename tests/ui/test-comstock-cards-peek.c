/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-peek.c: by pointer, by focus and by keys, how long it stays, and where it lies. */

#include "ui/cards/seats/comstock-cards-peek.h"

#include "ui/cards/city/comstock-cards-mini.h"
#include "ui/cards/seats/comstock-cards-pips.h"

#include "ui-clock.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "widget-stage.h"

#define DELAY 300

typedef struct
{
  ComstockCardsGame *game;
  ComstockCardsSeats *seats;
  ComstockCardsPeek *peek;
  GtkWidget *entry;
  GtkWindow *window;
} Fixture;

/* A table of its own: room for the city at the left, an entry below it, the seats at the right. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  ui_clock_stop ();
  fixture->game = stage_game_new (7);
  stage_play_to (fixture->game, CARDS_STEP_TAKE, 3);
  fixture->entry = gtk_entry_new ();
  fixture->seats = g_object_new (COMSTOCK_TYPE_CARDS_SEATS, NULL);
  comstock_cards_seats_set_game (fixture->seats, fixture->game);
  gtk_widget_set_hexpand (fixture->entry, TRUE);
  gtk_widget_set_valign (fixture->entry, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (row), fixture->entry);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (fixture->seats));
  gtk_overlay_set_child (GTK_OVERLAY (overlay), row);
  fixture->peek = COMSTOCK_CARDS_PEEK (comstock_cards_peek_new (fixture->game, fixture->seats));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (fixture->peek));
  fixture->window = stage_show (overlay, 900, 640);
  ui_hand_point_at (fixture->entry, 10, 10);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  stage_close (fixture->window);
  g_object_unref (fixture->game);
  ui_clock_start ();
}

static GtkWidget *
get_mini (Fixture *fixture,
          guint    index)
{
  return comstock_cards_seat_view_get_part (comstock_cards_seats_get_view (fixture->seats, index),
                                            COMSTOCK_CARDS_SEAT_PART_MINI);
}

/* A town that stays can be pressed; any other lets the pointer through. */
static void
assert_shown (Fixture *fixture,
              int      index,
              gboolean pinned)
{
  GtkWidget *panel = gtk_widget_get_first_child (GTK_WIDGET (fixture->peek));
  ComstockCardsSeat *seat = index >= 0 ? comstock_cards_game_get_seat (fixture->game, (guint) index) : NULL;

  stage_settle ();
  g_assert_true (comstock_cards_peek_get_seat (fixture->peek) == seat);
  g_assert_true (gtk_widget_get_mapped (panel) == (seat != NULL));
  if (seat != NULL)
    g_assert_true (gtk_widget_get_can_target (panel) == pinned);
}

static void
test_pointer (Fixture      *fixture,
              gconstpointer data)
{
  ui_hand_point_at_middle (get_mini (fixture, 1));
  ui_clock_advance (DELAY - 1);
  assert_shown (fixture, -1, FALSE);
  ui_clock_advance (1);
  assert_shown (fixture, 1, FALSE);
  ui_hand_point_at_middle (get_mini (fixture, 2));
  ui_clock_advance (DELAY);
  assert_shown (fixture, 2, FALSE);
  ui_hand_point_at (fixture->entry, 10, 10);
  assert_shown (fixture, -1, FALSE);
}

/* Who only passes by sees nothing. */
static void
test_passing (Fixture      *fixture,
              gconstpointer data)
{
  ui_hand_point_at_middle (get_mini (fixture, 1));
  ui_clock_advance (DELAY - 1);
  ui_hand_point_at (fixture->entry, 10, 10);
  ui_clock_advance (DELAY);
  assert_shown (fixture, -1, FALSE);
}

static void
test_pin (Fixture      *fixture,
          gconstpointer data)
{
  ui_hand_point_at_middle (get_mini (fixture, 1));
  ui_hand_do ("click 1");
  assert_shown (fixture, 1, TRUE);
  ui_hand_point_at_middle (get_mini (fixture, 2));
  ui_clock_advance (DELAY);
  assert_shown (fixture, 1, TRUE);
  ui_hand_do ("key Escape");
  assert_shown (fixture, -1, FALSE);
  ui_hand_do ("click 1");
  assert_shown (fixture, 2, TRUE);
  ui_hand_do ("click 1");
  assert_shown (fixture, -1, FALSE);
}

/* Its picture ends it as well: on a phone it covers nearly all. */
static void
test_press_picture (Fixture      *fixture,
                    gconstpointer data)
{
  ui_hand_point_at_middle (get_mini (fixture, 1));
  ui_hand_do ("click 1");
  stage_settle ();
  ui_hand_point_at_middle (gtk_widget_get_first_child (GTK_WIDGET (fixture->peek)));
  ui_hand_do ("click 1");
  assert_shown (fixture, -1, FALSE);
}

static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  gtk_widget_grab_focus (comstock_cards_seat_view_get_part (comstock_cards_seats_get_view (fixture->seats, 0),
                                                            COMSTOCK_CARDS_SEAT_PART_HEADER));
  ui_hand_do ("key shift+2");
  assert_shown (fixture, 1, TRUE);
  ui_hand_do ("key shift+3");
  assert_shown (fixture, 2, TRUE);
  ui_hand_do ("key shift+3");
  assert_shown (fixture, -1, FALSE);
  ui_hand_do ("key shift+5");
  assert_shown (fixture, -1, FALSE);
}

/* Panels are counted as they are seen. */
static void
test_keys_without_own (Fixture      *fixture,
                       gconstpointer data)
{
  comstock_game_set_viewer (COMSTOCK_GAME (fixture->game), 0);
  comstock_cards_seats_set_own (fixture->seats, FALSE);
  stage_settle ();
  gtk_widget_grab_focus (get_mini (fixture, 3));
  ui_hand_do ("key shift+1");
  assert_shown (fixture, 1, TRUE);
}

static void
test_typing (Fixture      *fixture,
             gconstpointer data)
{
  gtk_widget_grab_focus (fixture->entry);
  ui_hand_do ("key shift+2");
  assert_shown (fixture, -1, FALSE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->entry)), !=, "");
}

/* Who goes from town to town by keys sees each. */
static void
test_focus (Fixture      *fixture,
            gconstpointer data)
{
  gtk_widget_grab_focus (get_mini (fixture, 1));
  ui_hand_do ("key Down");
  ui_clock_advance (DELAY);
  assert_shown (fixture, 2, FALSE);
  gtk_widget_grab_focus (fixture->entry);
  assert_shown (fixture, -1, FALSE);
  gtk_widget_grab_focus (get_mini (fixture, 3));
  ui_clock_advance (DELAY);
  assert_shown (fixture, 3, FALSE);
  ui_hand_do ("key Escape");
  assert_shown (fixture, -1, FALSE);
}

/* Beside the seats, never over them, and all of it in the window. */
static void
test_place (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *panel = gtk_widget_get_first_child (GTK_WIDGET (fixture->peek));

  for (guint i = 0; i < 4; i++)
    {
      graphene_rect_t box, seats, window, common;

      ui_hand_point_at_middle (get_mini (fixture, i));
      ui_hand_do ("click 1");
      stage_settle ();
      g_assert_true (gtk_widget_compute_bounds (panel, GTK_WIDGET (fixture->peek), &box));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->seats), GTK_WIDGET (fixture->peek), &seats));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->peek), GTK_WIDGET (fixture->peek), &window));
      g_assert_false (graphene_rect_intersection (&box, &seats, NULL));
      g_assert_true (graphene_rect_intersection (&box, &window, &common));
      g_assert_true (graphene_rect_equal (&box, &common));
      g_assert_cmpfloat (box.size.width, >=, 8 * 36);
      ui_hand_do ("key Escape");
    }
}

/* What a player has left is seen here where the panel has no room for it, and only there. */
static void
test_cards_left (Fixture      *fixture,
                 gconstpointer data)
{
  GtkWidget *panel = gtk_widget_get_first_child (GTK_WIDGET (fixture->peek));
  GtkWidget *pips;
  graphene_rect_t box, row, town;

  ui_hand_point_at_middle (get_mini (fixture, 1));
  ui_hand_do ("click 1");
  assert_shown (fixture, 1, TRUE);
  g_assert_null (ui_probe_find (panel, COMSTOCK_TYPE_CARDS_PIPS));
  ui_hand_do ("key Escape");
  gtk_widget_set_visible (comstock_cards_seat_view_get_part (comstock_cards_seats_get_view (fixture->seats, 1),
                                                             COMSTOCK_CARDS_SEAT_PART_PIPS), FALSE);
  ui_hand_do ("click 1");
  assert_shown (fixture, 1, TRUE);
  g_assert_nonnull (pips = ui_probe_find (panel, COMSTOCK_TYPE_CARDS_PIPS));
  g_assert_true (gtk_widget_compute_bounds (panel, panel, &box));
  g_assert_true (gtk_widget_compute_bounds (pips, panel, &row));
  g_assert_true (gtk_widget_compute_bounds (ui_probe_find (panel, COMSTOCK_TYPE_CARDS_MINI), panel, &town));
  g_assert_true (graphene_rect_contains_rect (&box, &row));
  g_assert_true (graphene_rect_contains_rect (&box, &town));
  g_assert_false (graphene_rect_intersection (&row, &town, NULL));
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
    { "/cards-peek/pointer", test_pointer },
    { "/cards-peek/passing", test_passing },
    { "/cards-peek/pin", test_pin },
    { "/cards-peek/press-picture", test_press_picture },
    { "/cards-peek/keys", test_keys },
    { "/cards-peek/keys-without-own", test_keys_without_own },
    { "/cards-peek/typing", test_typing },
    { "/cards-peek/focus", test_focus },
    { "/cards-peek/place", test_place },
    { "/cards-peek/cards-left", test_cards_left },
  };

  stage_init (&argc, &argv);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
