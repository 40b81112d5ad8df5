/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that are built in: a line each. */

#include "comstock-games.h"

#include "model/board/comstock-board-kind.h"
#include "model/cards/comstock-cards-kind.h"
#include "model/city/comstock-city-kind.h"

const ComstockGameKind *const comstock_games_table[] = {
  &comstock_cards_kind,
  &comstock_board_kind,
  &comstock_city_kind,
  NULL
};
