/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “tiles”: checks a set of tiles, and prints it as JSON or draws it on a sheet. */

#include "commands.h"

#include "art/city/comstock-city-tile-sheet.h"
#include "art/comstock-drawing-file.h"
#include "cli/cli-input.h"
#include "cli/cli-output.h"
#include "model/city/comstock-city-tiles.h"
#include "model/store/comstock-file-write.h"

#include <glib/gi18n.h>

typedef GBytes *(*ToBytes) (int          width,
                            int          height,
                            ComstockDraw draw,
                            gpointer     data);

/* What makes a file of this name; NULL, after an error line, if nothing does. */
static ToBytes
find_format (const char *path)
{
  static const struct
  {
    const char *suffix;
    ToBytes to_bytes;
  } formats[] = { { ".png", comstock_drawing_to_png }, { ".svg", comstock_drawing_to_svg } };
  g_autofree char *lower = g_ascii_strdown (path, -1);
  g_autofree char *name = NULL;
  g_autofree char *message = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_str_has_suffix (lower, formats[i].suffix))
      return formats[i].to_bytes;
  name = g_filename_display_name (path);
  /* Translators: a file */
  message = g_strdup_printf (_("%s: the name of a sheet must end in .png or .svg"), name);
  cli_wrong_call (message);
  return NULL;
}

static void
draw_sheet (cairo_t *cr,
            int      width,
            int      height,
            gpointer tiles)
{
  comstock_city_tile_sheet_draw (cr, comstock_city_tiles_get_tiles (tiles), comstock_kit_get_name (tiles));
}

static CliStatus
render (ComstockCityTiles *tiles,
        const char        *path,
        ToBytes            to_bytes)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  int width, height;

  comstock_city_tile_sheet_measure (comstock_city_tiles_get_tiles (tiles), &width, &height);
  bytes = to_bytes (width, height, draw_sheet, tiles);
  return comstock_file_write (path, bytes, NULL, &error) ? CLI_DONE : cli_refuse_file (path, error);
}

static CliStatus
print (ComstockCityTiles *tiles)
{
  g_autoptr (JsonNode) node = comstock_kit_to_json (tiles);

  cli_output_write_json (node);
  return CLI_DONE;
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  g_autofree char *sheet = NULL;
  const GOptionEntry options[] = {
    { "render", 0, 0, G_OPTION_ARG_FILENAME, &sheet,
      N_("Draws the tiles on a sheet instead; its name ends in .png or .svg"), N_("FILE") },
    G_OPTION_ENTRY_NULL
  };
  ToBytes to_bytes = NULL;
  g_autoptr (ComstockCityTiles) tiles = NULL;
  g_autoptr (GError) error = NULL;

  if (!cli_parse_options (command, options, 0, 1, &argc, &argv))
    return CLI_WRONG_CALL;
  if (sheet != NULL && (to_bytes = find_format (sheet)) == NULL)
    return CLI_WRONG_CALL;
  tiles = cli_load_kit (COMSTOCK_TYPE_CITY_TILES, argv[1], &error);
  if (tiles == NULL)
    return cli_refuse_file (argv[1], error);
  return sheet != NULL ? render (tiles, sheet, to_bytes) : print (tiles);
}

const CliCommand cli_city_tiles = {
  .name = "tiles",
  .arguments = N_("[FILE]"),
  .summary = N_("Checks a set of tiles, the built-in one by default, and prints it as JSON"),
  .run = run,
};
