/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet of the board game. */

#pragma once

#include "comstock-board-game.h"
#include "model/session/comstock-sheet.h"

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_BOARD_ROW_VP,

  /* Its parts, which no total counts again. */
  COMSTOCK_BOARD_ROW_TRACK,
  COMSTOCK_BOARD_ROW_BOUGHT,
  COMSTOCK_BOARD_ROW_DUELS,
  COMSTOCK_BOARD_ROW_CHARACTERS,
  COMSTOCK_BOARD_ROW_OUTLAWS,
  COMSTOCK_BOARD_ROW_INCOME,
  COMSTOCK_BOARD_ROW_STRATEGY,
  COMSTOCK_BOARD_ROW_OTHER,

  COMSTOCK_BOARD_ROW_CONTENTS,
  COMSTOCK_BOARD_ROW_MONEY,
  COMSTOCK_BOARD_ROW_STATION,
  COMSTOCK_BOARD_ROW_TEACHER,
  COMSTOCK_BOARD_ROW_HORSES,
  COMSTOCK_BOARD_ROW_KIT_CARSON,
  COMSTOCK_BOARD_ROW_BONUS,
  COMSTOCK_BOARD_ROW_TOTAL,

  COMSTOCK_BOARD_ROW_CERTAIN,
  COMSTOCK_BOARD_ROW_EXPECTED,
  COMSTOCK_BOARD_ROWS
} ComstockBoardRow;

/* The places of a figure: parcels as BoardParcels, and those of the track by BOARD_BIT. */
enum
{
  COMSTOCK_BOARD_SHEET_MAP,
  COMSTOCK_BOARD_SHEET_TRACK
};

/* That of a ComstockBoardGame as the viewer sees it, with these rows.  Of equals who passed earlier stands before the
 * other.  For its class. */
ComstockSheet *comstock_board_sheet_dup (ComstockGame *game);

G_END_DECLS
