/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet: what a seat's points come from, row by row. */

#pragma once

#include "comstock-board-game.h"
#include "model/session/comstock-prospect.h"

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
  COMSTOCK_BOARD_ROWS,

  /* While the game is played, two lines more: what of the total is certain, and what may be expected at the end. */
  COMSTOCK_BOARD_LINE_CERTAIN = COMSTOCK_BOARD_ROWS,
  COMSTOCK_BOARD_LINE_EXPECTED,
  COMSTOCK_BOARD_LINES
} ComstockBoardRow;

/* The figures of a seat by rows; that of COMSTOCK_BOARD_LINE_EXPECTED is 0. */
typedef struct
{
  int rows[COMSTOCK_BOARD_LINES];
} ComstockBoardPoints;

/* Of the position as the viewer sees it. */
void        comstock_board_sheet_read         (ComstockBoardGame   *game,
                                               guint                seat,
                                               ComstockBoardPoints *points);

/* Whether @row is a part of COMSTOCK_BOARD_ROW_VP. */
gboolean    comstock_board_sheet_is_part      (ComstockBoardRow   row);

/* "Money", "Total", "Duels": a static string, translated; and the same for where a part does not stand below what it is
 * a part of: "VP during the game · Duels".  Free with g_free (). */
const char *comstock_board_sheet_get_row_name (ComstockBoardRow   row);
char       *comstock_board_sheet_dup_row_title (ComstockBoardRow  row);

/* Whether the row can bring anything in this game: "Horses" only with them.  A part of the VP must have brought some
 * seat something, so these come and go. */
gboolean    comstock_board_sheet_has_row      (ComstockBoardGame *game,
                                               ComstockBoardRow   row);

/* The parcels that make the figure of @seat in @row as the viewer sees the game; 0 where nothing on the map does. */
BoardParcels comstock_board_sheet_get_parcels (ComstockBoardGame *game,
                                               guint              seat,
                                               ComstockBoardRow   row);

/* The places of the track that make it, by BOARD_BIT. */
guint32      comstock_board_sheet_get_places (ComstockBoardGame *game,
                                              guint              seat,
                                              ComstockBoardRow   row);

/* How that figure comes about, in a sentence or two; not of COMSTOCK_BOARD_LINE_EXPECTED.  Free with g_free (). */
char        *comstock_board_sheet_dup_explanation (ComstockBoardGame *game,
                                                   guint              seat,
                                                   ComstockBoardRow   row);

/* The same of what may be expected; @prospect may have no answer yet.  Free with g_free (). */
char        *comstock_board_sheet_dup_expectation (ComstockProspect *prospect,
                                                   guint             seat);

/* 1 for the winner, and so on: of equals who passed earlier stands before the other. */
guint        comstock_board_sheet_get_place   (ComstockBoardGame *game,
                                               guint              seat);

/* "Computer rival (easy)": who holds the seat.  Free with g_free (). */
char        *comstock_board_sheet_dup_holder  (ComstockGame      *game,
                                               guint              seat);

/* All rows of all seats as a table (comstock-csv.h). */
GString     *comstock_board_sheet_to_csv      (ComstockBoardGame *game);

G_END_DECLS
