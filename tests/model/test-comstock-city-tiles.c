/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of sets of tiles as files: what is read is written again, and what is wrong is told with tile and edge. */

#include "model/city/comstock-city-tiles.h"

#include "model/base/comstock-json.h"
#include "table.h"

static char *
dup_text (void)
{
  g_autoptr (ComstockCityTiles) tiles = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  g_autoptr (JsonNode) node = comstock_kit_to_json (tiles);

  return json_to_string (node, FALSE);
}

static ComstockCityTiles *
read_text (const char *text,
           GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return comstock_kit_new_from_bytes (COMSTOCK_TYPE_CITY_TILES, bytes, error);
}

static void
test_round_trip (void)
{
  g_autoptr (ComstockCityTiles) tiles = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  g_autofree char *text = dup_text ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockCityTiles) again = read_text (text, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (comstock_kit_get_id (again), ==, "carcassonne");
  g_assert_cmphex (comstock_kit_get_digest (again), ==, comstock_kit_get_digest (tiles));
  g_assert_true (comstock_kit_is_default (again));
  g_assert_cmpuint (((const CityTiles *) comstock_kit_get_content (again))->n_tiles, ==, 75);
  g_assert_cmpmem (comstock_kit_get_content (again), sizeof (CityTiles), comstock_kit_get_content (tiles),
                   sizeof (CityTiles));
}

/* One thing is changed where it stands first. */
static const struct
{
  const char *right;
  const char *wrong;
  const char *message;
} faults[] = {
  { "\"N\":\"street\",\"E\":\"residential:r1\"", "\"N\":\"street\",\"E\":\"street\"",
    "tiles[0].edges: tile “straight”: edge E does not match the streets and markets of the tile" },
  { "\"ends\":[\"N\",\"S\"]", "\"ends\":[\"N\",\"N\"]",
    "tiles[0].streets: tile “straight”: street “s0” must have two different ends, at least one of them at an "
    "edge" },
  { "\"ends\":[\"N\",\"S\"]", "\"ends\":[\"N\",\"building\"]",
    "tiles[0].streets: tile “straight”: street “s0” ends at a building, but the tile has none" },
  { "\"id\":\"straight-public\"", "\"id\":\"straight\"",
    "tiles[1].id: tile “straight”: another tile has this id, too" },
  { "\"copies\":2", "\"copies\":3", "stacks: no stack may be empty, and together they must hold all 76 tiles, not 75" },
  { "\"N\":\"street\"", "\"N\":\"canal\"", "tiles[0].edges.N: “canal” is not allowed here" },
  { "\"id\":\"s0\"", "\"id\":\"s1\"", "tiles[0].streets[0].id: must be “s0”" },
  { "\"halves\":[\"N0\",", "\"halves\":[",
    "tiles[0].residential: tile “straight”: half N0 must be in one area, or in none if the edge is a market" },
  { "\"id\":\"carcassonne\"", "\"id\":\"Carcassonne\"", "id: must be made of a–z, 0–9 and “-”" },
};

static void
test_faults (void)
{
  g_autofree char *text = dup_text ();

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      GString *wrong = g_string_new (text);
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (g_string_replace (wrong, faults[i].right, faults[i].wrong, 1), ==, 1);
      g_assert_null (read_text (wrong->str, &error));
      g_assert_cmpstr (error->message, ==, faults[i].message);
      g_string_free (wrong, TRUE);
    }
}

/* Sets in a folder come after the built-in one; what is no set is told by its file. */
static void
test_folder (void)
{
  g_autofree char *path = g_dir_make_tmp ("comstock-tiles-XXXXXX", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GPtrArray) all = NULL;
  g_autofree char *good = g_build_filename (path, "b.json", NULL);
  g_autofree char *bad = g_build_filename (path, "a.json", NULL);
  g_autofree char *message = g_strdup_printf ("%s: ", bad);
  g_autofree char *whole = dup_text ();
  GString *text = g_string_new (whole);

  none = comstock_kit_dup_all (COMSTOCK_TYPE_CITY_TILES, folder, problems);
  g_assert_cmpuint (none->len, ==, 1);
  g_string_replace (text, "\"id\":\"carcassonne\"", "\"id\":\"mine\"", 1);
  g_assert_true (g_file_set_contents (good, text->str, -1, NULL));
  g_assert_true (g_file_set_contents (bad, "{}", -1, NULL));
  all = comstock_kit_dup_all (COMSTOCK_TYPE_CITY_TILES, folder, problems);
  g_assert_cmpuint (all->len, ==, 2);
  g_assert_cmpstr (comstock_kit_get_id (g_ptr_array_index (all, 1)), ==, "mine");
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (problems, 0), message));
  g_string_free (text, TRUE);
  table_remove_tree (path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/city-tiles-file/round-trip", test_round_trip);
  g_test_add_func ("/city-tiles-file/faults", test_faults);
  g_test_add_func ("/city-tiles-file/folder", test_folder);
  return g_test_run ();
}
