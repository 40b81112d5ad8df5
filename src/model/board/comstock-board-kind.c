/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the model knows of the board game before there is one. */

#include "comstock-board-kind.h"

#include <glib/gi18n.h>

#include "comstock-board-code.h"
#include "comstock-board-json.h"
#include "comstock-board-result.h"
#include "comstock-board-topics.h"
#include "engine/board/board-game.h"

const ComstockGameKind comstock_board_kind = {
  .rules = &board_game,
  .title = N_("Carson City: The Board Game"),
  .kit_title = N_("Characters"),
  .from_json = comstock_board_json_to_game,
  .seating = &comstock_board_seating,
  .dup_automatic = comstock_board_result_dup_automatic,
  .topics = &comstock_board_topics,
  .screen_reader = &comstock_board_screen_reader,
  .coding = &comstock_board_coding,
};
