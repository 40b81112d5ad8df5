/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the model knows of the card game before there is one. */

#include "comstock-cards-kind.h"

#include <glib/gi18n.h>

#include "comstock-cards-code.h"
#include "comstock-cards-json.h"
#include "comstock-cards-result.h"
#include "comstock-cards-topics.h"
#include "engine/cards/cards-game.h"

const ComstockGameKind comstock_cards_kind = {
  .rules = &cards_game,
  .title = N_("Carson City: The Card Game"),
  .kit_title = N_("Deck"),
  .from_json = comstock_cards_json_to_game,
  .seating = &comstock_cards_seating,
  .dup_automatic = comstock_cards_result_dup_automatic,
  .topics = &comstock_cards_topics,
  .screen_reader = &comstock_cards_screen_reader,
  .coding = &comstock_cards_coding,
};
