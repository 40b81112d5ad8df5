/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The UI's registry: a line per game. */

#include "comstock-game-ui.h"

#include "cards/comstock-cards-choices.h"
#include "cards/comstock-cards-table.h"
#include "cards/comstock-new-game.h"

const ComstockGameUi comstock_game_uis[] = {
  { "carson-city-card-game",
    comstock_cards_table_new, comstock_new_game_new, comstock_cards_choices_deal_quick,
    comstock_cards_choices_deal_again },
  { NULL },
};

const ComstockGameUi *
comstock_game_ui_find (const char *game_id)
{
  for (const ComstockGameUi *ui = comstock_game_uis; ui->game_id != NULL; ui++)
    if (g_str_equal (ui->game_id, game_id))
      return ui;
  return NULL;
}
