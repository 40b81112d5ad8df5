/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The side of a parcel follows from the size of the grid and the zoom alone.  A frame without room scrolls. */

#include "comstock-cards-city-camera.h"

/* How many sides of a parcel the grid is wide and high: the frame, and a margin above and below. */
#define COLUMNS 10
#define ROWS 10.3

#define FINGER_SIDE 44      /* the least that is worth it not to see all of the frame, but the limit of a city */
#define MOST_SIDE 112
#define CENTER_MS 250

void
comstock_cards_city_camera_init (ComstockCardsCityCamera *self,
                                 ComstockPannable        *grid)
{
  *self = (ComstockCardsCityCamera) { .plane = { .plane = grid, .zoom = 1 } };
  comstock_cards_city_frame_init (&self->plane.frame);
}

/* An animation that moves lives on without us. */
void
comstock_cards_city_camera_clear (ComstockCardsCityCamera *self)
{
  if (self->centering != NULL)
    adw_animation_reset (self->centering);
  g_clear_object (&self->centering);
  self->plane.rest = *graphene_point_zero ();
}

void
comstock_cards_city_camera_follow (ComstockCardsCityCamera *self,
                                   ComstockCardsCity       *city,
                                   gboolean                 growing)
{
  double x, y;

  comstock_plane_camera_get_middle (&self->plane, &x, &y);
  if (comstock_cards_city_frame_follow (&self->plane.frame, city, growing) &&
      comstock_pannable_can_pan (self->plane.plane))
    comstock_plane_camera_set_middle (&self->plane, self->plane.zoom, x, y);
}

static void
show_middle (ComstockCardsCityCamera *self)
{
  const GdkRectangle *extent = &self->plane.frame.extent;

  comstock_plane_camera_set_middle (&self->plane, self->plane.zoom, extent->x + extent->width / 2.0,
                                    extent->y + extent->height / 2.0);
}

void
comstock_cards_city_camera_reset (ComstockCardsCityCamera *self,
                                  ComstockCardsCity       *city)
{
  comstock_cards_city_camera_clear (self);
  comstock_cards_city_frame_init (&self->plane.frame);
  comstock_cards_city_frame_center (&self->plane.frame, city);
  show_middle (self);
}

static void
on_centering (double                   left,
              ComstockCardsCityCamera *self)
{
  graphene_point_init (&self->plane.rest, self->from.x * (float) left, self->from.y * (float) left);
  gtk_widget_queue_allocate (GTK_WIDGET (self->plane.plane));
}

void
comstock_cards_city_camera_center (ComstockCardsCityCamera *self,
                                   ComstockCardsCity       *city)
{
  GtkWidget *grid = GTK_WIDGET (self->plane.plane);
  const GdkRectangle *extent = &self->plane.frame.extent;
  const GdkRectangle before = *extent;

  if (!comstock_cards_city_frame_center (&self->plane.frame, city))
    return;
  comstock_cards_city_camera_clear (self);
  if (comstock_pannable_can_pan (self->plane.plane))
    {
      show_middle (self);
      return;
    }
  graphene_point_init (&self->from, (float) (extent->x - before.x), (float) (extent->y - before.y));
  gtk_widget_queue_resize (grid);
  self->centering = adw_timed_animation_new (grid, 1, 0, CENTER_MS,
                                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) on_centering,
                                                                                self, NULL));
  adw_animation_play (self->centering);
}

int
comstock_cards_city_camera_fit (int width,
                                int height)
{
  const double whole = MIN (width / (double) COLUMNS, height / ROWS);
  const double finger = MIN (FINGER_SIDE, MIN (width, height) / (double) CARDS_LIMIT);

  return (int) CLAMP (MAX (whole, finger), COMSTOCK_CARDS_CITY_LEAST_CELL, MOST_SIDE);
}

gboolean
comstock_cards_city_camera_allocate (ComstockCardsCityCamera *self,
                                     int                      width,
                                     int                      height,
                                     const GdkRectangle      *keep)
{
  const int side = comstock_cards_city_camera_fit (width, height);
  const int cell = self->plane.frame.cell;

  comstock_plane_camera_allocate (&self->plane, width, height, side);
  if (keep != NULL && (self->width != width || self->height != height))
    {
      comstock_plane_camera_reveal (&self->plane, keep, 0);
      comstock_plane_camera_allocate (&self->plane, width, height, side);
    }
  self->width = width;
  self->height = height;
  return self->plane.frame.cell != cell;
}
