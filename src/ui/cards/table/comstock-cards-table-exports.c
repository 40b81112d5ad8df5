/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions that bring a game out of the program: pictures, tables, paper. */

#include "comstock-cards-table-private.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-export.h"
#include "ui/kit/comstock-paper.h"
#include "comstock-cards-print.h"
#include "ui/cards/city/comstock-cards-city-export.h"
#include "model/cards/comstock-cards-sheet.h"
#include "model/cards/comstock-cards-text.h"

/* @bytes are consumed. */
static void
export_city (ComstockCardsTable *self,
             GAction            *action,
             const char         *title,
             const char         *suffix,
             GBytes             *bytes)
{
  g_autofree char *name = comstock_cards_seat_dup_title (comstock_cards_table_get_seat (self, self->shown));
  g_autofree char *city = g_strdup_printf (_("City of %s"), name);
  g_autofree char *file = g_strconcat (city, suffix, NULL);
  g_autofree char *own_name = g_strconcat ("table.", g_action_get_name (action), NULL);

  comstock_export (GTK_WIDGET (self), own_name, title, file, bytes);
  g_bytes_unref (bytes);
}

static ComstockCardsCity *
get_city (ComstockCardsTable *self)
{
  return comstock_cards_seat_get_city (comstock_cards_table_get_seat (self, self->shown));
}

static void
on_export_png (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  ComstockCardsTable *self = data;
  g_autoptr (ComstockCardsPostcard) head =
    comstock_cards_postcard_new (self->game, 1u << self->shown, GTK_WIDGET (self));

  export_city (self, G_ACTION (action), _("Export the City as a Picture"), ".png",
               comstock_cards_city_export_png (get_city (self), head, GTK_WIDGET (self)));
}

static void
on_export_svg (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  ComstockCardsTable *self = data;

  export_city (self, G_ACTION (action), _("Export the City as a Drawing"), ".svg",
               comstock_cards_city_export_svg (get_city (self), GTK_WIDGET (self)));
}

static void
on_export_csv (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  ComstockCardsTable *self = data;
  GListModel *seats = comstock_cards_game_get_seats (self->game);
  g_autoptr (GBytes) bytes = g_string_free_to_bytes (comstock_cards_sheet_to_csv (seats));
  g_autofree char *file = g_strconcat (_("Score sheet"), ".csv", NULL);

  comstock_export (GTK_WIDGET (self), "table.export-csv", _("Export the Score Sheet as a Table"), file, bytes);
}

static void
tell (GtkWidget  *table,
      const char *sentence)
{
  comstock_table_tell (COMSTOCK_TABLE (table), sentence);
}

static void
on_print (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  ComstockCardsTable *self = data;
  g_autofree char *outcome = comstock_cards_text_dup_outcome (self->game);
  g_autofree char *stage = comstock_game_dup_heading (COMSTOCK_GAME (self->game));
  g_autoptr (GtkPrintOperation) operation =
    comstock_cards_print_new (comstock_cards_game_get_seats (self->game), outcome != NULL ? outcome : stage,
                              GTK_WIDGET (self));

  comstock_paper_print (operation, GTK_WIDGET (self), "table.print", tell);
}

void
comstock_cards_table_add_exports (ComstockCardsTable *self)
{
  static const GActionEntry entries[] = {
    { "export-png", on_export_png },
    { "export-svg", on_export_svg },
    { "export-csv", on_export_csv },
    { "print", on_print },
  };

  g_action_map_add_action_entries (comstock_table_get_actions (COMSTOCK_TABLE (self)), entries,
                                   G_N_ELEMENTS (entries), self);
}
