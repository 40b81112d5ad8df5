/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rounds of the card game in words, and the suits of its seats. */

#include "comstock-cards-legend.h"

#include <glib/gi18n.h>

#include "model/cards/comstock-cards-game.h"
#include "ui/cards/seats/comstock-cards-suit.h"

static char *
dup_round (guint era,
           guint number)
{
  /* Translators: an era and the number of a round in it: "Era I · 3" */
  return g_strdup_printf (_("%s · %u"), comstock_cards_era_get_name (era), number);
}

static char *
dup_round_totals (guint       era,
                  guint       number,
                  const char *totals)
{
  /* Translators: an era, the number of a round in it, and the totals of all seats: "Era I, round 3: Hat 12, Star 9" */
  return g_strdup_printf (_("%s, round %u: %s"), comstock_cards_era_get_name (era), number, totals);
}

static char *
dup_sign (ComstockGame *game,
          guint         seat)
{
  ComstockCardsSeat *its_seat = comstock_cards_game_get_seat (COMSTOCK_CARDS_GAME (game), seat);

  return g_strdup (comstock_cards_suit_get_sign (comstock_cards_seat_get_suit (its_seat)));
}

const ComstockScoreLegend comstock_cards_legend = {
  CARDS_ERAS, CARDS_ROUNDS, comstock_cards_era_get_name, dup_round, dup_round_totals, dup_sign, NULL,
};
