/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that are built in and have a table: a line each. */

#include "ui/table/comstock-game-ui.h"

#include "ui/board/comstock-board-ui.h"
#include "ui/cards/comstock-cards-ui.h"
#include "ui/city/comstock-city-ui.h"

const ComstockGameUi *const comstock_game_uis[] = {
  &comstock_cards_ui,
  &comstock_board_ui,
  &comstock_city_ui,
  NULL
};
