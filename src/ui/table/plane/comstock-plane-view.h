/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockPlaneView: a plane, to be zoomed and panned. */

#pragma once

#include "comstock-plane.h"

#define COMSTOCK_TYPE_PLANE_VIEW (comstock_plane_view_get_type ())
G_DECLARE_FINAL_TYPE (ComstockPlaneView, comstock_plane_view, COMSTOCK, PLANE_VIEW, GtkWidget)

/* At first all of @plane is seen; keys, wheel, pinch and buttons enlarge it up to four times, and a drag, or a finger,
 * moves it then.  @whole names the button that shows all of it again: "Whole Map".  Implements ComstockZoomable, and
 * ComstockLook: the zoom and what it is turned to. */
GtkWidget *comstock_plane_view_new (ComstockPlane *plane,
                                    const char    *whole);
