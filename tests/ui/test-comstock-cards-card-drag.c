/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-card-drag.c and where its cards arrive: with the real pointer, from the column into the city. */

#include "config.h"

#include "ui/cards/cards/comstock-cards-card-drag.h"

#include "ui/cards/table/comstock-cards-table.h"
#include "ui/cards/city/comstock-cards-city-bubble.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/cards/cards/comstock-cards-terrain-card.h"
#include "ui/table/comstock-callout.h"
#include "ui-clock.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "widget-stage.h"

typedef struct
{
  ComstockCardsGame *game;
  ComstockCardsCity *city;
  GtkWindow *window;
  GtkWidget *view;
  GtkWidget *column;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->game = stage_game_new (11);
  stage_play_to (fixture->game, CARDS_STEP_TAKE, 5);
  fixture->city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (fixture->game, 0));
  fixture->window = stage_show (comstock_cards_table_new (COMSTOCK_GAME (fixture->game)), 1400, 900);
  fixture->view = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_CITY_VIEW);
  fixture->column = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_COLUMN_VIEW);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  stage_close (fixture->window);
  g_object_unref (fixture->game);
}

static GtkWidget *
find_terrain (GtkWidget *root,
              gboolean   takeable)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (COMSTOCK_IS_CARDS_TERRAIN_CARD (child) && gtk_widget_has_css_class (child, "takeable") == takeable)
        return child;
      found = find_terrain (child, takeable);
      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The cell of the parcel at (@x, @y): the one that has its name. */
static GtkWidget *
find_cell (Fixture *fixture,
           int      x,
           int      y)
{
  comstock_cards_city_view_set_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), x, y);
  gtk_widget_grab_focus (fixture->view);
  return gtk_window_get_focus (fixture->window);
}

static void
drag_to (Fixture   *fixture,
         GtkWidget *from,
         int        x,
         int        y)
{
  GtkWidget *cell = find_cell (fixture, x, y);
  const int side = gtk_widget_get_width (cell);

  ui_hand_point_at_middle (from);
  ui_hand_do ("mousedown 1");
  ui_hand_point_at (from, 60, 60);
  ui_hand_point_at (from, 90, 90);
  /* The middle of the card comes to the corner that its four parcels share. */
  ui_hand_point_at (cell, side - 6, side);
  ui_hand_point_at (cell, side, side);
  ui_hand_point_at (cell, side + 1, side + 1);
}

static void
drop (void)
{
  ui_hand_do ("mouseup 1");
  stage_settle ();
}

static void
test_drop (Fixture      *fixture,
           gconstpointer data)
{
  ComstockGame *game = COMSTOCK_GAME (fixture->game);
  GtkWidget *button = find_terrain (fixture->column, TRUE);
  g_autoptr (ComstockCardsCard) card =
    g_object_ref (comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (button)));
  g_autoptr (GArray) places = comstock_cards_city_dup_placements (fixture->city, comstock_cards_card_get_number (card));
  const ComstockCardsPlace wanted = g_array_index (places, ComstockCardsPlace, places->len - 1);
  const guint length = comstock_game_get_length (game);
  g_autoptr (GdkTexture) picture = NULL;
  ComstockCardsPlace place;

  drag_to (fixture, button, wanted.x, wanted.y);
  picture = stage_picture (GTK_WIDGET (fixture->window), "card-drag");
  g_assert_cmpuint (comstock_game_get_length (game), ==, length);
  drop ();
  g_assert_true (comstock_cards_city_find_card (fixture->city, card, &place));
  g_assert_cmpint (place.x, ==, wanted.x);
  g_assert_cmpint (place.y, ==, wanted.y);
  g_assert_cmpuint (comstock_game_get_length (game), >=, length + 2);
}

static ComstockCardsCard *
first_card (ComstockCardsCity *city)
{
  /* The list keeps its own reference. */
  g_autoptr (ComstockCardsCard) card = g_list_model_get_item (comstock_cards_city_get_cards (city), 0);

  return card;
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  ComstockGame *game = COMSTOCK_GAME (fixture->game);
  GtkWidget *button = find_terrain (fixture->column, TRUE);
  GtkWidget *bubble = ui_probe_find (fixture->view, COMSTOCK_TYPE_CARDS_CITY_BUBBLE);
  ComstockCardsCard *card = comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (button));
  const guint length = comstock_game_get_length (game);
  g_autofree char *sentence = NULL;
  ComstockCardsPlace place;
  CsRefusal refusal;
  CardsBoard lit;

  comstock_cards_city_find_card (fixture->city, first_card (fixture->city), &place);
  refusal = comstock_cards_city_judge (fixture->city, comstock_cards_card_get_number (card), place.x, place.y);
  g_assert_cmpint (refusal.reason, !=, CS_LEGAL);
  sentence = comstock_cards_city_dup_shown_refusal (fixture->city, &refusal, &lit);
  drag_to (fixture, button, place.x, place.y);
  drop ();
  g_assert_cmpuint (comstock_game_get_length (game), ==, length);
  g_assert_true (comstock_cards_card_is_takeable (card));
  gtk_test_accessible_assert_property (bubble, GTK_ACCESSIBLE_PROPERTY_LABEL, sentence);
}

/* Who wants to be asked before a card is taken is asked after a drop as well. */
static void
test_confirmed (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID ".cards");
  ComstockGame *game = COMSTOCK_GAME (fixture->game);
  GtkWidget *button = find_terrain (fixture->column, TRUE);
  ComstockCardsCard *card = comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (button));
  g_autoptr (GArray) places = comstock_cards_city_dup_placements (fixture->city, comstock_cards_card_get_number (card));
  const ComstockCardsPlace place = g_array_index (places, ComstockCardsPlace, 0);
  const guint length = comstock_game_get_length (game);

  g_settings_set_boolean (settings, "confirm-take", TRUE);
  drag_to (fixture, button, place.x, place.y);
  drop ();
  g_settings_reset (settings, "confirm-take");
  g_assert_cmpuint (comstock_game_get_length (game), ==, length);
  g_assert_nonnull (ui_probe_find_button (fixture->window, "Take It"));
}

/* Dragged anywhere else the card goes back. */
static void
test_elsewhere (Fixture      *fixture,
                gconstpointer data)
{
  ComstockGame *game = COMSTOCK_GAME (fixture->game);
  const guint length = comstock_game_get_length (game);
  GtkWidget *button = find_terrain (fixture->column, TRUE);
  int x, y;

  drag_to (fixture, button, 0, 0);
  ui_hand_point_at_middle (fixture->column);
  drop ();
  g_assert_cmpuint (comstock_game_get_length (game), ==, length);
  g_assert_cmpfloat (gtk_widget_get_opacity (button), ==, 1);
  g_assert_false (comstock_cards_city_view_get_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), &x, &y));
}

/* While something else is asked, a drag is answered as a click is: in words. */
static void
test_not_now (Fixture      *fixture,
              gconstpointer data)
{
  ComstockGame *game = COMSTOCK_GAME (fixture->game);
  GtkWidget *button;
  guint length;

  stage_play_to (fixture->game, CARDS_STEP_BID, 6);
  stage_settle ();
  length = comstock_game_get_length (game);
  button = find_terrain (fixture->column, FALSE);
  g_assert_null (ui_probe_find (fixture->window, COMSTOCK_TYPE_CALLOUT));
  drag_to (fixture, button, 0, 0);
  g_assert_nonnull (ui_probe_find (fixture->window, COMSTOCK_TYPE_CALLOUT));
  drop ();
  g_assert_cmpuint (comstock_game_get_length (game), ==, length);
}

/* On a phone too column and city are seen together. */
static void
test_phone (Fixture      *fixture,
            gconstpointer data)
{
  ComstockGame *game = COMSTOCK_GAME (fixture->game);
  const guint length = comstock_game_get_length (game);
  GtkWidget *button = find_terrain (fixture->column, TRUE);
  g_autoptr (ComstockCardsCard) card =
    g_object_ref (comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (button)));
  g_autoptr (GArray) places = comstock_cards_city_dup_placements (fixture->city, comstock_cards_card_get_number (card));
  const ComstockCardsPlace wanted = g_array_index (places, ComstockCardsPlace, 0);
  GtkWidget *cell;
  int side;

  gtk_window_set_default_size (fixture->window, 360, 640);
  stage_settle ();
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (button));
  cell = find_cell (fixture, wanted.x, wanted.y);
  side = gtk_widget_get_width (cell);
  ui_hand_point_at_middle (button);
  ui_hand_do ("mousedown 1");
  ui_hand_point_at (button, 30, 10);
  ui_hand_point_at (button, 30, -10);
  ui_hand_point_at (cell, side - 4, side);
  ui_hand_point_at (cell, side, side);
  ui_hand_point_at (cell, side + 1, side + 1);
  drop ();
  g_assert_true (comstock_cards_city_find_card (fixture->city, card, &(ComstockCardsPlace) { 0 }));
  g_assert_cmpuint (comstock_game_get_length (game), >=, length + 2);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  /* What is told for a moment is told until the clock goes on. */
  ui_clock_stop ();

  ADD ("/card-drag/drop", test_drop);
  ADD ("/card-drag/refused", test_refused);
  ADD ("/card-drag/confirmed", test_confirmed);
  ADD ("/card-drag/elsewhere", test_elsewhere);
  ADD ("/card-drag/not-now", test_not_now);
  ADD ("/card-drag/phone", test_phone);

  return g_test_run ();
}
