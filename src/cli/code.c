/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “code”: which game a code stands for, a save of that game before its first move, and the codes of the
 * games of a day. */

#include "cli-report.h"
#include "cli-save.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-game-of-day.h"
#include "model/session/comstock-games.h"

#include <glib/gi18n.h>

static CliStatus
tell_game (const char *code,
           const char *save)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = comstock_game_code_deal (code, &error);

  if (game == NULL)
    {
      cli_error ("%s", error->message);
      return CLI_REFUSED;
    }
  if (!cli_is_stdout (save))
    {
      g_autofree char *title = comstock_game_of_day_dup_title (comstock_game_get_code (game));

      cli_print_players (game);
      if (title != NULL)
        g_print ("%s\n", title);
    }
  return save != NULL ? cli_save_game (game, save) : CLI_DONE;
}

/* The code of each game that has codes, and its name. */
static CliStatus
list_games_of_day (const char *text)
{
  const gboolean today = g_str_equal (text, "today");
  g_autoptr (GDateTime) day = today ? g_date_time_new_now_local () : comstock_text_read_day (text);

  if (day == NULL)
    {
      /* Translators: what was typed for a date */
      cli_error (_("“%s” is not a date; write it like 2026-11-26"), text);
      return CLI_WRONG_CALL;
    }
  for (const ComstockGameKind *const *kind = comstock_games_table; *kind != NULL; kind++)
    {
      g_autofree char *code = comstock_game_of_day_dup_code (*kind, day);

      if (code != NULL)
        g_print ("%s  %s\n", code, _((*kind)->title));
    }
  return CLI_DONE;
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  g_autofree char *save = NULL;
  g_autofree char *day = NULL;
  const GOptionEntry entries[] = {
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &save,
      N_("Write the game to this file; “-” prints it instead of the players"), N_("FILE") },
    { "day", 0, 0, G_OPTION_ARG_STRING, &day,
      N_("Print the codes of the games of the day for this date, or for “today”, instead of reading a code"),
      N_("DATE") },
    G_OPTION_ENTRY_NULL
  };

  if (!cli_parse_options (command, entries, 0, 1, &argc, &argv))
    return CLI_WRONG_CALL;
  if ((day != NULL) == (argc == 2) || (day != NULL && save != NULL))
    return cli_wrong_call (_("give either a code or --day"));
  return day != NULL ? list_games_of_day (day) : tell_game (argv[1], save);
}

const CliCommand cli_code = {
  .name = "code",
  .arguments = N_("[CODE]"),
  .summary = N_("Says which game a code stands for, and writes it as a saved game"),
  .run = run,
};
