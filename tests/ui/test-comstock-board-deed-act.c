/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Standish does, as it is seen: his card with the line in use, the white die, marks, and where the card lies. */

#include "config.h"

#include "ui/board/table/comstock-board-deed-act.h"

#include "board-deal.h"
#include "session.h"
#include "ui-clock.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/board/table/comstock-board-deed-card.h"
#include "ui/table/comstock-feed.h"
#include "widget-stage.h"

#define SEED 5
#define DEEDS 8         /* before which the feed is looked at */
#define LONG 20000      /* milliseconds: longer than any act */

/* --- the card --- */

static ComstockBoardGame *
deal (void)
{
  return COMSTOCK_BOARD_GAME (board_deal ("person,standish:urban", 0, SEED));
}

/* A card with one cowboy on E2. */
static ComstockBoardDeed
create_deed (BoardLetter    letter,
             guint          line,
             BoardCriterion criterion)
{
  ComstockBoardDeed deed = {
    .head = { BOARD_EVENT_CARD, BOARD_STANDISH, { (gint16) letter, 2, 7 } },
    .letter = letter, .power = 2, .n_steps = 1,
  };

  deed.steps[0] = (ComstockBoardStep) {
    .place = BOARD_PLACE_PARCEL + 12, .line = line, .criterion = criterion, .content = BOARD_BARE,
  };
  return deed;
}

static GtkWidget *
find_label (GtkWidget  *root,
            const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_label (GTK_LABEL (root)), text))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_used (GtkWidget  *card,
         const char *text)
{
  return gtk_widget_has_css_class (gtk_widget_get_parent (find_label (card, text)), "used");
}

/* All lines are there; the one in use stands out with what it led to, and why. */
static void
test_lines (void)
{
  g_autoptr (ComstockBoardGame) game = deal ();
  const ComstockBoardDeed deed = create_deed (BOARD_LETTER_F, 2, BOARD_BY_NEARNESS);
  g_autoptr (GtkWidget) card = g_object_ref_sink (comstock_board_deed_card_new (game, &deed, FALSE));
  ComstockBoardDeedCard *card_widget = COMSTOCK_BOARD_DEED_CARD (card);
  GtkWidget *step;

  g_assert_nonnull (find_label (card, "Standish draws card F, power 2. His power this round: 7."));
  g_assert_false (is_used (card, "The best parcel"));
  step = gtk_widget_get_ancestor (find_label (card, "nearest to his parcels"), GTK_TYPE_BOX);
  step = gtk_widget_get_parent (step);
  g_assert_cmpfloat (gtk_widget_get_opacity (step), <, 0.1);
  comstock_board_deed_card_show_step (card_widget, 0, 1);
  g_assert_true (is_used (card, "The best parcel"));
  g_assert_false (is_used (card, "The cheapest building where you have a cowboy"));
  g_assert_cmpfloat (gtk_widget_get_opacity (step), >, 0.9);
  g_assert_nonnull (find_label (card, "E2"));
}

/* Where there is little room, the other lines are left out. */
static void
test_brief (void)
{
  g_autoptr (ComstockBoardGame) game = deal ();
  const ComstockBoardDeed deed = create_deed (BOARD_LETTER_F, 2, BOARD_BY_NEARNESS);
  g_autoptr (GtkWidget) card = g_object_ref_sink (comstock_board_deed_card_new (game, &deed, TRUE));

  g_assert_nonnull (find_label (card, "The best parcel"));
  g_assert_null (find_label (card, "The cheapest building where you have a cowboy"));
}

/* A place of A is ordered: it stands there once, and nothing is said to have decided. */
static void
test_ordered (void)
{
  g_autoptr (ComstockBoardGame) game = deal ();
  ComstockBoardDeed deed = create_deed (BOARD_LETTER_A, 0, BOARD_BY_NECESSITY);
  g_autoptr (GtkWidget) card = NULL;

  deed.steps[0].place = BOARD_AMMUNITION;
  card = g_object_ref_sink (comstock_board_deed_card_new (game, &deed, FALSE));
  g_assert_null (find_label (card, "his rules leave no choice"));
  g_assert_null (find_label (card, "The last open action space for VP"));
  g_assert_nonnull (find_label (card, "Cowboy VP"));
  comstock_board_deed_card_show_step (COMSTOCK_BOARD_DEED_CARD (card), 0, 1);
  g_assert_true (is_used (card, "Ammunition"));
  g_assert_false (is_used (card, "Cowboy VP"));
}

static void
test_no_place (void)
{
  g_autoptr (ComstockBoardGame) game = deal ();
  ComstockBoardDeed deed = create_deed (BOARD_LETTER_G, 0, BOARD_BY_NECESSITY);
  g_autoptr (GtkWidget) card = NULL;

  deed.steps[0].place = BOARD_NO_PLACE;
  card = g_object_ref_sink (comstock_board_deed_card_new (game, &deed, FALSE));
  g_assert_nonnull (find_label (card, "Standish has no place for a cowboy."));
}

/* The third of eight parcels: more than a die has faces. */
static void
test_die (void)
{
  g_autoptr (ComstockBoardGame) game = deal ();
  ComstockBoardDeed deed = create_deed (BOARD_LETTER_H, 0, BOARD_BY_WHITE_DIE);
  g_autoptr (GtkWidget) card = NULL;
  GtkLabel *die;

  deed.steps[0].among = (BoardParcels) 0xff << 10;
  card = g_object_ref_sink (comstock_board_deed_card_new (game, &deed, FALSE));
  die = ui_probe_find_styled (card, "white-die");
  comstock_board_deed_card_roll (COMSTOCK_BOARD_DEED_CARD (card), 0, 2);
  g_assert_cmpstr (gtk_label_get_label (die), ==, "5/8");
  comstock_board_deed_card_roll (COMSTOCK_BOARD_DEED_CARD (card), 0, 0);
  g_assert_cmpstr (gtk_label_get_label (die), ==, "3/8");
}

/* --- at the table --- */

typedef struct
{
  ComstockWindow *window;
  ComstockTheatre *theatre;
  ComstockGame *game;
  CsRng rng;
} Fixture;

/* The person is asked for the first cowboy, the clock stands still. */
static void
set_up (Fixture       *fixture,
        gconstpointer  pace)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "pace", pace);
  cs_rng_init (&fixture->rng, SEED);
  fixture->game = COMSTOCK_GAME (deal ());
  while (((const BoardState *) comstock_game_get_state (fixture->game))->step != BOARD_STEP_COWBOY)
    board_deal_play_move (fixture->game, &fixture->rng);
  fixture->window = session_open_window ();
  comstock_window_set_game (fixture->window, fixture->game);
  stage_settle ();
  fixture->theatre = comstock_table_get_theatre (ui_probe_find (fixture->window, COMSTOCK_TYPE_TABLE));
  ui_clock_stop ();
  stage_set_animations (TRUE);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  pace)
{
  stage_set_animations (FALSE);
  ui_clock_start ();
  session_close_window (fixture->window);
  g_object_unref (fixture->game);
}

/* Ends what is shown, but for what stays at the end of a game; the deeds among it. */
static guint
skip_acts (Fixture *fixture)
{
  ComstockAct *former = NULL;
  guint n = 0;

  do
    {
      ComstockAct *act = comstock_theatre_get_act (fixture->theatre);

      n += act != former && COMSTOCK_IS_BOARD_DEED_ACT (act);
      former = act;
    }
  while (comstock_theatre_press (fixture->theatre));
  return n;
}

/* Each deed of a whole game is shown once, in order, and none is read out: the log has told it. */
static void
test_all (Fixture       *fixture,
          gconstpointer  pace)
{
  guint n_shown = 0;
  guint n_done = 0;

  while (!comstock_game_is_over (fixture->game))
    {
      const guint from = comstock_game_get_cursor (fixture->game);
      g_autoptr (GArray) deeds = NULL;
      ComstockAct *act;

      board_deal_play_move (fixture->game, &fixture->rng);
      deeds = comstock_board_deeds_dup (COMSTOCK_BOARD_GAME (fixture->game), from,
                                        comstock_game_get_cursor (fixture->game));
      act = comstock_theatre_get_act (fixture->theatre);
      if (COMSTOCK_IS_BOARD_DEED_ACT (act))
        {
          const ComstockBoardDeed *shown = comstock_board_deed_act_get_deed (COMSTOCK_BOARD_DEED_ACT (act));

          g_assert_cmpuint (shown->nth, ==, g_array_index (deeds, ComstockBoardDeed, 0).nth);
          g_assert_null (comstock_act_get_result (act));
        }
      n_done += deeds->len;
      n_shown += skip_acts (fixture);
    }
  g_assert_cmpuint (n_done, >, 20);
  g_assert_cmpuint (n_shown, ==, n_done);
}

/* Plays until the theatre shows a deed; NULL if there is none any more. */
static ComstockAct *
play_to_deed (Fixture *fixture)
{
  while (!COMSTOCK_IS_BOARD_DEED_ACT (comstock_theatre_get_act (fixture->theatre)))
    {
      comstock_theatre_clear (fixture->theatre);
      if (comstock_game_is_over (fixture->game))
        return NULL;
      board_deal_play_move (fixture->game, &fixture->rng);
    }
  stage_settle ();
  return comstock_theatre_get_act (fixture->theatre);
}

/* The card covers rows of the feed as a whole or not at all. */
static void
test_feed (Fixture       *fixture,
           gconstpointer  pace)
{
  GtkWidget *feed = ui_probe_find (fixture->window, COMSTOCK_TYPE_FEED);
  guint n_above = 0;

  for (guint i = 0; i < DEEDS; i++)
    {
      GtkWidget *act = GTK_WIDGET (play_to_deed (fixture));
      graphene_rect_t card, row;

      g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (act), act, &card));
      for (GtkWidget *child = gtk_widget_get_first_child (feed); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        if (gtk_widget_get_mapped (child) && gtk_widget_compute_bounds (child, act, &row) &&
            row.origin.y < card.origin.y)
          {
            g_assert_cmpfloat (row.origin.y + row.size.height, <=, card.origin.y);
            n_above++;
          }
      comstock_theatre_clear (fixture->theatre);
    }
  g_assert_cmpuint (n_above, >, 0);
}

static void
test_key (Fixture       *fixture,
          gconstpointer  pace)
{
  ComstockAct *act = play_to_deed (fixture);
  const guint cursor = comstock_game_get_cursor (fixture->game);

  g_object_ref (act);
  ui_hand_do ("key x");
  ui_hand_do ("key x");
  g_assert_true (comstock_theatre_get_act (fixture->theatre) != act);
  g_assert_cmpuint (comstock_game_get_cursor (fixture->game), ==, cursor);
  g_object_unref (act);
}

static double
get_opacity_of_answers (Fixture *fixture)
{
  GtkWidget *answers = ui_probe_find (fixture->window, COMSTOCK_TYPE_BOARD_ANSWERS);

  return gtk_widget_get_opacity (ui_probe_find (answers, GTK_TYPE_SCROLLED_WINDOW));
}

/* It goes by itself, and only then is told what is asked next. */
static void
test_leave (Fixture       *fixture,
            gconstpointer  pace)
{
  ComstockAct *act = play_to_deed (fixture);

  g_assert_nonnull (comstock_act_get_title (act));
  g_assert_cmpfloat (get_opacity_of_answers (fixture), ==, 0);
  for (guint i = 0; i < 40 && comstock_theatre_get_act (fixture->theatre) != NULL; i++)
    {
      ui_clock_advance (LONG);
      stage_settle ();
    }
  g_assert_null (comstock_theatre_get_act (fixture->theatre));
  g_assert_cmpfloat (get_opacity_of_answers (fixture), ==, 1);
}

/* Nothing comes on the stage. */
static void
play_round (Fixture *fixture)
{
  while (((const BoardState *) comstock_game_get_state (fixture->game))->round == 1)
    {
      board_deal_play_move (fixture->game, &fixture->rng);
      g_assert_null (comstock_theatre_get_act (fixture->theatre));
    }
}

static void
test_instant (Fixture       *fixture,
              gconstpointer  pace)
{
  play_round (fixture);
}

/* Looking back is no time for acts. */
static void
test_replay (Fixture       *fixture,
             gconstpointer  pace)
{
  guint n_deeds = 0;

  for (int i = 0; i < 4; i++)
    board_deal_play_move (fixture->game, &fixture->rng);
  skip_acts (fixture);
  comstock_replay_go_to (comstock_table_get_replay (ui_probe_find (fixture->window, COMSTOCK_TYPE_TABLE)), 0);
  stage_settle ();
  g_assert_true (session_is_replaying (fixture->window));
  while (n_deeds == 0)
    {
      const guint from = comstock_game_get_cursor (fixture->game);
      g_autoptr (GArray) deeds = NULL;

      comstock_game_go_to (fixture->game, from + 1);
      deeds = comstock_board_deeds_dup (COMSTOCK_BOARD_GAME (fixture->game), from, from + 1);
      n_deeds += deeds->len;
      g_assert_null (comstock_theatre_get_act (fixture->theatre));
    }
}

static gboolean
find_bounds (Fixture         *fixture,
             GType            type,
             graphene_rect_t *bounds)
{
  GtkWidget *widget = ui_probe_find (fixture->window, type);

  return widget != NULL && gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->window), bounds);
}

/* Neither the answers nor the middle of the map are ever covered. */
static void
assert_clear (Fixture *fixture,
              int      width,
              int      height)
{
  guint n = 0;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  stage_settle ();
  while (play_to_deed (fixture) != NULL)
    {
      graphene_rect_t card, answers, map;
      graphene_point_t middle;

      g_assert_true (find_bounds (fixture, COMSTOCK_TYPE_BOARD_DEED_CARD, &card));
      g_assert_true (find_bounds (fixture, COMSTOCK_TYPE_BOARD_ANSWERS, &answers));
      g_assert_true (find_bounds (fixture, COMSTOCK_TYPE_BOARD_MAP, &map));
      graphene_rect_get_center (&map, &middle);
      g_assert_false (graphene_rect_intersection (&card, &answers, NULL));
      g_assert_false (graphene_rect_contains_point (&card, &middle));
      comstock_theatre_clear (fixture->theatre);
      n++;
    }
  g_assert_cmpuint (n, >, 8);
}

static void
test_phone (Fixture       *fixture,
            gconstpointer  pace)
{
  assert_clear (fixture, 360, 640);
}

static void
test_phone_sideways (Fixture       *fixture,
                     gconstpointer  pace)
{
  assert_clear (fixture, 640, 360);
}

/* Beside the map what may be pressed first stays free. */
static void
test_beside (Fixture       *fixture,
             gconstpointer  pace)
{
  guint n = 0;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  stage_settle ();
  for (; play_to_deed (fixture) != NULL; n++)
    {
      GtkWidget *answer = ui_probe_find (ui_probe_find (fixture->window, COMSTOCK_TYPE_BOARD_ANSWERS), GTK_TYPE_BUTTON);
      graphene_rect_t card, free;

      g_assert_true (find_bounds (fixture, COMSTOCK_TYPE_BOARD_DEED_CARD, &card));
      g_assert_true (gtk_widget_compute_bounds (answer, GTK_WIDGET (fixture->window), &free));
      g_assert_false (graphene_rect_intersection (&card, &free, NULL));
      comstock_theatre_clear (fixture->theatre);
    }
  g_assert_cmpuint (n, >, 8);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/board-deed-act/lines", test_lines);
  g_test_add_func ("/board-deed-act/brief", test_brief);
  g_test_add_func ("/board-deed-act/ordered", test_ordered);
  g_test_add_func ("/board-deed-act/no-place", test_no_place);
  g_test_add_func ("/board-deed-act/die", test_die);
  g_test_add ("/board-deed-act/all", Fixture, "normal", set_up, test_all, tear_down);
  g_test_add ("/board-deed-act/feed", Fixture, "normal", set_up, test_feed, tear_down);
  g_test_add ("/board-deed-act/key", Fixture, "normal", set_up, test_key, tear_down);
  g_test_add ("/board-deed-act/leave", Fixture, "normal", set_up, test_leave, tear_down);
  g_test_add ("/board-deed-act/instant", Fixture, "instant", set_up, test_instant, tear_down);
  g_test_add ("/board-deed-act/replay", Fixture, "normal", set_up, test_replay, tear_down);
  g_test_add ("/board-deed-act/beside", Fixture, "normal", set_up, test_beside, tear_down);
  g_test_add ("/board-deed-act/phone", Fixture, "normal", set_up, test_phone, tear_down);
  g_test_add ("/board-deed-act/phone-sideways", Fixture, "normal", set_up, test_phone_sideways, tear_down);
  return g_test_run ();
}
