/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A square with what the tile shows. */

#include "comstock-city-picture.h"

#include "comstock-city-tile-snapshot.h"
#include "engine/city/city-game.h"
#include "ui/kit/comstock-scale.h"

struct _ComstockCityPicture
{
  GtkWidget parent_instance;

  const CityTiles *tiles;       /* not owned */
  guint design;
  guint turn;
  int side;
};

G_DEFINE_FINAL_TYPE (ComstockCityPicture, comstock_city_picture, GTK_TYPE_WIDGET)

static void
comstock_city_picture_measure (GtkWidget     *widget,
                               GtkOrientation orientation,
                               int            for_size,
                               int           *minimum,
                               int           *natural,
                               int           *minimum_baseline,
                               int           *natural_baseline)
{
  *minimum = *natural = (int) (COMSTOCK_CITY_PICTURE (widget)->side * comstock_scale_get (widget));
}

static void
comstock_city_picture_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  ComstockCityPicture *self = COMSTOCK_CITY_PICTURE (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  const float side = MIN (width, height);

  if (self->tiles == NULL || self->design >= self->tiles->n_designs)
    return;
  comstock_city_tile_snapshot (widget, snapshot, &self->tiles->designs[self->design], self->turn,
                               &GRAPHENE_RECT_INIT ((width - side) / 2, (height - side) / 2, side, side));
}

static void
comstock_city_picture_class_init (ComstockCityPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = comstock_city_picture_measure;
  widget_class->snapshot = comstock_city_picture_snapshot;
  gtk_widget_class_set_css_name (widget_class, "city-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_city_picture_init (ComstockCityPicture *self)
{
  self->design = CITY_NO_TILE;
}

GtkWidget *
comstock_city_picture_new (int side)
{
  ComstockCityPicture *self = g_object_new (COMSTOCK_TYPE_CITY_PICTURE, NULL);

  self->side = side;
  return GTK_WIDGET (self);
}

void
comstock_city_picture_show (ComstockCityPicture *self,
                            const CityTiles     *tiles,
                            guint                design,
                            guint                turn)
{
  g_return_if_fail (COMSTOCK_IS_CITY_PICTURE (self));

  self->tiles = tiles;
  self->design = design;
  self->turn = turn;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_city_picture_set_side (ComstockCityPicture *self,
                                int                  side)
{
  g_return_if_fail (COMSTOCK_IS_CITY_PICTURE (self));

  self->side = side;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
