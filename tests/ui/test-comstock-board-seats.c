/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the plates of the seats tell: who acts next, who has passed, who is which character. */

#include "board-deal.h"
#include "board-hand.h"
#include "model/board/comstock-board-names.h"
#include "ui-probe.h"
#include "ui/board/comstock-board-art.h"
#include "ui/board/seats/comstock-board-posse.h"
#include "ui/board/seats/comstock-board-seat-plate.h"
#include "ui/table/comstock-goods.h"
#include "ui/table/comstock-seats.h"
#include "ui/kit/comstock-picture.h"
#include "widget-stage.h"

#define SEED 7
#define WIDTH 340
#define NARROW 300
#define HEIGHT 400

static const BoardState *
get_state (ComstockGame *game)
{
  return comstock_game_get_state (game);
}

/* Plays the first legal move each time. */
static void
play_to (ComstockGame *game,
         BoardStep     step)
{
  while (get_state (game)->step != step)
    {
      g_autoptr (GArray) legal = comstock_game_dup_legal (game, board_deal_get_actor (game));

      g_assert_true (comstock_game_play (game, board_deal_get_actor (game), g_array_index (legal, CsMove, 0), NULL));
    }
}

/* Returns whoever did. */
static guint
pass (ComstockGame       *game,
      ComstockSeats *seats)
{
  const guint actor = board_deal_get_actor (game);

  g_assert_true (comstock_game_play (game, actor, board_move (BOARD_MOVE_PASS, 0), NULL));
  comstock_seats_update (seats);
  return actor;
}

static GtkWidget *
find_turn (ComstockSeats *seats,
           guint               seat)
{
  return ui_probe_find_styled (comstock_seats_get_plate (seats, seat), "nth");
}

/* In a figure, in words, and by a flag, which no other number has. */
static void
assert_turn (ComstockSeats *seats,
             guint               seat,
             const char         *figure,
             const char         *words,
             gboolean            flag)
{
  GtkWidget *turn = find_turn (seats, seat);

  g_assert_nonnull (turn);
  g_assert_cmpstr (gtk_label_get_label (ui_probe_find (turn, GTK_TYPE_LABEL)), ==, figure);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (turn), ==, words);
  g_assert_nonnull (strstr (board_hand_read_details (comstock_seats_get_plate (seats, seat)), words));
  g_assert_cmpint (ui_probe_find (turn, COMSTOCK_TYPE_PICTURE) != NULL, ==, flag);
}

/* Who has passed tells its place, in each shape, and keeps it when all have. */
static void
test_turns (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person,person", 0, SEED);
  ComstockSeats *seats = COMSTOCK_SEATS (comstock_seats_new (game, comstock_board_seat_fill_plate));
  GtkWindow *window = stage_show (GTK_WIDGET (seats), WIDTH, HEIGHT);
  guint first;

  assert_turn (seats, get_state (game)->passes[1], "2", "Place in the pass order: 2", TRUE);
  play_to (game, BOARD_STEP_COWBOY);
  comstock_seats_update (seats);
  assert_turn (seats, board_deal_get_actor (game), "1", "Place in the turn order: 1", FALSE);
  assert_turn (seats, get_state (game)->order[2], "3", "Place in the turn order: 3", FALSE);
  first = pass (game, seats);
  for (ComstockSeatsShape shape = COMSTOCK_SEATS_COLUMN; shape <= COMSTOCK_SEATS_BRIEF; shape++)
    {
      comstock_seats_set_shape (seats, shape, WIDTH);
      assert_turn (seats, first, "1", "Has passed; place in the pass order: 1", TRUE);
      assert_turn (seats, board_deal_get_actor (game), "2", "Place in the turn order: 2", FALSE);
    }
  pass (game, seats);
  pass (game, seats);
  assert_turn (seats, first, "1", "Place in the pass order: 1", TRUE);
  stage_close (window);
}

/* Nobody passes before or after Standish, who counts no money: what his buildings will earn are VP. */
static void
test_standish (void)
{
  g_auto (ComstockPlate) plate = { 0 };
  g_autoptr (ComstockGame) game = board_deal ("person,standish:rancher", 0, SEED);
  ComstockSeats *seats = COMSTOCK_SEATS (comstock_seats_new (game, comstock_board_seat_fill_plate));
  GtkWindow *window = stage_show (GTK_WIDGET (seats), WIDTH, HEIGHT);

  g_assert_null (find_turn (seats, 0));
  g_assert_null (find_turn (seats, 1));
  comstock_board_seat_fill_plate (game, BOARD_STANDISH, &plate);
  g_assert_null (plate.wealth);
  g_assert_cmpstr (plate.gain, ==, "+0 VP");
  stage_close (window);
}

static gboolean
shows (GtkWidget  *widget,
       const char *text)
{
  gboolean shown = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
                   g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !shown;
       child = gtk_widget_get_next_sibling (child))
    shown = shows (child, text);
  return shown;
}

/* What rivals own stands there without a press: in a line of its own, behind their figures, below those, or in a narrow
 * place below the sign; and what it brings beside the order where no line says so. */
static void
test_assets (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person,person", 0, SEED);
  ComstockSeats *seats = COMSTOCK_SEATS (comstock_seats_new (game, comstock_board_seat_fill_plate));
  GtkWindow *window = stage_show (GTK_WIDGET (seats), WIDTH, HEIGHT);
  GtkWidget *low = comstock_board_posse_new (game, 1, TRUE);
  g_autofree char *wanted = NULL;
  GtkWidget *goods;
  int height = 0;

  comstock_seats_add_low_picture (seats, 1, low);
  play_to (game, BOARD_STEP_COWBOY);
  comstock_seats_update (seats);
  comstock_seats_set_shape (seats, COMSTOCK_SEATS_COLUMN, WIDTH);
  wanted = g_strdup_printf ("Income $0 · Parcels %u of 12", board_count (get_state (game)->seats[1].owned));
  goods = ui_probe_find (comstock_seats_get_plate (seats, 1), COMSTOCK_TYPE_GOODS);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_prev_sibling (goods))), ==, wanted);
  g_assert_true (gtk_widget_get_mapped (goods));
  g_assert_false (gtk_widget_get_visible (low));
  for (ComstockSeatsShape shape = COMSTOCK_SEATS_LOW_COLUMN; shape <= COMSTOCK_SEATS_HIGH_ROW; shape++)
    {
      const gboolean told = shape != COMSTOCK_SEATS_ROW;

      comstock_seats_set_shape (seats, shape, WIDTH);
      stage_settle ();
      height = shape == COMSTOCK_SEATS_LOW_COLUMN ? gtk_widget_get_height (low) : height;
      g_assert_cmpint (gtk_widget_get_mapped (low), ==, told);
      g_assert_cmpint (gtk_widget_get_mapped (goods), ==, told);
      g_assert_cmpint (shows (comstock_seats_get_plate (seats, 1), "+$0"), ==, told);
    }
  g_assert_cmpint (gtk_widget_get_height (low), >, height);
  comstock_seats_set_shape (seats, COMSTOCK_SEATS_BRIEF, WIDTH);
  g_assert_false (gtk_widget_get_mapped (goods));
  g_assert_true (gtk_widget_get_mapped (ui_probe_find (comstock_seats_get_plate (seats, 1), COMSTOCK_TYPE_GOODS)));
  g_assert_true (shows (comstock_seats_get_plate (seats, 1), "+$0"));
  stage_close (window);
}

/* Buildings that wait stand faint behind those that are built. */
static void
test_waiting (void)
{
  g_auto (ComstockPlate) plate = { 0 };
  g_autoptr (ComstockGame) game = NULL;
  guint building = 0;

  for (guint64 seed = 1; building == 0; seed++)
    {
      CsRng rng;

      g_clear_object (&game);
      game = board_deal ("person,rival:easy", 0, seed);
      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (game) && building == 0)
        {
          board_deal_play_move (game, &rng);
          for (guint i = 0; i < BOARD_BUILDINGS; i++)
            if (get_state (game)->seats[1].waiting[i] > 0)
              building = BOARD_FIRST_BUILDING + i;
        }
    }
  comstock_board_seat_fill_plate (game, 1, &plate);
  g_assert_cmpuint (plate.n_faint, ==, 1);
  g_assert_cmpstr (plate.goods[plate.n_goods - 1], ==, comstock_board_art_content ((BoardContent) building));
}

/* What a seat tells can be opened where nothing in the window has the focus. */
static void
test_details_without_focus (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person,person", 0, SEED);
  ComstockSeats *seats = COMSTOCK_SEATS (comstock_seats_new (game, comstock_board_seat_fill_plate));
  GtkWindow *window = stage_show (GTK_WIDGET (seats), WIDTH, HEIGHT);
  GtkMenuButton *plate = GTK_MENU_BUTTON (comstock_seats_get_plate (seats, 0));

  stage_settle ();
  gtk_window_set_focus (window, NULL);
  gtk_menu_button_popup (plate);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (gtk_menu_button_get_popover (plate))));
  gtk_menu_button_popdown (plate);
  stage_close (window);
}

static void
assert_hand (ComstockGame     *game,
             const BoardState *seen,
             guint             seat,
             const char       *line)
{
  g_autofree char *details = comstock_board_seat_dup_details (game, seen, seat);
  g_auto (GStrv) lines = g_strsplit (details, "\n", -1);

  g_assert_true (g_strv_contains ((const char *const *) lines, line));
}

static char *
dup_sum (const BoardSeat *seat)
{
  guint n = 0, sum = 0;

  for (guint value = 0; value < BOARD_TILE_VALUES; value++)
    {
      n += seat->hand[value];
      sum += value * seat->hand[value];
    }
  return g_strdup_printf ("Duel tiles: %u, sum %u", n, sum);
}

/* Of two persons at one screen neither sees a hand: the other looks on.  The sum is told of dealt tiles alone, not of
 * those that were drawn. */
static void
test_hands (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person,rival", BOARD_MIGHT_IS_RIGHT, SEED);
  const BoardState *state = get_state (game);
  BoardState drawn = *state;

  for (guint seat = 0; seat < state->n_seats; seat++)
    drawn.seats[seat].dealt_hand = FALSE;
  for (int viewer = -1; viewer < 2; viewer++)
    {
      comstock_game_set_viewer (game, viewer);
      for (guint seat = 0; seat < state->n_seats; seat++)
        {
          g_autofree char *dealt = dup_sum (&state->seats[seat]);

          assert_hand (game, comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game)), seat, dealt);
          assert_hand (game, &drawn, seat, "Duel tiles: 6");
        }
    }
}

/* The portrait, which is named when one points at it. */
static GtkWidget *
find_portrait (GtkWidget  *widget,
               const char *name)
{
  GtkWidget *found = NULL;

  if (COMSTOCK_IS_PICTURE (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), name) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_portrait (child, name);
  return found;
}

static int
get_height (GtkWidget *widget)
{
  stage_settle ();
  return gtk_widget_get_height (widget);
}

/* A portrait spans both lines where there is room, and makes no plate higher. */
static void
test_portrait (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person,person", 0, SEED);
  ComstockSeats *seats = COMSTOCK_SEATS (comstock_seats_new (game, comstock_board_seat_fill_plate));
  GtkWindow *window = stage_show (GTK_WIDGET (seats), WIDTH, HEIGHT);
  GtkWidget *plate = comstock_seats_get_plate (seats, 0);
  GtkWidget *portrait;
  int small, height;

  play_to (game, BOARD_STEP_COWBOY);
  comstock_seats_update (seats);
  portrait = find_portrait (plate, comstock_board_role_get_name (get_state (game)->seats[0].role));
  comstock_seats_set_shape (seats, COMSTOCK_SEATS_COLUMN, NARROW);
  small = get_height (portrait);
  height = get_height (plate);
  comstock_seats_set_shape (seats, COMSTOCK_SEATS_COLUMN, WIDTH);
  g_assert_cmpint (get_height (portrait), >, small);
  g_assert_cmpint (get_height (plate), ==, height);
  stage_close (window);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/board-seats/turns", test_turns);
  g_test_add_func ("/board-seats/standish", test_standish);
  g_test_add_func ("/board-seats/assets", test_assets);
  g_test_add_func ("/board-seats/waiting", test_waiting);
  g_test_add_func ("/board-seats/details-without-focus", test_details_without_focus);
  g_test_add_func ("/board-seats/hands", test_hands);
  g_test_add_func ("/board-seats/portrait", test_portrait);
  return g_test_run ();
}
