/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New Game of the board game: what it deals, shows beforehand, bars in words, and remembers. */

#include "ui/board/setup/comstock-board-offers.h"

#include "model/board/comstock-board-game.h"
#include "new-game-stage.h"
#include "ui-probe.h"
#include "ui/board/comstock-board-ui.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/kit/comstock-look.h"
#include "ui/table/comstock-new-game-page.h"

typedef NewGameStage Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.comstock.Comstock.board");
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (settings, keys[i]);
  new_game_stage_open (fixture, &comstock_board_ui);
}

static void
choose (Fixture    *fixture,
        const char *row,
        guint       selected)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (ui_probe_find_named (fixture->dialog, row)), selected);
  stage_settle ();
}

static GtkWidget *
find_switch (Fixture    *fixture,
             const char *row)
{
  return ui_probe_find (ui_probe_find_named (fixture->dialog, row), GTK_TYPE_SWITCH);
}

static void
switch_on (Fixture    *fixture,
           const char *row,
           gboolean    active)
{
  gtk_switch_set_active (GTK_SWITCH (find_switch (fixture, row)), active);
  stage_settle ();
}

static const BoardState *
start (Fixture *fixture)
{
  return comstock_game_get_state (new_game_stage_start (fixture));
}

/* Begins anew what was begun before. */
static const BoardState *
start_again (Fixture *fixture)
{
  g_clear_object (&fixture->chosen);
  new_game_stage_open (fixture, &comstock_board_ui);
  return start (fixture);
}

/* All that may be chosen is played, and proposed the next time; but for the code. */
static void
test_remembered (Fixture      *fixture,
                 gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      const BoardState *state;
      ComstockBoardSetup choices;

      if (i == 0)
        {
          choose (fixture, "Characters", 1);
          choose (fixture, "Buildings", 1);
          choose (fixture, "Side of the Board", 1);
          switch_on (fixture, "Outlaws", TRUE);
        }
      state = i == 0 ? start (fixture) : start_again (fixture);
      comstock_board_game_get_choices (COMSTOCK_BOARD_GAME (fixture->chosen), &choices);
      g_assert_cmpuint (choices.n_seats, ==, 4);
      g_assert_cmpuint (state->roles, ==, board_sets[1].roles);
      g_assert_cmpuint (choices.buildings[BOARD_SCHOOL - BOARD_FIRST_BUILDING], ==, 2);
      g_assert_cmpuint (state->river, ==, BOARD_RIVER_SIDE);
      g_assert_cmpuint (state->variants, ==, BOARD_WITH_OUTLAWS);
    }
}

/* A seat has the suit that was chosen for it; whoever had it has the other. */
static void
test_suits (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *seat = ui_probe_find_named (fixture->dialog, "Hat");

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (seat), TRUE);
  stage_settle ();
  adw_combo_row_set_selected (ui_probe_find_named (seat, "Suit"), COMSTOCK_SUIT_COW);
  stage_settle ();
  for (guint i = 0; i < 2; i++)
    {
      ComstockBoardGame *game;

      if (i == 0)
        start (fixture);
      else
        start_again (fixture);
      game = COMSTOCK_BOARD_GAME (fixture->chosen);
      g_assert_cmpint (comstock_game_get_suit (COMSTOCK_GAME (game), 0), ==, COMSTOCK_SUIT_COW);
      g_assert_cmpint (comstock_game_get_suit (COMSTOCK_GAME (game), 1), ==, COMSTOCK_SUIT_STAR);
    }
}

/* An own choice begins with the set that was shown; what is missing is told before it is refused. */
static void
test_own_characters (Fixture      *fixture,
                     gconstpointer data)
{
  AdwExpanderRow *cast;
  guint64 wanted = board_sets[0].roles;

  choose (fixture, "Characters", BOARD_SETS + 1);
  cast = ui_probe_find_named (fixture->dialog, "Custom Characters");
  g_assert_cmpstr (adw_expander_row_get_subtitle (cast), ==, "Chosen: 7 of 7");
  choose (fixture, "Mercenary", 0);
  g_assert_cmpstr (adw_expander_row_get_subtitle (cast), ==, "Chosen: 6 of 7");
  g_assert_null (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_BOARD_MAP));
  choose (fixture, "Paperboy", 2);
  g_assert_cmpstr (adw_expander_row_get_subtitle (cast), ==, "Chosen: 7 of 8");
  ui_probe_press (ui_probe_find_button (fixture->dialog, "Start"));
  g_assert_null (fixture->chosen);
  choose (fixture, "Doctor / Undertaker", 3);
  g_assert_nonnull (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_BOARD_MAP));

  wanted &= ~(G_GUINT64_CONSTANT (3) << BOARD_ROLE (BOARD_MERCENARY, BOARD_YELLOW));
  wanted |= G_GUINT64_CONSTANT (1) << BOARD_ROLE (BOARD_PAPERBOY, BOARD_RED);
  wanted |= G_GUINT64_CONSTANT (3) << BOARD_ROLE (BOARD_DOCTOR, BOARD_YELLOW);
  g_assert_cmpuint (start (fixture)->roles, ==, wanted);
  g_assert_cmpuint (start_again (fixture)->roles, ==, wanted);
}

/* The cowboy's horse is there with the horses alone, and the row says so. */
static void
test_cowboy (Fixture      *fixture,
             gconstpointer data)
{
  AdwComboRow *cowboy;

  choose (fixture, "Characters", BOARD_SETS + 1);
  cowboy = ui_probe_find_named (fixture->dialog, "Cowboy");
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (cowboy)), ==, 2);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (cowboy), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Not in the game; the yellow side needs the Horses variant");
  switch_on (fixture, "Horses", TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (cowboy)), ==, 3);
  choose (fixture, "Mercenary", 0);
  choose (fixture, "Cowboy", 1);
  switch_on (fixture, "Horses", FALSE);
  g_assert_true (start (fixture)->roles >> BOARD_ROLE (BOARD_COWBOY, BOARD_RED) & 1);
}

/* Types of buildings come one by one. */
static void
test_own_buildings (Fixture      *fixture,
                    gconstpointer data)
{
  choose (fixture, "Buildings", 2);
  switch_on (fixture, "School", TRUE);
  switch_on (fixture, "Ranch", TRUE);
  for (guint i = 0; i < 2; i++)
    {
      ComstockBoardSetup choices;

      if (i == 0)
        start (fixture);
      else
        start_again (fixture);
      comstock_board_game_get_choices (COMSTOCK_BOARD_GAME (fixture->chosen), &choices);
      g_assert_cmpuint (choices.buildings[BOARD_SCHOOL - BOARD_FIRST_BUILDING], ==, 2);
      g_assert_cmpuint (choices.buildings[BOARD_RANCH - BOARD_FIRST_BUILDING], ==, 6);
      g_assert_cmpuint (choices.buildings[BOARD_MINE - BOARD_FIRST_BUILDING], ==, 4);
      g_assert_cmpuint (choices.buildings[BOARD_CITY_HALL - BOARD_FIRST_BUILDING], ==, 0);
    }
}

/* What the solo game has not is barred, tells why to whoever comes to it by keys, and is back afterwards. */
static void
test_solo (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *row = ui_probe_find_named (fixture->dialog, "Kit Carson");

  switch_on (fixture, "Kit Carson", TRUE);
  choose (fixture, "Mode", 1);
  g_assert_false (gtk_widget_is_sensitive (find_switch (fixture, "Kit Carson")));
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (find_switch (fixture, "Kit Carson"))));
  g_assert_true (gtk_widget_grab_focus (row));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Not possible in the solo game.");
  g_assert_null (ui_probe_find_named (fixture->dialog, "Buildings"));
  choose (fixture, "Mode", 0);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (find_switch (fixture, "Kit Carson"))));
  choose (fixture, "Mode", 1);
  choose (fixture, "Strategy", 3);
  choose (fixture, "Side of the Board", 1);
  for (guint i = 0; i < 2; i++)
    {
      const BoardState *state = i == 0 ? start (fixture) : start_again (fixture);

      g_assert_true (comstock_board_game_is_solo (COMSTOCK_BOARD_GAME (fixture->chosen)));
      g_assert_cmpuint (comstock_game_get_holder (fixture->chosen, 1)->level, ==, COMSTOCK_BOARD_URBAN);
      g_assert_cmpuint (state->variants, ==, 0);
      g_assert_cmphex (state->river, ==, BOARD_RIVER_SIDE);
    }
}

static guint
hash_map (Fixture *fixture)
{
  g_autoptr (GdkTexture) picture =
    stage_picture (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_BOARD_MAP), "board-new-game");
  g_autoptr (GBytes) bytes = gdk_texture_save_to_png_bytes (picture);

  return g_bytes_hash (bytes);
}

/* The map below the choices is that of the game that begins: its parcels are told as at the table. */
static void
test_preview (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *track = NULL;
  g_autofree char *code = new_game_stage_dup_code (fixture);
  const BoardState *state;
  const guint plain = hash_map (fixture);

  new_game_stage_draw_code (fixture);
  g_assert_cmpuint (hash_map (fixture), !=, plain);
  new_game_stage_enter_code (fixture, code);
  choose (fixture, "Side of the Board", 1);
  g_assert_cmpuint (hash_map (fixture), !=, plain);
  choose (fixture, "Side of the Board", 0);
  g_assert_cmpuint (hash_map (fixture), ==, plain);
  new_game_stage_enter_code (fixture, "a horse");
  g_assert_null (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_BOARD_MAP));
  choose (fixture, "Side of the Board", 2);
  new_game_stage_enter_code (fixture, code);

  g_object_get (ui_probe_find_named (fixture->dialog, "Buildings on the track"), "subtitle", &track, NULL);
  state = start (fixture);
  g_assert_true (g_str_has_prefix (track, "Ranch ($3), Mine ($4), "));
  for (guint slot = 0; slot < BOARD_SLOTS; slot++)
    g_assert_nonnull (strstr (track, comstock_board_content_get_name ((BoardContent) state->track[slot])));
}

static graphene_rect_t
get_bounds (Fixture   *fixture,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->dialog), &bounds));
  return bounds;
}

/* The preview stands beside the choices, and below them in a narrow dialog. */
static void
test_beside (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *map = ui_probe_find (fixture->dialog, COMSTOCK_TYPE_BOARD_MAP);
  GtkWidget *mode = ui_probe_find_named (fixture->dialog, "Mode");

  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->dialog)), >=, 900);
  g_assert_cmpfloat (get_bounds (fixture, map).origin.x, >,
                     get_bounds (fixture, mode).origin.x + get_bounds (fixture, mode).size.width);
  gtk_window_set_default_size (GTK_WINDOW (fixture->dialog), 480, 700);
  stage_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->dialog)), <, 600);
  g_assert_cmpfloat (get_bounds (fixture, map).origin.y, >,
                     get_bounds (fixture, mode).origin.y + get_bounds (fixture, mode).size.height);
}

/* All that is chosen on the page goes over when the language changes. */
static void
test_look (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *page = ui_probe_find (fixture->dialog, COMSTOCK_TYPE_NEW_GAME_PAGE);
  g_autoptr (GVariant) look = NULL;
  guint chosen;

  choose (fixture, "Characters", BOARD_SETS + 1);
  choose (fixture, "Mercenary", 2);
  switch_on (fixture, "Outlaws", TRUE);
  chosen = hash_map (fixture);
  look = comstock_look_dup (COMSTOCK_LOOK (page));
  choose (fixture, "Characters", 2);
  switch_on (fixture, "Outlaws", FALSE);
  new_game_stage_draw_code (fixture);
  comstock_look_set (COMSTOCK_LOOK (page), look);
  stage_settle ();
  g_assert_cmpuint (hash_map (fixture), ==, chosen);
  g_assert_cmpuint (start (fixture)->variants, ==, BOARD_WITH_OUTLAWS);
  g_assert_true (((const BoardState *) comstock_game_get_state (fixture->chosen))->roles >>
                 BOARD_ROLE (BOARD_MERCENARY, BOARD_RED) & 1);
}

/* A code brings along all that was chosen. */
static void
test_code (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *code = NULL;
  g_autofree char *solo = NULL;
  guint chosen;

  choose (fixture, "Characters", BOARD_SETS + 1);
  choose (fixture, "Mercenary", 2);
  choose (fixture, "Buildings", 2);
  choose (fixture, "Side of the Board", 2);
  switch_on (fixture, "Outlaws", TRUE);
  code = new_game_stage_dup_code (fixture);
  chosen = hash_map (fixture);
  choose (fixture, "Mode", 1);
  choose (fixture, "Strategy", 3);
  solo = new_game_stage_dup_code (fixture);
  new_game_stage_close (fixture, NULL);

  new_game_stage_open (fixture, &comstock_board_ui);
  choose (fixture, "Mode", 0);
  choose (fixture, "Characters", 0);
  new_game_stage_enter_code (fixture, code);
  g_assert_cmpuint (hash_map (fixture), ==, chosen);
  new_game_stage_enter_code (fixture, solo);
  g_assert_cmpstr (comstock_game_get_code (COMSTOCK_GAME (new_game_stage_start (fixture))), ==, solo);
  g_assert_cmpuint (comstock_game_get_holder (fixture->chosen, BOARD_STANDISH)->level, ==, COMSTOCK_BOARD_RANCHER + 3);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add ("/board-new-game/remembered", Fixture, NULL, set_up, test_remembered, new_game_stage_close);
  g_test_add ("/board-new-game/code", Fixture, NULL, set_up, test_code, new_game_stage_close);
  g_test_add ("/board-new-game/suits", Fixture, NULL, set_up, test_suits, new_game_stage_close);
  g_test_add ("/board-new-game/own-characters", Fixture, NULL, set_up, test_own_characters, new_game_stage_close);
  g_test_add ("/board-new-game/cowboy", Fixture, NULL, set_up, test_cowboy, new_game_stage_close);
  g_test_add ("/board-new-game/own-buildings", Fixture, NULL, set_up, test_own_buildings, new_game_stage_close);
  g_test_add ("/board-new-game/solo", Fixture, NULL, set_up, test_solo, new_game_stage_close);
  g_test_add ("/board-new-game/preview", Fixture, NULL, set_up, test_preview, new_game_stage_close);
  g_test_add ("/board-new-game/beside", Fixture, NULL, set_up, test_beside, new_game_stage_close);
  g_test_add ("/board-new-game/look", Fixture, NULL, set_up, test_look, new_game_stage_close);
  return g_test_run ();
}
