/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The kinds of files that a sheet can be written as. */

#include "cli-sheet.h"

#include <glib/gi18n.h>

#include "model/store/comstock-file-write.h"

static const struct
{
  const char *suffix;
  CliSheetFormat format;
} formats[] = {
  { ".png", comstock_piece_sheet_to_png },
  { ".svg", comstock_piece_sheet_to_svg },
  { ".pdf", comstock_piece_sheet_to_pdf },
};

CliSheetFormat
cli_sheet_find_format (const char *path)
{
  g_autofree char *lower = g_ascii_strdown (path, -1);
  g_autofree char *name = NULL;
  g_autofree char *message = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_str_has_suffix (lower, formats[i].suffix))
      return formats[i].format;
  name = g_filename_display_name (path);
  /* Translators: a file */
  message = g_strdup_printf (_("%s: the name of a sheet must end in .png, .svg or .pdf"), name);
  cli_wrong_call (message);
  return NULL;
}

CliStatus
cli_sheet_write (const ComstockPieceSheet *sheet,
                 CliSheetFormat            format,
                 const char               *path)
{
  g_autoptr (GBytes) bytes = format (sheet);
  g_autoptr (GError) error = NULL;

  return comstock_file_write (path, bytes, NULL, &error) ? CLI_DONE : cli_refuse_file (path, error);
}
