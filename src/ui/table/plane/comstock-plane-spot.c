/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A focusable widget with a name and activation, which draws no more than its focus. */

#include "comstock-plane-spot.h"

#include "ui/kit/comstock-spot.h"

struct _ComstockPlaneSpot
{
  GtkWidget parent_instance;

  ComstockPlace place;
};

G_DEFINE_FINAL_TYPE (ComstockPlaneSpot, comstock_plane_spot, GTK_TYPE_WIDGET)

const ComstockPlace *
comstock_plane_spot_get_place (ComstockPlaneSpot *self)
{
  return &self->place;
}

static void
comstock_plane_spot_class_init (ComstockPlaneSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  comstock_spot_class_install (widget_class, "spot.press");
  gtk_widget_class_set_css_name (widget_class, "plane-spot");
}

static void
comstock_plane_spot_init (ComstockPlaneSpot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
comstock_plane_spot_new (const ComstockPlace *place)
{
  const GtkAccessibleRole role = place->side == COMSTOCK_CELL ? GTK_ACCESSIBLE_ROLE_GRID_CELL
                                                              : GTK_ACCESSIBLE_ROLE_BUTTON;
  ComstockPlaneSpot *self = g_object_new (COMSTOCK_TYPE_PLANE_SPOT, "accessible-role", role, NULL);

  self->place = *place;
  return GTK_WIDGET (self);
}
