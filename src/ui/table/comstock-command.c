/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When each command is offered, and its words. */

#include "comstock-command.h"

#include <glib/gi18n.h>

guint
comstock_command_list (ComstockGame    *game,
                       gboolean         looking_back,
                       ComstockCommand  commands[COMSTOCK_MOST_COMMANDS])
{
  guint n = 0;

  if (looking_back)
    {
      if (comstock_game_can_redo (game))
        commands[n++] = COMSTOCK_COMMAND_GO_TO_END;
      commands[n++] = COMSTOCK_COMMAND_PLAY_ON;
    }
  else if (comstock_game_is_over (game))
    {
      commands[n++] = COMSTOCK_COMMAND_RESULT;
      commands[n++] = COMSTOCK_COMMAND_SCORE_SHEET;
    }
  else
    commands[n++] = COMSTOCK_COMMAND_NEXT;
  return n;
}

const char *
comstock_command_get_label (ComstockCommand command)
{
  static const char *const labels[COMSTOCK_COMMANDS] = {
    /* Translators: button: goes on to what comes next in a scene */
    [COMSTOCK_COMMAND_NEXT] = N_("Next"),
    [COMSTOCK_COMMAND_GO_TO_END] = N_("Back to the Present"),
    [COMSTOCK_COMMAND_PLAY_ON] = N_("Play On From Here"),
    [COMSTOCK_COMMAND_SCORE_SHEET] = N_("Score Sheet"),
  };

  return command == COMSTOCK_COMMAND_RESULT ? C_("end of the game", "Result") : _(labels[command]);
}
