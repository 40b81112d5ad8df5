/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map as the person at the table sees it; on paper it comes behind the score sheet. */

#include "comstock-board-exports.h"

#include <glib/gi18n.h>

#include "model/board/comstock-board-game.h"
#include "ui/board/map/comstock-board-map-picture.h"

#define CELL 96         /* a side of a parcel, in pixels */

static void
measure (ComstockGame *game,
         GtkWidget    *widget,
         int          *width,
         int          *height)
{
  *width = *height = comstock_board_map_picture_measure (widget, CELL);
}

static void
snapshot (ComstockGame *game,
          GtkWidget    *widget,
          GtkSnapshot  *snapshot)
{
  comstock_board_map_picture_snapshot (widget, snapshot, comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game)), 0,
                                       CELL);
}

const ComstockExports comstock_board_exports = {
  N_("Export the Map as a Picture"), N_("Export the Map as a Drawing"), N_("Map"), measure, snapshot,
};
