/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardHalves: track and map, beside or above each other; on a phone one of them in front, with the other as a
 * miniature that a press brings there. */

#pragma once

#include "model/board/comstock-board-ask.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/board/track/comstock-board-track.h"

#define COMSTOCK_TYPE_BOARD_HALVES (comstock_board_halves_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardHalves, comstock_board_halves, COMSTOCK, BOARD_HALVES, GtkWidget)

/* Around @track, @map, a @head that stands above the track where that has a column of its own, and a @foot below the
 * map, or below what is in front. */
GtkWidget *comstock_board_halves_new        (ComstockBoardTrack *track,
                                             ComstockBoardMap   *map,
                                             GtkWidget          *head,
                                             GtkWidget          *foot);

/* What stands beside the half in front, with the miniature above it: a vertical GtkBox, seen only where @turned. */
GtkWidget *comstock_board_halves_get_column (ComstockBoardHalves *self);

/* What lies on the lower part of the track, which scrolls above it, unless they are @turned: a vertical GtkBox. */
GtkWidget *comstock_board_halves_get_tray   (ComstockBoardHalves *self);

/* Arranges both in so many pixels: if @turned one in front of the other, else so that the map is large and all of the
 * track is seen; then the places are as large as that leaves room.  If @headed the head stands above a track that is
 * beside the map. */
void       comstock_board_halves_arrange    (ComstockBoardHalves *self,
                                             int                  width,
                                             int                  height,
                                             gboolean             turned,
                                             gboolean             headed);

/* Brings what @surface lies on to the front: the map, or the track with its enclosures. */
void       comstock_board_halves_show       (ComstockBoardHalves *self,
                                             guint                surface);
