/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The city that is shown, as a picture and a drawing; on paper all cities come behind the score sheet. */

#include "comstock-cards-table-private.h"

#include <glib/gi18n.h>

#include "comstock-cards-print.h"
#include "ui/cards/city/comstock-cards-city-export.h"

static ComstockCardsCity *
get_city (ComstockTable *table)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);

  return comstock_cards_seat_get_city (comstock_cards_table_get_seat (self, self->shown));
}

static char *
dup_name (ComstockTable *table)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);
  g_autofree char *name = comstock_cards_seat_dup_title (comstock_cards_table_get_seat (self, self->shown));

  return g_strdup_printf (_("City of %s"), name);
}

static GBytes *
to_png (ComstockTable *table)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);
  g_autoptr (ComstockCardsPostcard) head =
    comstock_cards_postcard_new (self->game, 1u << self->shown, GTK_WIDGET (self));

  return comstock_cards_city_export_png (get_city (table), head, GTK_WIDGET (table));
}

static GBytes *
to_svg (ComstockTable *table)
{
  return comstock_cards_city_export_svg (get_city (table), GTK_WIDGET (table));
}

static GtkPrintOperation *
print_new (ComstockTable *table)
{
  ComstockCardsGame *game = COMSTOCK_CARDS_TABLE (table)->game;

  return comstock_cards_print_new (comstock_game_dup_sheet (COMSTOCK_GAME (game)), comstock_cards_game_get_seats (game),
                                   GTK_WIDGET (table));
}

const ComstockExports comstock_cards_exports = {
  N_("Export the City as a Picture"), N_("Export the City as a Drawing"), .dup_name = dup_name,
  .to_png = to_png, .to_svg = to_svg, .print_new = print_new,
};
