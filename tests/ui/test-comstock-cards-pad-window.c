/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad as people at a real table use it: a whole evening by its buttons, a whole city by its keys. */

#include "ui/cards/pad/comstock-cards-pad-window.h"

#include "ui/cards/pad/comstock-cards-pad-builder.h"
#include "ui/cards/pad/comstock-cards-pad-keeper.h"
#include "ui/cards/pad/comstock-cards-pad-keypad.h"
#include "ui/cards/pad/comstock-cards-pad-runner.h"
#include "ui/cards/pad/comstock-cards-pad-scores.h"
#include "ui/cards/pad/comstock-cards-pad-sheet.h"
#include "ui/table/comstock-score-grid.h"
#include "ui/shell/comstock-window.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "widget-stage.h"

#define MAX_PRESSES 150

typedef struct
{
  ComstockWindow *window;
  gpointer dialog;
  ComstockCardsPadKeeper *keeper;
} Fixture;

static void
open_dialog (Fixture *fixture)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.score-pad", NULL));
  fixture->dialog = ui_probe_await_window (COMSTOCK_TYPE_CARDS_PAD_WINDOW);
  stage_settle ();
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->window = comstock_window_new (ui_probe_get_application ());
  gtk_window_present (GTK_WINDOW (fixture->window));
  stage_settle ();
  fixture->keeper = comstock_cards_pad_keeper_dup ();
  open_dialog (fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gpointer weak = fixture->dialog;

  g_object_add_weak_pointer (fixture->dialog, &weak);
  gtk_window_destroy (fixture->dialog);
  stage_settle ();
  g_assert_null (weak);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->keeper);
  stage_settle ();
}

static ComstockCardsPad *
get_pad (Fixture *fixture)
{
  return comstock_cards_pad_keeper_get_pad (fixture->keeper);
}

static const ComstockCardsPadState *
get_state (Fixture *fixture)
{
  return comstock_cards_pad_get_state (get_pad (fixture));
}

/* Two persons and two virtual players, as the page proposes. */
static void
begin (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->dialog, "pad.new", NULL);
  stage_settle ();
  ui_probe_press (ui_probe_find_button (fixture->dialog, "Begin"));
  g_assert_cmpuint (get_state (fixture)->n_seats, ==, 4);
  g_assert_false (comstock_cards_pad_can_undo (get_pad (fixture)));
}

static void
go_to_page (Fixture    *fixture,
            const char *page)
{
  adw_view_stack_set_visible_child_name (ui_probe_find (fixture->dialog, ADW_TYPE_VIEW_STACK), page);
  stage_settle ();
}

static void
press_appeal (Fixture *fixture,
              guint    appeal)
{
  g_autofree char *label = g_strdup_printf ("%u", appeal);

  ui_probe_press (ui_probe_find_button (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_KEYPAD), label));
}

static void
press_go (Fixture *fixture)
{
  GtkWidget *runner = ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_RUNNER);
  GtkWidget *go = gtk_widget_get_last_child (runner);

  g_assert_true (gtk_widget_is_sensitive (go));
  ui_probe_press (go);
}

/* The suit of one of the tied is enough. */
static void
break_tie (Fixture *fixture)
{
  const int next = comstock_cards_pad_state_get_next (get_state (fixture));
  ComstockCardsSeat *seat;

  if (!comstock_cards_pad_state_is_tied (get_state (fixture)))
    return;
  seat = g_list_model_get_item (comstock_cards_pad_get_seats (get_pad (fixture)), (guint) next);
  comstock_cards_pad_enter (get_pad (fixture), COMSTOCK_CARDS_PAD_SUIT, 0, (int) comstock_cards_seat_get_suit (seat),
                            0);
  g_object_unref (seat);
  stage_settle ();
}

static void
play_round (Fixture *fixture,
            guint    round)
{
  guint most = 0;

  for (guint i = 0; i < 5; i++)
    {
      const guint appeal = 1 + (round * 5 + i * 3) % 9;

      press_appeal (fixture, appeal);
      most = MAX (most, appeal);
    }
  press_go (fixture);
  g_assert_true (get_state (fixture)->open);
  break_tie (fixture);
  press_go (fixture);
  g_assert_cmpuint (get_state (fixture)->seats[2].n_taken + get_state (fixture)->seats[3].n_taken, ==, 2 * round + 1);
  g_assert_true (comstock_cards_pad_state_get_pick (get_state (fixture)) >= 0);
  press_go (fixture);
  g_assert_cmpint (comstock_cards_pad_state_get_next (get_state (fixture)), ==, -1);
}

static int
get_score (Fixture *fixture,
           guint    index)
{
  g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (comstock_cards_pad_get_seats (get_pad (fixture)), index);

  return comstock_cards_seat_get_score (seat);
}

static int
sum_taken (Fixture *fixture,
           guint    seat)
{
  int sum = 0;

  for (guint i = 0; i < get_state (fixture)->seats[seat].n_taken; i++)
    sum += get_state (fixture)->seats[seat].taken[i];
  return sum;
}

/* Tab comes from the bar above to the column before the button that goes on. */
static void
test_column_by_keys (Fixture      *fixture,
                     gconstpointer data)
{
  GtkWidget *runner = ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_RUNNER);

  begin (fixture);
  for (guint i = 1; i <= 5; i++)
    press_appeal (fixture, i);
  press_go (fixture);
  gtk_window_set_focus (fixture->dialog, NULL);
  g_assert_true (gtk_widget_child_focus (runner, GTK_DIR_TAB_FORWARD));
  gtk_test_accessible_assert_property (gtk_window_get_focus (fixture->dialog), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Appeal 1: a person takes it");
}

/* All rounds, then the cities, then the scores; what was kept is there when the dialog comes again. */
static void
test_evening (Fixture      *fixture,
              gconstpointer data)
{
  int total;

  begin (fixture);
  for (guint round = 0; round < COMSTOCK_CARDS_PAD_ROUNDS; round++)
    play_round (fixture, round);
  g_assert_false (gtk_widget_is_sensitive (
    gtk_widget_get_last_child (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_RUNNER))));
  for (guint seat = 2; seat < 4; seat++)
    g_assert_cmpint (get_score (fixture, seat), ==, sum_taken (fixture, seat));
  go_to_page (fixture, "cities");
  gtk_widget_grab_focus (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_SHEET));
  ui_hand_do ("key o h Home Down m i");
  g_assert_cmpint (get_score (fixture, 0), ==, 3 + 2);
  total = get_score (fixture, 2);
  go_to_page (fixture, "scores");
  g_assert_nonnull (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_SCORE_GRID));
  gtk_window_close (fixture->dialog);
  stage_settle ();
  open_dialog (fixture);
  g_assert_cmpint (get_score (fixture, 2), ==, total);
}

/* Presses of a person who writes a city of 64 parcels. */
static void
test_city_by_keys (Fixture      *fixture,
                   gconstpointer data)
{
  static const char parcels[] = "ehtmirbdksogcpyu";
  GString *keys = g_string_new ("key");
  guint presses = 0;
  CardsCity city;

  begin (fixture);
  go_to_page (fixture, "cities");
  gtk_widget_grab_focus (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_SHEET));
  for (guint y = 0; y < CARDS_LIMIT; y++)
    {
      for (guint x = 0; x < CARDS_LIMIT; x++, presses++)
        g_string_append_printf (keys, " %c", parcels[(y * CARDS_LIMIT + x) % 16]);
      g_string_append (keys, " Home Down");
      presses += 2;
    }
  g_assert_cmpuint (presses, <=, MAX_PRESSES);
  ui_hand_do (keys->str);
  g_string_free (keys, TRUE);
  comstock_cards_pad_state_get_city (get_state (fixture), 0, &city);
  g_assert_cmpuint (cards_board_count (city.occupied), ==, CARDS_LIMIT * CARDS_LIMIT);
  for (int i = 0; i < CARDS_PARCELS; i++)
    g_assert_cmpuint (cards_board_count (city.shown[i]), ==, 4);
  /* Backspace uncovers what was written last. */
  ui_hand_do ("key Up End BackSpace");
  g_assert_cmpint (get_state (fixture)->seats[0].parcels[7][7], ==, CARDS_NO_PARCEL);
  ui_hand_do ("key ctrl+z");
  g_assert_cmpint (get_state (fixture)->seats[0].parcels[7][7], ==, CARDS_OUTLAWS);
}

static void
set_keyboard (const char *layouts)
{
  const char *const command[] = { "setxkbmap", "-layout", layouts, NULL };
  int status = -1;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, NULL);
  g_assert_cmpint (status, ==, 0);
  stage_settle ();
}

/* On a Russian keyboard the letters are where they are on the American one beside it. */
static void
test_other_keyboard (Fixture      *fixture,
                     gconstpointer data)
{
  g_autofree char *program = g_find_program_in_path ("setxkbmap");

  if (program == NULL)
    {
      g_test_skip ("no setxkbmap");
      return;
    }
  begin (fixture);
  go_to_page (fixture, "cities");
  gtk_widget_grab_focus (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_SHEET));
  set_keyboard ("ru,us");
  ui_hand_do ("key Cyrillic_er Cyrillic_softsign");
  set_keyboard ("us");
  g_assert_cmpint (get_state (fixture)->seats[0].parcels[0][0], ==, CARDS_HOUSE);
  g_assert_cmpint (get_state (fixture)->seats[0].parcels[0][1], ==, CARDS_MOUNTAIN);
}

/* Four letters are a card, Enter lays it; what may not lie there is told on the page of scores. */
static void
test_cards (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *scores;

  begin (fixture);
  go_to_page (fixture, "cities");
  gtk_widget_grab_focus (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_SHEET));
  ui_hand_do ("key w h s m e Return");
  g_assert_cmpuint (get_state (fixture)->seats[0].n_laid, ==, 1);
  ui_hand_do ("key Right e e e e Return");
  g_assert_cmpuint (get_state (fixture)->seats[0].n_mislaid, ==, 1);
  go_to_page (fixture, "scores");
  scores = ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_SCORES);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (scores))), "Card 2"));
}

/* Characters and appeal values are a press each, and another one takes them back. */
static void
test_presses (Fixture      *fixture,
              gconstpointer data)
{
  gpointer builder;

  begin (fixture);
  go_to_page (fixture, "cities");
  builder = ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_BUILDER);
  comstock_cards_pad_builder_set_seat (builder, 3);
  stage_settle ();
  press_appeal (fixture, 8);
  press_appeal (fixture, 5);
  g_assert_cmpint (get_score (fixture, 3), ==, 13);
  g_assert_true (gtk_widget_activate_action (fixture->dialog, "pad.undo", NULL));
  g_assert_cmpint (get_score (fixture, 3), ==, 8);
  g_assert_true (gtk_widget_activate_action (fixture->dialog, "pad.redo", NULL));
  g_assert_cmpint (get_score (fixture, 3), ==, 13);
}

/* While a column is entered the keypad stands still, so that fast taps hit what they were meant for; without a column
 * there is nothing to reveal. */
static void
test_steady (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *runner, *keypad;
  graphene_rect_t before, after;

  begin (fixture);
  go_to_page (fixture, "round");
  runner = ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_RUNNER);
  keypad = ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_KEYPAD);
  g_assert_false (gtk_widget_is_sensitive (gtk_widget_get_last_child (runner)));
  g_assert_true (gtk_widget_compute_bounds (keypad, fixture->dialog, &before));
  for (guint appeal = 4; appeal <= 8; appeal++)
    {
      press_appeal (fixture, appeal);
      g_assert_true (gtk_widget_compute_bounds (keypad, fixture->dialog, &after));
      g_assert_true (graphene_rect_equal (&before, &after));
    }
  /* A slip is taken back as it was typed. */
  ui_hand_do ("key BackSpace 3");
  g_assert_cmpuint (get_state (fixture)->n_column, ==, 5);
  g_assert_cmpuint (get_state (fixture)->column[4].appeal, ==, 3);
  press_go (fixture);
}

/* --- what is read out --- */

static GString *told;

static void
hear (const char *sentence)
{
  if (told != NULL)
    g_string_append_printf (told, "%s ", sentence);
}

void __wrap_comstock_announce (GtkWidget *widget, const char *sentence);
void __wrap_comstock_announce_answer (GtkWidget *widget, const char *answer);
void __wrap_comstock_announce_question (GtkWidget *widget, const char *question);

void
__wrap_comstock_announce (GtkWidget  *widget,
                          const char *sentence)
{
  hear (sentence);
}

void
__wrap_comstock_announce_answer (GtkWidget  *widget,
                                 const char *answer)
{
  hear (answer);
}

void
__wrap_comstock_announce_question (GtkWidget  *widget,
                                   const char *question)
{
  hear (question);
}

/* All that was told since it was asked last has @part. */
static void
assert_told (const char *part)
{
  if (strstr (told->str, part) == NULL)
    g_error ("“%s” is not told in “%s”", part, told->str);
  g_string_truncate (told, 0);
}

/* A round: each step is told once, with what the button does next. */
static void
test_round_by_ear (Fixture      *fixture,
                   gconstpointer data)
{
  GtkWidget *runner;

  told = g_string_new (NULL);
  begin (fixture);
  runner = ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_RUNNER);
  go_to_page (fixture, "round");
  assert_told ("round 1 of 9. Enter the appeal");
  for (guint appeal = 1; appeal <= 5; appeal++)
    press_appeal (fixture, appeal);
  assert_told ("Card 5: 5");
  press_go (fixture);
  break_tie (fixture);
  assert_told ("Column: 1, 2, 3, 4, 5.");
  ui_probe_press (ui_probe_find_button (runner, "1"));
  assert_told ("Appeal 1, taken");
  press_go (fixture);
  g_assert_null (strstr (told->str, "Era I"));
  assert_told (" Takes the 5. Column: 2, 3, 4. ");
  press_go (fixture);
  g_assert_null (strstr (told->str, "Column:"));
  assert_told ("the next column");
  g_string_free (g_steal_pointer (&told), TRUE);
}

static GtkWidget *
find_toggle (GtkWidget  *root,
             const char *tip)
{
  GtkWidget *found = GTK_IS_TOGGLE_BUTTON (root) && g_strcmp0 (gtk_widget_get_tooltip_text (root), tip) == 0 ? root
                                                                                                        : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_toggle (child, tip);
  return found;
}

static void
assert_checked (GtkWidget            *button,
                GtkAccessibleTristate checked)
{
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_CHECKED, checked);
}

/* The cities: players with what they have, cards parcel by parcel, buttons with their state; and what is wrong. */
static void
test_cities_by_ear (Fixture      *fixture,
                    gconstpointer data)
{
  GtkWidget *builder, *lawyer, *boot;

  begin (fixture);
  told = g_string_new (NULL);
  go_to_page (fixture, "cities");
  builder = ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_BUILDER);
  assert_told ("Hat · 0 points");
  gtk_widget_grab_focus (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_CARDS_PAD_SHEET));
  ui_hand_do ("key w");
  assert_told ("Choose the four parcels");
  ui_hand_do ("key h s m");
  g_assert_cmpstr (told->str, ==, "House Saloon Mountain ");
  ui_hand_do ("key e");
  assert_told ("Empty. Press where its");
  ui_hand_do ("key w");
  assert_told ("Parcels");
  lawyer = find_toggle (builder, "Lawyer");
  gtk_test_accessible_assert_role (lawyer, GTK_ACCESSIBLE_ROLE_CHECKBOX);
  assert_checked (lawyer, GTK_ACCESSIBLE_TRISTATE_FALSE);
  ui_probe_press (lawyer);
  assert_checked (lawyer, GTK_ACCESSIBLE_TRISTATE_TRUE);
  boot = find_toggle (builder, "Boot");
  ui_probe_press (boot);
  assert_told ("Boot · 0 points");
  assert_checked (boot, GTK_ACCESSIBLE_TRISTATE_TRUE);
  assert_checked (find_toggle (builder, "Hat"), GTK_ACCESSIBLE_TRISTATE_FALSE);
  gtk_widget_grab_focus (builder);
  ui_hand_do ("key 5");
  assert_told ("Card 1: 5");
  g_assert_cmpint (get_score (fixture, 3), ==, 5);
  g_string_free (g_steal_pointer (&told), TRUE);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);

  g_test_add ("/cards-pad-window/evening", Fixture, NULL, set_up, test_evening, tear_down);
  g_test_add ("/cards-pad-window/column-by-keys", Fixture, NULL, set_up, test_column_by_keys, tear_down);
  g_test_add ("/cards-pad-window/city-by-keys", Fixture, NULL, set_up, test_city_by_keys, tear_down);
  g_test_add ("/cards-pad-window/cards", Fixture, NULL, set_up, test_cards, tear_down);
  g_test_add ("/cards-pad-window/other-keyboard", Fixture, NULL, set_up, test_other_keyboard, tear_down);
  g_test_add ("/cards-pad-window/presses", Fixture, NULL, set_up, test_presses, tear_down);
  g_test_add ("/cards-pad-window/round-by-ear", Fixture, NULL, set_up, test_round_by_ear, tear_down);
  g_test_add ("/cards-pad-window/cities-by-ear", Fixture, NULL, set_up, test_cities_by_ear, tear_down);
  g_test_add ("/cards-pad-window/steady", Fixture, NULL, set_up, test_steady, tear_down);

  return g_test_run ();
}
