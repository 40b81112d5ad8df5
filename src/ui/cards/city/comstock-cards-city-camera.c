/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The side of a parcel follows from the size of the grid and the zoom alone.  A frame without room scrolls. */

#include "comstock-cards-city-camera.h"

#include <adwaita.h>

/* How many sides of a parcel the grid is wide and high: the frame, and a margin above and below. */
#define COLUMNS 10
#define ROWS 10.3

#define LEAST_SIDE 28
#define FINGER_SIDE 44      /* the least that is worth it not to see all of the frame, but the limit of a city */
#define MOST_SIDE 112
#define CENTER_MS 250

struct _ComstockCardsCityCamera
{
  ComstockPannable *grid;
  ComstockCardsCityFrame frame;
  double zoom;
  int width;                    /* as last laid out */
  int height;
  AdwAnimation *centering;      /* NULL while nothing moves */
  graphene_point_t from;        /* where it was when it began to move, and */
  graphene_point_t rest;        /* how far the frame is still from where it belongs, in parcels */
  gboolean anchored;            /* what lies at the anchor is brought to its place when laid out next */
  graphene_point_t anchor;      /* in parcels of the table */
  graphene_point_t anchor_at;   /* in the grid; negative for the middle */
};

ComstockCardsCityCamera *
comstock_cards_city_camera_new (ComstockPannable *grid)
{
  ComstockCardsCityCamera *self = g_new0 (ComstockCardsCityCamera, 1);

  self->grid = grid;
  self->zoom = 1;
  comstock_cards_city_frame_init (&self->frame);
  return self;
}

/* An animation that moves lives on without us. */
static void
stop_centering (ComstockCardsCityCamera *self)
{
  if (self->centering != NULL)
    adw_animation_reset (self->centering);
  g_clear_object (&self->centering);
  self->rest = *graphene_point_zero ();
}

void
comstock_cards_city_camera_free (ComstockCardsCityCamera *self)
{
  stop_centering (self);
  g_free (self);
}

const ComstockCardsCityFrame *
comstock_cards_city_camera_get_frame (ComstockCardsCityCamera *self)
{
  return &self->frame;
}

void
comstock_cards_city_camera_follow (ComstockCardsCityCamera *self,
                                   ComstockCardsCity       *city,
                                   gboolean                 growing)
{
  double x, y;

  comstock_cards_city_camera_get_middle (self, &x, &y);
  if (comstock_cards_city_frame_follow (&self->frame, city, growing) && comstock_pannable_can_pan (self->grid))
    comstock_cards_city_camera_set_middle (self, self->zoom, x, y);
}

/* What lies at the anchor is brought to @x, @y in the grid by the next layout; negative for its middle. */
static void
anchor (ComstockCardsCityCamera *self,
        graphene_point_t         point,
        double                   x,
        double                   y)
{
  self->anchored = TRUE;
  self->anchor = point;
  graphene_point_init (&self->anchor_at, (float) x, (float) y);
  gtk_widget_queue_resize (GTK_WIDGET (self->grid));
}

static void
anchor_middle (ComstockCardsCityCamera *self)
{
  const ComstockCardsArea *area = &self->frame.area;
  const float x = (float) (area->left + area->right) / 2;
  const float y = (float) (area->top + area->bottom) / 2;

  anchor (self, GRAPHENE_POINT_INIT (x, y), -1, -1);
}

void
comstock_cards_city_camera_reset (ComstockCardsCityCamera *self,
                                  ComstockCardsCity       *city)
{
  stop_centering (self);
  comstock_cards_city_frame_init (&self->frame);
  comstock_cards_city_frame_center (&self->frame, city);
  anchor_middle (self);
}

static void
on_centering (double                   left,
              ComstockCardsCityCamera *self)
{
  self->rest.x = self->from.x * (float) left;
  self->rest.y = self->from.y * (float) left;
  gtk_widget_queue_allocate (GTK_WIDGET (self->grid));
}

void
comstock_cards_city_camera_center (ComstockCardsCityCamera *self,
                                   ComstockCardsCity       *city)
{
  const ComstockCardsArea before = self->frame.area;

  if (!comstock_cards_city_frame_center (&self->frame, city))
    return;
  stop_centering (self);
  if (comstock_pannable_can_pan (self->grid))
    {
      anchor_middle (self);
      return;
    }
  graphene_point_init (&self->from, (float) (self->frame.area.left - before.left),
                       (float) (self->frame.area.top - before.top));
  gtk_widget_queue_resize (GTK_WIDGET (self->grid));
  self->centering = adw_timed_animation_new (GTK_WIDGET (self->grid), 1, 0, CENTER_MS,
                                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) on_centering,
                                                                                self, NULL));
  adw_animation_play (self->centering);
}

void
comstock_cards_city_camera_set_zoom (ComstockCardsCityCamera *self,
                                     double                   zoom,
                                     double                   x,
                                     double                   y)
{
  self->zoom = zoom;
  anchor (self, comstock_cards_city_camera_to_table (self, x, y), x, y);
}

void
comstock_cards_city_camera_get_middle (ComstockCardsCityCamera *self,
                                       double                  *x,
                                       double                  *y)
{
  const double cell = self->frame.cell;

  *x = self->frame.area.left + (gtk_widget_get_width (GTK_WIDGET (self->grid)) / 2.0 - self->frame.x) / cell;
  *y = self->frame.area.top + (gtk_widget_get_height (GTK_WIDGET (self->grid)) / 2.0 - self->frame.y) / cell;
}

void
comstock_cards_city_camera_set_middle (ComstockCardsCityCamera *self,
                                       double                   zoom,
                                       double                   x,
                                       double                   y)
{
  self->zoom = zoom;
  anchor (self, GRAPHENE_POINT_INIT ((float) x, (float) y), -1, -1);
}

int
comstock_cards_city_camera_measure (ComstockCardsCityCamera *self)
{
  return CARDS_LIMIT * LEAST_SIDE;
}

static void
allocate_frame (ComstockCardsCityCamera *self,
                int                      width,
                int                      height)
{
  const int cell = self->frame.cell;

  self->frame.x = comstock_pannable_allocate (self->grid, GTK_ORIENTATION_HORIZONTAL, width,
                                              comstock_cards_city_frame_columns (&self->frame) * cell) +
                  (int) (self->rest.x * (float) cell);
  self->frame.y = comstock_pannable_allocate (self->grid, GTK_ORIENTATION_VERTICAL, height,
                                              comstock_cards_city_frame_rows (&self->frame) * cell) +
                  (int) (self->rest.y * (float) cell);
}

static void
scroll_to_anchor (ComstockCardsCityCamera *self,
                  int                      width,
                  int                      height)
{
  const float cell = (float) self->frame.cell;
  const float x = self->anchor_at.x < 0 ? (float) width / 2 : self->anchor_at.x;
  const float y = self->anchor_at.y < 0 ? (float) height / 2 : self->anchor_at.y;

  comstock_pannable_set_offset (self->grid, GTK_ORIENTATION_HORIZONTAL,
                                (self->anchor.x - (float) self->frame.area.left) * cell - x);
  comstock_pannable_set_offset (self->grid, GTK_ORIENTATION_VERTICAL,
                                (self->anchor.y - (float) self->frame.area.top) * cell - y);
}

int
comstock_cards_city_camera_fit (int width,
                                int height)
{
  const double whole = MIN (width / (double) COLUMNS, height / ROWS);
  const double finger = MIN (FINGER_SIDE, MIN (width, height) / (double) CARDS_LIMIT);

  return (int) CLAMP (MAX (whole, finger), LEAST_SIDE, MOST_SIDE);
}

static void
fit_frame (ComstockCardsCityCamera *self,
           int                      width,
           int                      height)
{
  self->frame.cell = (int) (comstock_cards_city_camera_fit (width, height) * self->zoom);
  allocate_frame (self, width, height);
  if (!self->anchored)
    return;
  self->anchored = FALSE;
  scroll_to_anchor (self, width, height);
  allocate_frame (self, width, height);
}

gboolean
comstock_cards_city_camera_allocate (ComstockCardsCityCamera *self,
                                     int                      width,
                                     int                      height,
                                     const ComstockCardsArea *keep)
{
  const int cell = self->frame.cell;

  fit_frame (self, width, height);
  if (keep != NULL && (self->width != width || self->height != height))
    {
      comstock_cards_city_camera_reveal (self, keep);
      allocate_frame (self, width, height);
    }
  self->width = width;
  self->height = height;
  return self->frame.cell != cell;
}

void
comstock_cards_city_camera_reveal (ComstockCardsCityCamera *self,
                                   const ComstockCardsArea *area)
{
  const int from[2] = { area->left - self->frame.area.left, area->top - self->frame.area.top };
  const int to[2] = { area->right - self->frame.area.left, area->bottom - self->frame.area.top };

  for (int i = 0; i < 2; i++)
    comstock_pannable_reveal (self->grid, (GtkOrientation) i, from[i] * self->frame.cell, to[i] * self->frame.cell);
}

graphene_point_t
comstock_cards_city_camera_to_table (ComstockCardsCityCamera *self,
                                     double                   x,
                                     double                   y)
{
  const double cell = self->frame.cell;

  return GRAPHENE_POINT_INIT ((float) (self->frame.area.left + (x - self->frame.x) / cell),
                              (float) (self->frame.area.top + (y - self->frame.y) / cell));
}
