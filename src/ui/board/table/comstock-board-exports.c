/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is exported is what the person at the table sees. */

#include "comstock-board-exports.h"

#include <glib/gi18n.h>

#include "comstock-board-print.h"
#include "model/board/comstock-board-sheet.h"
#include "ui/board/map/comstock-board-map-export.h"
#include "ui/kit/comstock-export.h"
#include "ui/kit/comstock-paper.h"

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

static void
on_export_csv (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       table)
{
  export (table, "table.export-csv", _("Export the Score Sheet as a Table"), _("Score sheet"), ".csv",
          g_string_free_to_bytes (comstock_board_sheet_to_csv (get_game (table))));
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
          gpointer       table)
{
  g_autoptr (GtkPrintOperation) operation = comstock_board_print_new (get_game (table), table);

  comstock_paper_print (operation, table, "table.print", tell);
}

void
comstock_board_exports_add (ComstockTable *table)
{
  static const GActionEntry entries[] = {
    { "export-png", on_export_png },
    { "export-svg", on_export_svg },
    { "export-csv", on_export_csv },
    { "print", on_print },
  };

  g_action_map_add_action_entries (comstock_table_get_actions (table), entries, G_N_ELEMENTS (entries), table);
}
