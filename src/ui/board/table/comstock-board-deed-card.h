/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardDeedCard: what Standish does in one turn: his card, line by line, or his building. */

#pragma once

#include <gtk/gtk.h>

#include "model/board/comstock-board-deeds.h"

#define COMSTOCK_TYPE_BOARD_DEED_CARD (comstock_board_deed_card_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardDeedCard, comstock_board_deed_card, COMSTOCK, BOARD_DEED_CARD, GtkWidget)

/* For a deed of @game.  A @brief card leaves out the lines that are not in use. */
GtkWidget *comstock_board_deed_card_new       (ComstockBoardGame       *game,
                                               const ComstockBoardDeed *deed,
                                               gboolean                 brief);

/* How much is seen of step @nth: 0 … 1.  Its line stands out as soon as there is anything. */
void       comstock_board_deed_card_show_step (ComstockBoardDeedCard   *self,
                                               guint                    nth,
                                               double                   progress);

/* The white die of step @nth, if there is one, shows other faces and falls after so many; 0: it lies. */
void       comstock_board_deed_card_roll      (ComstockBoardDeedCard   *self,
                                               guint                    nth,
                                               guint                    faces);
