/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One answer of a person as a button, in words. */

#pragma once

#include <gtk/gtk.h>

#include "engine/board/board-game.h"
#include "model/session/comstock-ask.h"

/* How the buttons stand: as a list, or side by side in shorter words where there is little height, or little
 * room at all, or as cards below the track, or with the height of a button on the desk. */
typedef enum
{
  COMSTOCK_BOARD_ANSWERS_LIST,
  COMSTOCK_BOARD_ANSWERS_TILES,
  COMSTOCK_BOARD_ANSWERS_SMALL_TILES,
  COMSTOCK_BOARD_ANSWERS_CARDS,
  COMSTOCK_BOARD_ANSWERS_DESK,
} ComstockBoardAnswersShape;

/* A character has its portrait beside the words, a building its drawing; NULL for others. */
const char *comstock_board_answer_find_drawing (CsMove move);

/* With its remark, and a drawing where it has one; what it is about can be asked of it.  @option is one of @seat. */
GtkWidget *comstock_board_answer_new (ComstockGame             *game,
                                      guint                     seat,
                                      const ComstockOption     *option,
                                      ComstockBoardAnswersShape shape);

/* What goes along with a cowboy of @kind: its drawing, and a GtkToggleButton: while it is active such a cowboy goes
 * where one presses. */
const char *comstock_board_answer_get_token (BoardCowboyKind kind);
GtkWidget *comstock_board_answer_new_token (BoardCowboyKind           kind,
                                            ComstockBoardAnswersShape shape);
