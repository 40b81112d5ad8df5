/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardSpot: a parcel or an edge of the map as the keyboard and a screen reader meet it; the map draws it. */

#pragma once

#include <gtk/gtk.h>

#include "engine/board/board-terms.h"

#define COMSTOCK_TYPE_BOARD_SPOT (comstock_board_spot_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardSpot, comstock_board_spot, COMSTOCK, BOARD_SPOT, GtkWidget)

/* Signal "activate": Enter, the space bar, or the accessible action "spot.press". */
GtkWidget *comstock_board_spot_new     (GtkAccessibleRole  role);

/* What it stands for when somebody asks: @content; BOARD_BARE: what the map stands for. */
void       comstock_board_spot_explain (ComstockBoardSpot *self,
                                        BoardContent       content);
