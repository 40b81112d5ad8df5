/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rounds of the board game in words, the suits of its seats, and their money. */

#include "comstock-board-legend.h"

#include <glib/gi18n.h>

#include "model/board/comstock-board-game.h"
#include "ui/board/comstock-board-art.h"

static const char *
get_part_name (guint part)
{
  return _("Rounds");
}

static char *
dup_round (guint part,
           guint number)
{
  return g_strdup_printf (_("Round %u"), number);
}

static char *
dup_round_totals (guint       part,
                  guint       number,
                  const char *totals)
{
  /* Translators: the number of a round, and the totals of all seats: "Round 3: Hat 12, Star 9" */
  return g_strdup_printf (_("Round %u: %s"), number, totals);
}

static char *
dup_sign (ComstockGame *game,
          guint         seat)
{
  return g_strdup (comstock_board_art_suit (comstock_board_game_get_suit (COMSTOCK_BOARD_GAME (game), seat)));
}

static int
read_money (gconstpointer state,
            guint         seat)
{
  return ((const BoardState *) state)->seats[seat].money;
}

static const ComstockMeasure money = { N_("Money"), read_money };

const ComstockScoreLegend comstock_board_legend = {
  1, BOARD_ROUNDS, get_part_name, dup_round, dup_round_totals, dup_sign, NULL,
};

const ComstockScoreLegend comstock_board_money_legend = {
  1, BOARD_ROUNDS, get_part_name, dup_round, dup_round_totals, dup_sign, &money,
};
