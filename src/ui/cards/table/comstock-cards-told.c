/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words are those of comstock-cards-spoken.h. */

#include "comstock-cards-told.h"

#include "model/cards/comstock-cards-spoken.h"

/* After all of it, kind by kind. */
static char *
dup_city (ComstockCardsSeat *seat,
          guint              nth)
{
  return nth == 0 ? comstock_cards_spoken_dup_city (seat)
                  : comstock_cards_spoken_dup_parcels (comstock_cards_seat_get_city (seat), nth - 1);
}

char *
comstock_cards_told_dup (ComstockCardsGame *game,
                         ComstockCardsSeat *seat,
                         ComstockTold       what,
                         guint              nth)
{
  g_autoptr (ComstockSheet) sheet = NULL;

  if (what == COMSTOCK_TOLD_TOWN)
    return dup_city (seat, nth);
  if (nth > 0)
    return NULL;
  if (what == COMSTOCK_TOLD_MARKET)
    return comstock_cards_spoken_dup_column (game);
  if (what == COMSTOCK_TOLD_LEFT)
    return comstock_cards_spoken_dup_left (game);
  sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));
  return comstock_sheet_dup_told (sheet, comstock_cards_seat_get_index (seat), FALSE);
}
