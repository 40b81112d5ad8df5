/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the score sheet beside the table: what a figure lights up and tells, keys, marks, the end, the rounds. */

#include "config.h"

#include "ui/cards/table/comstock-cards-table.h"
#include "ui/cards/city/comstock-cards-mini.h"
#include "model/cards/comstock-cards-sheet.h"
#include "ui/cards/scenes/comstock-cards-finale.h"
#include "ui/kit/comstock-look.h"
#include "ui/shell/comstock-window.h"
#include "ui/table/comstock-score-chart.h"
#include "ui/table/comstock-score-grid.h"
#include "ui/table/comstock-score-pane.h"
#include "ui-probe.h"
#include "widget-stage.h"

/* A game in the middle, in a window of its own, with the sheet open. */
typedef struct
{
  ComstockWindow *window;
  ComstockCardsGame *game;
  ComstockScorePane *sheet;
  ComstockScoreGrid *grid;
} Stage;

static void
set_pace (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "pace", "slow");
}

/* @game is consumed. */
static Stage
begin_with (ComstockCardsGame *game,
            int                width,
            int                height)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  Stage stage = { .game = game };

  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  stage_play_to (stage.game, CARDS_STEP_BID, 8);
  stage.window = comstock_window_new (ui_probe_get_application ());
  comstock_window_set_game (stage.window, COMSTOCK_GAME (stage.game));
  gtk_window_present (GTK_WINDOW (stage.window));
  stage_settle ();
  gtk_widget_activate_action (GTK_WIDGET (stage.window), "table.score-sheet", NULL);
  stage_settle ();
  stage.sheet = ui_probe_find (stage.window, COMSTOCK_TYPE_SCORE_PANE);
  stage.grid = ui_probe_find (stage.window, COMSTOCK_TYPE_SCORE_GRID);
  return stage;
}

static Stage
begin (int width,
       int height)
{
  return begin_with (stage_game_new (11), width, height);
}

static ComstockCardsGame *
deal_six (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  ComstockCardsSetup setup;

  comstock_cards_setup_init (&setup);
  comstock_cards_setup_parse (&setup, "person,rival:easy,rival:easy,virtual:novice,virtual:novice,virtual:expert",
                              NULL);
  setup.seed = 11;
  return comstock_cards_game_new (deck, &setup, NULL);
}

static void
end (Stage *stage)
{
  gtk_window_destroy (GTK_WINDOW (stage->window));
  g_object_unref (stage->game);
  stage_settle ();
}

static guint
find_scoring_row (ComstockCardsGame *game)
{
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));

  for (guint row = 0; row < CARDS_ROW_CHARACTERS; row++)
    if (comstock_sheet_get (sheet, row, 0)->points > 0)
      return row;
  g_assert_not_reached ();
}

/* The parcels of the city on the table that are lit. */
static CardsBoard
read_lit (Stage *stage)
{
  const ComstockSheetFigure *figure;
  int seat;

  figure = comstock_score_pane_get_light (stage->sheet, &seat);
  return figure != NULL ? comstock_cards_sheet_get_parcels (figure) : 0;
}

static void
press_key (GtkWidget *widget,
           const char *action)
{
  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
  stage_settle ();
}

/* Each figure lights up the parcels that the rules name, and says how it comes about. */
static void
test_light (void)
{
  Stage stage = begin (1280, 800);
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (COMSTOCK_GAME (stage.game));

  for (guint row = 0; row < COMSTOCK_CARDS_SHEET_ROWS; row++)
    {
      g_autofree char *sentence = comstock_sheet_dup_sentence (sheet, row, 0);
      GtkWidget *figure;

      comstock_score_grid_choose (stage.grid, 0, row);
      stage_settle ();
      figure = GTK_WIDGET (comstock_score_grid_get_chosen (stage.grid));
      g_assert_cmphex ((guint64) read_lit (&stage), ==,
                       (guint64) comstock_cards_sheet_get_parcels (comstock_sheet_get (sheet, row, 0)));
      g_assert_cmpstr (gtk_widget_get_tooltip_text (figure), ==, sentence);
      gtk_test_accessible_assert_property (figure, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence);
      gtk_test_accessible_assert_state (figure, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
      g_assert_nonnull (ui_probe_find_styled (stage.window, "explanation"));
      /* The city stands on the table beside the sheet. */
      g_assert_null (ui_probe_find (stage.sheet, COMSTOCK_TYPE_CARDS_MINI));
    }
  end (&stage);
}

/* Escape puts the light out first, then closes the sheet, and the focus goes back to the game. */
static void
test_escape (void)
{
  Stage stage = begin (1280, 800);
  int seat;

  comstock_score_grid_choose (stage.grid, 0, CARDS_ROW_CHARACTERS);
  press_key (GTK_WIDGET (stage.sheet), "sheet.dismiss");
  g_assert_null (comstock_score_grid_get_chosen (stage.grid));
  g_assert_null (ui_probe_find_styled (stage.window, "explanation"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (stage.sheet)));
  press_key (GTK_WIDGET (stage.sheet), "sheet.dismiss");
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (stage.sheet)));
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (stage.window)));

  /* Closing it with a light on puts the light out. */
  press_key (GTK_WIDGET (stage.window), "table.score-sheet");
  comstock_score_grid_choose (stage.grid, 0, find_scoring_row (stage.game));
  g_assert_nonnull (comstock_score_pane_get_light (stage.sheet, &seat));
  press_key (GTK_WIDGET (stage.window), "table.score-sheet");
  g_assert_null (comstock_score_pane_get_light (stage.sheet, &seat));
  g_assert_cmpint (seat, ==, -1);
  end (&stage);
}

static GBytes *
dup_look (ComstockCardsMini *city)
{
  g_autoptr (GdkTexture) picture = NULL;

  stage_settle ();
  picture = stage_picture (GTK_WIDGET (city), "narrow-light");
  return gdk_texture_save_to_png_bytes (picture);
}

/* Where the sheet covers the city it shows a small one, with the light that the row has. */
static void
test_narrow (void)
{
  Stage stage = begin (360, 640);
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (COMSTOCK_GAME (stage.game));
  const guint row = find_scoring_row (stage.game);
  g_autoptr (GBytes) lit = NULL;
  g_autoptr (GBytes) expected = NULL;
  g_autoptr (GBytes) dark = NULL;
  ComstockCardsMini *city;

  comstock_score_grid_choose (stage.grid, 0, row);
  stage_settle ();
  city = ui_probe_find (stage.sheet, COMSTOCK_TYPE_CARDS_MINI);
  g_assert_nonnull (city);
  lit = dup_look (city);
  comstock_cards_mini_light (city, comstock_cards_sheet_get_parcels (comstock_sheet_get (sheet, row, 0)));
  expected = dup_look (city);
  g_assert_true (g_bytes_equal (lit, expected));
  comstock_cards_mini_light (city, 0);
  dark = dup_look (city);
  g_assert_false (g_bytes_equal (lit, dark));
  end (&stage);
}

static void
assert_focus (Stage *stage,
              guint  row,
              guint  seat)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (stage->window));

  g_assert_true (COMSTOCK_IS_SCORE_FIGURE (focus));
  g_assert_cmpuint (comstock_score_figure_get_row (COMSTOCK_SCORE_FIGURE (focus)), ==, row);
  g_assert_cmpuint (comstock_score_figure_get_seat (COMSTOCK_SCORE_FIGURE (focus)), ==, seat);
}

static void
test_keys (void)
{
  Stage stage = begin (1280, 800);
  GtkWidget *grid = GTK_WIDGET (stage.grid);

  gtk_widget_grab_focus (grid);
  assert_focus (&stage, 0, 0);
  gtk_widget_child_focus (grid, GTK_DIR_DOWN);
  assert_focus (&stage, 1, 0);
  /* A virtual player has nothing but a total. */
  gtk_widget_child_focus (grid, GTK_DIR_RIGHT);
  assert_focus (&stage, 1, 0);
  for (guint row = 2; row <= COMSTOCK_CARDS_ROW_TOTAL; row++)
    gtk_widget_child_focus (grid, GTK_DIR_DOWN);
  assert_focus (&stage, COMSTOCK_CARDS_ROW_TOTAL, 0);
  gtk_widget_child_focus (grid, GTK_DIR_DOWN);
  gtk_widget_child_focus (grid, GTK_DIR_RIGHT);
  gtk_widget_child_focus (grid, GTK_DIR_RIGHT);
  assert_focus (&stage, COMSTOCK_CARDS_ROW_TOTAL, 2);
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_RTL);
  gtk_widget_child_focus (grid, GTK_DIR_RIGHT);
  assert_focus (&stage, COMSTOCK_CARDS_ROW_TOTAL, 1);
  /* Tab leaves, and comes back to the same figure. */
  g_assert_false (gtk_widget_child_focus (grid, GTK_DIR_TAB_FORWARD));
  end (&stage);
}

/* What the person's last card changed is marked in figures, and said. */
static void
test_marks (void)
{
  Stage stage = begin (1280, 800);
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (stage.game, 0);
  const int before = comstock_cards_seat_get_score (seat);
  g_autofree char *spoken = NULL;
  g_autofree char *title = comstock_cards_seat_dup_title (seat);
  int after;

  set_pace ();
  while (comstock_cards_seat_get_score (seat) == before)
    stage_step (stage.game);
  after = comstock_cards_seat_get_score (seat);
  comstock_score_grid_choose (stage.grid, 0, COMSTOCK_CARDS_ROW_TOTAL);
  spoken = g_strdup_printf ("%s, Total: %d, changed by %s%d", title, after, after > before ? "+" : "−",
                            ABS (after - before));
  gtk_test_accessible_assert_property (comstock_score_grid_get_chosen (stage.grid), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       spoken);
  g_assert_nonnull (ui_probe_find_styled (comstock_score_grid_get_chosen (stage.grid), "change"));
  end (&stage);
}

/* The sheet stands beside the end, closes without taking it away, and is opened from there. */
static void
test_end (void)
{
  Stage stage = begin (1280, 800);
  GtkWidget *finale;

  press_key (GTK_WIDGET (stage.window), "table.score-sheet");
  while (!comstock_game_is_over (COMSTOCK_GAME (stage.game)))
    stage_step (stage.game);
  stage_settle ();
  finale = ui_probe_find (stage.window, COMSTOCK_TYPE_CARDS_FINALE);
  g_assert_nonnull (finale);
  ui_probe_press (ui_probe_find_button (finale, "Score Sheet"));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (stage.window)), GTK_WIDGET (stage.sheet)));
  press_key (GTK_WIDGET (stage.sheet), "sheet.dismiss");
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (stage.sheet)));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (stage.window)), finale));
  end (&stage);
}

static void
test_play_again (void)
{
  Stage stage = begin (1280, 800);
  g_autoptr (ComstockGame) again = NULL;
  ComstockCardsSetup former, now;

  while (!comstock_game_is_over (COMSTOCK_GAME (stage.game)))
    stage_step (stage.game);
  stage_settle ();
  ui_probe_press (ui_probe_find_button (stage.window, "Play Again"));
  g_object_get (ui_probe_find (stage.window, COMSTOCK_TYPE_CARDS_TABLE), "game", &again, NULL);
  g_assert_true (again != COMSTOCK_GAME (stage.game));
  g_assert_false (comstock_game_is_over (again));
  comstock_cards_game_get_choices (stage.game, &former);
  comstock_cards_game_get_choices (COMSTOCK_CARDS_GAME (again), &now);
  g_assert_cmpmem (former.seats, sizeof former.seats, now.seats, sizeof now.seats);
  end (&stage);
}

/* The page and the figure go over to another window's sheet. */
static void
test_look (void)
{
  Stage stage = begin (1280, 800);
  g_autoptr (GVariant) look = NULL;
  Stage other;

  comstock_score_grid_choose (stage.grid, 0, CARDS_ROW_BANK);
  look = comstock_look_dup (COMSTOCK_LOOK (stage.sheet));
  other = begin (1280, 800);
  comstock_look_set (COMSTOCK_LOOK (other.sheet), look);
  g_assert_cmpuint (comstock_score_figure_get_row (comstock_score_grid_get_chosen (other.grid)), ==,
                    CARDS_ROW_BANK);
  end (&other);
  end (&stage);
}

/* The chart has something to see in every light, and says in words what it shows. */
static void
test_rounds (void)
{
  static const char *const moods[] = { NULL, "style-dark.css", "style-hc.css" };
  Stage stage = begin (1280, 800);
  g_autoptr (ComstockScoreHistory) history = NULL;
  g_autofree char *gist = NULL;
  g_autofree char *totals = NULL;
  g_autofree char *round = NULL;
  GtkWidget *chart;
  GtkListBoxRow *row;

  comstock_look_set (COMSTOCK_LOOK (stage.sheet), g_variant_new ("(siu)", "rounds", -1, 0));
  stage_settle ();
  chart = ui_probe_find (stage.sheet, COMSTOCK_TYPE_SCORE_CHART);
  history = comstock_score_history_new (COMSTOCK_GAME (stage.game), NULL);
  gist = comstock_score_history_dup_gist (history, COMSTOCK_GAME (stage.game), CARDS_ERAS * CARDS_ROUNDS);
  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_LABEL, gist);
  row = gtk_list_box_get_row_at_index (ui_probe_find (stage.sheet, GTK_TYPE_LIST_BOX), 0);
  totals = comstock_score_history_dup_totals (history, COMSTOCK_GAME (stage.game), history->n_rounds);
  round = g_strdup_printf ("%s, round %u: %s", history->n_rounds > CARDS_ROUNDS ? "Era II" : "Era I",
                           (history->n_rounds - 1) % CARDS_ROUNDS + 1, totals);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, round);
  for (guint i = 0; i < G_N_ELEMENTS (moods); i++)
    {
      g_autofree char *name = g_strdup_printf ("score-chart-%u", i);
      g_autoptr (GdkTexture) picture = NULL;

      stage_set_mood (moods[i]);
      stage_settle ();
      picture = stage_picture (chart, name);
      g_assert_cmpuint (stage_count_colors (picture), >, 20);
    }
  stage_set_mood (NULL);
  end (&stage);
}

/* Whether the figure of each seat lies within the sheet, whatever could be scrolled. */
static gboolean
are_all_seats_seen (Stage *stage)
{
  const guint n = comstock_game_get_n_seats (COMSTOCK_GAME (stage->game));

  for (guint seat = 0; seat < n; seat++)
    {
      graphene_rect_t bounds;

      comstock_score_grid_choose (stage->grid, (int) seat, COMSTOCK_CARDS_ROW_TOTAL);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (comstock_score_grid_get_chosen (stage->grid)),
                                                GTK_WIDGET (stage->sheet), &bounds));
      if (bounds.origin.x < 0 ||
          bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (GTK_WIDGET (stage->sheet)))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_sheet_open (gpointer stage)
{
  return gtk_widget_get_width (GTK_WIDGET (((Stage *) stage)->sheet)) > 0;
}

/* Beside the table and on a phone. */
static void
test_six_seats (void)
{
  static const int sizes[][2] = { { 1280, 800 }, { 768, 1024 }, { 360, 640 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Stage stage = begin_with (deal_six (), sizes[i][0], sizes[i][1]);

      ui_probe_wait (is_sheet_open, &stage);
      g_test_message ("%d pixels", sizes[i][0]);
      g_assert_true (are_all_seats_seen (&stage));
      end (&stage);
    }
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/score-sheet/light", test_light);
  g_test_add_func ("/score-sheet/escape", test_escape);
  g_test_add_func ("/score-sheet/narrow", test_narrow);
  g_test_add_func ("/score-sheet/keys", test_keys);
  g_test_add_func ("/score-sheet/marks", test_marks);
  g_test_add_func ("/score-sheet/end", test_end);
  g_test_add_func ("/score-sheet/play-again", test_play_again);
  g_test_add_func ("/score-sheet/look", test_look);
  g_test_add_func ("/score-sheet/rounds", test_rounds);
  g_test_add_func ("/score-sheet/six-seats", test_six_seats);
  return g_test_run ();
}
