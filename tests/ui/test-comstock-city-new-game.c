/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New Game of The City: a person's own sets of tiles, and what is said of files that are none. */

#include "ui/city/comstock-city-ui.h"

#include <glib/gstdio.h>

#include "model/city/comstock-city-game.h"
#include "new-game-stage.h"
#include "ui-probe.h"

typedef NewGameStage Fixture;

static char *
dup_path (const char *name)
{
  g_autoptr (GFile) folder = comstock_kit_dup_folder (COMSTOCK_TYPE_CITY_TILES);

  g_assert_cmpint (g_mkdir_with_parents (g_file_peek_path (folder), 0700), ==, 0);
  return g_build_filename (g_file_peek_path (folder), name, NULL);
}

/* The built-in set under another name. */
static void
write_set (const char *file,
           const char *name)
{
  g_autoptr (ComstockCityTiles) built_in = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  g_autoptr (JsonNode) node = comstock_kit_to_json (built_in);
  g_autofree char *path = dup_path (file);
  g_autofree char *text = NULL;

  json_object_set_string_member (json_node_get_object (node), "id", "mine");
  json_object_set_string_member (json_node_get_object (node), "name", name);
  text = json_to_string (node, FALSE);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
remove_file (const char *name)
{
  g_autofree char *path = dup_path (name);

  g_unlink (path);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.comstock.Comstock.city");

  g_settings_reset (settings, "tiles");
  remove_file ("mine.json");
  remove_file ("broken & worn.json");
}

/* The id of the set that the game begins with. */
static const char *
start (Fixture *fixture)
{
  return comstock_kit_get_id (comstock_game_get_own_kit (new_game_stage_start (fixture)));
}

/* Returns the row of the sets, or NULL if none is asked for. */
static GtkWidget *
open_page (Fixture *fixture)
{
  new_game_stage_open (fixture, &comstock_city_ui);
  return ui_probe_find_named (fixture->dialog, "Tiles");
}

/* What is chosen is remembered by its id, and played with once more until its file is gone. */
static void
test_chosen (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *row;

  write_set ("mine.json", "Mill & <Market>");
  row = open_page (fixture);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  stage_settle ();
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Mill & <Market>");
  g_assert_cmpstr (start (fixture), ==, "mine");
  row = open_page (fixture);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 1);
  g_assert_cmpstr (start (fixture), ==, "mine");
  remove_file ("mine.json");
  g_assert_null (open_page (fixture));
  g_assert_cmpstr (start (fixture), ==, "carcassonne");
}

/* A file may go, and another window look for it, while it is chosen here. */
static void
test_gone (Fixture      *fixture,
           gconstpointer data)
{
  ComstockChoices choices;

  write_set ("mine.json", "Mine");
  adw_combo_row_set_selected (ADW_COMBO_ROW (open_page (fixture)), 1);
  remove_file ("mine.json");
  comstock_choices_load (&choices, &comstock_city_offers);
  g_assert_cmpstr (start (fixture), ==, "carcassonne");
}

/* Nothing is asked where there is one set, and each file that is none is told with what is wrong. */
static void
test_broken (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *path = dup_path ("broken & worn.json");
  GtkWidget *group;

  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
  g_assert_null (open_page (fixture));
  group = gtk_widget_get_ancestor (ui_probe_find_named (fixture->dialog, "Who Begins"), ADW_TYPE_PREFERENCES_GROUP);
  g_assert_nonnull (strstr (adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (group)),
                            "broken & worn.json: "));
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add ("/city-new-game/chosen", Fixture, NULL, set_up, test_chosen, new_game_stage_close);
  g_test_add ("/city-new-game/gone", Fixture, NULL, set_up, test_gone, new_game_stage_close);
  g_test_add ("/city-new-game/broken", Fixture, NULL, set_up, test_broken, new_game_stage_close);
  return g_test_run ();
}
