/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What there is to do at a table beside moves: while others play, at the end, and while the game is only looked at. */

#pragma once

#include "model/session/comstock-game.h"

/* Never the value of a move. */
typedef enum
{
  COMSTOCK_COMMAND_NEXT = 1,            /* skips the wait for the others */
  COMSTOCK_COMMAND_GO_TO_END,
  COMSTOCK_COMMAND_PLAY_ON,             /* keeps the moves beyond the cursor elsewhere and plays from here */
  COMSTOCK_COMMAND_RESULT,              /* shows the end of the game once more */
  COMSTOCK_COMMAND_SCORE_SHEET,
  COMSTOCK_COMMANDS
} ComstockCommand;

#define COMSTOCK_MOST_COMMANDS 2

/* Sets @commands to what is offered where nobody at the screen is asked, and returns how many that are. */
guint       comstock_command_list      (ComstockGame    *game,
                                        gboolean         looking_back,
                                        ComstockCommand  commands[COMSTOCK_MOST_COMMANDS]);

/* The words on its button, in the current language. */
const char *comstock_command_get_label (ComstockCommand  command);
