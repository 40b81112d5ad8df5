/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet: what a seat's points come from, row by row. */

#pragma once

#include "comstock-board-game.h"

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_BOARD_ROW_VP,
  COMSTOCK_BOARD_ROW_CONTENTS,
  COMSTOCK_BOARD_ROW_MONEY,
  COMSTOCK_BOARD_ROW_STATION,
  COMSTOCK_BOARD_ROW_TEACHER,
  COMSTOCK_BOARD_ROW_HORSES,
  COMSTOCK_BOARD_ROW_KIT_CARSON,
  COMSTOCK_BOARD_ROW_BONUS,
  COMSTOCK_BOARD_ROW_TOTAL,
  COMSTOCK_BOARD_ROWS
} ComstockBoardRow;

/* "Money", "Total": a static string, translated. */
const char *comstock_board_sheet_get_row_name (ComstockBoardRow   row);

/* Whether the row can bring anything in this game: "Horses" only with them. */
gboolean    comstock_board_sheet_has_row      (ComstockBoardGame *game,
                                               ComstockBoardRow   row);

int         comstock_board_sheet_get_points   (const BoardScore  *score,
                                               ComstockBoardRow   row);

/* The parcels that make the figure of @seat in @row as the viewer sees the game; 0 where nothing on the map does. */
BoardParcels comstock_board_sheet_get_parcels (ComstockBoardGame *game,
                                               guint              seat,
                                               ComstockBoardRow   row);

/* How that figure comes about, in a sentence or two.  Free with g_free (). */
char        *comstock_board_sheet_dup_explanation (ComstockBoardGame *game,
                                                   guint              seat,
                                                   ComstockBoardRow   row);

/* 1 for the winner, and so on: of equals who passed earlier stands before the other. */
guint        comstock_board_sheet_get_place   (ComstockBoardGame *game,
                                               guint              seat);

/* "Computer rival (easy)": who holds the seat.  Free with g_free (). */
char        *comstock_board_sheet_dup_holder  (ComstockGame      *game,
                                               guint              seat);

/* All rows of all seats as a table (comstock-csv.h). */
GString     *comstock_board_sheet_to_csv      (ComstockBoardGame *game);

G_END_DECLS
