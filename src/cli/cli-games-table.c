/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that comstock-cli offers something of, a line each. */

#include "cli-games.h"

#include "board/cli-board.h"
#include "cards/cli-cards.h"
#include "city/cli-city.h"

const CliGame *const cli_games[] = {
  &cli_cards,
  &cli_board,
  &cli_city,
  NULL
};
