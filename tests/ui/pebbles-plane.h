/* SPDX-License-Identifier: GPL-3.0-or-later */
/* PebblesPlane: the track of Pebbles, a row for each pebble, which grows as they go. */

#pragma once

#include "ui/table/plane/comstock-plane.h"

#define PEBBLES_TYPE_PLANE (pebbles_plane_get_type ())
G_DECLARE_FINAL_TYPE (PebblesPlane, pebbles_plane, PEBBLES, PLANE, ComstockPlane)

GtkWidget *pebbles_plane_new  (void);

/* Shows @game as whoever looks sees it. */
void       pebbles_plane_show (PebblesPlane *self,
                               ComstockGame *game);
