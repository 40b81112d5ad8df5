/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockPlaneSpot: a cell or an edge of a plane as the keyboard and a screen reader meet it; the plane draws it. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-ask.h"

#define COMSTOCK_TYPE_PLANE_SPOT (comstock_plane_spot_get_type ())
G_DECLARE_FINAL_TYPE (ComstockPlaneSpot, comstock_plane_spot, COMSTOCK, PLANE_SPOT, GtkWidget)

/* Signal "activate": Enter, the space bar, or the accessible action "spot.press". */
GtkWidget           *comstock_plane_spot_new       (const ComstockPlace *place);

const ComstockPlace *comstock_plane_spot_get_place (ComstockPlaneSpot   *self);
