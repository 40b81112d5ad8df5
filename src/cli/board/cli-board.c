/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board game offers on the command line. */

#include "cli-board.h"
#include "commands.h"

#include "model/board/comstock-board-position.h"

static const CliCommand *const commands[] = {
  &cli_board_play,
  &cli_board_bench,
  &cli_board_solo,
  &cli_board_standish,
  &cli_board_tournament,
  NULL
};

const CliGame cli_board = {
  .rules = &board_game,
  .name = "board",
  .commands = commands,
  .position_to_json = comstock_board_position_to_json,
  .to_thumbnail = cli_board_to_thumbnail,
};
