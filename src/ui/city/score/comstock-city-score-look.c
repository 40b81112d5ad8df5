/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stacks are its rounds. */

#include "comstock-city-score-look.h"

#include <glib/gi18n.h>

#include "comstock-city-mini.h"

#define PICTURE_HEIGHT 260

static const char *
get_part_name (guint part)
{
  /* Translators: noun: the stacks of tiles, by which scores are compared */
  return _("Stacks");
}

static char *
dup_round (guint part,
           guint number)
{
  /* Translators: the number of a stack of tiles: "Stack II" */
  return g_strdup_printf (_("Stack %s"), comstock_city_stack_get_name (number));
}

static char *
dup_round_totals (guint       part,
                  guint       number,
                  const char *totals)
{
  /* Translators: the number of a stack of tiles, and the totals of all players: "Stack II: Hat 12, Star 9" */
  return g_strdup_printf (_("Stack %s: %s"), comstock_city_stack_get_name (number), totals);
}

static void
show_city (GtkWidget           *picture,
           ComstockGame        *game,
           const ComstockSheet *sheet,
           guint                row,
           guint                seat)
{
  comstock_city_mini_show (picture, game, comstock_sheet_get (sheet, row, seat)->places, NULL);
}

static const ComstockScoreLegend legend = {
  1, CITY_STACKS, get_part_name, dup_round, dup_round_totals, NULL,
};

const ComstockScoreLook comstock_city_score_look = {
  .points = &legend,
  .is_headed = TRUE,
  .picture_height = PICTURE_HEIGHT,
  .picture_new = comstock_city_mini_new,
  .picture_show = show_city,
};
