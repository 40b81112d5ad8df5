/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board game offers on the command line. */

#include "cli-board.h"
#include "commands.h"

static const CliCommand *const commands[] = {
  &cli_board_bench,
  &cli_board_tournament,
  NULL
};

const CliGame cli_board = {
  .rules = &board_game,
  .name = "board",
  .commands = commands,
  .round_event = BOARD_EVENT_ROUND,
};
