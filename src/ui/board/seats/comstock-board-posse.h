/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardPosse: what a seat has, in pictures and figures: its character, firepower with its parts, cowboys at
 * hand and sent out, roads, land, and its buildings with what they earn. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-game.h"

#define COMSTOCK_TYPE_BOARD_POSSE (comstock_board_posse_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardPosse, comstock_board_posse, COMSTOCK, BOARD_POSSE, GtkWidget)

/* For the plate of @seat, which tells the same in words.  Drawn by what the viewer of @game was told.  Standish's tells
 * of his strategy, and where it has a column to itself what the cards of this round order.  A @low one has nothing but
 * figures, in as few lines as they need. */
GtkWidget *comstock_board_posse_new (ComstockGame *game,
                                     guint         seat,
                                     gboolean      low);
