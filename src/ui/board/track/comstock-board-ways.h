/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the track lies at the map: in columns beside it, or as a row above it that scrolls. */

#pragma once

#include "comstock-board-track.h"

/* How wide @track is beside a map in so many pixels: what a square map leaves, in whole columns. */
int  comstock_board_ways_plan    (ComstockBoardTrack *track,
                                  int                 width,
                                  int                 height);

/* Arranges @board, a GtkBox of map and @ways, the GtkScrolledWindow around @track: beside the map it takes @width
 * pixels; 0: it is the row above. */
void comstock_board_ways_arrange (GtkWidget          *ways,
                                  ComstockBoardTrack *track,
                                  GtkWidget          *board,
                                  int                 width);
