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

G_END_DECLS
