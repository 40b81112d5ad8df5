/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rounds of the card game in words, and what stands for the rows of the score pad. */

#include "comstock-cards-score-look.h"

#include <glib/gi18n.h>

#include "comstock-cards-row-sign.h"
#include "model/cards/comstock-cards-sheet.h"
#include "model/cards/comstock-cards-topics.h"
#include "ui/cards/city/comstock-cards-mini.h"

#define CITY_HEIGHT 120

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
  /* Translators: an era, a round in it, and the totals of all players: "Era I, round 3: Hat 12, Star 9" */
  return g_strdup_printf (_("%s, round %u: %s"), comstock_cards_era_get_name (era), number, totals);
}

static char *
dup_topic (guint row)
{
  return comstock_cards_topics_of_row ((CardsRow) row);
}

static const char *
get_rule (guint row)
{
  return comstock_cards_row_get_rule ((CardsRow) row);
}

static void
snapshot_sign (GtkWidget             *widget,
               GtkSnapshot           *snapshot,
               guint                  row,
               const graphene_rect_t *bounds)
{
  comstock_cards_row_snapshot_sign (widget, snapshot, (CardsRow) row, bounds);
}

static char *
dup_portrait (guint row)
{
  return g_strconcat ("portraits/", cards_characters[row - COMSTOCK_CARDS_SHEET_ROWS].id, NULL);
}

static void
show_city (GtkWidget           *picture,
           ComstockGame        *game,
           const ComstockSheet *sheet,
           guint                row,
           guint                seat)
{
  g_autoptr (ComstockCardsSeat) builder = g_list_model_get_item (G_LIST_MODEL (sheet->source), seat);

  comstock_cards_mini_set_seat (COMSTOCK_CARDS_MINI (picture), (ComstockCardsGame *) game, builder);
  comstock_cards_mini_light (COMSTOCK_CARDS_MINI (picture),
                             comstock_cards_sheet_get_parcels (comstock_sheet_get (sheet, row, seat)));
}

static const ComstockScoreLegend legend = {
  CARDS_ERAS, CARDS_ROUNDS, comstock_cards_era_get_name, dup_round, dup_round_totals, NULL,
};

const ComstockScoreLook comstock_cards_score_look = {
  .points = &legend,
  .annotates = TRUE,
  .dup_topic = dup_topic,
  .get_rule = get_rule,
  .snapshot_sign = snapshot_sign,
  .dup_drawing = dup_portrait,
  .picture_height = CITY_HEIGHT,
  .picture_new = comstock_cards_mini_new,
  .picture_show = show_city,
};
