/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the card game offers on the command line. */

#include "cli-cards.h"
#include "commands.h"

#include "engine/cards/cards-game.h"
#include "model/cards/comstock-cards-position.h"

static const CliCommand *const commands[] = {
  &cli_cards_score,
  &cli_cards_placements,
  &cli_cards_deck,
  &cli_cards_play,
  &cli_cards_bench,
  &cli_cards_tournament,
  NULL
};

const CliGame cli_cards = {
  .rules = &cards_game,
  .name = "cards",
  .commands = commands,
  .position_to_json = comstock_cards_position_to_json,
  .to_thumbnail = cli_cards_to_thumbnail,
};
