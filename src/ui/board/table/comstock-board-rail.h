/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardRail: the wooden edge of the table below the map: what the person at the screen has, and the desk, where
 * a question is told and answered. */

#pragma once

#include "comstock-board-told.h"

#define COMSTOCK_TYPE_BOARD_RAIL (comstock_board_rail_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardRail, comstock_board_rail, COMSTOCK, BOARD_RAIL, GtkWidget)

/* Around @told, which is all of it until it is whole. */
GtkWidget *comstock_board_rail_new         (ComstockBoardTold *told);

/* Whether there is room for all of it; then its height follows from the size of the text alone. */
void       comstock_board_rail_set_whole   (ComstockBoardRail *self,
                                            gboolean           whole);
gboolean   comstock_board_rail_is_whole    (ComstockBoardRail *self);

/* Boxes for the plate of the person at the screen, and for the answers: each is another's child for as long as it lies
 * there. */
GtkWidget *comstock_board_rail_get_seat    (ComstockBoardRail *self);
GtkWidget *comstock_board_rail_get_answers (ComstockBoardRail *self);

/* The box on that plate for what may be picked up. */
GtkBox    *comstock_board_rail_get_tokens  (ComstockBoardRail *self);
