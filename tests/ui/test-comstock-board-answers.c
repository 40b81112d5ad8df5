/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers that a person gives with a button or the slider: about others' houses, and amounts; and those that are folded
 * away beside them. */

#include "config.h"

#include "board-deal.h"
#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-remarks.h"
#include "session.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/board/table/comstock-board-amount.h"
#include "ui/board/table/comstock-board-answers.h"
#include "ui/board/table/comstock-board-fold.h"
#include "ui/board/table/comstock-board-marks.h"
#include "ui/board/table/comstock-board-table.h"
#include "ui/board/table/comstock-board-told.h"
#include "ui/board/track/comstock-board-track.h"
#include "ui/kit/comstock-look.h"
#include "widget-stage.h"

#define SEED 7
#define SLIDER 4                /* from so many amounts on there is a slider */
#define HANDFUL 5               /* of places: enough for a list that does not fit */

/* A window with @game, where a person is asked, even where the answer goes without saying. */
static ComstockWindow *
open_window (ComstockGame *game)
{
  ComstockWindow *window;

  session_ask_foregone ();
  window = session_open_game (game);
  ui_probe_wait (session_is_asked, window);
  return window;
}

/* The same with a list of all answers. */
static ComstockWindow *
open_list (ComstockGame *game)
{
  ComstockWindow *window = open_window (game);

  comstock_board_answers_set_listed (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS), TRUE);
  comstock_board_answers_focus (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS));
  return window;
}

static const BoardState *
get_state (ComstockGame *game)
{
  return comstock_game_get_state (game);
}

static GArray *
dup_moves (ComstockGame *game)
{
  return comstock_game_dup_legal (game, board_deal_get_actor (game));
}

static void
play_any_move (ComstockGame *game,
               CsRng        *rng)
{
  g_autoptr (GArray) legal = dup_moves (game);
  const CsMove move = g_array_index (legal, CsMove, cs_rng_below (rng, legal->len));

  comstock_game_play (game, board_deal_get_actor (game), move, NULL);
}

static guint
count_amounts (ComstockGame *game)
{
  g_autoptr (GArray) legal = dup_moves (game);
  guint n = 0;

  for (guint i = 0; i < legal->len; i++)
    n += board_move_type (g_array_index (legal, CsMove, i)) == BOARD_MOVE_AMOUNT;
  return n;
}

/* Not in the last round, so that whoever answers is asked something later. */
static gboolean
is_about_consent (ComstockGame *game)
{
  return get_state (game)->step == BOARD_STEP_CONSENT && get_state (game)->round < BOARD_ROUNDS;
}

static gboolean
is_about_vp (ComstockGame *game)
{
  return get_state (game)->step == BOARD_STEP_VP && count_amounts (game) >= SLIDER;
}

static gboolean
is_about_spending (ComstockGame *game)
{
  return get_state (game)->step == BOARD_STEP_SPEND && count_amounts (game) >= SLIDER;
}

/* A game of persons that has come to what @is_there looks for; with any characters only if it is @whole. */
static ComstockGame *
deal_any_to (gboolean (*is_there) (ComstockGame *game),
             gboolean  whole)
{
  for (guint64 seed = 0;; seed++)
    {
      ComstockGame *game = whole ? COMSTOCK_GAME (board_deal_whole ("person,person,person,person", 0, seed))
                                 : board_deal ("person,person,person,person", 0, SEED);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (game) && !is_there (game))
        play_any_move (game, &rng);
      if (!comstock_game_is_over (game))
        return game;
      g_object_unref (game);
    }
}

static ComstockGame *
deal_to (gboolean (*is_there) (ComstockGame *game))
{
  return deal_any_to (is_there, FALSE);
}

/* The answer of this title, which a remark may stand below. */
static GtkWidget *
find_answer (GtkWidget  *widget,
             const char *title)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), title))
    return gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_answer (child, title);
  return found;
}

/* Who agrees for good says so with a button, which undo takes back (B13). */
static void
test_consent (void)
{
  g_autoptr (ComstockGame) game = deal_to (is_about_consent);
  const guint seat = board_deal_get_actor (game);
  ComstockWindow *window = open_window (game);

  g_assert_nonnull (find_answer (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS), "Never allow it"));
  ui_probe_press (find_answer (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS), "Always allow it"));
  g_assert_cmpuint (get_state (game)->seats[seat].consent, ==, BOARD_CONSENT_ALWAYS);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpuint (get_state (game)->seats[seat].consent, ==, BOARD_CONSENT_ASKED);
  session_close_window (window);
}

/* Whether @seat may take back now what it said for good. */
static gboolean
may_be_asked_again (ComstockGame *game,
                    guint         seat)
{
  return comstock_game_judge (game, seat, board_move (BOARD_MOVE_ASK, 0)).reason == CS_LEGAL;
}

/* Who refused for good is asked again after pressing the button for that. */
static void
test_consent_taken_back (void)
{
  g_autoptr (ComstockGame) game = deal_to (is_about_consent);
  const guint seat = board_deal_get_actor (game);
  ComstockWindow *window;
  CsRng rng;

  comstock_game_play (game, seat, board_move (BOARD_MOVE_NEVER, 0), NULL);
  g_assert_cmpuint (get_state (game)->seats[seat].consent, ==, BOARD_CONSENT_NEVER);
  cs_rng_init (&rng, SEED);
  while (!may_be_asked_again (game, seat))
    play_any_move (game, &rng);
  window = open_window (game);
  ui_probe_press (find_answer (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS),
                               "Ask me again about other players’ houses"));
  g_assert_cmpuint (get_state (game)->seats[seat].consent, ==, BOARD_CONSENT_ASKED);
  session_close_window (window);
}

static GtkWidget *
focus_slider (ComstockWindow *window)
{
  GtkWidget *scale = ui_probe_find (ui_probe_find (window, COMSTOCK_TYPE_BOARD_AMOUNT), GTK_TYPE_SCALE);

  gtk_widget_grab_focus (scale);
  return scale;
}

/* A screen reader is told how much is bought for how much, and the number itself where it knows no more. */
static void
test_amount_of_vp (void)
{
  g_autoptr (ComstockGame) game = deal_to (is_about_vp);
  const BoardState *state = get_state (game);
  const int price = board_vp_price ((BoardTrack) state->frames[state->n_frames - 1].a);
  g_autofree char *two = g_strdup_printf ("Buy 2 VP for $%d", 2 * price);
  ComstockWindow *window = open_window (game);
  GtkWidget *scale;

  scale = focus_slider (window);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "Buy none");
  ui_hand_do ("key --repeat 2 Right");
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (scale)), ==, 2);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, two);
  /* Beside the button on the desk, too, as a slider keeps the keys along it. */
  ui_hand_do ("key Down");
  g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (window))));
  session_close_window (window);
}

/* Where not all amounts are legal, keys lead from one that is to the next. */
static void
test_amount_of_money (void)
{
  g_autoptr (ComstockGame) game = deal_to (is_about_spending);
  g_autoptr (GArray) legal = dup_moves (game);
  ComstockWindow *window = open_window (game);
  GtkWidget *scale;

  scale = focus_slider (window);
  for (guint i = 0; i < legal->len && board_move_type (g_array_index (legal, CsMove, i)) == BOARD_MOVE_AMOUNT; i++)
    {
      g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (scale)), ==,
                         board_move_argument (g_array_index (legal, CsMove, i)));
      ui_hand_do ("key Right");
    }
  ui_hand_do ("key --repeat 9 Left");
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (scale)), ==, get_state (game)->low);
  session_close_window (window);
}

static void
set_window_size (int width,
                 int height)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
}

static void
reset_window_size (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_reset (settings, "window-width");
  g_settings_reset (settings, "window-height");
}

/* What is asked below the map is read to its end. */
static void
test_whole_question (void)
{
  g_autoptr (ComstockGame) game = deal_to (is_about_spending);
  ComstockWindow *window;
  GtkWidget *rest;
  GtkLabel *question;

  set_window_size (1280, 800);
  window = open_window (game);
  rest = ui_probe_find (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TOLD), GTK_TYPE_LABEL);
  question = GTK_LABEL (gtk_widget_get_next_sibling (rest));
  stage_settle ();
  g_assert_true (g_str_has_suffix (gtk_label_get_label (question), "Every $10 is 1 VP."));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (question)));
  session_close_window (window);
  reset_window_size ();
}

/* --- folds --- */

static guint
count_moves (ComstockGame *game,
             gboolean    (*is_meant) (CsMove move))
{
  g_autoptr (GArray) legal = dup_moves (game);
  guint n = 0;

  for (guint i = 0; i < legal->len; i++)
    n += is_meant (g_array_index (legal, CsMove, i));
  return n;
}

static gboolean
is_road (CsMove move)
{
  return board_move_type (move) == BOARD_MOVE_ROAD;
}

static gboolean
is_parcel (CsMove move)
{
  const ComstockPlace on_table = comstock_board_move_on_table (move);
  const BoardPlace place = comstock_board_place_of (&on_table);

  return !is_road (move) && place >= BOARD_PLACE_PARCEL && place < BOARD_PLACE_ENCLOSURE;
}

static gboolean
is_in_words (CsMove move)
{
  return comstock_board_move_on_table (move).surface == COMSTOCK_NOWHERE;
}

/* Whether all of these moves have a button, or none of them. */
static void
assert_listed (ComstockWindow *window,
               ComstockGame   *game,
               gboolean      (*is_meant) (CsMove move),
               gboolean        listed)
{
  ComstockBoardAnswers *answers = ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS);
  g_autoptr (GArray) legal = dup_moves (game);

  for (guint i = 0; i < legal->len; i++)
    if (is_meant (g_array_index (legal, CsMove, i)))
      g_assert_true ((comstock_board_answers_find (answers, g_array_index (legal, CsMove, i)) != NULL) == listed);
}

/* The row of this title, or NULL. */
static GtkWidget *
find_fold (ComstockWindow *window,
           const char     *title)
{
  GtkWidget *fold = find_answer (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS), title);

  return COMSTOCK_IS_BOARD_FOLD (fold) ? fold : NULL;
}

static GtkWidget *
find_roads (ComstockWindow *window,
            ComstockGame   *game)
{
  g_autofree char *title = g_strdup_printf ("Lay a road · %u places", count_moves (game, is_road));
  GtkWidget *fold = find_fold (window, title);

  return fold != NULL ? fold : find_fold (window, "Lay a road");
}

/* All is about a parcel, and the roads of whoever is asked, of whom there is another one. */
static gboolean
is_beside_roads (ComstockGame *game)
{
  const BoardState *state = get_state (game);

  return state->step == BOARD_STEP_BUY_PARCEL && state->seats[board_deal_get_actor (game)].roads > 1 &&
         count_moves (game, is_road) > HANDFUL;
}

static gboolean
is_about_cowboys (ComstockGame *game)
{
  return get_state (game)->step == BOARD_STEP_COWBOY && count_moves (game, is_road) > HANDFUL &&
         count_moves (game, is_parcel) > HANDFUL;
}

static gboolean
is_about_site (ComstockGame *game)
{
  return get_state (game)->step == BOARD_STEP_FIRST_PARCEL;
}

static gboolean
is_about_roads (ComstockGame *game)
{
  return get_state (game)->step == BOARD_STEP_ROADS && count_moves (game, is_road) > HANDFUL;
}

static GtkWidget *
get_focus (ComstockWindow *window)
{
  return gtk_window_get_focus (GTK_WINDOW (window));
}

/* Roads are one row below what is asked, which keys open and close; a road is laid from there with the focus still
 * there, for the next. */
static void
test_roads (void)
{
  g_autoptr (ComstockGame) game = deal_to (is_beside_roads);
  ComstockWindow *window = open_list (game);
  const guint cursor = comstock_game_get_cursor (game);
  GtkWidget *fold = find_roads (window, game);

  assert_listed (window, game, is_in_words, TRUE);
  assert_listed (window, game, is_road, FALSE);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (fold), GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
  ui_hand_do ("key End");
  ui_hand_do ("key Right");
  g_assert_true (get_focus (window) == fold);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (fold), GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
  assert_listed (window, game, is_road, TRUE);
  ui_hand_do ("key Down");
  ui_hand_do ("key Return");
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, cursor + 1);
  g_assert_true (get_focus (window) == find_roads (window, game));
  assert_listed (window, game, is_road, TRUE);
  ui_hand_do ("key Left");
  assert_listed (window, game, is_road, FALSE);
  ui_hand_do ("key Return");
  assert_listed (window, game, is_road, TRUE);
  session_close_window (window);
}

static GtkWidget *
get_below (GtkWidget *row,
           guint      n)
{
  while (n-- > 0)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

static gboolean
is_in_sight (gpointer data)
{
  GtkWidget *widget = data;
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, scroller, &bounds) && bounds.size.height > 0 && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scroller);
}

static gboolean
is_about_first_parcel (ComstockGame *game)
{
  return get_state (game)->step == BOARD_STEP_FIRST_PARCEL && count_moves (game, is_road) > 0;
}

/* Whoever is asked for a parcel does not begin at the roads. */
static void
test_beside_roads (void)
{
  g_autoptr (ComstockGame) game = deal_to (is_about_first_parcel);
  ComstockWindow *window = open_window (game);

  comstock_board_answers_focus (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS));
  g_assert_nonnull (find_roads (window, game));
  g_assert_nonnull (get_focus (window));
  g_assert_true (get_focus (window) != find_roads (window, game));
  session_close_window (window);
}

/* Parcels beside the places of the track are another such row.  What comes out of it is scrolled to, and it stays open
 * for the next question, and in another language. */
static void
test_parcels (void)
{
  g_autoptr (ComstockGame) game = deal_to (is_about_cowboys);
  ComstockWindow *window = open_list (game);
  g_autoptr (GVariant) look = NULL;
  GtkWidget *fold;

  assert_listed (window, game, is_in_words, TRUE);
  assert_listed (window, game, is_parcel, FALSE);
  ui_hand_do ("key End");
  ui_hand_do ("key Up");
  fold = get_focus (window);
  g_assert_true (COMSTOCK_IS_BOARD_FOLD (fold));
  ui_hand_do ("key Return");
  assert_listed (window, game, is_parcel, TRUE);
  assert_listed (window, game, is_road, FALSE);
  ui_probe_wait (is_in_sight, get_below (fold, HANDFUL));
  look = comstock_look_dup (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS));
  comstock_game_play (game, board_deal_get_actor (game), board_move (BOARD_MOVE_PASS, 0), NULL);
  stage_settle ();
  ui_probe_wait (session_is_asked, window);
  assert_listed (window, game, is_parcel, TRUE);
  session_close_window (window);
  window = open_list (game);
  assert_listed (window, game, is_parcel, FALSE);
  comstock_look_set (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS), look);
  assert_listed (window, game, is_parcel, TRUE);
  session_close_window (window);
}

/* What is pressed on the map is listed on demand, be it all that is asked for. */
static void
test_folded (void)
{
  g_autoptr (ComstockGame) site = deal_to (is_about_site);
  g_autoptr (ComstockGame) roads = deal_to (is_about_roads);
  ComstockWindow *window = open_list (site);

  assert_listed (window, site, is_parcel, FALSE);
  session_close_window (window);
  window = open_list (roads);
  assert_listed (window, roads, is_road, FALSE);
  g_assert_nonnull (find_roads (window, roads));
  session_close_window (window);
}

/* An edge may be pressed where a road is asked for; elsewhere once the list of roads is open, and until something else
 * is asked. */
static void
test_edges (void)
{
  g_autoptr (ComstockGame) game = deal_to (is_about_cowboys);
  ComstockWindow *window = open_list (game);
  ComstockPlane *map = ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP);
  g_autoptr (GArray) legal = dup_moves (game);
  ComstockPlace edge = { .surface = COMSTOCK_NOWHERE };

  for (guint i = 0; i < legal->len; i++)
    if (is_road (g_array_index (legal, CsMove, i)))
      edge = comstock_board_move_on_table (g_array_index (legal, CsMove, i));
  g_assert_false (comstock_plane_is_target (map, &edge));
  g_signal_emit_by_name (find_roads (window, game), "clicked");
  g_assert_true (comstock_plane_is_target (map, &edge));
  comstock_game_play (game, board_deal_get_actor (game), board_move (BOARD_MOVE_PASS, 0), NULL);
  stage_settle ();
  ui_probe_wait (session_is_asked, window);
  g_assert_false (comstock_plane_is_target (map, &edge));
  session_close_window (window);
}

static gboolean
may_build (ComstockGame *game)
{
  return get_state (game)->step == BOARD_STEP_BUY_BUILDING &&
         comstock_board_marks_find_ahead (get_state (game), (int) board_deal_get_actor (game)) != 0;
}

/* A press on a site buys the building and puts it there. */
static void
test_site (void)
{
  g_autoptr (ComstockGame) game = deal_to (may_build);
  ComstockWindow *window = open_list (game);
  const guint parcel = board_first (comstock_board_marks_find_ahead (get_state (game),
                                                                     (int) board_deal_get_actor (game)));
  const ComstockPlace site = comstock_board_place_on_table ((BoardPlace) (BOARD_PLACE_PARCEL + parcel));

  ui_probe_wait (session_is_asked, window);
  g_assert_true (comstock_plane_is_target (ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP), &site));
  comstock_table_press (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE), &site);
  g_assert_cmpuint (board_content_at (get_state (game), parcel), >=, BOARD_FIRST_BUILDING);
  session_close_window (window);
}

static BoardRoads
find_way (ComstockGame *game,
          guint         parcel)
{
  return comstock_board_marks_find_way (get_state (game), (int) board_deal_get_actor (game), parcel);
}

/* A parcel that takes two roads, BOARD_NO_PARCEL if there is none. */
static guint
find_apart (ComstockGame *game)
{
  for (BoardParcels left = comstock_board_marks_find_ahead (get_state (game), (int) board_deal_get_actor (game));
       left != 0; left &= left - 1)
    {
      const BoardRoads way = find_way (game, board_first (left));

      if (board_count (way.across) + board_count (way.down) == 2)
        return board_first (left);
    }
  return BOARD_NO_PARCEL;
}

static gboolean
may_build_by_roads (ComstockGame *game)
{
  return may_build (game) && find_apart (game) != BOARD_NO_PARCEL;
}

/* Roads that a site needs are laid by the press that builds there, and are seen before. */
static void
test_site_by_roads (void)
{
  g_autoptr (ComstockGame) game = deal_to (may_build_by_roads);
  const guint seat = board_deal_get_actor (game);
  const guint roads = get_state (game)->seats[seat].roads;
  ComstockWindow *window = open_list (game);
  const guint parcel = find_apart (game);
  const BoardRoads way = find_way (game, parcel);
  const ComstockPlace site = comstock_board_place_on_table ((BoardPlace) (BOARD_PLACE_PARCEL + parcel));
  graphene_rect_t area;
  graphene_point_t middle;

  ui_probe_wait (session_is_asked, window);
  g_assert_true (comstock_plane_is_target (ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP), &site));
  comstock_plane_get_bounds (ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP), &site, &area);
  graphene_rect_get_center (&area, &middle);
  ui_hand_point_at (ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP), (double) middle.x, (double) middle.y);
  g_assert_nonnull (strstr (gtk_label_get_label (ui_probe_find (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TOLD),
                                                                GTK_TYPE_LABEL)), "with 2 new roads"));
  comstock_table_press (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE), &site);
  g_assert_cmpuint (board_content_at (get_state (game), parcel), >=, BOARD_FIRST_BUILDING);
  g_assert_cmpuint (get_state (game)->seats[seat].roads, ==, roads - 2);
  g_assert_cmpuint (get_state (game)->roads.across & way.across, ==, way.across);
  g_assert_cmpuint (get_state (game)->roads.down & way.down, ==, way.down);
  session_close_window (window);
}

static gboolean
is_about_few_sites (ComstockGame *game)
{
  const guint n = count_moves (game, is_parcel);

  return get_state (game)->step == BOARD_STEP_SITE && n > 1 && n <= 6;
}

/* Few answers at places need no row to come out of where nothing else is asked. */
static void
test_few (void)
{
  g_autoptr (ComstockGame) game = deal_to (is_about_few_sites);
  ComstockWindow *window = open_list (game);

  assert_listed (window, game, is_parcel, TRUE);
  assert_listed (window, game, is_road, FALSE);
  session_close_window (window);
}

/* A game of six in which the person is the first to choose a character. */
static ComstockGame *
deal_six (void)
{
  for (guint64 seed = 0;; seed++)
    {
      ComstockGame *game = board_deal ("person,rival:easy,rival:easy,rival:easy,rival:easy,rival:easy", 0, seed);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (get_state (game)->step != BOARD_STEP_CHARACTER)
        board_deal_play_move (game, &rng);
      if (board_deal_get_actor (game) == 0)
        return game;
      g_object_unref (game);
    }
}

/* All seven characters can be seen at once in a usual window, however many seats there are: as cards below the first
 * rows of the track, where what is for sale differs.  All that one does is told where that is looked at. */
static void
test_characters (void)
{
  g_autoptr (ComstockGame) game = deal_six ();
  ComstockWindow *window;
  GtkWidget *answers, *scroller, *space;
  ComstockAsk *ask;
  graphene_rect_t sale;
  guint n = 0;

  set_window_size (1280, 800);
  window = open_window (game);
  ask = comstock_table_get_ask (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE));
  answers = ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS);
  scroller = ui_probe_find (answers, GTK_TYPE_SCROLLED_WINDOW);
  for (guint i = 0; i < ask->n_options; i++)
    if (board_move_type (ask->options[i].move) == BOARD_MOVE_CHOOSE)
      {
        GtkWidget *button = comstock_board_answers_find (COMSTOCK_BOARD_ANSWERS (answers), ask->options[i].move);
        g_autofree char *told = NULL;
        graphene_rect_t bounds;

        g_assert_true (gtk_widget_compute_bounds (gtk_button_get_child (GTK_BUTTON (button)), scroller, &bounds));
        g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
        ui_hand_point_at_middle (button);
        told = comstock_board_remark_dup (game, 0, ask->options[i].move);
        g_assert_true (g_str_has_suffix (
          gtk_label_get_text (ui_probe_find (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TOLD), GTK_TYPE_LABEL)), told));
        n++;
      }
  g_assert_cmpuint (n, ==, 7);
  space = comstock_board_track_get_space (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TRACK), BOARD_BUILD_6);
  g_assert_true (gtk_widget_compute_bounds (space, answers, &sale));
  g_assert_cmpfloat (sale.origin.y + sale.size.height, <=, 0);
  session_close_window (window);
  reset_window_size ();
}

/* --- what goes along --- */

static gboolean
has_dynamite (ComstockGame *game)
{
  const BoardSeat *seat = &get_state (game)->seats[board_deal_get_actor (game)];

  return get_state (game)->step == BOARD_STEP_COWBOY && seat->dynamites > 0 && seat->personal > 1 &&
         (seat->track & BOARD_BIT (BOARD_GAMBLING)) == 0;
}

static void
press_track (ComstockWindow *window,
             BoardTrack      track)
{
  const ComstockPlace place = comstock_board_place_on_table ((BoardPlace) track);

  comstock_table_press (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE), &place);
}

/* What is asked while something moves before it is as large as a hand needs once that is over. */
static void
assert_unveiled (ComstockWindow *window)
{
  ComstockBoardAnswers *answers = ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS);
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE);
  g_autoptr (ComstockAsk) ask = comstock_ask_ref (comstock_table_get_ask (table));
  g_autoptr (ComstockAsk) nothing = comstock_ask_new_of_nobody ();

  comstock_board_answers_ask (answers, nothing, FALSE);
  stage_settle ();
  comstock_board_answers_veil (answers, TRUE);
  stage_settle ();
  comstock_board_answers_ask (answers, ask, FALSE);
  stage_settle ();
  comstock_board_answers_veil (answers, FALSE);
  stage_settle ();
  g_assert_cmpint (gtk_widget_get_height (ui_probe_find (ui_probe_find_styled (window, "tokens"),
                                                         GTK_TYPE_TOGGLE_BUTTON)), >=, 44);
  /* The desk tells what it means, so nothing comes over the plate. */
  g_assert_null (gtk_widget_get_tooltip_text (comstock_board_answers_find (answers, board_move (BOARD_MOVE_PASS, 0))));
}

static void
show_hint (ComstockTable *table,
           CsMove         move)
{
  COMSTOCK_TABLE_GET_CLASS (table)->preview_option (table, comstock_ask_find (comstock_table_get_ask (table), move));
}

/* A press sends a plain cowboy at once; dynamite is picked up before, also by a hint, and goes where it may.  It is put
 * down where the game goes back.  In a wide window it lies on the own plate, in others among the answers. */
static void
assert_picked_up (int width)
{
  g_autoptr (ComstockGame) game = deal_any_to (has_dynamite, TRUE);
  const guint seat = board_deal_get_actor (game);
  const guint cursor = comstock_game_get_cursor (game);
  ComstockWindow *window;
  ComstockTable *table;
  GtkWidget *token;

  set_window_size (width, 800);
  window = open_window (game);
  press_track (window, BOARD_GAMBLING);
  g_assert_cmpuint (get_state (game)->seats[seat].track & BOARD_BIT (BOARD_GAMBLING), !=, 0);
  g_assert_cmpuint (get_state (game)->seats[seat].track_dynamite, ==, 0);
  comstock_game_go_to (game, cursor);
  comstock_table_update (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE));
  if (width > 1200)
    assert_unveiled (window);
  token = ui_probe_find (width > 1200 ? ui_probe_find_styled (window, "tokens")
                                      : ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS), GTK_TYPE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (token), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Cowboy with dynamite: …");
  ui_probe_press (token);
  press_track (window, BOARD_WAGES);
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, cursor);
  comstock_game_go_to (game, cursor - 1);
  comstock_game_go_to (game, cursor);
  g_assert_cmpuint (comstock_board_game_get_picked (COMSTOCK_BOARD_GAME (game)), ==, BOARD_PLAIN);
  table = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE);
  comstock_table_update (table);
  show_hint (table, board_move (BOARD_MOVE_COWBOY, BOARD_GAMBLING * BOARD_COWBOY_KINDS + BOARD_WITH_DYNAMITE));
  press_track (window, BOARD_GAMBLING);
  g_assert_cmpuint (get_state (game)->seats[seat].track_dynamite, ==, BOARD_BIT (BOARD_GAMBLING));
  session_close_window (window);
  reset_window_size ();
}

static void
test_picked_up (void)
{
  assert_picked_up (1280);
  assert_picked_up (800);
}

/* --- what is told --- */

/* What the pointer rests on when something is asked does not hide the question, as it does once somebody points there
 * again; land says what it promises. */
static void
test_left_over (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  GtkLabel *body, *heading;
  ComstockWindow *window;
  graphene_point_t middle;
  graphene_rect_t area;
  ComstockPlace place;
  BoardParcels near;
  GtkWidget *map;

  set_window_size (1280, 800);
  window = open_window (game);
  map = ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP);
  body = ui_probe_find (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TOLD), GTK_TYPE_LABEL);
  heading = GTK_LABEL (gtk_widget_get_next_sibling (GTK_WIDGET (body)));
  near = get_state (game)->contents[BOARD_MOUNTAIN];
  near = board_around (board_first (near)) & board_for_sale (get_state (game)) & ~near;
  place = comstock_board_place_on_table ((BoardPlace) (BOARD_PLACE_PARCEL + board_first (near)));
  comstock_plane_get_bounds (COMSTOCK_PLANE (map), &place, &area);
  graphene_rect_get_center (&area, &middle);
  ui_hand_point_at (map, (double) middle.x, (double) middle.y);
  g_assert_true (g_str_has_prefix (gtk_label_get_label (body), "up to $"));
  place = comstock_board_place_on_table ((BoardPlace) BOARD_PLACE_PARCEL);
  comstock_table_press (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE), &place);
  ui_probe_wait (session_is_asked, window);
  stage_settle ();
  g_assert_cmpstr (gtk_label_get_label (heading), ==, "Choose a starting parcel.");
  ui_hand_point_at (map, 1, 1);
  ui_hand_point_at (map, (double) middle.x, (double) middle.y);
  g_assert_true (g_str_has_prefix (gtk_label_get_label (body), "up to $"));
  session_close_window (window);
  reset_window_size ();
}

/* A hint points at the map for what is folded away, as for all that is answered there. */
static void
test_hint (void)
{
  g_autoptr (ComstockGame) game = deal_to (is_about_cowboys);
  g_autoptr (GArray) legal = dup_moves (game);
  ComstockWindow *window = open_list (game);
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE);

  for (guint i = 0; i < legal->len; i++)
    {
      graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
      const CsMove move = g_array_index (legal, CsMove, i);
      const ComstockOption *option = comstock_ask_find (comstock_table_get_ask (table), move);

      if (!is_road (move) && !is_parcel (move))
        continue;
      g_assert_true (COMSTOCK_IS_BOARD_MAP (COMSTOCK_TABLE_GET_CLASS (table)->find_option (table, option, &area)));
      g_assert_cmpfloat (area.size.width, >, 0);
    }
  session_close_window (window);
}

/* A press that was meant for "Skip to My Turn" is no answer to what is asked meanwhile; the next one is. */
static void
test_skipping (void)
{
  g_autoptr (ComstockGame) game = deal_to (is_about_cowboys);
  g_autoptr (ComstockAsk) nothing = comstock_ask_new_of_nobody ();
  const guint cursor = comstock_game_get_cursor (game);
  ComstockWindow *window = open_list (game);
  ComstockBoardAnswers *answers = ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS);
  ComstockAsk *ask = comstock_table_get_ask (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE));
  const CsMove pass = comstock_ask_find_quiet (ask)->move;
  gint64 start;

  stage_settle ();
  ui_hand_point_at_middle (comstock_board_answers_find (answers, pass));
  do
    {
      comstock_board_answers_ask (answers, nothing, FALSE);
      stage_settle ();
      start = g_get_monotonic_time ();
      comstock_board_answers_ask (answers, ask, FALSE);
      stage_settle ();
    }
  while (g_get_monotonic_time () - start > 300 * G_TIME_SPAN_MILLISECOND);
  ui_hand_do ("click 1");
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, cursor);
  ui_hand_do ("click 1");
  g_assert_cmpuint (comstock_game_get_cursor (game), >, cursor);
  session_close_window (window);
}

int
main (int    argc,
      char **argv)
{
  session_init (&argc, &argv);
  g_test_add_func ("/board-answers/consent", test_consent);
  g_test_add_func ("/board-answers/consent-taken-back", test_consent_taken_back);
  g_test_add_func ("/board-answers/amount-of-vp", test_amount_of_vp);
  g_test_add_func ("/board-answers/amount-of-money", test_amount_of_money);
  g_test_add_func ("/board-answers/whole-question", test_whole_question);
  g_test_add_func ("/board-answers/roads", test_roads);
  g_test_add_func ("/board-answers/beside-roads", test_beside_roads);
  g_test_add_func ("/board-answers/parcels", test_parcels);
  g_test_add_func ("/board-answers/folded", test_folded);
  g_test_add_func ("/board-answers/edges", test_edges);
  g_test_add_func ("/board-answers/few", test_few);
  g_test_add_func ("/board-answers/characters", test_characters);
  g_test_add_func ("/board-answers/site-by-roads", test_site_by_roads);
  g_test_add_func ("/board-answers/site", test_site);
  g_test_add_func ("/board-answers/hint", test_hint);
  g_test_add_func ("/board-answers/picked-up", test_picked_up);
  g_test_add_func ("/board-answers/left-over", test_left_over);
  g_test_add_func ("/board-answers/skipping", test_skipping);
  return g_test_run ();
}
