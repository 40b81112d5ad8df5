/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The solo game by keys alone: where the focus goes, that each question can be answered, what is told of Standish. */

#include "board-deal.h"
#include "board-hand.h"
#include "model/board/comstock-board-standish.h"
#include "session.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/table/comstock-count.h"
#include "ui/table/comstock-seats.h"
#include "ui/board/table/comstock-board-amount.h"
#include "ui/board/table/comstock-board-answers.h"
#include "ui/board/table/comstock-board-table.h"
#include "ui/table/comstock-callout.h"
#include "ui/table/comstock-stage.h"
#include "ui/table/comstock-table.h"
#include "widget-stage.h"

#define SEED 3
#define MANY_AMOUNTS 8
#define STOPS 12                /* more than there are to go round */

typedef gboolean (*Until) (ComstockGame *game);

static gboolean
never (ComstockGame *game)
{
  return FALSE;
}

static gboolean
is_second_round (ComstockGame *game)
{
  return ((const BoardState *) comstock_game_get_state (game))->round == 2;
}

static gboolean
has_drawn (ComstockGame *game)
{
  return ((const BoardState *) comstock_game_get_state (game))->drawn != 0;
}

static gboolean
asks_for_cowboy (ComstockGame *game)
{
  return ((const BoardState *) comstock_game_get_state (game))->step == BOARD_STEP_COWBOY;
}

static gboolean
asks_for_amount (ComstockGame *game)
{
  g_autoptr (GArray) moves = comstock_game_dup_legal (game, BOARD_SOLIST);
  guint n = 0;

  for (guint i = 0; i < moves->len; i++)
    n += board_move_type (g_array_index (moves, CsMove, i)) == BOARD_MOVE_AMOUNT;
  return n >= MANY_AMOUNTS;
}

static ComstockGame *
play (guint64 seed,
      Until   until)
{
  ComstockGame *game = board_deal ("person,standish:rancher", 0, seed);
  CsRng rng;

  cs_rng_init (&rng, seed);
  while (!comstock_game_is_over (game) && !until (game))
    board_deal_play_move (game, &rng);
  return game;
}

static gboolean
has_focus (ComstockWindow *window,
           gpointer        part)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && part != NULL && (focus == part || gtk_widget_is_ancestor (focus, part));
}

/* What only scrolls takes no focus, and the seats do. */
static void
go_round (ComstockWindow *window,
          const char     *key)
{
  gboolean at_seats = FALSE;

  for (guint i = 0; i < STOPS; i++)
    {
      ui_hand_do (key);
      g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));
      g_assert_false (GTK_IS_SCROLLED_WINDOW (gtk_window_get_focus (GTK_WINDOW (window))));
      at_seats |= has_focus (window, ui_probe_find (window, COMSTOCK_TYPE_SEATS));
    }
  g_assert_true (at_seats);
}

static void
test_parts (void)
{
  g_autoptr (ComstockGame) game = play (SEED, is_second_round);
  ComstockWindow *window = session_open_game (game);

  g_assert_true (has_focus (window, ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS)));
  go_round (window, "key F6");
  go_round (window, "key Tab");
  session_close_window (window);
}

/* Escape closes a pane from where it is not, too. */
static void
test_pane (void)
{
  g_autoptr (ComstockGame) game = play (SEED, is_second_round);
  ComstockWindow *window = session_open_game (game);
  ComstockPanes *panes = comstock_table_get_panes (ui_probe_find (window, COMSTOCK_TYPE_TABLE));

  gtk_widget_activate_action (GTK_WIDGET (window), "table.log", NULL);
  stage_settle ();
  comstock_board_answers_focus (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS));
  ui_hand_do ("key Escape");
  g_assert_null (comstock_panes_get_shown (panes));
  g_assert_true (has_focus (window, ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS)));
  session_close_window (window);
}

/* The table's keys work in the title bar too, where the line that asks stands. */
static void
test_title_bar (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,standish:rancher", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  ComstockPanes *panes = comstock_table_get_panes (ui_probe_find (window, COMSTOCK_TYPE_TABLE));

  gtk_widget_activate_action (GTK_WIDGET (window), "table.log", NULL);
  stage_settle ();
  gtk_widget_grab_focus (ui_probe_find (window, COMSTOCK_TYPE_STAGE));
  ui_hand_do ("key Escape");
  g_assert_null (comstock_panes_get_shown (panes));
  gtk_widget_grab_focus (ui_probe_find (window, COMSTOCK_TYPE_STAGE));
  ui_hand_do ("key n");
  g_assert_true (has_focus (window, ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP)));
  session_close_window (window);
}

/* A menu that a key opened gives the focus back. */
static void
test_menu (void)
{
  g_autoptr (ComstockGame) game = play (SEED, is_second_round);
  ComstockWindow *window = session_open_game (game);

  ui_hand_do ("key F10");
  g_assert_false (has_focus (window, ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS)));
  ui_hand_do ("key Escape");
  g_assert_true (has_focus (window, ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS)));
  session_close_window (window);
}

/* The board game has its own page on playing with a screen reader. */
static void
test_page (void)
{
  g_autoptr (ComstockGame) game = play (SEED, is_second_round);
  ComstockWindow *window = session_open_game (game);
  GtkWindow *page;
  GtkTextBuffer *buffer;
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.screen-reader", NULL);
  page = ui_probe_await_window (ADW_TYPE_WINDOW);
  buffer = gtk_text_view_get_buffer (ui_probe_find (page, GTK_TYPE_TEXT_VIEW));
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  g_assert_nonnull (strstr (text, "Jeb Standish"));
  gtk_window_close (page);
  stage_settle ();
  session_close_window (window);
}

static GtkWidget *
find_button_of (GtkWidget  *root,
                const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), action) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button_of (child, action);
  return found;
}

/* Whoever walks through the log stays in it, at the beginning, where buttons go out of use, and at the present. */
static void
test_log (void)
{
  g_autoptr (ComstockGame) game = play (SEED, is_second_round);
  ComstockWindow *window = session_open_game (game);
  GtkWidget *pane = comstock_panes_get_part (comstock_table_get_panes (ui_probe_find (window, COMSTOCK_TYPE_TABLE)));

  gtk_widget_activate_action (GTK_WIDGET (window), "table.log", NULL);
  stage_settle ();
  gtk_widget_grab_focus (find_button_of (pane, "replay.first"));
  ui_hand_do ("key Return");
  stage_settle ();
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, 0);
  g_assert_true (has_focus (window, pane));
  ui_hand_do ("key End");
  stage_settle ();
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, comstock_game_get_length (game));
  g_assert_true (has_focus (window, pane));
  session_close_window (window);
}

static GtkWidget *
find_amount (ComstockWindow *window,
             GType           type)
{
  return ui_probe_find (ui_probe_find (window, COMSTOCK_TYPE_BOARD_AMOUNT), type);
}

static const char *
read_amount (ComstockWindow *window)
{
  return gtk_button_get_label (GTK_BUTTON (find_amount (window, GTK_TYPE_BUTTON)));
}

/* The first number of @text. */
static guint64
read_number (const char *text)
{
  return g_ascii_strtoull (text + strcspn (text, "0123456789"), NULL, 10);
}

/* The callout tells "1 of 3 – 12", and what there is to say of it. */
static gboolean
is_slider_hinted (gpointer window)
{
  GtkWidget *callout = ui_probe_find (window, COMSTOCK_TYPE_CALLOUT);
  const char *hint = callout != NULL ? gtk_label_get_label (ui_probe_find (callout, GTK_TYPE_LABEL)) : NULL;

  return hint != NULL && read_number (strstr (hint, "–")) == read_number (read_amount (window));
}

/* A hint puts the slider where it would be; Enter on the slider gives the amount: the arrow keys are its own. */
static void
test_amount (void)
{
  g_autoptr (ComstockGame) game = play (SEED, asks_for_amount);
  ComstockWindow *window = session_open_game (game);
  const guint cursor = comstock_game_get_cursor (game);

  g_assert_false (comstock_game_is_over (game));
  g_assert_true (has_focus (window, ui_probe_find (window, COMSTOCK_TYPE_BOARD_AMOUNT)));
  ui_hand_do ("key Home h");
  ui_probe_wait (is_slider_hinted, window);
  ui_hand_do ("key Left Return");
  g_assert_cmpuint (comstock_game_get_cursor (game), >, cursor);
  session_close_window (window);
}

/* A sheet is filled in without a way back to the slider, which says what each figure costs; others who fill in theirs
 * meanwhile do not disturb it. */
static void
test_sheet (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person", BOARD_NEW_BEGINNING, SEED);
  ComstockWindow *window = session_open_game (game);

  ui_probe_press (ui_probe_find (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE), GTK_TYPE_BUTTON));
  stage_settle ();
  ui_hand_do ("key Right");
  g_assert_true (comstock_game_play (game, 1, board_move (BOARD_MOVE_AMOUNT, 3), NULL));
  stage_settle ();
  g_assert_true (has_focus (window, find_amount (window, GTK_TYPE_SCALE)));
  g_assert_cmpstr (read_amount (window), ==, "2 · 8 points, 34 left");
  ui_hand_do ("key Return");
  stage_settle ();
  g_assert_true (has_focus (window, find_amount (window, GTK_TYPE_SCALE)));
  g_assert_cmpstr (read_amount (window), ==, "0 · 0 points, 34 left");
  session_close_window (window);
}

static guint
count_cowboys (ComstockGame *game)
{
  return ((const BoardState *) comstock_game_get_state (game))->seats[BOARD_SOLIST].personal;
}

/* To pass for the whole round is no slip of Enter, wherever the focus came from, and Home leads there. */
static void
test_passing (void)
{
  g_autoptr (ComstockGame) game = play (SEED, asks_for_cowboy);
  ComstockWindow *window = session_open_game (game);
  ComstockBoardAnswers *answers = ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS);
  const guint cowboys = count_cowboys (game);

  ui_hand_do ("key F6");
  g_assert_false (has_focus (window, answers));
  ui_hand_do ("key shift+F6");
  g_assert_true (has_focus (window, answers));
  g_assert_false (has_focus (window, comstock_board_answers_find (answers, board_move (BOARD_MOVE_PASS, 0))));
  ui_hand_do ("key Home");
  g_assert_true (has_focus (window, comstock_board_answers_find (answers, board_move (BOARD_MOVE_PASS, 0))));
  ui_hand_do ("key slash");
  g_assert_true (has_focus (window, answers));
  ui_hand_do ("key Return");
  g_assert_cmpuint (count_cowboys (game), ==, cowboys);
  ui_hand_do ("key Down");
  ui_hand_do ("key Return");
  g_assert_cmpuint (count_cowboys (game), ==, cowboys - 1);
  session_close_window (window);
}

/* Might Is Right: the own tiles are told, of a rival's their sum. */
static void
test_hands (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", BOARD_MIGHT_IS_RIGHT, SEED);
  ComstockWindow *window = session_open_game (game);
  ComstockSeats *seats = ui_probe_find (window, COMSTOCK_TYPE_SEATS);

  g_assert_nonnull (strstr (board_hand_read_details (comstock_seats_get_plate (seats, 0)), "tiles: 0, 1, 2, 3, 4, 5"));
  g_assert_nonnull (strstr (board_hand_read_details (comstock_seats_get_plate (seats, 1)), "tiles: 6, sum 15"));
  session_close_window (window);
}

/* What lies open of Standish at a real table is told at his seat; what means nothing to him is not. */
static void
test_standish (void)
{
  g_autoptr (ComstockGame) game = play (SEED, has_drawn);
  ComstockWindow *window = session_open_game (game);
  const BoardState *state = comstock_game_get_state (game);
  const guint card = state->standish.cards[g_bit_nth_lsf (state->drawn, -1)];
  const char *letter = comstock_board_letter_get_id ((BoardLetter) (card / 16));
  g_autofree char *drawn = g_strdup_printf ("power: %s\u00a0%u", letter, card % 16);
  GtkWidget *plate = comstock_seats_get_plate (ui_probe_find (window, COMSTOCK_TYPE_SEATS), BOARD_STANDISH);
  const char *details = board_hand_read_details (plate);

  g_assert_nonnull (strstr (details, drawn));
  g_assert_nonnull (strstr (details, "Still in his deck: "));
  g_assert_nonnull (strstr (details, "the best first: Ranch, Drugstore, "));
  g_assert_nonnull (strstr (details, "one, two or all of: Ranch, Drugstore, Blacksmith"));
  g_assert_null (strstr (details, "Roads"));
  g_assert_null (strstr (details, "order"));
  session_close_window (window);
}

/* One move before the end of the game of this length. */
static guint length;

static gboolean
is_nearly_over (ComstockGame *game)
{
  return comstock_game_get_length (game) == length - 1;
}

/* The end takes the focus from the line for typed moves as well. */
static void
test_typed_end (void)
{
  g_autoptr (ComstockGame) whole = play (SEED, never);
  g_autoptr (ComstockGame) game = NULL;
  ComstockWindow *window;

  length = comstock_game_get_length (whole);
  game = play (SEED, is_nearly_over);
  window = session_open_game (game);
  ui_hand_do ("key m");
  ui_hand_do ("key Tab Return");
  stage_settle ();
  g_assert_true (comstock_game_is_over (game));
  g_assert_true (has_focus (window, ui_probe_find (window, COMSTOCK_TYPE_COUNT)));
  session_close_window (window);
}

/* The end takes the focus, and undo gives it back to what is asked. */
static void
test_end (void)
{
  g_autoptr (ComstockGame) game = play (SEED, never);
  ComstockWindow *window;

  comstock_game_go_to (game, comstock_game_get_length (game) - 1);
  window = session_open_game (game);
  gtk_widget_grab_focus (GTK_WIDGET (ui_probe_find_button (window, "Back to the Present")));
  ui_hand_do ("key Return");
  stage_settle ();
  g_assert_true (has_focus (window, ui_probe_find (window, COMSTOCK_TYPE_COUNT)));
  ui_hand_do ("key ctrl+z");
  stage_settle ();
  g_assert_true (has_focus (window, ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS)));
  session_close_window (window);
}

int
main (int    argc,
      char **argv)
{
  session_init (&argc, &argv);
  g_test_add_func ("/board-keys/parts", test_parts);
  g_test_add_func ("/board-keys/pane", test_pane);
  g_test_add_func ("/board-keys/title-bar", test_title_bar);
  g_test_add_func ("/board-keys/menu", test_menu);
  g_test_add_func ("/board-keys/page", test_page);
  g_test_add_func ("/board-keys/log", test_log);
  g_test_add_func ("/board-keys/amount", test_amount);
  g_test_add_func ("/board-keys/sheet", test_sheet);
  g_test_add_func ("/board-keys/hands", test_hands);
  g_test_add_func ("/board-keys/passing", test_passing);
  g_test_add_func ("/board-keys/standish", test_standish);
  g_test_add_func ("/board-keys/end", test_end);
  g_test_add_func ("/board-keys/typed-end", test_typed_end);
  return g_test_run ();
}
