/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “tiles”: checks a set of tiles, and prints it as JSON or draws it on a sheet. */

#include "commands.h"

#include "art/city/comstock-city-tile-sheet.h"
#include "cli/cli-input.h"
#include "cli/cli-output.h"
#include "cli/cli-sheet.h"
#include "model/city/comstock-city-tiles.h"

#include <glib/gi18n.h>

static CliStatus
render (ComstockCityTiles *tiles,
        CliSheetFormat     format,
        const char        *path)
{
  const ComstockPieceSheet sheet = comstock_city_tile_sheet (comstock_city_tiles_get_tiles (tiles),
                                                             comstock_kit_get_name (tiles));

  return cli_sheet_write (&sheet, format, path);
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  g_autofree char *sheet = NULL;
  const GOptionEntry options[] = {
    { "render", 0, 0, G_OPTION_ARG_FILENAME, &sheet,
      N_("Draws the tiles on a sheet instead; its name ends in .png, .svg or .pdf"), N_("FILE") },
    G_OPTION_ENTRY_NULL
  };
  CliSheetFormat format = NULL;
  g_autoptr (ComstockCityTiles) tiles = NULL;
  g_autoptr (GError) error = NULL;

  if (!cli_parse_options (command, options, 0, 1, &argc, &argv))
    return CLI_WRONG_CALL;
  if (sheet != NULL && (format = cli_sheet_find_format (sheet)) == NULL)
    return CLI_WRONG_CALL;
  tiles = cli_load_kit (COMSTOCK_TYPE_CITY_TILES, argv[1], &error);
  if (tiles == NULL)
    return cli_refuse_file (argv[1], error);
  if (format != NULL)
    return render (tiles, format, sheet);
  cli_output_write_kit (tiles);
  return CLI_DONE;
}

const CliCommand cli_city_tiles = {
  .name = "tiles",
  .arguments = N_("[FILE]"),
  .summary = N_("Checks a set of tiles, the built-in one by default, and prints it as JSON"),
  .run = run,
};
