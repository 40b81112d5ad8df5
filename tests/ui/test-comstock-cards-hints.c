/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-hints.c: which card is told of and when, and that its value is what the rules then give. */

#include "ui/cards/table/comstock-cards-hints.h"

#include "advice-stage.h"
#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-names.h"
#include "ui/cards/cards/comstock-cards-card-back.h"
#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/cards/cards/comstock-cards-ties.h"
#include "ui/cards/cast/comstock-cards-portrait.h"
#include "ui/cards/city/comstock-cards-city-grid.h"
#include "ui/cards/city/comstock-cards-mini.h"
#include "ui/cards/seats/comstock-cards-faces.h"
#include "ui/cards/seats/comstock-cards-peek.h"
#include "ui/cards/seats/comstock-cards-you.h"
#include "ui/cards/table/comstock-cards-objects.h"
#include "ui/kit/comstock-zoomable.h"
#include "ui-clock.h"
#include "ui-hand.h"
#include "ui-probe.h"

#define DELAY 250
#define HIGHEST 48      /* a tooltip of such a widget stands below it */

typedef AdviceStage Fixture;

/* The person is about to take a card, and nothing is pointed at. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  advice_stage_open (fixture, CARDS_STEP_TAKE, 4);
  ui_hand_point_at (GTK_WIDGET (fixture->window), 2, 2);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  ui_clock_stop ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  ui_clock_start ();
  advice_stage_close (fixture, data);
}

static GtkWidget *
get_button (Fixture *fixture,
            guint    number)
{
  g_autoptr (ComstockCardsCard) card = g_list_model_get_item (comstock_cards_game_get_column (fixture->game), number);

  return comstock_cards_column_view_find_card (ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_COLUMN_VIEW), card);
}

static ComstockCardsCity *
get_city (Fixture *fixture)
{
  return comstock_cards_seat_get_city (comstock_cards_game_get_seat (fixture->game, 0));
}

/* What the callout says, NULL if there is none. */
static const char *
get_text (Fixture *fixture)
{
  GtkWidget *callout = ui_probe_find (fixture->window, COMSTOCK_TYPE_CALLOUT);

  return callout != NULL ? gtk_label_get_label (ui_probe_find (callout, GTK_TYPE_LABEL)) : NULL;
}

static gboolean
has_spot (Fixture *fixture)
{
  return ui_probe_find_styled (fixture->window, "best-spot") != NULL;
}

static void
point_at (Fixture *fixture,
          guint    number)
{
  ui_hand_point_at_middle (get_button (fixture, number));
  ui_clock_advance (DELAY);
  stage_settle ();
}

/* The most that the card could score, by laying it everywhere. */
static int
find_most (Fixture *fixture,
           guint    card)
{
  ComstockCardsCity *city = get_city (fixture);
  g_autoptr (GArray) places = comstock_cards_city_dup_placements (city, card);
  int most = G_MININT;

  for (guint i = 0; i < places->len; i++)
    {
      const ComstockCardsPlace *place = &g_array_index (places, ComstockCardsPlace, i);
      ComstockCardsGain gain;

      comstock_cards_city_gain (city, card, place->x, place->y, &gain);
      most = MAX (most, gain.total);
    }
  return most;
}

static void
check_land (Fixture           *fixture,
            ComstockCardsCard *card)
{
  g_autofree char *points = comstock_text_signed (find_most (fixture, comstock_cards_card_get_number (card)));
  g_autofree char *worth = g_strdup_printf ("Best place now: %s\nAppeal: %u", points,
                                            comstock_cards_card_get_appeal (card));

  g_assert_true (g_str_has_suffix (get_text (fixture), worth));
  g_assert_true (has_spot (fixture));
}

/* The rest stands on its card. */
static void
check_character (Fixture           *fixture,
                 ComstockCardsCard *card)
{
  const CardsCharacter character = (CardsCharacter) comstock_cards_card_get_character (card);
  const CardsSeat *seat = &((const CardsState *) comstock_game_get_state (COMSTOCK_GAME (fixture->game)))->seats[0];
  const int points = cards_score_character (&seat->city, seat->owned, seat->sold, character);
  g_autofree char *worth = g_strdup_printf ("%s, %d VP", comstock_cards_character_get_name (character), points);

  g_assert_cmpstr (get_text (fixture), ==, points != 0 ? worth : NULL);
  g_assert_false (has_spot (fixture));
}

static void
test_values (Fixture      *fixture,
             gconstpointer data)
{
  GListModel *column = comstock_cards_game_get_column (fixture->game);
  guint n_land = 0;

  for (guint i = 0; i < g_list_model_get_n_items (column); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (column, i);

      point_at (fixture, i);
      if (comstock_cards_card_get_terrain (card) != NULL)
        check_land (fixture, card);
      else
        check_character (fixture, card);
      n_land += comstock_cards_card_get_terrain (card) != NULL;
    }
  g_assert_cmpuint (n_land, >, 0);
}

static void
test_pointer (Fixture      *fixture,
              gconstpointer data)
{
  ui_hand_point_at_middle (get_button (fixture, 1));
  g_assert_null (get_text (fixture));
  ui_clock_advance (DELAY);
  stage_settle ();
  g_assert_nonnull (get_text (fixture));
  ui_hand_point_at (GTK_WIDGET (fixture->window), 2, 2);
  g_assert_null (get_text (fixture));
  g_assert_false (has_spot (fixture));
}

static void
test_press (Fixture      *fixture,
            gconstpointer data)
{
  point_at (fixture, 1);
  ui_hand_do ("mousedown 1");
  g_assert_null (get_text (fixture));
  ui_hand_do ("mouseup 1");
}

/* A parcel has no tooltip, which would lie over whatever else is said and played. */
static void
test_no_tooltip (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  GtkWidget *grid = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_CITY_GRID);
  gboolean shown = TRUE;

  g_signal_emit_by_name (grid, "query-tooltip", 1, 1, FALSE, tooltip, &shown);
  g_assert_false (shown);
}

/* Whether @text is written in @widget. */
static gboolean
shows (GtkWidget  *widget,
       const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, text))
      return TRUE;
  return FALSE;
}

/* A tooltip says what is not written, and GTK lays it over what is higher than buttons of the header. */
static void
check_tooltips (GtkWidget *widget)
{
  const char *text = gtk_widget_get_tooltip_text (widget);

  if (text != NULL && gtk_widget_get_mapped (widget))
    {
      g_assert_false (shows (widget, text));
      g_assert_cmpint (gtk_widget_get_height (widget), <=, HIGHEST);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_tooltips (child);
}

static void
test_tooltips (Fixture      *fixture,
               gconstpointer data)
{
  static const int sizes[][2] = { { 1280, 800 }, { 768, 1024 }, { 360, 640 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i][0], sizes[i][1]);
      stage_settle ();
      check_tooltips (GTK_WIDGET (fixture->window));
    }
}

/* The characters of a seat are drawn by one widget, on a phone one's own too. */
static void
test_face (Fixture      *fixture,
           gconstpointer data)
{
  GListModel *characters =
    comstock_cards_seat_get_characters (comstock_cards_game_get_seat (fixture->game, 0));
  g_autoptr (ComstockCardsCard) card = g_list_model_get_item (characters, 0);
  g_autofree char *label = comstock_cards_card_dup_label (card);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  stage_settle ();
  ui_hand_point_at (ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_FACES), 4, 4);
  ui_clock_advance (DELAY);
  stage_settle ();
  g_assert_cmpstr (get_text (fixture), ==, label);
}

/* On a phone the desk shows what breaks ties, so that a tip of them does not scroll the column. */
static void
test_ties (Fixture      *fixture,
           gconstpointer data)
{
  ComstockTable *table = ui_probe_find (fixture->window, COMSTOCK_TYPE_TABLE);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  GtkWidget *found = comstock_cards_table_find_object (table, COMSTOCK_CARDS_GUIDE_COLUMN, COMSTOCK_CARDS_OBJECT_BACK,
                                                       &area);

  g_assert_true (COMSTOCK_IS_CARDS_CARD_BACK (found));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  stage_settle ();
  found = comstock_cards_table_find_object (table, COMSTOCK_CARDS_GUIDE_COLUMN, COMSTOCK_CARDS_OBJECT_BACK, &area);
  g_assert_true (COMSTOCK_IS_CARDS_TIES (found));
}

/* While a tip speaks nothing talks over it. */
static void
test_tip (Fixture      *fixture,
          gconstpointer data)
{
  g_autofree char *tip = NULL;

  g_settings_reset (fixture->settings, "guidance-seen");
  g_settings_set_boolean (fixture->settings, "guidance", TRUE);
  stage_settle ();
  tip = g_strdup (get_text (fixture));
  g_assert_nonnull (tip);
  point_at (fixture, 1);
  g_assert_cmpstr (get_text (fixture), ==, tip);
  g_assert_false (has_spot (fixture));
  g_settings_set_boolean (fixture->settings, "guidance", FALSE);
}

/* At once, as the keys lead the focus there, and gone as they lead it away. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  ComstockCardsColumnView *column = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_COLUMN_VIEW);

  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), FALSE);
  comstock_cards_column_view_focus (column);
  g_assert_null (get_text (fixture));
  ui_hand_do ("key Down");
  g_assert_nonnull (get_text (fixture));
  g_assert_true (has_spot (fixture));
  ui_hand_do ("key Tab");
  g_assert_false (has_spot (fixture));
}

/* A parcel that makes points by itself. */
static ComstockCardsPlace
find_scoring (ComstockCardsCity *city)
{
  ComstockCardsArea box;

  g_assert_true (comstock_cards_city_get_box (city, &box));
  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      if (comstock_cards_city_get_points (city, x, y) > 0)
        return (ComstockCardsPlace) { x, y };
  g_assert_not_reached ();
}

/* Points now, and the rule by which it has them. */
static void
check_parcel (Fixture                  *fixture,
              ComstockCardsCity        *city,
              const ComstockCardsPlace *place)
{
  const CardsParcel parcel = comstock_cards_city_get_parcel (city, place->x, place->y);
  g_autofree char *label = comstock_cards_city_dup_parcel_label (city, place->x, place->y);
  guint n_rules = 0;

  g_assert_true (g_str_has_prefix (get_text (fixture), label));
  for (guint row = 0; row < CARDS_ROW_CHARACTERS; row++)
    if ((cards_scoring[row].each & CARDS_BIT (parcel)) != 0)
      {
        g_assert_nonnull (strstr (get_text (fixture), comstock_cards_row_get_rule ((CardsRow) row)));
        n_rules++;
      }
  g_assert_cmpuint (n_rules, >, 0);
}

static void
point_at_parcel (Fixture                  *fixture,
                 const ComstockCardsPlace *place)
{
  const ComstockCardsArea area = { place->x, place->y, place->x + 1, place->y + 1 };
  graphene_rect_t bounds;
  GtkWidget *grid =
    comstock_cards_city_view_find_area (ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_CITY_VIEW), &area, &bounds);

  ui_hand_point_at (grid, (double) (bounds.origin.x + bounds.size.width / 2),
                    (double) (bounds.origin.y + bounds.size.height / 2));
  ui_clock_advance (DELAY);
  stage_settle ();
}

static void
test_parcel (Fixture      *fixture,
             gconstpointer data)
{
  ComstockCardsCity *city = get_city (fixture);
  const ComstockCardsPlace place = find_scoring (city);

  point_at_parcel (fixture, &place);
  check_parcel (fixture, city, &place);
  g_assert_false (has_spot (fixture));
}

/* While a card is laid, what is told of a parcel is what laying it there brings. */
static void
test_placing (Fixture      *fixture,
              gconstpointer data)
{
  const ComstockCardsPlace place = find_scoring (get_city (fixture));

  stage_play_to (fixture->game, CARDS_STEP_PLACE, 5);
  stage_settle ();
  point_at_parcel (fixture, &place);
  g_assert_null (get_text (fixture));
}

/* The town of a neighbour who stays to be looked at. */
static void
test_town (Fixture      *fixture,
           gconstpointer data)
{
  ComstockCardsSeats *seats = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_SEATS);
  ComstockCardsCity *city = get_city (fixture);
  const ComstockCardsPlace place = find_scoring (city);
  ComstockCardsPlace found;
  GtkWidget *mini;
  graphene_rect_t bounds;

  comstock_cards_seats_set_own (seats, TRUE);
  stage_settle ();
  g_signal_emit_by_name (comstock_cards_seats_get_view (seats, 0), "pin");
  stage_settle ();
  mini = ui_probe_find (ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_PEEK), COMSTOCK_TYPE_CARDS_MINI);
  for (double y = 0; y < gtk_widget_get_height (mini); y += 8)
    for (double x = 0; x < gtk_widget_get_width (mini); x += 8)
      if (comstock_cards_mini_find_parcel (COMSTOCK_CARDS_MINI (mini), x, y, &found, &bounds) &&
          found.x == place.x && found.y == place.y)
        {
          ui_hand_point_at (mini, x, y);
          ui_clock_advance (DELAY);
          stage_settle ();
          check_parcel (fixture, city, &place);
          return;
        }
  g_assert_not_reached ();
}

static void
test_portrait (Fixture      *fixture,
               gconstpointer data)
{
  ComstockCardsPortrait *portrait = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_PORTRAIT);
  const CardsCharacter character = comstock_cards_portrait_get_character (portrait);
  g_autofree char *text = NULL;
  CardsScore sheet;

  comstock_cards_seat_get_sheet (comstock_cards_game_get_seat (fixture->game, 0), &sheet);
  text = g_strdup_printf ("%s, %d VP\n%s", comstock_cards_character_get_name (character), sheet.characters[character],
                          comstock_cards_character_get_effect (character));
  ui_hand_point_at_middle (GTK_WIDGET (portrait));
  ui_clock_advance (DELAY);
  stage_settle ();
  g_assert_cmpstr (get_text (fixture), ==, text);
}

/* Whose it is, and the rows that make it, the total last. */
static void
test_score (Fixture      *fixture,
            gconstpointer data)
{
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (fixture->game, 0);
  g_autofree char *total = g_strdup_printf (": %d", comstock_cards_seat_get_score (seat));
  g_autofree char *title = comstock_cards_seat_dup_title (seat);

  ui_hand_point_at_middle (ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_YOU));
  ui_clock_advance (DELAY);
  stage_settle ();
  g_assert_true (g_str_has_prefix (get_text (fixture), title));
  g_assert_true (g_str_has_suffix (get_text (fixture), total));
}

/* Where the card is best, also once the city is drawn larger. */
static void
check_spot (Fixture                 *fixture,
            const ComstockCardsArea *best)
{
  GtkWidget *spot = ui_probe_find_styled (fixture->window, "best-spot");
  ComstockCardsCityView *city = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_CITY_VIEW);
  graphene_rect_t area, bounds;
  GtkWidget *grid;

  stage_settle ();
  grid = comstock_cards_city_view_find_area (city, best, &area);
  g_assert_true (gtk_widget_compute_bounds (spot, grid, &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.origin.x, area.origin.x, 1);
  g_assert_cmpfloat_with_epsilon (bounds.origin.y, area.origin.y, 1);
  g_assert_cmpfloat_with_epsilon (bounds.size.width, area.size.width, 1);
}

static void
test_spot (Fixture      *fixture,
           gconstpointer data)
{
  ComstockCardsCity *city = get_city (fixture);
  GListModel *column = comstock_cards_game_get_column (fixture->game);
  const guint last = g_list_model_get_n_items (column) - 1;
  g_autoptr (ComstockCardsCard) card = g_list_model_get_item (column, last);
  ComstockCardsArea area;
  ComstockCardsPlace best;
  ComstockCardsGain gain;

  g_assert_true (comstock_cards_city_find_best (city, comstock_cards_card_get_number (card), &best, &gain));
  area = (ComstockCardsArea) { best.x, best.y, best.x + 2, best.y + 2 };
  point_at (fixture, last);
  check_spot (fixture, &area);
  comstock_zoomable_zoom_at (ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_CITY_VIEW), 1.1, 200, 200);
  check_spot (fixture, &area);
}

/* What was told may be so no longer. */
static void
test_move (Fixture      *fixture,
           gconstpointer data)
{
  point_at (fixture, 1);
  g_assert_nonnull (get_text (fixture));
  stage_step (fixture->game);
  g_assert_null (get_text (fixture));
}

static void
test_nobody (Fixture      *fixture,
             gconstpointer data)
{
  comstock_game_set_viewer (COMSTOCK_GAME (fixture->game), -1);
  point_at (fixture, 1);
  g_assert_null (get_text (fixture));
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
    { "/cards-hints/values", test_values },
    { "/cards-hints/pointer", test_pointer },
    { "/cards-hints/press", test_press },
    { "/cards-hints/no-tooltip", test_no_tooltip },
    { "/cards-hints/tooltips", test_tooltips },
    { "/cards-hints/face", test_face },
    { "/cards-hints/ties", test_ties },
    { "/cards-hints/tip", test_tip },
    { "/cards-hints/keys", test_keys },
    { "/cards-hints/parcel", test_parcel },
    { "/cards-hints/placing", test_placing },
    { "/cards-hints/town", test_town },
    { "/cards-hints/portrait", test_portrait },
    { "/cards-hints/score", test_score },
    { "/cards-hints/spot", test_spot },
    { "/cards-hints/move", test_move },
    { "/cards-hints/nobody", test_nobody },
  };

  ui_probe_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
