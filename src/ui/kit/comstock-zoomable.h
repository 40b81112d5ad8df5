/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockZoomable: a widget that shows what lies in it larger or smaller, by keys, wheel, pinch and buttons. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_ZOOMABLE (comstock_zoomable_get_type ())
G_DECLARE_INTERFACE (ComstockZoomable, comstock_zoomable, COMSTOCK, ZOOMABLE, GtkWidget)

struct _ComstockZoomableInterface
{
  GTypeInterface parent_interface;

  /* 1.0 is the usual size. */
  double (*get_zoom) (ComstockZoomable *self);

  /* Zooms as far as that goes; what lies at (@x, @y) of the widget stays there. */
  void   (*zoom_at)  (ComstockZoomable *self,
                      double            zoom,
                      double            x,
                      double            y);
};

/* What its class has for that. */
double     comstock_zoomable_get_zoom        (ComstockZoomable *self);
void       comstock_zoomable_zoom_at         (ComstockZoomable *self,
                                              double            zoom,
                                              double            x,
                                              double            y);

/* Installs the actions "zoom.in", "zoom.out" and "zoom.fit" in a class of widgets that implement the interface. */
void       comstock_zoomable_install         (GtkWidgetClass *widget_class);

/* Adds what keys, wheel and fingers do to zoom @self. */
void       comstock_zoomable_add_controllers (ComstockZoomable *self);

/* A column of buttons with those actions, for who has neither keys nor wheel; @whole says what is seen as a whole. */
GtkWidget *comstock_zoomable_buttons_new     (const char *whole);
