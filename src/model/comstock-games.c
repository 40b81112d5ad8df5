/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The registry of games: how a save becomes an object of the right class. */

#include "comstock-games.h"

#include "cards/comstock-cards-json.h"
#include "cards/comstock-cards-result.h"
#include "engine/cards/cards-game.h"

static const ComstockGameKind kinds[] = {
  { &cards_game, comstock_cards_game_from_json, comstock_cards_result_dup_opponents },
};

const ComstockGameKind *
comstock_games_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].rules->id, id))
      return &kinds[i];
  return NULL;
}

char *
comstock_games_dup_opponents (const char *id,
                              const char *opponents)
{
  const ComstockGameKind *kind = comstock_games_find (id);

  return kind != NULL ? kind->dup_opponents (opponents) : g_strdup (opponents);
}
