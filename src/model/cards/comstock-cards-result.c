/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the statistics keep of a game of cards: who counts, against whom, with which deck. */

#include "comstock-cards-result.h"

#include <glib/gi18n.h>

#include "comstock-cards-game.h"
#include "model/session/comstock-opponents.h"

void
comstock_cards_result_get_kit_names (ComstockGame *game,
                                     const char  **id,
                                     const char  **name)
{
  ComstockCardsDeck *deck = comstock_cards_game_get_deck (COMSTOCK_CARDS_GAME (game));

  *id = comstock_cards_deck_get_id (deck);
  *name = comstock_cards_deck_get_name (deck);
}

/* The only person at the screen needs no name; of several nobody can tell later who had none. */
ComstockResult *
comstock_cards_result_dup (ComstockGame *game,
                           guint         seat)
{
  ComstockCardsGame *self = COMSTOCK_CARDS_GAME (game);
  const gboolean alone = comstock_game_count_persons (game) == 1;
  const char *player = alone ? "" : comstock_game_get_holder (game, seat)->name;
  g_autofree char *opponents = NULL;

  if (!alone && *player == '\0')
    return NULL;
  opponents = comstock_game_dup_company (game, seat, comstock_cards_seat_kind_get_id, comstock_cards_level_get_id,
                                         COMSTOCK_CARDS_LEVELS);
  return comstock_result_new (player, opponents,
                              comstock_cards_seat_get_score (comstock_cards_game_get_seat (self, seat)),
                              (comstock_cards_game_get_winners (self) & (1u << seat)) != 0);
}

static char *
dup_automatic (ComstockLevel level,
               guint         n)
{
  switch (level)
    {
    case COMSTOCK_CARDS_NOVICE:
      return g_strdup_printf (ngettext ("%u novice virtual player", "%u novice virtual players", n), n);
    case COMSTOCK_CARDS_INTERMEDIATE:
      return g_strdup_printf (ngettext ("%u intermediate virtual player", "%u intermediate virtual players", n), n);
    case COMSTOCK_CARDS_EXPERT:
    case COMSTOCK_CARDS_LEVELS:
    default:
      return g_strdup_printf (ngettext ("%u expert virtual player", "%u expert virtual players", n), n);
    }
}

char *
comstock_cards_result_dup_opponents (const char *opponents)
{
  return comstock_opponents_dup_text (opponents, &comstock_cards_seating, dup_automatic);
}
