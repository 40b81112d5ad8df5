/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet of the board game beside its map. */

#include "config.h"

#include "ai/board/board-player.h"
#include "model/base/comstock-text.h"
#include "model/board/comstock-board-sheet.h"
#include "session.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/kit/comstock-canvas.h"
#include "ui/board/score/comstock-board-story.h"
#include "ui/table/comstock-count.h"
#include "ui/board/table/comstock-board-answers.h"
#include "ui/board/table/comstock-board-log.h"
#include "ui/board/table/comstock-board-parcel.h"
#include "ui/board/table/comstock-board-payday.h"
#include "ui/board/table/comstock-board-roll.h"
#include "ui/board/table/comstock-board-spoken.h"
#include "ui/board/table/comstock-board-table.h"
#include "ui/board/table/comstock-board-tips.h"
#include "ui/board/track/comstock-board-track.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-sign.h"
#include "ui/table/comstock-finale-buttons.h"
#include "ui/table/comstock-score-chart.h"
#include "ui/table/comstock-score-grid.h"
#include "ui/table/comstock-score-pane.h"
#include "ui/table/comstock-score-rounds.h"
#include "ui/table/comstock-table.h"
#include "widget-stage.h"

#define SEED 5

/* The VP at Standish's plate in the last picture of a payday. */
static int shown_vp;

char *__real_comstock_board_seat_dup_vp (int vp);
char *__wrap_comstock_board_seat_dup_vp (int vp);

char *
__wrap_comstock_board_seat_dup_vp (int vp)
{
  shown_vp = vp;
  return __real_comstock_board_seat_dup_vp (vp);
}

/* A window with a game that such seats, all people, have played to this round, or to its end. */
static ComstockWindow *
open_window_of (const char *seats,
                guint       round)
{
  ComstockWindow *window = session_open_window ();
  g_autoptr (ComstockGame) game = NULL;
  ComstockBoardSetup setup;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  comstock_board_setup_init (&setup);
  comstock_board_setup_parse (&setup, seats, NULL);
  setup.seed = SEED;
  game = COMSTOCK_GAME (comstock_board_game_new (&setup, NULL));
  while (!comstock_game_is_over (game) && ((const BoardState *) comstock_game_get_state (game))->round < round)
    {
      const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);

      comstock_game_play (game, seat, board_player_move (comstock_game_get_state (game), seat, &rng), NULL);
    }
  comstock_window_set_game (window, game);
  stage_settle ();
  return window;
}

static ComstockWindow *
open_window (guint round)
{
  return open_window_of ("person,person,person", round);
}

static ComstockWindow *
open_sheet (void)
{
  ComstockWindow *window = open_window (3);

  gtk_widget_activate_action (GTK_WIDGET (window), "table.score-sheet", NULL);
  stage_settle ();
  return window;
}

static guint
hash_picture (GtkWidget *widget)
{
  g_autoptr (GdkTexture) picture = stage_picture (widget, "board-score");
  g_autoptr (GBytes) bytes = gdk_texture_save_to_png_bytes (picture);

  return g_bytes_hash (bytes);
}

static guint64
get_light (ComstockScorePane   *score,
           guint surface)
{
  int seat;
  const ComstockSheetFigure *figure = comstock_score_pane_get_light (score, &seat);

  return figure != NULL ? figure->places[surface] : 0;
}

/* What makes a figure is lit on the map while it is pressed, each figure of each row; what makes none is not. */
static void
test_light (void)
{
  ComstockWindow *window = open_sheet ();
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (session_get_shown_game (window));
  GtkWidget *map = ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP);
  ComstockScorePane *score = ui_probe_find (window, COMSTOCK_TYPE_SCORE_PANE);
  ComstockScoreGrid *grid = ui_probe_find (window, COMSTOCK_TYPE_SCORE_GRID);
  GtkWidget *track = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TRACK);
  const guint plain = hash_picture (map);
  const guint plain_track = hash_picture (track);
  guint n_lit = 0, n_places = 0;

  for (guint seat = 0; seat < 3; seat++)
    for (ComstockBoardRow row = 0; row < COMSTOCK_BOARD_ROWS; row++)
      {
        const BoardParcels lit = comstock_sheet_get (sheet, row, seat)->places[COMSTOCK_BOARD_SHEET_MAP];
        const guint64 places = comstock_sheet_get (sheet, row, seat)->places[COMSTOCK_BOARD_SHEET_TRACK];

        if (!comstock_sheet_lists (sheet, row))
          continue;
        comstock_score_grid_choose (grid, (int) seat, row);
        stage_settle ();
        g_assert_cmpuint (get_light (score, COMSTOCK_BOARD_SHEET_MAP), ==, lit);
        g_assert_cmpint (hash_picture (map) != plain, ==, lit != 0);
        g_assert_cmpint (hash_picture (track) != plain_track, ==, places != 0);
        n_lit += lit != 0;
        n_places += places != 0;
      }
  g_assert_cmpuint (n_lit, >=, 6);
  g_assert_cmpuint (n_places, >=, 3);
  comstock_score_grid_choose (grid, -1, 0);
  stage_settle ();
  g_assert_cmpuint (hash_picture (map), ==, plain);
  g_assert_cmpuint (hash_picture (track), ==, plain_track);
  session_close_window (window);
}

/* Arrow keys go among the figures, Enter presses one, Escape first puts its light out and then closes the pane. */
static void
test_keys (void)
{
  ComstockWindow *window = open_sheet ();
  ComstockScoreGrid *grid = ui_probe_find (window, COMSTOCK_TYPE_SCORE_GRID);

  ui_hand_do ("key Right Down Return");
  g_assert_cmpuint (comstock_score_figure_get_seat (comstock_score_grid_get_chosen (grid)), ==, 1);
  g_assert_cmpuint (comstock_score_figure_get_row (comstock_score_grid_get_chosen (grid)), ==,
                    COMSTOCK_BOARD_ROW_TRACK);
  ui_hand_do ("key Escape");
  g_assert_null (comstock_score_grid_get_chosen (grid));
  ui_hand_do ("key Escape");
  g_assert_null (comstock_panes_get_shown (comstock_table_get_panes (ui_probe_find (window, COMSTOCK_TYPE_TABLE))));
  session_close_window (window);
}

static gboolean
has_label (GtkWidget  *root,
           const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_label (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;
  return FALSE;
}

/* Who asks for the own score hears the parts that brought anything; returns whether there is more than one. */
static gboolean
tells_parts (ComstockBoardGame *game,
             guint              seat)
{
  g_autoptr (ComstockSheet) sheet = NULL;
  g_autofree char *told = NULL;
  guint n_parts = 0;

  comstock_game_set_viewer (COMSTOCK_GAME (game), (int) seat);
  told = comstock_board_spoken_dup (game, NULL, BOARD_NO_PARCEL, COMSTOCK_SPOKEN_SCORE, 0);
  sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));
  for (ComstockBoardRow row = 0; row < COMSTOCK_BOARD_ROWS; row++)
    {
      const int points = comstock_sheet_get (sheet, row, seat)->points;
      g_autofree char *number = comstock_text_number (points);
      g_autofree char *part = g_strdup_printf ("%s %s", sheet->rows[row].name, number);

      if (sheet->rows[row].kind != COMSTOCK_SHEET_PART || points == 0)
        continue;
      g_assert_nonnull (strstr (told, part));
      n_parts++;
    }
  return n_parts > 1;
}

static void
test_told_parts (void)
{
  ComstockWindow *window = open_window (BOARD_ROUNDS + 1);
  ComstockBoardGame *game = COMSTOCK_BOARD_GAME (session_get_shown_game (window));
  gboolean some = FALSE;

  for (guint seat = 0; seat < 3; seat++)
    some = tells_parts (game, seat) || some;
  g_assert_true (some);
  session_close_window (window);
}

/* Parts of the VP come and go with the position; one that is pressed goes out with its row. */
static void
test_parts (void)
{
  ComstockWindow *window = open_sheet ();
  ComstockGame *game = session_get_shown_game (window);
  ComstockScoreGrid *grid = ui_probe_find (window, COMSTOCK_TYPE_SCORE_GRID);
  GtkWidget *name = ui_probe_find_styled (grid, "part");
  g_autofree char *spoken = NULL;
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (game);

  spoken = g_strdup_printf ("Hat, VP during the game · Action track: %d",
                            comstock_sheet_get (sheet, COMSTOCK_BOARD_ROW_TRACK, 0)->points);
  g_assert_true (has_label (name, "Action track"));
  comstock_score_grid_choose (grid, 0, COMSTOCK_BOARD_ROW_TRACK);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (comstock_score_grid_get_chosen (grid)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
  comstock_game_go_to (game, 0);
  stage_settle ();
  g_assert_null (comstock_score_grid_get_chosen (grid));
  g_assert_null (ui_probe_find_styled (grid, "part"));
  session_close_window (window);
}

/* The other page is the course of the game, a line for each round that was begun. */
static void
test_rounds (void)
{
  ComstockWindow *window = open_sheet ();
  GtkWidget *score = ui_probe_find (window, COMSTOCK_TYPE_SCORE_PANE);

  g_assert_null (ui_probe_find (score, COMSTOCK_TYPE_SCORE_CHART));
  ui_probe_press (ui_probe_find_button (score, "Rounds"));
  stage_settle ();
  g_assert_nonnull (ui_probe_find (score, COMSTOCK_TYPE_SCORE_CHART));
  for (guint round = 1; round <= 3; round++)
    {
      g_autofree char *name = g_strdup_printf ("Round %u", round);

      g_assert_true (has_label (score, name));
    }
  session_close_window (window);
}

/* So is the money. */
static void
test_money (void)
{
  ComstockWindow *window = open_sheet ();
  GtkWidget *score = ui_probe_find (window, COMSTOCK_TYPE_SCORE_PANE);
  const BoardState *state = comstock_game_get_state (session_get_shown_game (window));

  ui_probe_press (ui_probe_find_button (score, "Money"));
  stage_settle ();
  g_assert_nonnull (ui_probe_find (score, COMSTOCK_TYPE_SCORE_CHART));
  for (guint seat = 0; seat < 3; seat++)
    {
      g_autofree char *money = g_strdup_printf ("%u", state->seats[seat].money);

      g_assert_true (has_label (ui_probe_find (score, COMSTOCK_TYPE_SCORE_ROUNDS), money));
    }
  session_close_window (window);
}

static gboolean
has_expectation (gpointer score)
{
  return !has_label (score, "…");
}

/* While the game is played the sheet tells what is certain and what may be expected; at the end neither. */
static void
test_expected (void)
{
  ComstockWindow *window = open_sheet ();
  ComstockBoardGame *game = COMSTOCK_BOARD_GAME (session_get_shown_game (window));
  GtkWidget *score = ui_probe_find (window, COMSTOCK_TYPE_SCORE_PANE);
  ComstockScoreGrid *grid = ui_probe_find (window, COMSTOCK_TYPE_SCORE_GRID);
  CsRng rng;

  ui_probe_wait (has_expectation, score);
  comstock_score_grid_choose (grid, 1, COMSTOCK_BOARD_ROW_EXPECTED);
  comstock_score_grid_choose (grid, 1, COMSTOCK_BOARD_ROW_CERTAIN);
  g_assert_cmpuint (get_light (COMSTOCK_SCORE_PANE (score), COMSTOCK_BOARD_SHEET_MAP), !=, 0);
  cs_rng_init (&rng, SEED);
  while (!comstock_game_is_over (COMSTOCK_GAME (game)))
    {
      const BoardState *state = comstock_game_get_state (COMSTOCK_GAME (game));
      const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (COMSTOCK_GAME (game)), -1);

      comstock_game_play (COMSTOCK_GAME (game), seat, board_player_move (state, seat, &rng), NULL);
    }
  g_assert_null (comstock_score_grid_get_chosen (grid));
  g_assert_null (ui_probe_find_button (score, "…"));
  session_close_window (window);
}

static gboolean
has_type (GtkWidget *root,
          GType      type)
{
  gboolean has = G_TYPE_CHECK_INSTANCE_TYPE (root, type);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && !has;
       child = gtk_widget_get_next_sibling (child))
    has = has_type (child, type);
  return has;
}

/* A round is a heading; what a seat does is a row with its sign, and with what it pays for that. */
static void
test_log (void)
{
  ComstockWindow *window = open_window (2);
  g_autoptr (ComstockLogRows) rows = comstock_log_rows_new (comstock_game_get_log (session_get_shown_game (window)),
                                                            &comstock_board_log_pictures);
  const guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (rows));
  guint n_headings = 0;
  guint n_joined = 0;

  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (ComstockLogRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);
      g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, 0);
      g_autoptr (GtkWidget) picture =
        g_object_ref_sink (comstock_board_log_pictures.picture_new (session_get_shown_game (window), row));

      n_headings += GTK_IS_LABEL (picture) && gtk_widget_has_css_class (picture, "heading");
      n_joined += comstock_log_row_get_n_entries (row) > 1;
      g_assert_cmpint (has_type (picture, COMSTOCK_TYPE_SIGN), ==,
                       comstock_log_entry_get_event (entry)->seat < BOARD_MAX_SEATS &&
                         comstock_log_entry_get_event (entry)->type != BOARD_EVENT_ROUND);
    }
  g_assert_cmpuint (n_headings, ==, 2);
  g_assert_cmpuint (n_joined, >, 5);
  session_close_window (window);
}

static void
assert_owner (ComstockBoardGame *board,
              int                viewer,
              const char        *wanted)
{
  const BoardState *seen;
  g_autofree char *text = NULL;

  comstock_game_set_viewer (COMSTOCK_GAME (board), viewer);
  seen = comstock_board_game_get_seen (board);
  text = comstock_board_parcel_dup_text (COMSTOCK_GAME (board), seen, viewer, board_first (seen->seats[0].owned));
  g_assert_nonnull (strstr (text, wanted));
}

/* A parcel of the only person is told to it as its own. */
static void
test_owner (void)
{
  g_autoptr (ComstockBoardGame) board = NULL;
  ComstockBoardSetup setup;

  comstock_board_setup_init (&setup);
  comstock_board_setup_parse (&setup, "person,rival", NULL);
  board = comstock_board_game_new (&setup, NULL);
  while (comstock_board_game_get_seen (board)->seats[0].owned == 0)
    session_play_first_moves (COMSTOCK_GAME (board), comstock_game_get_cursor (COMSTOCK_GAME (board)) + 1);
  assert_owner (board, 0, " · owned by you");
  assert_owner (board, -1, " · owned by Hat");
}

/* What Standish decides and does is told in one row. */
static void
test_standish_log (void)
{
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (ComstockLogRows) rows = NULL;
  ComstockBoardSetup setup;
  guint n_cowboys = 0;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  comstock_board_setup_init (&setup);
  comstock_board_setup_parse (&setup, "person,standish", NULL);
  game = COMSTOCK_GAME (comstock_board_game_new (&setup, NULL));
  while (!comstock_game_is_over (game))
    comstock_game_play (game, BOARD_SOLIST, board_player_move (comstock_game_get_state (game), BOARD_SOLIST, &rng),
                        NULL);
  rows = comstock_log_rows_new (comstock_game_get_log (game), &comstock_board_log_pictures);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    {
      g_autoptr (ComstockLogRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);
      g_autoptr (ComstockLogEntry) first = comstock_log_row_get_entry (row, 0);
      g_autofree char *sentence = comstock_log_row_dup_sentence (row);

      g_assert_null (strstr (sentence, "Jeb Standish sends a cowboy"));
      if (comstock_log_entry_get_event (first)->type == BOARD_EVENT_DECIDED && comstock_log_row_get_n_entries (row) > 1)
        {
          g_autoptr (ComstockLogEntry) second = comstock_log_row_get_entry (row, 1);

          n_cowboys += comstock_log_entry_get_event (second)->type == BOARD_EVENT_COWBOY ? 1 : 0;
        }
    }
  g_assert_cmpuint (n_cowboys, >, 8);
}

/* A duel is played over the table while the game is played; a key ends first what moves, and then the act. */
static void
test_duel (void)
{
  ComstockWindow *window = open_window (1);
  ComstockGame *game = session_get_shown_game (window);
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ROLL) == NULL)
    {
      const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);

      g_assert_false (comstock_game_is_over (game));
      comstock_game_play (game, seat, board_player_move (comstock_game_get_state (game), seat, &rng), NULL);
    }
  ui_hand_do ("key Escape Escape");
  stage_settle ();
  g_assert_null (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ROLL));
  session_close_window (window);
}

/* What the buildings pay is played over map and seats as well, and named: when it has come to rest more is seen than at
 * first. */
static void
test_payday (void)
{
  ComstockWindow *window = open_window (2);
  ComstockGame *game = session_get_shown_game (window);
  ComstockTheatre *theatre = comstock_table_get_theatre (ui_probe_find (window, COMSTOCK_TYPE_TABLE));
  g_autoptr (ComstockAct) act = NULL;
  guint begun;
  CsRng rng;

  stage_set_animations (TRUE);
  cs_rng_init (&rng, SEED);
  while (!COMSTOCK_IS_BOARD_PAYDAY (comstock_theatre_get_act (theatre)))
    {
      const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);

      g_assert_cmpuint (((const BoardState *) comstock_game_get_state (game))->round, ==, 2);
      comstock_game_play (game, seat, board_player_move (comstock_game_get_state (game), seat, &rng), NULL);
      while (COMSTOCK_IS_BOARD_ROLL (comstock_theatre_get_act (theatre)))
        comstock_theatre_press (theatre);
    }
  act = g_object_ref (comstock_theatre_get_act (theatre));
  g_assert_cmpstr (comstock_act_get_title (act), ==, "Building income");
  comstock_act_go_to (act, 0);
  begun = hash_picture (GTK_WIDGET (theatre));
  comstock_theatre_press (theatre);
  g_assert_cmpuint (hash_picture (GTK_WIDGET (theatre)), !=, begun);
  comstock_theatre_press (theatre);
  g_assert_true (comstock_theatre_get_act (theatre) != act);
  stage_set_animations (FALSE);
  session_close_window (window);
}

/* What his buildings have brought him so far in the last event of it; 0: nothing. */
static int
find_income_vp (ComstockGame *game)
{
  g_autoptr (GArray) events = comstock_game_dup_events (game, 0, comstock_game_get_cursor (game));
  int vp = 0;

  for (guint i = 0; i < events->len; i++)
    {
      const CsEvent *event = &g_array_index (events, CsEvent, i);

      if (event->type == BOARD_EVENT_VP && event->args[2] == BOARD_FROM_INCOME)
        vp = event->args[0];
    }
  return vp;
}

/* Standish is shown VP where others are shown dollars. */
static void
test_payday_of_standish (void)
{
  ComstockWindow *window = open_window_of ("person,standish:urban", 3);
  ComstockGame *game = session_get_shown_game (window);
  ComstockTheatre *theatre = comstock_table_get_theatre (ui_probe_find (window, COMSTOCK_TYPE_TABLE));
  CsRng rng;

  stage_set_animations (TRUE);
  cs_rng_init (&rng, SEED);
  while (!COMSTOCK_IS_BOARD_PAYDAY (comstock_theatre_get_act (theatre)))
    if (comstock_theatre_get_act (theatre) != NULL)
      comstock_theatre_press (theatre);
    else
      comstock_game_play (game, BOARD_SOLIST, board_player_move (comstock_game_get_state (game), BOARD_SOLIST, &rng),
                          NULL);
  comstock_theatre_press (theatre);
  shown_vp = 0;
  hash_picture (GTK_WIDGET (theatre));
  g_assert_cmpint (shown_vp, >, 0);
  g_assert_cmpint (shown_vp, ==, find_income_vp (game));
  stage_set_animations (FALSE);
  session_close_window (window);
}

static gboolean
has_button (gpointer    root,
            const char *label)
{
  return root != NULL && ui_probe_find_button (root, label) != NULL;
}

/* The end of a game that is opened stands there, its seats in the order of their places; it can be left and brought
 * back, and leads to another game of the same seats. */
static void
test_finale (void)
{
  ComstockWindow *window = open_window (BOARD_ROUNDS + 1);
  ComstockGame *game = session_get_shown_game (window);
  ComstockCount *finale = ui_probe_find (window, COMSTOCK_TYPE_COUNT);
  GtkWidget *lane;

  g_assert_true (comstock_count_rests (finale));
  lane = ui_probe_find (finale, COMSTOCK_TYPE_COUNT_LANE);
  for (guint place = 1; place <= 3; place++, lane = gtk_widget_get_next_sibling (lane))
    {
      g_autofree char *text = g_strdup_printf ("%u", place);

      g_assert_true (has_label (lane, text));
      g_assert_cmpint (gtk_widget_has_css_class (lane, "winner"), ==, place == 1);
    }
  g_assert_true (has_button (finale, "Look Back"));
  ui_hand_do ("key Escape");
  stage_settle ();
  g_assert_null (ui_probe_find (window, COMSTOCK_TYPE_COUNT));
  ui_probe_press (ui_probe_find_button (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS), "Result"));
  stage_settle ();
  finale = ui_probe_find (window, COMSTOCK_TYPE_COUNT);
  ui_probe_press (ui_probe_find_button (finale, "Play Again"));
  stage_settle ();
  g_assert_true (session_get_shown_game (window) != game);
  g_assert_cmpuint (comstock_game_get_n_seats (session_get_shown_game (window)), ==, 3);
  session_close_window (window);
}

static gboolean
is_whole (GtkWidget *lane)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (lane, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (lane, scroller, &bounds));
  return bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scroller);
}

static void
assert_stories (int      width,
                int      height,
                gboolean told)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  ComstockWindow *window;

  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  window = open_window_of ("person,person,person,person,person,person", BOARD_ROUNDS + 1);
  for (GtkWidget *lane = ui_probe_find (window, COMSTOCK_TYPE_COUNT_LANE); lane != NULL;
       lane = gtk_widget_get_next_sibling (lane))
    {
      g_assert_true ((ui_probe_find (lane, GTK_TYPE_FLOW_BOX) != NULL) == told);
      /* Whole: all six, without scrolling. */
      g_assert_true (!told || is_whole (lane));
    }
  session_close_window (window);
  g_settings_reset (settings, "window-width");
  g_settings_reset (settings, "window-height");
}

/* Of six each tells its story once all are counted, but on a phone, where the first story would leave no lane beside
 * its own in sight. */
static void
test_finale_of_six (void)
{
  assert_stories (1280, 800, TRUE);
  assert_stories (360, 640, FALSE);
}

/* What is explained then is pointed at in what is seen, not on the table behind it. */
static void
test_explained (void)
{
  ComstockWindow *window = open_window (BOARD_ROUNDS + 1);
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  GtkWidget *object = COMSTOCK_TABLE_GET_CLASS (table)->find_object (table, COMSTOCK_BOARD_GUIDE_ANSWERS, 0, &area);

  g_assert_true (COMSTOCK_IS_COUNT_LANE (object));
  g_assert_true (gtk_widget_has_css_class (object, "winner"));
  session_close_window (window);
}

/* Over the end no map is seen but that of the sheet; the buttons stay below the pane. */
static void
test_finale_sheet (void)
{
  ComstockWindow *window = open_window (BOARD_ROUNDS + 1);
  GtkWidget *score;
  GtkWidget *buttons = ui_probe_find (window, COMSTOCK_TYPE_FINALE_BUTTONS);
  graphene_rect_t pane, foot;

  ui_probe_press (ui_probe_find_button (buttons, "Score Sheet"));
  stage_settle ();
  score = ui_probe_find (window, COMSTOCK_TYPE_SCORE_PANE);
  g_assert_null (ui_probe_find (score, COMSTOCK_TYPE_CANVAS));
  comstock_score_grid_choose (ui_probe_find (score, COMSTOCK_TYPE_SCORE_GRID), 0, COMSTOCK_BOARD_ROW_CONTENTS);
  stage_settle ();
  g_assert_nonnull (ui_probe_find (score, COMSTOCK_TYPE_CANVAS));
  g_assert_true (gtk_widget_compute_bounds (score, GTK_WIDGET (window), &pane));
  g_assert_true (gtk_widget_compute_bounds (buttons, GTK_WIDGET (window), &foot));
  g_assert_false (graphene_rect_intersection (&pane, &foot, NULL));
  session_close_window (window);
}

/* The sum of the rises that the labels below @widget tell: "Round 2: +9". */
static int
sum_rises (GtkWidget *widget)
{
  const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_label (GTK_LABEL (widget)) : "";
  const char *rise = strstr (text, ": ");
  int sum = 0;

  if (rise != NULL)
    sum = (g_str_has_prefix (rise, ": +") ? 1 : -1) * atoi (rise + strcspn (rise, "0123456789"));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sum += sum_rises (child);
  return sum;
}

static guint
count_pictures (GtkWidget *widget)
{
  guint n = COMSTOCK_IS_PICTURE (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_pictures (child);
  return n;
}

/* The rounds of each seat add up to its points, and to what it has on the map. */
static void
test_story (void)
{
  ComstockWindow *window = open_window (G_MAXUINT);
  ComstockGame *game = comstock_table_get_game (ui_probe_find (window, COMSTOCK_TYPE_TABLE));
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (game);
  const BoardState *state = comstock_game_get_state (game);

  for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
    {
      GtkWidget *story = g_object_ref_sink (comstock_board_story_new (game, seat));
      guint n = 0;

      for (BoardContent content = 0; content < BOARD_CONTENTS; content++)
        n += board_count (state->contents[content] & state->seats[seat].owned);
      g_assert_cmpint (sum_rises (story), ==, comstock_sheet_get_total (sheet, seat));
      g_assert_cmpuint (n, >, 0);
      g_assert_cmpuint (count_pictures (story), ==, n);
      g_object_unref (story);
    }
  session_close_window (window);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/board-score/light", test_light);
  g_test_add_func ("/board-score/keys", test_keys);
  g_test_add_func ("/board-score/parts", test_parts);
  g_test_add_func ("/board-score/told-parts", test_told_parts);
  g_test_add_func ("/board-score/rounds", test_rounds);
  g_test_add_func ("/board-score/money", test_money);
  g_test_add_func ("/board-score/expected", test_expected);
  g_test_add_func ("/board-score/log", test_log);
  g_test_add_func ("/board-score/standish-log", test_standish_log);
  g_test_add_func ("/board-score/owner", test_owner);
  g_test_add_func ("/board-score/duel", test_duel);
  g_test_add_func ("/board-score/payday", test_payday);
  g_test_add_func ("/board-score/payday-of-standish", test_payday_of_standish);
  g_test_add_func ("/board-score/finale", test_finale);
  g_test_add_func ("/board-score/explained", test_explained);
  g_test_add_func ("/board-score/finale-sheet", test_finale_sheet);
  g_test_add_func ("/board-score/story", test_story);
  g_test_add_func ("/board-score/finale-of-six", test_finale_of_six);
  return g_test_run ();
}
