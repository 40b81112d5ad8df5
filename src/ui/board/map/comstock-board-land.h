/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardLand: the map, to be zoomed and panned. */

#pragma once

#include "comstock-board-map.h"

#define COMSTOCK_TYPE_BOARD_LAND (comstock_board_land_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardLand, comstock_board_land, COMSTOCK, BOARD_LAND, GtkWidget)

/* At first all of the map is seen; keys, wheel, pinch and buttons enlarge it up to four times, and a drag, or a finger,
 * moves it then.  Implements ComstockZoomable, and ComstockLook: the zoom and what it is turned to. */
GtkWidget *comstock_board_land_new (ComstockBoardMap *map);
