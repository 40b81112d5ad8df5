/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that are built in: how a save becomes an object of the right class, a line each. */

#include "comstock-games.h"

#include "cards/comstock-cards-json.h"
#include "cards/comstock-cards-result.h"
#include "engine/cards/cards-game.h"

const ComstockGameKind comstock_games_table[] = {
  { &cards_game, comstock_cards_json_to_game, comstock_cards_result_dup_opponents },
  { NULL }
};
