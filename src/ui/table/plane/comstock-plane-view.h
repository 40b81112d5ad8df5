/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockPlaneView: a plane, to be zoomed and panned. */

#pragma once

#include "comstock-plane.h"

#define COMSTOCK_TYPE_PLANE_VIEW (comstock_plane_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockPlaneView, comstock_plane_view, COMSTOCK, PLANE_VIEW, GtkWidget)

struct _ComstockPlaneViewClass
{
  GtkWidgetClass parent_class;

  GtkPolicyType bars;   /* whether scrollbars show that there is more; by default they do not */
  int heights;          /* the buttons are there if the view is so many times as high as they are; by default once */
};

/* At first all of @plane is seen; keys, wheel, pinch and buttons enlarge it up to four times, and a drag, or a finger,
 * moves it then.  @whole names the button that shows all of it again: "Whole Map".  Implements ComstockZoomable, and
 * ComstockLook: the zoom and what it is turned to. */
GtkWidget *comstock_plane_view_new (ComstockPlane *plane,
                                    const char    *whole);

/* The same for a view of a subclass, which is empty: what scrolls and zooms by @camera is @plane. */
void       comstock_plane_view_fill (ComstockPlaneView   *self,
                                     ComstockPannable    *plane,
                                     ComstockPlaneCamera *camera,
                                     const char          *whole);

/* Where the buttons lie over the plane; nothing if they are not there. */
void       comstock_plane_view_get_buttons (ComstockPlaneView *self,
                                            graphene_rect_t   *taken);
