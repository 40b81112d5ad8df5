/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the track lies at the map: in columns beside it, or in lines above it. */

#pragma once

#include "comstock-board-track.h"

/* Pixels between track and map. */
#define COMSTOCK_BOARD_WAYS_GAP 6

/* The room of map and track together, in pixels; of its height what lies below the map; of its width what the map needs
 * at least. */
typedef struct
{
  int width;
  int height;
  int foot;
  int least;
  gboolean above;               /* there is no room beside the map */
} ComstockBoardRoom;

/* Arranges @board, a GtkBox of @ways, the GtkScrolledWindow around @track, and the map: so that the map is large and
 * all of the track is seen; then the places are as large as that leaves room. */
void comstock_board_ways_arrange (GtkWidget               *ways,
                                  ComstockBoardTrack      *track,
                                  GtkWidget               *board,
                                  const ComstockBoardRoom *room);
