/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing the score sheet of the board game. */

#include "commands.h"

#include "cli/cli-table.h"
#include "model/base/comstock-text.h"
#include "model/board/comstock-board-sheet.h"
#include "model/board/comstock-board-text.h"

#include <glib/gi18n.h>

static void
print_holders (ComstockGame *game)
{
  for (guint i = 0; i < comstock_game_get_n_seats (game); i++)
    {
      g_autofree char *title = comstock_game_dup_seat_title (game, i);

      /* Translators: a seat and who holds it, as in "Hat: Computer rival (medium)". */
      g_print (_("%s: %s"), title, comstock_board_level_get_holder (comstock_game_get_holder (game, i)->level));
      g_print ("\n");
    }
  g_print ("\n");
}

static void
add_titles (CliTable     *table,
            ComstockGame *game)
{
  cli_table_add (table);
  for (guint i = 0; i < comstock_game_get_n_seats (game); i++)
    cli_table_set (table, i + 1, comstock_game_dup_seat_title (game, i));
}

/* Parts are set in. */
static void
add_row (CliTable          *table,
         ComstockBoardGame *game,
         ComstockBoardRow   row)
{
  cli_table_add (table);
  cli_table_set (table, 0, g_strconcat (comstock_board_sheet_is_part (row) ? "  " : "",
                                        comstock_board_sheet_get_row_name (row), NULL));
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (game)); i++)
    {
      ComstockBoardPoints points;

      comstock_board_sheet_read (game, i, &points);
      cli_table_set (table, i + 1, comstock_text_number (points.rows[row]));
    }
}

void
cli_board_print_score_sheet (ComstockGame *any_game)
{
  ComstockBoardGame *game = COMSTOCK_BOARD_GAME (any_game);
  g_autoptr (CliTable) table = cli_table_new (comstock_game_get_n_seats (any_game) + 1);
  g_autofree char *outcome = comstock_board_text_dup_outcome (game);

  print_holders (any_game);
  add_titles (table, any_game);
  for (ComstockBoardRow row = 0; row < COMSTOCK_BOARD_ROWS; row++)
    if (comstock_board_sheet_has_row (game, row))
      add_row (table, game, row);
  cli_table_print (table);
  if (outcome != NULL)
    g_print ("\n%s\n", outcome);
}
