/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map as the person at the table sees it; on paper it comes behind the score sheet. */

#include "comstock-board-exports.h"

#include <glib/gi18n.h>

#include "comstock-board-print.h"
#include "ui/board/map/comstock-board-map-export.h"

static ComstockBoardGame *
get_game (ComstockTable *table)
{
  return COMSTOCK_BOARD_GAME (comstock_table_get_game (table));
}

static char *
dup_name (ComstockTable *table)
{
  return g_strdup (_("Map"));
}

static GBytes *
to_png (ComstockTable *table)
{
  return comstock_board_map_export_png (comstock_board_game_get_seen (get_game (table)), GTK_WIDGET (table));
}

static GBytes *
to_svg (ComstockTable *table)
{
  return comstock_board_map_export_svg (comstock_board_game_get_seen (get_game (table)), GTK_WIDGET (table));
}

static GtkPrintOperation *
print_new (ComstockTable *table)
{
  return comstock_board_print_new (get_game (table), GTK_WIDGET (table));
}

const ComstockExports comstock_board_exports = {
  N_("Export the Map as a Picture"), N_("Export the Map as a Drawing"), dup_name, to_png, to_svg, print_new,
};
