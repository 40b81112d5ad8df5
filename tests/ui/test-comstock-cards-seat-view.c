/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the panels of seats: their plan, what goes first where there is no room, and what is told in words. */

#include "ui/cards/seats/comstock-cards-seat-view.h"

#include "model/cards/comstock-cards-text.h"
#include "ui/cards/seats/comstock-cards-pips.h"
#include "ui/cards/seats/comstock-cards-seat-header.h"
#include "ui/cards/seats/comstock-cards-seats.h"
#include "ui/cards/seats/comstock-cards-you.h"
#include "ui/kit/comstock-measure.h"
#include "ui-probe.h"
#include "widget-stage.h"

/* --- the plan --- */

static gboolean
has_room (const ComstockCardsSeatPlan *plan,
          ComstockCardsSeatPart        part)
{
  return plan->parts[part].width > 0 && plan->parts[part].height > 0;
}

/* Nothing lies outside or on anything else, but for the badge of a phone, which lies at a corner. */
static void
check_plan (const ComstockCardsSeatRoom *room,
            const ComstockCardsSeatPlan *plan)
{
  const GdkRectangle all = { 0, 0, room->width, room->height };

  for (int part = 0; part < COMSTOCK_CARDS_SEAT_PARTS; part++)
    {
      GdkRectangle common;

      if (!has_room (plan, part))
        continue;
      gdk_rectangle_intersect (&plan->parts[part], &all, &common);
      g_assert_true (gdk_rectangle_equal (&common, &plan->parts[part]));
      for (int other = 0; other < part; other++)
        if (has_room (plan, other) &&
            (room->shape != COMSTOCK_CARDS_SEAT_NARROW || part != COMSTOCK_CARDS_SEAT_PART_ORDER))
          g_assert_false (gdk_rectangle_intersect (&plan->parts[part], &plan->parts[other], NULL));
    }
  g_assert_true (has_room (plan, COMSTOCK_CARDS_SEAT_PART_HEADER));
  g_assert_true (has_room (plan, COMSTOCK_CARDS_SEAT_PART_MINI));
  g_assert_true (has_room (plan, COMSTOCK_CARDS_SEAT_PART_ORDER));
}

/* The sizes of the second design: four and six seats on a desktop, a tablet, four and six seats on a phone. */
static void
test_sizes (void)
{
  static const struct
  {
    ComstockCardsSeatRoom room;
    int mini;
    gboolean all;       /* every part has room */
  } sizes[] = {
    { { COMSTOCK_CARDS_SEAT_WIDE, 276, 240, 1, 1, TRUE }, 158, TRUE },
    { { COMSTOCK_CARDS_SEAT_WIDE, 276, 143, 1, 1, TRUE }, 103, TRUE },
    { { COMSTOCK_CARDS_SEAT_WIDE, 440, 430, 1.6, 1, TRUE }, 240, TRUE },
    { { COMSTOCK_CARDS_SEAT_TALL, 150, 128, 1, 1, TRUE }, 80, FALSE },
    { { COMSTOCK_CARDS_SEAT_TALL, 181, 124, 1, 0.875, TRUE }, 79, FALSE },
    { { COMSTOCK_CARDS_SEAT_NARROW, 88, 60, 1, 1, TRUE }, 42, FALSE },
    { { COMSTOCK_CARDS_SEAT_NARROW, 58, 60, 1, 1, TRUE }, 30, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      ComstockCardsSeatPlan plan;

      comstock_cards_seat_plan (&sizes[i].room, &plan);
      check_plan (&sizes[i].room, &plan);
      g_assert_cmpint (plan.parts[COMSTOCK_CARDS_SEAT_PART_MINI].width, >=, sizes[i].mini);
      if (sizes[i].room.shape == COMSTOCK_CARDS_SEAT_TALL)      /* two rows of faces */
        g_assert_cmpint (plan.parts[COMSTOCK_CARDS_SEAT_PART_FACES].height, >, 2 * plan.face);
      for (int part = 0; part < COMSTOCK_CARDS_SEAT_PARTS; part++)
        g_assert_true (!sizes[i].all || has_room (&plan, part));
    }
}

/* While text grows the state goes before faces do, and those before anything else. */
static void
test_larger_text (void)
{
  static const struct
  {
    int width;
    int height;
  } sizes[] = { { 276, 240 }, { 276, 180 }, { 276, 143 }, { 332, 143 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gboolean stated = TRUE;

      for (double text = 1; text <= 2; text += 0.05)
        {
          const ComstockCardsSeatRoom room = {
            COMSTOCK_CARDS_SEAT_WIDE, sizes[i].width, sizes[i].height, 1, text, TRUE,
          };
          ComstockCardsSeatPlan plan;

          comstock_cards_seat_plan (&room, &plan);
          check_plan (&room, &plan);
          g_assert_true (has_room (&plan, COMSTOCK_CARDS_SEAT_PART_PIPS));
          g_assert_true (has_room (&plan, COMSTOCK_CARDS_SEAT_PART_BID));
          g_assert_true (!has_room (&plan, COMSTOCK_CARDS_SEAT_PART_STATE) ||
                         has_room (&plan, COMSTOCK_CARDS_SEAT_PART_FACES));
          stated &= has_room (&plan, COMSTOCK_CARDS_SEAT_PART_STATE);
        }
      g_assert_true (sizes[i].height > 200 || !stated);
    }
}

/* --- the header --- */

static void
test_header (void)
{
  GtkWidget *header = comstock_cards_seat_header_new ("suits/star", "Ruth", comstock_rival_find ("Ruth"));
  GtkWidget *frame = gtk_scrolled_window_new ();
  GtkWindow *window;
  GtkWidget *holder, *title, *score, *face, *sign;

  comstock_cards_seat_header_set_holder (COMSTOCK_CARDS_SEAT_HEADER (header), "Rival (hard)");
  comstock_cards_seat_header_set_score (COMSTOCK_CARDS_SEAT_HEADER (header), 143);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (frame), header);
  gtk_widget_set_halign (header, GTK_ALIGN_START);
  gtk_widget_set_size_request (header, 300, 30);
  window = stage_show (frame, 400, 60);
  holder = ui_probe_find_styled (header, "caption");
  title = ui_probe_find_styled (header, "heading");
  score = ui_probe_find_styled (header, "score");
  face = gtk_widget_get_prev_sibling (title);
  sign = gtk_widget_get_prev_sibling (face);
  g_assert_true (gtk_widget_get_mapped (holder));
  g_assert_true (gtk_widget_get_mapped (face) && gtk_widget_get_width (face) > 0);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (score)), ==, "143");
  gtk_widget_set_size_request (header, 150, 30);
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (holder));
  g_assert_true (gtk_widget_get_mapped (title));
  g_assert_true (gtk_widget_get_mapped (sign));
  gtk_label_set_label (GTK_LABEL (title), "Horseshoe");
  stage_settle ();
  g_assert_cmpint (gtk_widget_get_width (title), ==, comstock_measure_natural_width (title));
  g_assert_false (gtk_widget_get_mapped (sign));
  gtk_widget_set_size_request (header, 70, 30);
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (title));
  g_assert_true (gtk_widget_get_mapped (sign));
  g_assert_true (gtk_widget_get_mapped (score));
  stage_close (window);
}

/* --- words --- */

typedef struct
{
  ComstockCardsGame *game;
} Fixture;

/* The person has played a card in each of some rounds and is asked to take a card. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->game = stage_game_new (7);
  stage_play_to (fixture->game, CARDS_STEP_TAKE, 3);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_unref (fixture->game);
}

static char *
dup_numbers (GListModel           *cards,
             ComstockCardsBidPlace place)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ComstockCardsBidCard) card = g_list_model_get_item (cards, i);

      if (comstock_cards_bid_card_get_place (card) == place)
        g_string_append_printf (text, "%s%u", text->len > 0 ? " " : "", comstock_cards_bid_card_get_number (card));
    }
  return g_string_free (text, FALSE);
}

static void
test_pips (Fixture      *fixture,
           gconstpointer data)
{
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (fixture->game, 0);
  GListModel *cards = comstock_cards_seat_get_bid_cards (seat);
  GtkWidget *pips = comstock_cards_pips_new ();
  g_autofree char *left = dup_numbers (cards, COMSTOCK_CARDS_BID_HELD);
  g_autofree char *now = dup_numbers (cards, COMSTOCK_CARDS_BID_OPEN);
  g_autofree char *used = dup_numbers (cards, COMSTOCK_CARDS_BID_DISCARDED);
  g_autofree char *label = g_strdup_printf ("Auction cards left: %s; played now: %s; used: %s", left, now, used);
  GtkWindow *window;

  comstock_cards_pips_set_seat (COMSTOCK_CARDS_PIPS (pips), fixture->game, seat);
  gtk_widget_set_halign (pips, GTK_ALIGN_START);
  gtk_widget_set_valign (pips, GTK_ALIGN_START);
  gtk_widget_set_size_request (pips, 150, -1);
  window = stage_show (pips, 400, 60);
  gtk_test_accessible_assert_property (pips, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  g_assert_false (comstock_cards_pips_is_worded (COMSTOCK_CARDS_PIPS (pips)));
  stage_close (window);
}

/* In too little room, numbers that could not be read are words. */
static void
test_worded_pips (Fixture      *fixture,
                  gconstpointer data)
{
  GtkWidget *pips = comstock_cards_pips_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *rest = gtk_label_new (NULL);
  GtkWindow *window;

  comstock_cards_pips_set_seat (COMSTOCK_CARDS_PIPS (pips), fixture->game,
                                comstock_cards_game_get_seat (fixture->game, 0));
  gtk_widget_set_size_request (rest, 130, -1);
  gtk_box_append (GTK_BOX (box), pips);
  gtk_box_append (GTK_BOX (box), rest);
  window = stage_show (box, 200, 60);
  g_assert_cmpint (gtk_widget_get_width (pips), <, 80);
  g_assert_true (comstock_cards_pips_is_worded (COMSTOCK_CARDS_PIPS (pips)));
  stage_close (window);
}

static void
check_view (ComstockCardsSeatView *view,
            ComstockCardsGame     *game)
{
  ComstockCardsSeat *seat = comstock_cards_seat_view_get_seat (view);
  GtkWidget *order = comstock_cards_seat_view_get_part (view, COMSTOCK_CARDS_SEAT_PART_ORDER);
  g_autofree char *holder = comstock_cards_text_dup_holder (game, seat);
  g_autofree char *points = comstock_cards_seat_dup_points (seat);
  g_autofree char *place = comstock_cards_text_dup_order (seat);
  g_autofree char *state = comstock_cards_text_dup_state (game, seat);
  g_autofree char *label = g_strdup_printf ("%s, %s: %s. %s%s%s%sShow details",
                                            comstock_suit_get_name (comstock_cards_seat_get_suit (seat)), holder,
                                            points, place != NULL ? place : "", place != NULL ? ". " : "",
                                            state != NULL ? state : "", state != NULL ? ". " : "");

  gtk_test_accessible_assert_property (comstock_cards_seat_view_get_part (view, COMSTOCK_CARDS_SEAT_PART_HEADER),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  g_assert_true (gtk_widget_get_mapped (order) == (place != NULL));
  if (place != NULL)
    g_assert_true (g_str_has_prefix (place, gtk_label_get_label (GTK_LABEL (order))));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (view), "acting") == comstock_cards_seat_is_acting (seat));
}

static void
test_views (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *seats = g_object_new (COMSTOCK_TYPE_CARDS_SEATS, NULL);
  GtkWindow *window;
  g_autoptr (GdkTexture) picture = NULL;

  comstock_cards_seats_set_game (COMSTOCK_CARDS_SEATS (seats), fixture->game);
  window = stage_show (seats, 284, 754);
  picture = stage_picture (seats, "seats-wide");
  for (guint step = 0; step < 40; step++)
    {
      for (guint i = 0; i < 4; i++)
        check_view (comstock_cards_seats_get_view (COMSTOCK_CARDS_SEATS (seats), i), fixture->game);
      stage_step (fixture->game);
      stage_settle ();
    }
  stage_close (window);
}

/* --- all of them --- */

/* All panels are equal, and the same room is shared by fewer where the own seat is shown elsewhere. */
static void
test_own (Fixture      *fixture,
          gconstpointer data)
{
  ComstockCardsSeats *seats = g_object_new (COMSTOCK_TYPE_CARDS_SEATS, NULL);
  GtkWidget *first, *second;
  GtkWindow *window;
  int height;

  comstock_game_set_viewer (COMSTOCK_GAME (fixture->game), 0);
  comstock_cards_seats_set_game (seats, fixture->game);
  window = stage_show (GTK_WIDGET (seats), 284, 600);
  first = GTK_WIDGET (comstock_cards_seats_get_view (seats, 0));
  second = GTK_WIDGET (comstock_cards_seats_get_view (seats, 1));
  height = gtk_widget_get_height (second);
  g_assert_cmpint (gtk_widget_get_height (first), ==, height);
  comstock_cards_seats_set_own (seats, FALSE);
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (first));
  g_assert_cmpint (gtk_widget_get_height (second), >, height);
  comstock_game_set_viewer (COMSTOCK_GAME (fixture->game), -1);
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (first));
  stage_close (window);
}

/* On a phone tiles stand side by side and tell what is left; the own one shows faces in the place of the town. */
static void
test_narrow (Fixture      *fixture,
             gconstpointer data)
{
  ComstockCardsSeats *seats = g_object_new (COMSTOCK_TYPE_CARDS_SEATS, NULL);
  g_autoptr (GdkTexture) picture = NULL;
  GtkWindow *window;

  comstock_game_set_viewer (COMSTOCK_GAME (fixture->game), 0);
  comstock_cards_seats_set_game (seats, fixture->game);
  comstock_cards_seats_set_shape (seats, COMSTOCK_CARDS_SEAT_NARROW);
  window = stage_show (GTK_WIDGET (seats), 360, 68);
  picture = stage_picture (GTK_WIDGET (seats), "seats-narrow");
  for (guint i = 0; i < 4; i++)
    {
      ComstockCardsSeatView *view = comstock_cards_seats_get_view (seats, i);
      const gboolean own = i == 0;

      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (view)), <=, 90);
      g_assert_true (gtk_widget_get_mapped (
                       comstock_cards_seat_view_get_part (view, COMSTOCK_CARDS_SEAT_PART_FACES)) == own);
      g_assert_true (gtk_widget_get_mapped (
                       comstock_cards_seat_view_get_part (view, COMSTOCK_CARDS_SEAT_PART_MINI)) == !own);
      g_assert_true (gtk_widget_get_mapped (
                       comstock_cards_seat_view_get_part (view, COMSTOCK_CARDS_SEAT_PART_PIPS)));
    }
  stage_close (window);
}

static void
test_you (Fixture      *fixture,
          gconstpointer data)
{
  GtkWidget *you = comstock_cards_you_new ();
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (fixture->game, 0);
  g_autofree char *points = comstock_cards_seat_dup_points (seat);
  g_autofree char *order = comstock_cards_text_dup_order (seat);
  g_autofree char *label = g_strdup_printf ("Hat: %s. %s", points, order);
  g_autoptr (GdkTexture) picture = NULL;
  GtkWindow *window;
  int width;

  comstock_cards_you_set_seat (COMSTOCK_CARDS_YOU (you), fixture->game, seat);
  gtk_widget_set_halign (you, GTK_ALIGN_START);
  window = stage_show (you, 200, 120);
  picture = stage_picture (you, "you-plate");
  gtk_test_accessible_assert_property (you, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_widget_measure (you, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, ==, COMSTOCK_CARDS_YOU_WIDTH);
  seat = comstock_cards_game_get_seat (fixture->game, 1);
  comstock_cards_you_set_seat (COMSTOCK_CARDS_YOU (you), fixture->game, seat);
  g_assert_true (gtk_widget_has_css_class (you, "suits-star"));
  g_assert_false (gtk_widget_has_css_class (you, "suits-hat"));
  stage_close (window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/cards-seat-view/plan/sizes", test_sizes);
  g_test_add_func ("/cards-seat-view/plan/larger-text", test_larger_text);
  g_test_add_func ("/cards-seat-view/header", test_header);
  g_test_add ("/cards-seat-view/pips", Fixture, NULL, set_up, test_pips, tear_down);
  g_test_add ("/cards-seat-view/pips/worded", Fixture, NULL, set_up, test_worded_pips, tear_down);
  g_test_add ("/cards-seat-view/words", Fixture, NULL, set_up, test_views, tear_down);
  g_test_add ("/cards-seat-view/own", Fixture, NULL, set_up, test_own, tear_down);
  g_test_add ("/cards-seat-view/narrow", Fixture, NULL, set_up, test_narrow, tear_down);
  g_test_add ("/cards-seat-view/you", Fixture, NULL, set_up, test_you, tear_down);

  return g_test_run ();
}
