/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rounds of the board game in words, and the money of its seats. */

#include "comstock-board-score-look.h"

#include <glib/gi18n.h>

#include "model/board/comstock-board-sheet.h"
#include "ui/board/map/comstock-board-mini.h"

#define MAP_HEIGHT 260

static const char *
get_part_name (guint part)
{
  /* Translators: noun: the rounds of the game, by which scores are compared */
  return _("Rounds");
}

static char *
dup_round (guint part,
           guint number)
{
  /* Translators: the number of a round */
  return g_strdup_printf (_("Round %u"), number);
}

static char *
dup_round_totals (guint       part,
                  guint       number,
                  const char *totals)
{
  /* Translators: the number of a round, and the totals of all players: "Round 3: Hat 12, Star 9" */
  return g_strdup_printf (_("Round %u: %s"), number, totals);
}

static int
read_money (gconstpointer state,
            guint         seat)
{
  return ((const BoardState *) state)->seats[seat].money;
}

static const ComstockMeasure money = { N_("Money"), read_money };

static const ComstockScoreLegend points_legend = {
  1, BOARD_ROUNDS, get_part_name, dup_round, dup_round_totals, NULL,
};

static const ComstockScoreLegend money_legend = {
  1, BOARD_ROUNDS, get_part_name, dup_round, dup_round_totals, &money,
};

static void
show_map (GtkWidget           *picture,
          ComstockGame        *game,
          const ComstockSheet *sheet,
          guint                row,
          guint                seat)
{
  comstock_board_mini_show (picture, comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game)),
                            comstock_sheet_get (sheet, row, seat)->places[COMSTOCK_BOARD_SHEET_MAP]);
}

const ComstockScoreLook comstock_board_score_look = {
  .points = &points_legend,
  .measure = &money_legend,
  .is_headed = TRUE,
  .picture_height = MAP_HEIGHT,
  .picture_new = comstock_board_mini_new,
  .picture_show = show_map,
};
