/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New Game: what it deals, what it refuses in words, and what it remembers. */

#include "config.h"

#include "ui/shell/comstock-new-game.h"

#include "model/cards/comstock-cards-game.h"
#include "new-game-stage.h"
#include "ui/cards/table/comstock-cards-offers.h"
#include "ui/city/comstock-city-ui.h"
#include "ui/table/comstock-seat-row.h"
#include "ui/kit/comstock-look.h"
#include "ui-probe.h"

typedef NewGameStage Fixture;

static guint
collect_rows (GtkWidget        *widget,
              ComstockSeatRow **rows,
              guint             n_rows)
{
  if (COMSTOCK_IS_SEAT_ROW (widget))
    rows[n_rows++] = COMSTOCK_SEAT_ROW (widget);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      n_rows = collect_rows (child, rows, n_rows);
  return n_rows;
}

static ComstockSeatRow *
find_row (Fixture *fixture,
          guint    seat)
{
  ComstockSeatRow *rows[CARDS_MAX_SEATS];

  g_assert_cmpuint (collect_rows (GTK_WIDGET (fixture->dialog), rows, 0), ==, CARDS_MAX_SEATS);
  return rows[seat];
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  new_game_stage_open (fixture, comstock_game_uis[0]);
}

static void
set_seat (Fixture         *fixture,
          guint            row,
          ComstockSeatKind kind,
          ComstockLevel    level,
          const char      *name)
{
  ComstockHolder holder = { kind, level, "" };

  g_strlcpy (holder.name, name, sizeof holder.name);
  comstock_seat_row_set_holder (find_row (fixture, row), &holder);
}

static void
test_deal (Fixture      *fixture,
           gconstpointer data)
{
  ComstockCardsSetup choices;
  ComstockChoices remembered;

  set_seat (fixture, 0, COMSTOCK_PERSON, COMSTOCK_NO_LEVEL, "Ada");
  set_seat (fixture, 1, COMSTOCK_RIVAL, COMSTOCK_MEDIUM, "");
  set_seat (fixture, 2, COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_EXPERT, "");
  set_seat (fixture, 3, COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_INTERMEDIATE, "");
  set_seat (fixture, 4, COMSTOCK_PERSON, COMSTOCK_NO_LEVEL, "Käthe");
  new_game_stage_start (fixture);
  g_assert_null (ui_probe_find_window (COMSTOCK_TYPE_NEW_GAME));
  comstock_cards_game_get_choices (COMSTOCK_CARDS_GAME (fixture->chosen), &choices);
  g_assert_cmpuint (choices.n_seats, ==, 5);
  g_assert_cmpstr (choices.seats[0].holder.name, ==, "Ada");
  g_assert_cmpint (choices.seats[1].holder.kind, ==, COMSTOCK_RIVAL);
  g_assert_cmpint (choices.seats[2].holder.level, ==, COMSTOCK_CARDS_EXPERT);
  g_assert_cmpstr (choices.seats[4].holder.name, ==, "Käthe");

  comstock_choices_load (&remembered, &comstock_cards_offers);
  g_assert_cmpuint (remembered.n_seats, ==, 5);
  g_assert_cmpstr (remembered.seats[4].holder.name, ==, "Käthe");
  g_assert_cmpint (remembered.seats[3].holder.level, ==, COMSTOCK_CARDS_INTERMEDIATE);
}

/* The second of the decks that come with the program, which is remembered. */
static void
test_deck (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID ".cards");
  GtkWidget *row = ui_probe_find_named (fixture->dialog, "Deck");
  ComstockCardsDeck *deck;
  ComstockChoices remembered;

  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Frontier");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  new_game_stage_start (fixture);
  deck = comstock_game_get_own_kit (fixture->chosen);
  g_assert_cmpstr (comstock_kit_get_id (deck), ==, "sierra");
  comstock_choices_load (&remembered, &comstock_cards_offers);
  g_assert_cmpuint (remembered.values[1], ==, 1);
  g_settings_reset (settings, "deck");
}

static gboolean
is_chosen (gpointer fixture)
{
  return ((Fixture *) fixture)->chosen != NULL;
}

/* Enter begins what is proposed. */
static void
test_enter (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *focus = gtk_window_get_focus (fixture->dialog);

  g_assert_true (focus == GTK_WIDGET (ui_probe_find_button (fixture->dialog, "Start")));
  gtk_widget_activate (focus);
  ui_probe_wait (is_chosen, fixture);
}

static void
choose_holder (Fixture *fixture,
               guint    row,
               guint    offer)
{
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (find_row (fixture, row)), TRUE);
  stage_settle ();
  adw_combo_row_set_selected (ADW_COMBO_ROW (ui_probe_find_named (find_row (fixture, row), "Played by")), offer);
  stage_settle ();
}

/* What a rival of the house is known for stands beside its level. */
static void
assert_manner (Fixture       *fixture,
               guint          row,
               ComstockManner manner)
{
  const char *words = comstock_cards_manner_get_words (manner);
  const char *subtitle = adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (find_row (fixture, row)));

  g_assert_true (g_str_has_prefix (subtitle, "Computer rival"));
  g_assert_true (g_str_has_suffix (subtitle, words != NULL ? words : ")"));
}

/* A computer rival comes with a name, each another one, and leaves with it; a name that was entered stays. */
static void
test_rivals (Fixture      *fixture,
             gconstpointer data)
{
  ComstockSeatChoice choice;

  set_seat (fixture, 1, COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_NOVICE, "");
  set_seat (fixture, 2, COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_NOVICE, "");
  set_seat (fixture, 3, COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_NOVICE, "Käthe");
  for (guint row = 1; row <= 3; row++)
    choose_holder (fixture, row, 1);
  g_assert_true (comstock_seat_row_get_choice (find_row (fixture, 1), &choice));
  g_assert_cmpint (choice.holder.kind, ==, COMSTOCK_RIVAL);
  g_assert_cmpstr (choice.holder.name, ==, comstock_rivals[1].name);
  g_assert_true (comstock_seat_row_get_choice (find_row (fixture, 2), &choice));
  g_assert_cmpstr (choice.holder.name, ==, comstock_rivals[2].name);
  g_assert_true (comstock_seat_row_get_choice (find_row (fixture, 3), &choice));
  g_assert_cmpstr (choice.holder.name, ==, "Käthe");
  assert_manner (fixture, 1, comstock_rivals[1].manner);
  assert_manner (fixture, 2, comstock_rivals[2].manner);
  assert_manner (fixture, 3, COMSTOCK_PLAIN);
  choose_holder (fixture, 1, 0);
  g_assert_true (comstock_seat_row_get_choice (find_row (fixture, 1), &choice));
  g_assert_cmpstr (choice.holder.name, ==, "");
}

static GtkLabel *
find_label (GtkWidget  *widget,
            const char *text)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

static GtkWidget *
find_popover (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_POPOVER (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_popover (child);
  return found;
}

/* The list of who may hold a seat shows every word. */
static void
test_offers (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *popover;
  GtkLabel *label;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (find_row (fixture, 0)), TRUE);
  stage_settle ();
  popover = find_popover (ui_probe_find_named (find_row (fixture, 0), "Played by"));
  gtk_popover_popup (GTK_POPOVER (popover));
  stage_settle ();
  label = find_label (popover, "Virtual player (intermediate)");
  g_assert_nonnull (label);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
  gtk_popover_popdown (GTK_POPOVER (popover));
}

/* A name is text, whatever it looks like. */
static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  static const char *const names[] = { "Tom & Jerry", "<b>Ada</b>", "&amp;" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      set_seat (fixture, 0, COMSTOCK_PERSON, COMSTOCK_NO_LEVEL, names[i]);
      g_assert_nonnull (find_label (GTK_WIDGET (find_row (fixture, 0)), names[i]));
    }
}

/* What is pasted into a name loses what cannot be seen. */
static void
test_pasted (Fixture      *fixture,
             gconstpointer data)
{
  ComstockSeatChoice choice;

  set_seat (fixture, 0, COMSTOCK_PERSON, COMSTOCK_NO_LEVEL, "A\nd\u202ea");
  g_assert_true (comstock_seat_row_get_choice (find_row (fixture, 0), &choice));
  g_assert_cmpstr (choice.holder.name, ==, "Ada");
}

/* A name of which nothing can be seen is none. */
static void
test_blank_names (Fixture      *fixture,
                  gconstpointer data)
{
  static const char *const names[] = {
    "  ", "\u3164", "\U000e0041\U000e0042\U000e007f",
    "\u3164\u3164\u3164\u3164\u3164\u3164\u3164\u3164\u3164\u3164\u3164\u3164\u3164\u3164\u3164Ada",
  };
  ComstockSeatChoice choice;
  g_autofree char *title = NULL;

  set_seat (fixture, 0, COMSTOCK_PERSON, COMSTOCK_NO_LEVEL, "");
  title = g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (find_row (fixture, 0))));
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      set_seat (fixture, 0, COMSTOCK_PERSON, COMSTOCK_NO_LEVEL, names[i]);
      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (find_row (fixture, 0))), ==, title);
      g_assert_true (comstock_seat_row_get_choice (find_row (fixture, 0), &choice));
      g_assert_cmpstr (choice.holder.name, ==, "");
    }
}

static guint64
deal_with_code (const char *code)
{
  Fixture fixture = { 0 };
  guint64 digest;

  set_up (&fixture, NULL);
  new_game_stage_enter_code (&fixture, code);
  digest = comstock_game_get_digest_at (new_game_stage_start (&fixture), 0);
  new_game_stage_close (&fixture, NULL);
  return digest;
}

/* The code of three players and another deal, as it is shown and as somebody may type it. */
static void
test_code (void)
{
  Fixture fixture = { 0 };
  g_autofree char *code = NULL;
  g_autofree char *small = NULL;
  guint64 digest;

  set_up (&fixture, NULL);
  set_seat (&fixture, 1, COMSTOCK_RIVAL, COMSTOCK_HARD, "Silas");
  comstock_seat_row_set_holder (find_row (&fixture, 4), NULL);
  code = new_game_stage_dup_code (&fixture);
  small = g_ascii_strdown (code, -1);
  new_game_stage_draw_code (&fixture);
  new_game_stage_close (&fixture, NULL);
  digest = deal_with_code (code);
  g_assert_cmpuint (deal_with_code (g_strdelimit (small, "-", ' ')), ==, digest);
}

/* The code of a game with the second deck, which the page then shows; its button copies it. */
static void
test_code_of_second_deck (Fixture      *fixture,
                          gconstpointer data)
{
  g_autoptr (ComstockCardsDeck) sierra = comstock_kit_dup_built_in (COMSTOCK_TYPE_CARDS_DECK, 1);
  ComstockCardsSetup setup = { .seed = 5 };
  g_autoptr (ComstockCardsGame) game = NULL;
  g_autofree char *copied = NULL;
  const char *code, *kit, *kit_name;

  g_assert_true (comstock_cards_setup_parse (&setup, "person,rival:hard,rival,rival", NULL));
  game = comstock_cards_game_new (sierra, &setup, NULL);
  code = comstock_game_get_code (COMSTOCK_GAME (game));
  new_game_stage_enter_code (fixture, code);
  copied = new_game_stage_copy_code (fixture);
  g_assert_cmpstr (copied, ==, code);
  COMSTOCK_GAME_GET_CLASS (game)->get_kit_names (new_game_stage_start (fixture), &kit, &kit_name);
  g_assert_cmpstr (kit, ==, "sierra");
  g_assert_cmpstr (comstock_game_get_code (fixture->chosen), ==, code);
}

/* What is not chosen for the players of the page comes with the code. */
static void
test_code_of_other_game (Fixture      *fixture,
                         gconstpointer data)
{
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_quick (&comstock_city_ui);

  new_game_stage_enter_code (fixture, comstock_game_get_code (game));
  g_assert_cmpstr (comstock_game_get_code (new_game_stage_start (fixture)), ==, comstock_game_get_code (game));
  g_assert_true (comstock_game_get_rules (fixture->chosen) == comstock_game_get_rules (game));
}

static void
check_refusal (Fixture *fixture)
{
  GtkLabel *refusal;

  ui_probe_press (ui_probe_find_button (fixture->dialog, "Start"));
  g_assert_null (fixture->chosen);
  refusal = ui_probe_find_styled (fixture->dialog, "refusal");
  g_assert_nonnull (refusal);
  g_assert_cmpint (strlen (gtk_label_get_label (refusal)), >, 5);
}

static void
test_bad_code (Fixture      *fixture,
               gconstpointer data)
{
  new_game_stage_enter_code (fixture, "a horse");
  check_refusal (fixture);
}

static void
test_nobody_builds (Fixture      *fixture,
                    gconstpointer data)
{
  for (guint i = 0; i < CARDS_MIN_SEATS; i++)
    set_seat (fixture, i, COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_NOVICE, "");
  comstock_seat_row_set_holder (find_row (fixture, 4), NULL);
  check_refusal (fixture);
}

static guint
get_suit (Fixture *fixture,
          guint    row)
{
  ComstockSeatChoice choice;

  comstock_seat_row_get_choice (find_row (fixture, row), &choice);
  return choice.suit;
}

/* Whoever had the suit that another seat chooses gets that seat's. */
static void
test_suits (Fixture      *fixture,
            gconstpointer data)
{
  const guint first = get_suit (fixture, 0);
  const guint second = get_suit (fixture, 1);
  AdwComboRow *row;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (find_row (fixture, 0)), TRUE);
  stage_settle ();
  row = ui_probe_find_named (find_row (fixture, 0), "Suit");
  adw_combo_row_set_selected (row, second);
  g_assert_cmpuint (get_suit (fixture, 0), ==, second);
  g_assert_cmpuint (get_suit (fixture, 1), ==, first);
}

/* Who holds a seat comes first, then the suit, then the name. */
static void
test_order (Fixture      *fixture,
            gconstpointer data)
{
  static const char *const names[] = { "Played by", "Suit", "Name" };

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (find_row (fixture, 0)), TRUE);
  stage_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpint (gtk_list_box_row_get_index (ui_probe_find_named (find_row (fixture, 0), names[i])), ==, (int) i);
}

/* All that was chosen for a seat goes over when the language changes. */
static void
test_look (Fixture      *fixture,
           gconstpointer data)
{
  ComstockSeatChoice before, after;
  g_autoptr (GVariant) look = NULL;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (find_row (fixture, 0)), TRUE);
  set_seat (fixture, 0, COMSTOCK_RIVAL, COMSTOCK_HARD, "Ada");
  look = comstock_look_dup (COMSTOCK_LOOK (find_row (fixture, 0)));
  comstock_look_set (COMSTOCK_LOOK (find_row (fixture, 1)), look);
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (find_row (fixture, 1))));
  g_assert_true (comstock_seat_row_get_choice (find_row (fixture, 0), &before));
  g_assert_true (comstock_seat_row_get_choice (find_row (fixture, 1), &after));
  g_assert_cmpint (after.holder.kind, ==, COMSTOCK_RIVAL);
  g_assert_cmpuint (after.holder.level, ==, COMSTOCK_HARD);
  g_assert_cmpstr (after.holder.name, ==, "Ada");
  g_assert_cmpint (after.suit, ==, before.suit);
}

static void
test_quick (Fixture      *fixture,
            gconstpointer data)
{
  ComstockCardsSetup choices;

  ui_probe_press (ui_probe_find_button (fixture->dialog, "One Person, Three Virtual Players"));
  g_assert_nonnull (fixture->chosen);
  comstock_cards_game_get_choices (COMSTOCK_CARDS_GAME (fixture->chosen), &choices);
  g_assert_cmpuint (choices.n_seats, ==, 4);
  g_assert_cmpint (choices.seats[0].holder.kind, ==, COMSTOCK_PERSON);
  for (guint i = 1; i < 4; i++)
    g_assert_cmpint (choices.seats[i].holder.kind, ==, COMSTOCK_AUTOMATIC);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add ("/new-game/deal", Fixture, NULL, set_up, test_deal, new_game_stage_close);
  g_test_add ("/new-game/deck", Fixture, NULL, set_up, test_deck, new_game_stage_close);
  g_test_add ("/new-game/enter", Fixture, NULL, set_up, test_enter, new_game_stage_close);
  g_test_add_func ("/new-game/code", test_code);
  g_test_add ("/new-game/offers", Fixture, NULL, set_up, test_offers, new_game_stage_close);
  g_test_add ("/new-game/rivals", Fixture, NULL, set_up, test_rivals, new_game_stage_close);
  g_test_add ("/new-game/names", Fixture, NULL, set_up, test_names, new_game_stage_close);
  g_test_add ("/new-game/blank-names", Fixture, NULL, set_up, test_blank_names, new_game_stage_close);
  g_test_add ("/new-game/pasted", Fixture, NULL, set_up, test_pasted, new_game_stage_close);
  g_test_add ("/new-game/code-of-second-deck", Fixture, NULL, set_up, test_code_of_second_deck, new_game_stage_close);
  g_test_add ("/new-game/code-of-other-game", Fixture, NULL, set_up, test_code_of_other_game, new_game_stage_close);
  g_test_add ("/new-game/bad-code", Fixture, NULL, set_up, test_bad_code, new_game_stage_close);
  g_test_add ("/new-game/nobody-builds", Fixture, NULL, set_up, test_nobody_builds, new_game_stage_close);
  g_test_add ("/new-game/suits", Fixture, NULL, set_up, test_suits, new_game_stage_close);
  g_test_add ("/new-game/order", Fixture, NULL, set_up, test_order, new_game_stage_close);
  g_test_add ("/new-game/look", Fixture, NULL, set_up, test_look, new_game_stage_close);
  g_test_add ("/new-game/quick", Fixture, NULL, set_up, test_quick, new_game_stage_close);
  return g_test_run ();
}
