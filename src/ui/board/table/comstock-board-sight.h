/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where parcels and places of the track are seen, for what is drawn over them. */

#pragma once

#include "ui/board/map/comstock-board-map.h"
#include "ui/board/track/comstock-board-track.h"

/* Both tell it in coordinates of @widget, and return FALSE for what is out of sight. */
gboolean comstock_board_sight_find_parcel (ComstockBoardMap   *map,
                                           guint               parcel,
                                           GtkWidget          *widget,
                                           graphene_rect_t    *bounds);
gboolean comstock_board_sight_find_place  (ComstockBoardTrack *track,
                                           BoardPlace          place,
                                           GtkWidget          *widget,
                                           graphene_rect_t    *bounds);
