/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “tiles”: checks a set of tiles and prints it as JSON. */

#include "commands.h"

#include "cli/cli-input.h"
#include "cli/cli-output.h"
#include "model/city/comstock-city-tiles.h"

#include <glib/gi18n.h>

static ComstockCityTiles *
load_tiles (const char *file,
            GError    **error)
{
  g_autoptr (GBytes) bytes = cli_load_bytes (file, error);

  return bytes != NULL ? comstock_kit_new_from_bytes (COMSTOCK_TYPE_CITY_TILES, bytes, error) : NULL;
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  g_autoptr (ComstockCityTiles) tiles = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (!cli_parse_options (command, NULL, 0, 1, &argc, &argv))
    return CLI_WRONG_CALL;
  tiles = argc > 1 ? load_tiles (argv[1], &error) : comstock_kit_dup_built_in (COMSTOCK_TYPE_CITY_TILES);
  if (tiles == NULL)
    return cli_refuse_file (argv[1], error);
  node = comstock_kit_to_json (tiles);
  text = json_to_string (node, FALSE);
  cli_output_write_line (text);
  return CLI_DONE;
}

const CliCommand cli_city_tiles = {
  .name = "tiles",
  .arguments = N_("[FILE]"),
  .summary = N_("Checks a set of tiles, the built-in one by default, and prints it as JSON"),
  .run = run,
};
