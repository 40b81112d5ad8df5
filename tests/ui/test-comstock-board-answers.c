/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers that a person gives with a button or the slider: about others' houses, and amounts. */

#include "board-deal.h"
#include "session.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/board/table/comstock-board-amount.h"
#include "ui/board/table/comstock-board-answers.h"
#include "ui/board/table/comstock-board-table.h"
#include "widget-stage.h"

#define SEED 7
#define SLIDER 5                /* from so many amounts on there is a slider */

/* A window with @game, where a person is asked. */
static ComstockWindow *
open_window (ComstockGame *game)
{
  ComstockWindow *window = session_open_game (game);

  ui_probe_wait (session_is_asked, window);
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

/* A game of persons that has come to what @is_there looks for. */
static ComstockGame *
deal_to (gboolean (*is_there) (ComstockGame *game))
{
  for (guint64 seed = 0;; seed++)
    {
      ComstockGame *game = board_deal ("person,person,person,person", 0, SEED);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (game) && !is_there (game))
        play_any_move (game, &rng);
      if (!comstock_game_is_over (game))
        return game;
      g_object_unref (game);
    }
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
                               "Ask me about others’ houses again"));
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

int
main (int    argc,
      char **argv)
{
  session_init (&argc, &argv);
  g_test_add_func ("/board-answers/consent", test_consent);
  g_test_add_func ("/board-answers/consent-taken-back", test_consent_taken_back);
  g_test_add_func ("/board-answers/amount-of-vp", test_amount_of_vp);
  g_test_add_func ("/board-answers/amount-of-money", test_amount_of_money);
  return g_test_run ();
}
