/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockPannable: a widget that scrolls what it lays out by itself, for a GtkScrolledWindow around it. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_PANNABLE (comstock_pannable_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockPannable, comstock_pannable, COMSTOCK, PANNABLE, GtkWidget)

struct _ComstockPannableClass
{
  GtkWidgetClass parent_class;
};

/* To be called when @self is allocated: of one axis @length pixels are seen of @content.  Returns where the content
 * begins: in the middle if all of it is seen, else as far back as it is scrolled.  Scrolling allocates anew.  Code
 * that changes the content, or will scroll when @self is allocated, calls gtk_widget_queue_resize () first: the
 * scrollbars follow at once, and GTK forgets what asks for a layout while those around it are not laid out as well. */
int comstock_pannable_allocate (ComstockPannable *self,
                                GtkOrientation    orientation,
                                int               length,
                                int               content);

/* Scrolls as little as needed to see the content from @from to @to. */
void comstock_pannable_reveal (ComstockPannable *self,
                               GtkOrientation    orientation,
                               int               from,
                               int               to);

/* How far the content is scrolled along an axis, in pixels; 0 while all of it is seen. */
double comstock_pannable_get_offset (ComstockPannable *self,
                                     GtkOrientation    orientation);

/* Scrolls there, as far as the content goes. */
void comstock_pannable_set_offset (ComstockPannable *self,
                                   GtkOrientation    orientation,
                                   double            offset);

/* Whether there is more content along any axis than is seen. */
gboolean comstock_pannable_can_pan (ComstockPannable *self);

/* Whether @gesture is made by a finger, which pans by what scrolls the widget, and has no hovering. */
gboolean comstock_pannable_is_finger (GtkGesture *gesture);
