/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing a game's log and its score sheet. */

#include "cli-report.h"

#include "cli-games.h"
#include "cli-table.h"

#include "model/base/comstock-text.h"
#include "model/session/comstock-games.h"

#include <glib/gi18n.h>

static void
print_holders (const ComstockSheet *sheet)
{
  for (guint seat = 0; seat < sheet->n_seats; seat++)
    {
      /* Translators: a player and who that is, as in "Hat: Computer rival (medium)". */
      g_print (_("%s: %s"), sheet->seats[seat].title, sheet->seats[seat].holder);
      g_print ("\n");
    }
  g_print ("\n");
}

/* What is a part of another row is set in. */
static void
add_row (CliTable            *table,
         const ComstockSheet *sheet,
         guint                row,
         const char          *indent)
{
  cli_table_add (table);
  cli_table_set (table, 0, g_strconcat (indent, sheet->rows[row].name, NULL));
  for (guint seat = 0; seat < sheet->n_seats; seat++)
    if (comstock_sheet_get (sheet, row, seat)->known)
      cli_table_set (table, seat + 1, comstock_text_number (comstock_sheet_get (sheet, row, seat)->points));
}

static void
add_parts (CliTable            *table,
           const ComstockSheet *sheet,
           guint                row)
{
  for (guint part = 0; part < sheet->n_rows; part++)
    if ((sheet->rows[part].kind == COMSTOCK_SHEET_PART || sheet->rows[part].kind == COMSTOCK_SHEET_DETAIL) &&
        sheet->rows[part].part_of == row && !sheet->rows[part].absent)
      add_row (table, sheet, part, "  ");
}

void
cli_print_players (ComstockGame *game)
{
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (game);

  g_print ("%s\n\n", comstock_games_get_title (comstock_game_get_rules (game)->id));
  if (sheet != NULL)
    print_holders (sheet);
}

static void
print_code (ComstockGame *game)
{
  if (comstock_game_get_code (game) == NULL)
    return;
  g_print ("\n");
  /* Translators: a code that one can type into New Game */
  g_print (_("Game code: %s"), comstock_game_get_code (game));
  g_print ("\n");
}

void
cli_print_score_sheet (ComstockGame *game)
{
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (game);
  g_autoptr (CliTable) table = NULL;

  if (sheet == NULL)
    return;
  table = cli_table_new (sheet->n_seats + 1);
  print_holders (sheet);
  cli_table_add (table);
  for (guint seat = 0; seat < sheet->n_seats; seat++)
    cli_table_set (table, seat + 1, g_strdup (sheet->seats[seat].title));
  for (guint row = 0; row < sheet->n_rows; row++)
    if (comstock_sheet_lists (sheet, row) && sheet->rows[row].kind != COMSTOCK_SHEET_PART)
      {
        add_row (table, sheet, row, "");
        add_parts (table, sheet, row);
      }
  cli_table_print (table);
  if (comstock_game_is_over (game) && sheet->heading != NULL)
    g_print ("\n%s\n", sheet->heading);
  print_code (game);
}

void
cli_print_game (ComstockGame *game)
{
  g_autofree char *log = comstock_game_dup_log_text (game);

  g_print ("%s", log);
  if (COMSTOCK_GAME_GET_CLASS (game)->dup_sheet != NULL)
    g_print ("\n");
  cli_print_score_sheet (game);
}
