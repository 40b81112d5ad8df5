/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing a game's log, and having its score sheet printed. */

#include "cli-report.h"

#include "cli-games.h"

#include "model/session/comstock-log-entry.h"

static void
print_log (ComstockGame *game)
{
  GListModel *log = comstock_game_get_log (game);
  const guint length = comstock_game_get_log_length (game, comstock_game_get_cursor (game));
  const guint8 round_event = cli_games_get (game)->round_event;

  for (guint i = 0; i < length; i++)
    {
      g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (log, i);
      g_autofree char *sentence = comstock_log_entry_dup_sentence (entry);

      if (comstock_log_entry_get_event (entry)->type == round_event && i > 0)
        g_print ("\n");
      g_print ("%s\n", sentence);
    }
}

void
cli_print_score_sheet (ComstockGame *game)
{
  const CliGame *cli_game = cli_games_get (game);

  if (cli_game->print_score_sheet != NULL)
    cli_game->print_score_sheet (game);
}

void
cli_print_game (ComstockGame *game)
{
  print_log (game);
  if (cli_games_get (game)->print_score_sheet != NULL)
    g_print ("\n");
  cli_print_score_sheet (game);
}
