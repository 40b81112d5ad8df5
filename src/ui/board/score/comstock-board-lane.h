/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardLane: a seat at the end of a game: its place, its points as a bar, and what they come from. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-sheet.h"

#define COMSTOCK_TYPE_BOARD_LANE (comstock_board_lane_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardLane, comstock_board_lane, COMSTOCK, BOARD_LANE, GtkWidget)

/* @sheet must live as long.  @reach: the points of the longest bar. */
GtkWidget *comstock_board_lane_new        (const ComstockSheet *sheet,
                                           guint                seat,
                                           int                  reach);

/* So many points are counted. */
void       comstock_board_lane_set_points (ComstockBoardLane *self,
                                           double             points);

/* The count is over: shows the place, and what the points come from. */
void       comstock_board_lane_finish     (ComstockBoardLane *self);
