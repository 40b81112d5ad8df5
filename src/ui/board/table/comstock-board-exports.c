/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is exported is what the person at the table sees. */

#include "comstock-board-exports.h"

#include <glib/gi18n.h>

#include "comstock-board-print.h"
#include "ui/board/map/comstock-board-map-export.h"
#include "ui/kit/comstock-export.h"
#include "ui/table/comstock-sheet-print.h"

static ComstockBoardGame *
get_game (gpointer table)
{
  return COMSTOCK_BOARD_GAME (comstock_table_get_game (table));
}

/* @bytes are consumed. */
static void
export (gpointer    table,
        const char *action,
        const char *title,
        const char *name,
        const char *suffix,
        GBytes     *bytes)
{
  g_autofree char *file = g_strconcat (name, suffix, NULL);

  comstock_export (table, action, title, file, bytes);
  g_bytes_unref (bytes);
}

static void
on_export_png (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       table)
{
  export (table, "table.export-png", _("Export the Map as a Picture"), _("Map"), ".png",
          comstock_board_map_export_png (comstock_board_game_get_seen (get_game (table)), table));
}

static void
on_export_svg (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       table)
{
  export (table, "table.export-svg", _("Export the Map as a Drawing"), _("Map"), ".svg",
          comstock_board_map_export_svg (comstock_board_game_get_seen (get_game (table)), table));
}

static GtkPrintOperation *
print_new (ComstockTable *table)
{
  return comstock_board_print_new (get_game (table), GTK_WIDGET (table));
}

void
comstock_board_exports_add (ComstockTable *table)
{
  static const GActionEntry entries[] = {
    { "export-png", on_export_png },
    { "export-svg", on_export_svg },
  };

  comstock_sheet_add_exports (table, print_new);
  g_action_map_add_action_entries (comstock_table_get_actions (table), entries, G_N_ELEMENTS (entries), table);
}
