/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-city-view.c: names, the ghost by keys and pointer, laying, refusing, selling, light. */

#include "ui/cards/city/comstock-cards-city-view.h"

#include "ui-clock.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/cards/city/comstock-cards-city-bubble.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-zoomable.h"
#include "widget-stage.h"

typedef struct
{
  ComstockCardsGame *game;
  ComstockCardsCity *city;
  GtkWidget *view;
  GtkWindow *window;
  int n_placed;
  int x;
  int y;
  char *refusal;
  ComstockCardsCard *sold;
} Fixture;

static void
on_place (Fixture *fixture,
          int      x,
          int      y)
{
  fixture->n_placed++;
  fixture->x = x;
  fixture->y = y;
}

static void
on_refused (Fixture    *fixture,
            const char *sentence)
{
  g_free (fixture->refusal);
  fixture->refusal = g_strdup (sentence);
}

static void
on_sell (Fixture           *fixture,
         ComstockCardsCard *card)
{
  fixture->sold = card;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->game = stage_game_new (11);
  fixture->city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (fixture->game, 0));
  stage_play_to (fixture->game, CARDS_STEP_PLACE, GPOINTER_TO_UINT (data));
  fixture->view = comstock_cards_city_view_new ();
  g_signal_connect_swapped (fixture->view, "place", G_CALLBACK (on_place), fixture);
  g_signal_connect_swapped (fixture->view, "refused", G_CALLBACK (on_refused), fixture);
  g_signal_connect_swapped (fixture->view, "sell", G_CALLBACK (on_sell), fixture);
  comstock_cards_city_view_set_city (COMSTOCK_CARDS_CITY_VIEW (fixture->view), fixture->city);
  fixture->window = stage_show (fixture->view, 640, 600);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gpointer view = fixture->view;

  g_object_add_weak_pointer (G_OBJECT (view), &view);
  stage_close (fixture->window);
  g_assert_null (view);
  g_object_unref (fixture->game);
  g_free (fixture->refusal);
}

/* A city is a map: it lies the same way wherever text begins. */
static void
set_up_right_to_left (Fixture      *fixture,
                      gconstpointer data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  set_up (fixture, data);
}

static void
tear_down_right_to_left (Fixture      *fixture,
                         gconstpointer data)
{
  tear_down (fixture, data);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
hold (Fixture *fixture)
{
  comstock_cards_city_view_hold (COMSTOCK_CARDS_CITY_VIEW (fixture->view),
                                 comstock_cards_game_get_placing (fixture->game));
}

static void
get_ghost (Fixture *fixture,
           int     *x,
           int     *y)
{
  g_assert_true (comstock_cards_city_view_get_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), x, y));
}

static GtkWidget *
focused (Fixture *fixture)
{
  return gtk_window_get_focus (fixture->window);
}

/* The legal places, as the model has them. */
static GArray *
dup_places (Fixture *fixture)
{
  ComstockCardsCard *card = comstock_cards_game_get_placing (fixture->game);

  return comstock_cards_city_dup_placements (fixture->city, comstock_cards_card_get_number (card));
}

static ComstockCardsPlace
find_illegal (Fixture *fixture)
{
  const guint card = comstock_cards_card_get_number (comstock_cards_game_get_placing (fixture->game));
  ComstockCardsArea box;

  g_assert_true (comstock_cards_city_get_box (fixture->city, &box));
  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      if (comstock_cards_city_judge (fixture->city, card, x, y).reason != CS_LEGAL)
        return (ComstockCardsPlace) { x, y };
  g_assert_not_reached ();
}

static void
picture (Fixture    *fixture,
         const char *name)
{
  g_autoptr (GdkTexture) texture = NULL;

  stage_settle ();
  texture = stage_picture (GTK_WIDGET (fixture->window), name);
  g_assert_cmpuint (stage_count_colors (texture), >, 50);
}

static void
test_pictures (Fixture      *fixture,
               gconstpointer data)
{
  static const char *const moods[][2] = {
    { NULL, "city-ghost" }, { "style-dark.css", "city-ghost-dark" }, { "style-hc.css", "city-ghost-hc" },
  };
  ComstockCardsPlace illegal;

  picture (fixture, "city");
  hold (fixture);
  gtk_widget_grab_focus (fixture->view);
  for (gsize i = 0; i < G_N_ELEMENTS (moods); i++)
    {
      stage_set_mood (moods[i][0]);
      picture (fixture, moods[i][1]);
    }
  stage_set_mood (NULL);
  illegal = find_illegal (fixture);
  comstock_cards_city_view_set_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), illegal.x, illegal.y);
  picture (fixture, "city-refused");
  comstock_cards_city_view_hold (COMSTOCK_CARDS_CITY_VIEW (fixture->view), NULL);
  comstock_cards_city_view_set_selling (COMSTOCK_CARDS_CITY_VIEW (fixture->view), TRUE);
  picture (fixture, "city-selling");
  comstock_cards_city_view_set_selling (COMSTOCK_CARDS_CITY_VIEW (fixture->view), FALSE);
  g_assert_true (comstock_cards_city_get_row_parcels (fixture->city, CARDS_ROW_RANCH) != 0);
  comstock_cards_city_view_highlight (COMSTOCK_CARDS_CITY_VIEW (fixture->view),
                                      comstock_cards_city_get_row_parcels (fixture->city, CARDS_ROW_RANCH));
  picture (fixture, "city-lit");
}

static void
test_sizes (Fixture      *fixture,
            gconstpointer data)
{
  hold (fixture);
  gtk_window_set_default_size (fixture->window, 220, 220);
  picture (fixture, "city-small");
  gtk_window_set_default_size (fixture->window, 1500, 900);
  picture (fixture, "city-large");
  comstock_zoomable_zoom_at (COMSTOCK_ZOOMABLE (fixture->view), 2, gtk_widget_get_width (fixture->view) / 2.0,
                             gtk_widget_get_height (fixture->view) / 2.0);
  picture (fixture, "city-zoomed");
}

static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *label = comstock_cards_city_dup_parcel_label (fixture->city, 0, 0);
  g_autofree char *rules = comstock_cards_city_dup_parcel_rules (fixture->city, 0, 0);

  g_assert_nonnull (rules);
  g_assert_true (gtk_widget_grab_focus (fixture->view));
  gtk_test_accessible_assert_role (focused (fixture), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_test_accessible_assert_role (gtk_widget_get_parent (focused (fixture)), GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_property (focused (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_test_accessible_assert_property (focused (fixture), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, rules);
}

/* In hand, each parcel says what laying the card there would score. */
static void
test_gain (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GArray) places = dup_places (fixture);
  const guint card = comstock_cards_card_get_number (comstock_cards_game_get_placing (fixture->game));

  hold (fixture);
  for (guint i = 0; i < places->len; i++)
    {
      const ComstockCardsPlace *place = &g_array_index (places, ComstockCardsPlace, i);
      g_autofree char *text = NULL;
      ComstockCardsGain gain;

      comstock_cards_city_gain (fixture->city, card, place->x, place->y, &gain);
      text = comstock_cards_gain_to_string (&gain);
      comstock_cards_city_view_set_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), place->x, place->y);
      gtk_widget_grab_focus (fixture->view);
      gtk_test_accessible_assert_property (focused (fixture), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
    }
}

static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  int x, y, next_x, next_y;

  hold (fixture);
  gtk_widget_grab_focus (fixture->view);
  comstock_cards_city_view_set_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), 0, 0);
  get_ghost (fixture, &x, &y);
  g_assert_true (gtk_widget_child_focus (fixture->view, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_child_focus (fixture->view, GTK_DIR_DOWN));
  get_ghost (fixture, &next_x, &next_y);
  g_assert_cmpint (next_x, ==, x + 1);
  g_assert_cmpint (next_y, ==, y + 1);
  g_assert_true (gtk_widget_child_focus (fixture->view, GTK_DIR_LEFT));
  g_assert_true (gtk_widget_child_focus (fixture->view, GTK_DIR_UP));
  get_ghost (fixture, &next_x, &next_y);
  g_assert_cmpint (next_x, ==, x);
  g_assert_cmpint (next_y, ==, y);
}

/* At the edge the ghost stays and the focus with it, however often the key is pressed. */
static void
test_edge (Fixture      *fixture,
           gconstpointer data)
{
  int x, y, next_x, next_y;

  hold (fixture);
  gtk_widget_grab_focus (fixture->view);
  for (int i = 0; i < 20; i++)
    g_assert_true (gtk_widget_child_focus (fixture->view, GTK_DIR_LEFT));
  get_ghost (fixture, &x, &y);
  g_assert_true (gtk_widget_child_focus (fixture->view, GTK_DIR_LEFT));
  get_ghost (fixture, &next_x, &next_y);
  g_assert_cmpint (next_x, ==, x);
  picture (fixture, "city-edge");
}

/* Tab goes in and out: no trap. */
static void
test_tab (Fixture      *fixture,
          gconstpointer data)
{
  hold (fixture);
  gtk_window_set_focus (fixture->window, NULL);
  g_assert_true (gtk_widget_child_focus (fixture->view, GTK_DIR_TAB_FORWARD));
  g_assert_nonnull (focused (fixture));
  g_assert_false (gtk_widget_child_focus (fixture->view, GTK_DIR_TAB_FORWARD));
  g_assert_false (gtk_widget_child_focus (fixture->view, GTK_DIR_TAB_BACKWARD));
}

static void
test_next_place (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GArray) places = dup_places (fixture);
  const guint card = comstock_cards_card_get_number (comstock_cards_game_get_placing (fixture->game));
  ComstockCardsPlace best = { 0 };
  int before = G_MAXINT;
  int x, y;

  hold (fixture);
  for (guint i = 0; i <= places->len; i++)
    {
      ComstockCardsGain gain;

      gtk_widget_activate_action (fixture->view, "city.next-place", NULL);
      get_ghost (fixture, &x, &y);
      g_assert_cmpint (comstock_cards_city_judge (fixture->city, card, x, y).reason, ==, CS_LEGAL);
      comstock_cards_city_gain (fixture->city, card, x, y, &gain);
      /* The best comes first, and once more after the last. */
      g_assert_true (i == places->len || gain.total <= before);
      before = gain.total;
      if (i == 0)
        best = (ComstockCardsPlace) { x, y };
    }
  g_assert_true (x == best.x && y == best.y);
  gtk_widget_activate_action (fixture->view, "city.next-place", NULL);
  gtk_widget_activate_action (fixture->view, "city.previous-place", NULL);
  get_ghost (fixture, &x, &y);
  g_assert_true (x == best.x && y == best.y);
}

static void
test_place (Fixture      *fixture,
            gconstpointer data)
{
  int x, y;

  hold (fixture);
  get_ghost (fixture, &x, &y);
  gtk_widget_grab_focus (fixture->view);
  g_assert_true (gtk_widget_activate (focused (fixture)));
  g_assert_cmpint (fixture->n_placed, ==, 1);
  g_assert_cmpint (fixture->x, ==, x);
  g_assert_cmpint (fixture->y, ==, y);
  gtk_widget_activate_action (focused (fixture), "spot.press", NULL);
  g_assert_cmpint (fixture->n_placed, ==, 2);
  comstock_cards_city_view_place (COMSTOCK_CARDS_CITY_VIEW (fixture->view));
  g_assert_cmpint (fixture->n_placed, ==, 3);
}

/* Brings the ghost to (@x, @y) by keys, and tells where its middle is in the window. */
static graphene_point_t
find_middle (Fixture *fixture,
             int      x,
             int      y)
{
  graphene_rect_t bounds;

  comstock_cards_city_view_set_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), x, y);
  gtk_widget_grab_focus (fixture->view);
  g_assert_true (gtk_widget_compute_bounds (focused (fixture), GTK_WIDGET (fixture->window), &bounds));
  return GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width, bounds.origin.y + bounds.size.height);
}

/* Moves the real pointer over the middle of the card that would lie at (@x, @y). */
static void
point_at (Fixture *fixture,
          int      x,
          int      y)
{
  const graphene_point_t middle = find_middle (fixture, x, y);

  /* Taken in hand anew, the ghost follows the pointer again. */
  comstock_cards_city_view_hold (COMSTOCK_CARDS_CITY_VIEW (fixture->view), NULL);
  hold (fixture);
  ui_hand_point_at (GTK_WIDGET (fixture->window), (double) middle.x, (double) middle.y);
}

/* The ghost follows the real pointer; a click lays the card. */
static void
test_pointer (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GArray) places = dup_places (fixture);
  const ComstockCardsPlace *place = &g_array_index (places, ComstockCardsPlace, places->len - 1);
  int x, y;

  hold (fixture);
  point_at (fixture, place->x, place->y);
  get_ghost (fixture, &x, &y);
  g_assert_cmpint (x, ==, place->x);
  g_assert_cmpint (y, ==, place->y);
  ui_hand_do ("click 1");
  g_assert_cmpint (fixture->n_placed, ==, 1);
  g_assert_cmpint (fixture->x, ==, place->x);
  g_assert_cmpint (fixture->y, ==, place->y);
}

/* What lies under the pointer stays there. */
static void
test_wheel (Fixture      *fixture,
            gconstpointer data)
{
  ComstockZoomable *view = COMSTOCK_ZOOMABLE (fixture->view);
  graphene_point_t before, after;

  hold (fixture);
  before = find_middle (fixture, 0, 0);
  point_at (fixture, 0, 0);
  ui_hand_do ("keydown ctrl click --repeat 6 4 keyup ctrl");
  g_assert_cmpfloat (comstock_zoomable_get_zoom (view), >, 1);
  after = find_middle (fixture, 0, 0);
  g_assert_true (graphene_point_near (&after, &before, 2));
  ui_hand_do ("key ctrl+0");
  g_assert_cmpfloat (comstock_zoomable_get_zoom (view), ==, 1);
}

/* A place is not told by numbers where it is lit. */
static void
assert_shown (Fixture         *fixture,
              const CsRefusal *refusal)
{
  CardsBoard lit;
  g_autofree char *shown = comstock_cards_city_dup_shown_refusal (fixture->city, refusal, &lit);

  gtk_test_accessible_assert_property (ui_probe_find (fixture->view, COMSTOCK_TYPE_CARDS_CITY_BUBBLE),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, shown);
  g_assert_true (lit == 0 || strpbrk (shown, "0123456789") == NULL);
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  const guint card = comstock_cards_card_get_number (comstock_cards_game_get_placing (fixture->game));
  const ComstockCardsPlace place = find_illegal (fixture);
  const CsRefusal refusal = comstock_cards_city_judge (fixture->city, card, place.x, place.y);
  g_autofree char *sentence = comstock_cards_city_dup_refusal (fixture->city, &refusal);

  hold (fixture);
  comstock_cards_city_view_set_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), place.x, place.y);
  comstock_cards_city_view_place (COMSTOCK_CARDS_CITY_VIEW (fixture->view));
  g_assert_cmpint (fixture->n_placed, ==, 0);
  g_assert_cmpstr (fixture->refusal, ==, sentence);
  assert_shown (fixture, &refusal);
}

/* Wherever the first card is laid on the table, it is the city's (0, 0). */
static void
test_first_card (Fixture      *fixture,
                 gconstpointer data)
{
  hold (fixture);
  gtk_widget_grab_focus (fixture->view);
  g_assert_true (gtk_widget_child_focus (fixture->view, GTK_DIR_RIGHT));
  picture (fixture, "city-first");
  g_assert_true (gtk_widget_activate (focused (fixture)));
  g_assert_cmpint (fixture->n_placed, ==, 1);
  g_assert_cmpint (fixture->x, ==, 0);
  g_assert_cmpint (fixture->y, ==, 0);
}

/* Nothing in hand and nothing for sale: a press does nothing. */
static void
test_look (Fixture      *fixture,
           gconstpointer data)
{
  int x, y;

  gtk_widget_grab_focus (fixture->view);
  g_assert_true (gtk_widget_activate (focused (fixture)));
  g_assert_cmpint (fixture->n_placed, ==, 0);
  g_assert_null (fixture->refusal);
  g_assert_null (fixture->sold);
  g_assert_false (comstock_cards_city_view_get_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), &x, &y));
}

/* What keeps @card from being sold is said with its place, and shown without: there it is lit. */
static void
assert_told (Fixture           *fixture,
             ComstockCardsCard *card)
{
  const CsRefusal refusal =
    comstock_cards_city_judge_sale (fixture->city, comstock_cards_card_get_number (card));
  g_autofree char *said = comstock_cards_city_dup_refusal (fixture->city, &refusal);

  g_assert_cmpstr (fixture->refusal, ==, said);
  assert_shown (fixture, &refusal);
}

/* Each card of the city is sold or refused as the model judges. */
static void
test_sell (Fixture      *fixture,
           gconstpointer data)
{
  GListModel *cards = comstock_cards_city_get_cards (fixture->city);
  ComstockCardsArea box;

  comstock_cards_city_view_set_selling (COMSTOCK_CARDS_CITY_VIEW (fixture->view), TRUE);
  gtk_widget_grab_focus (fixture->view);
  g_assert_true (comstock_cards_city_get_box (fixture->city, &box));
  g_assert_cmpuint (g_list_model_get_n_items (cards), >, 0);
  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      {
        ComstockCardsCard *card = comstock_cards_city_get_card_at (fixture->city, x, y);
        gboolean saleable;

        saleable = card != NULL &&
                   comstock_cards_city_judge_sale (fixture->city, comstock_cards_card_get_number (card)).reason
                     == CS_LEGAL;
        fixture->sold = NULL;
        comstock_cards_city_view_set_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), x, y);
        gtk_widget_activate (focused (fixture));
        g_assert_true (fixture->sold == (saleable ? card : NULL));
        if (card != NULL && !saleable)
          assert_told (fixture, card);
      }
}

/* Lays the card in hand where the ghost is, in the model. */
static void
lay (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  int x, y;

  get_ghost (fixture, &x, &y);
  comstock_game_play (COMSTOCK_GAME (fixture->game), 0, cards_move_place (x, y), &error);
  g_assert_no_error (error);
  comstock_cards_city_view_hold (COMSTOCK_CARDS_CITY_VIEW (fixture->view), NULL);
  fixture->x = x;
  fixture->y = y;
}

static GtkWidget *
find_cell (Fixture *fixture,
           int      x,
           int      y)
{
  comstock_cards_city_view_set_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), x, y);
  gtk_widget_grab_focus (fixture->view);
  return focused (fixture);
}

/* The card just laid is lit for a moment, and its gain is told where it lies. */
static void
test_news (Fixture      *fixture,
           gconstpointer data)
{
  const guint card = comstock_cards_card_get_number (comstock_cards_game_get_placing (fixture->game));
  GtkWidget *bubble = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_CITY_BUBBLE);
  g_autofree char *sentence = NULL;
  g_autoptr (GArray) places = dup_places (fixture);
  const ComstockCardsPlace place = g_array_index (places, ComstockCardsPlace, places->len / 2);
  ComstockCardsGain gain;
  graphene_rect_t shown;

  hold (fixture);
  comstock_cards_city_view_set_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), place.x, place.y);
  comstock_cards_city_gain (fixture->city, card, place.x, place.y, &gain);
  sentence = comstock_cards_gain_to_string (&gain);
  lay (fixture);
  gtk_test_accessible_assert_property (bubble, GTK_ACCESSIBLE_PROPERTY_LABEL, sentence);
  g_assert_true (comstock_cards_city_bubble_get_place (COMSTOCK_CARDS_CITY_BUBBLE (bubble), &shown));
  gtk_test_accessible_assert_property (find_cell (fixture, place.x + 1, place.y + 1),
                                       GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION, "parcel that just scored");
  picture (fixture, "city-scored");
  stage_set_mood ("style-hc.css");
  picture (fixture, "city-scored-hc");
  stage_set_mood ("style-dark.css");
  picture (fixture, "city-scored-dark");
  stage_set_mood (NULL);
  /* Taken back, nothing is lit and nothing told. */
  comstock_game_undo (COMSTOCK_GAME (fixture->game));
  g_assert_false (comstock_cards_city_bubble_get_place (COMSTOCK_CARDS_CITY_BUBBLE (bubble), &shown));
}

static void
assert_bubble (Fixture *fixture,
               int      x,
               int      y)
{
  ComstockCardsCityBubble *bubble = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_CITY_BUBBLE);
  GtkWidget *cell = find_cell (fixture, x, y);
  graphene_rect_t place;
  graphene_rect_t ghost;
  graphene_rect_t window;

  g_assert_true (comstock_cards_city_bubble_get_place (bubble, &place));
  g_assert_true (gtk_widget_compute_bounds (cell, GTK_WIDGET (bubble), &ghost));
  graphene_rect_init (&ghost, ghost.origin.x, ghost.origin.y, 2 * ghost.size.width, 2 * ghost.size.height);
  g_assert_false (graphene_rect_intersection (&place, &ghost, NULL));
  g_assert_true (gtk_widget_compute_bounds (fixture->view, GTK_WIDGET (bubble), &window));
  g_assert_true (graphene_rect_contains_rect (&window, &place));
}

/* However small the window and large the text, what is said is seen whole and covers nothing that it speaks of. */
static void
test_bubble (Fixture      *fixture,
             gconstpointer data)
{
  static const struct
  {
    int width;
    int height;
    int dpi;
  } cases[] = { { 320, 300, 96 }, { 340, 340, 192 }, { 300, 420, 192 }, { 900, 500, 192 } };
  ComstockCardsArea reach;

  hold (fixture);
  comstock_cards_city_get_reach (fixture->city, &reach);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("city-bubble-%" G_GSIZE_FORMAT, i);

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", cases[i].dpi * 1024, NULL);
      gtk_window_set_default_size (fixture->window, cases[i].width, cases[i].height);
      picture (fixture, name);
      for (int y = reach.top; y < reach.bottom - 1; y += 3)
        for (int x = reach.left; x < reach.right - 1; x += 3)
          {
            comstock_cards_city_view_set_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), x, y);
            stage_settle ();
            assert_bubble (fixture, x, y);
          }
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

static int
get_side (Fixture *fixture)
{
  ComstockCardsArea box;

  g_assert_true (comstock_cards_city_get_box (fixture->city, &box));
  stage_settle ();
  return gtk_widget_get_width (find_cell (fixture, box.left, box.top));
}

/* Their size alone decides how large parcels are, whatever the view was like before. */
static void
test_steady (Fixture      *fixture,
             gconstpointer data)
{
  const int before = get_side (fixture);
  int side;

  gtk_widget_set_margin_bottom (fixture->view, 80);
  side = get_side (fixture);
  g_assert_cmpint (side, <, before);
  gtk_widget_set_margin_bottom (fixture->view, 240);
  g_assert_cmpint (get_side (fixture), <, side);
  gtk_widget_set_margin_bottom (fixture->view, 80);
  g_assert_cmpint (get_side (fixture), ==, side);
  gtk_widget_set_margin_bottom (fixture->view, 0);
  g_assert_cmpint (get_side (fixture), ==, before);
}

/* A pointer that passes does not take along a ghost that keys have set; a press fetches it, another lays it. */
static void
test_pinned (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GArray) places = dup_places (fixture);
  const ComstockCardsPlace first = g_array_index (places, ComstockCardsPlace, 0);
  const ComstockCardsPlace last = g_array_index (places, ComstockCardsPlace, places->len - 1);
  int x, y;

  hold (fixture);
  point_at (fixture, last.x, last.y);
  comstock_cards_city_view_set_ghost (COMSTOCK_CARDS_CITY_VIEW (fixture->view), first.x, first.y);
  ui_hand_do ("mousemove_relative -- -3 -2");
  get_ghost (fixture, &x, &y);
  g_assert_cmpint (x, ==, first.x);
  g_assert_cmpint (y, ==, first.y);
  ui_hand_do ("click 1");
  get_ghost (fixture, &x, &y);
  g_assert_cmpint (x, ==, last.x);
  g_assert_cmpint (y, ==, last.y);
  g_assert_cmpint (fixture->n_placed, ==, 0);
  ui_hand_do ("click 1");
  g_assert_cmpint (fixture->n_placed, ==, 1);
}

/* The ghost is carried with the button held down and laid where it is let go; let go elsewhere, it stays in hand. */
static void
test_carry (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GArray) places = dup_places (fixture);
  const ComstockCardsPlace last = g_array_index (places, ComstockCardsPlace, places->len - 1);

  hold (fixture);
  point_at (fixture, last.x, last.y);
  ui_hand_do ("mousedown 1");
  ui_hand_do ("mousemove_relative -- -60 -60");
  ui_hand_do ("mousemove_relative 59 59");
  g_assert_cmpint (fixture->n_placed, ==, 0);
  ui_hand_do ("mouseup 1");
  g_assert_cmpint (fixture->n_placed, ==, 1);
  g_assert_cmpint (fixture->x, ==, last.x);
  g_assert_cmpint (fixture->y, ==, last.y);

  ui_hand_do ("mousedown 1");
  ui_hand_do ("mousemove 900 900");
  ui_hand_do ("mouseup 1");
  g_assert_cmpint (fixture->n_placed, ==, 1);
}

static void
get_look (Fixture *fixture,
          double  *zoom,
          double  *x,
          double  *y)
{
  g_autoptr (GVariant) look = comstock_look_dup (COMSTOCK_LOOK (fixture->view));

  g_variant_get (look, "(dddii)", zoom, x, y, NULL, NULL);
}

/* Dragging the bare table turns to another part of it, which a move of the game leaves alone, and another view takes
 * over. */
static void
test_pan (Fixture      *fixture,
          gconstpointer data)
{
  double zoom, x, y, next_x, next_y;

  comstock_zoomable_zoom_at (COMSTOCK_ZOOMABLE (fixture->view), 3, 320, 300);
  stage_settle ();
  get_look (fixture, &zoom, &x, &y);
  g_assert_cmpfloat (zoom, ==, 3);
  ui_hand_do ("mousemove 300 300 mousedown 1");
  ui_hand_do ("mousemove 315 315");
  ui_hand_do ("mousemove 330 330 mouseup 1");
  get_look (fixture, &zoom, &next_x, &next_y);
  g_assert_cmpfloat (next_x, <, x);
  g_assert_cmpfloat (next_y, <, y);
  g_assert_cmpint (fixture->n_placed, ==, 0);

  stage_step (fixture->game);
  stage_settle ();
  get_look (fixture, &zoom, &x, &y);
  g_assert_cmpfloat (zoom, ==, 3);
  g_assert_cmpfloat_with_epsilon (x, next_x, 0.1);
  g_assert_cmpfloat_with_epsilon (y, next_y, 0.1);
}

static void
test_handed_on (Fixture      *fixture,
                gconstpointer data)
{
  GtkWidget *other = comstock_cards_city_view_new ();
  g_autoptr (GVariant) look = NULL;
  GtkWindow *window;
  double zoom, x, y;

  comstock_zoomable_zoom_at (COMSTOCK_ZOOMABLE (fixture->view), 2, 500, 200);
  stage_settle ();
  look = comstock_look_dup (COMSTOCK_LOOK (fixture->view));
  comstock_cards_city_view_set_city (COMSTOCK_CARDS_CITY_VIEW (other), fixture->city);
  comstock_look_set (COMSTOCK_LOOK (other), look);
  window = stage_show (other, 640, 600);
  get_look (fixture, &zoom, &x, &y);
  gtk_window_destroy (fixture->window);
  fixture->window = window;
  fixture->view = other;
  {
    double other_zoom, other_x, other_y;

    get_look (fixture, &other_zoom, &other_x, &other_y);
    g_assert_cmpfloat (other_zoom, ==, zoom);
    g_assert_cmpfloat_with_epsilon (other_x, x, 0.1);
    g_assert_cmpfloat_with_epsilon (other_y, y, 0.1);
  }
}

static void
set_middle (Fixture *fixture,
            double   x,
            double   y)
{
  g_autoptr (GVariant) look = g_variant_ref_sink (g_variant_new ("(dddii)", 3.0, x, y, 0, 0));

  comstock_look_set (COMSTOCK_LOOK (fixture->view), look);
}

/* Who takes a card sees it, whatever corner of the city was looked at. */
static void
test_taken (Fixture      *fixture,
            gconstpointer data)
{
  ComstockPlane *plane = ui_probe_find (fixture->view, COMSTOCK_TYPE_PLANE);
  const double corners[] = { 0, 40 };

  hold (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      graphene_rect_t ghost;

      comstock_plane_carry (plane, 0);
      set_middle (fixture, corners[i], corners[i]);
      stage_settle ();
      comstock_plane_carry (plane, 2);
      stage_settle ();
      g_assert_true (comstock_cards_city_view_get_ghost_bounds (COMSTOCK_CARDS_CITY_VIEW (fixture->view),
                                                                fixture->view, &ghost));
      g_assert_true (graphene_rect_contains_rect (
        &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (fixture->view),
                             (float) gtk_widget_get_height (fixture->view)), &ghost));
    }
}

/* Scrolling while all is laid out must not keep the next layout off. */
static void
test_scrolled_in_layout (Fixture      *fixture,
                         gconstpointer data)
{
  double zoom, x, y;

  set_middle (fixture, 1, 1);
  stage_settle ();
  set_middle (fixture, 2, 2);
  gtk_widget_queue_allocate (gtk_widget_get_parent (fixture->view));
  stage_settle ();
  set_middle (fixture, 1, 1);
  stage_settle ();
  get_look (fixture, &zoom, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, 1, 0.1);
  g_assert_cmpfloat_with_epsilon (y, 1, 0.1);
}

/* The focus and the ghost stay in the view while the game goes on under it, forth and back. */
static void
test_changes (Fixture      *fixture,
              gconstpointer data)
{
  hold (fixture);
  gtk_widget_grab_focus (fixture->view);
  for (int i = 0; i < 40; i++)
    {
      stage_step (fixture->game);
      comstock_cards_city_view_hold (COMSTOCK_CARDS_CITY_VIEW (fixture->view),
                                     comstock_cards_game_get_placing (fixture->game));
      g_assert_true (gtk_widget_is_ancestor (focused (fixture), fixture->view));
    }
  comstock_game_go_to (COMSTOCK_GAME (fixture->game), 0);
  g_assert_true (gtk_widget_is_ancestor (focused (fixture), fixture->view));
  comstock_cards_city_view_set_city (COMSTOCK_CARDS_CITY_VIEW (fixture->view), NULL);
  stage_settle ();
}

#define ADD(path, n_cards, function) \
  g_test_add (path, Fixture, GUINT_TO_POINTER (n_cards), set_up, function, tear_down)
#define ADD_RIGHT_TO_LEFT(path, n_cards, function) \
  g_test_add (path, Fixture, GUINT_TO_POINTER (n_cards), set_up_right_to_left, function, tear_down_right_to_left)

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  /* What is told for a moment is told until the clock goes on. */
  ui_clock_stop ();

  ADD ("/city-view/pictures", 8, test_pictures);
  ADD ("/city-view/sizes", 8, test_sizes);
  ADD ("/city-view/names", 3, test_names);
  ADD ("/city-view/gain", 5, test_gain);
  ADD ("/city-view/keys", 3, test_keys);
  ADD ("/city-view/edge", 3, test_edge);
  ADD ("/city-view/tab", 3, test_tab);
  ADD ("/city-view/next-place", 5, test_next_place);
  ADD ("/city-view/place", 5, test_place);
  ADD ("/city-view/pointer", 5, test_pointer);
  ADD_RIGHT_TO_LEFT ("/city-view/keys-right-to-left", 3, test_keys);
  ADD_RIGHT_TO_LEFT ("/city-view/pointer-right-to-left", 5, test_pointer);
  ADD ("/city-view/wheel", 5, test_wheel);
  ADD ("/city-view/refused", 5, test_refused);
  ADD ("/city-view/first-card", 0, test_first_card);
  ADD ("/city-view/look", 5, test_look);
  ADD ("/city-view/sell", 8, test_sell);
  ADD ("/city-view/changes", 2, test_changes);
  ADD ("/city-view/news", 5, test_news);
  ADD ("/city-view/bubble", 4, test_bubble);
  ADD ("/city-view/steady", 5, test_steady);
  ADD ("/city-view/pinned", 5, test_pinned);
  ADD ("/city-view/carry", 5, test_carry);
  ADD ("/city-view/pan", 5, test_pan);
  ADD ("/city-view/scrolled-in-layout", 5, test_scrolled_in_layout);
  ADD ("/city-view/handed-on", 5, test_handed_on);
  ADD ("/city-view/taken", 5, test_taken);

  return g_test_run ();
}
