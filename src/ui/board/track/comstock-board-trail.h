/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardTrail: the road that the track is: its places in lines that run to and fro, arrows from each to the
 * next. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_BOARD_TRAIL (comstock_board_trail_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardTrail, comstock_board_trail, COMSTOCK, BOARD_TRAIL, GtkWidget)

GtkWidget *comstock_board_trail_new       (void);

/* Adds @place at the end of the road, or @apart from it: in lines below. */
void       comstock_board_trail_add       (ComstockBoardTrail *self,
                                           GtkWidget          *place,
                                           gboolean            apart);

/* So many places in a line, at least 1; each has @width × @height pixels, of which it leaves some to the road. */
void       comstock_board_trail_set_lines (ComstockBoardTrail *self,
                                           int                 columns,
                                           int                 width,
                                           int                 height);

/* How high the lines are that it needs for this. */
int        comstock_board_trail_get_height (ComstockBoardTrail *self,
                                            int                 columns,
                                            int                 height);

/* The same of a place, with the share of the road that @width × @height pixels need. */
void       comstock_board_trail_add_gaps  (int *width,
                                           int *height);
