/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame is fitted to what the grid is given; a zoom makes it larger than that, and then it scrolls. */

#include "comstock-cards-city-camera.h"

#include "comstock-cards-city-canvas.h"

#define MARGIN 8        /* to the right and below; the rulers are on the other sides */
#define MIN_CELL 28
#define MAX_CELL 160
#define CELL_STEP 4     /* so that resizing renders the symbols anew only now and then */
#define STEADY 1.25     /* how many times larger parcels may become before they do */

struct _ComstockCardsCityCamera
{
  ComstockPannable *grid;
  ComstockCardsCityFrame frame;
  double zoom;
  int ruler;                    /* room for the numbers of rows and columns, in pixels */
  int width;                    /* as last laid out */
  int height;
  int root_height;
  int fit;                      /* the side of a parcel without zoom, in pixels */
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

void
comstock_cards_city_camera_free (ComstockCardsCityCamera *self)
{
  g_free (self);
}

const ComstockCardsCityFrame *
comstock_cards_city_camera_get_frame (ComstockCardsCityCamera *self)
{
  return &self->frame;
}

void
comstock_cards_city_camera_reset (ComstockCardsCityCamera *self)
{
  comstock_cards_city_frame_init (&self->frame);
  self->fit = 0;
}

void
comstock_cards_city_camera_follow (ComstockCardsCityCamera *self,
                                   ComstockCardsCity       *city)
{
  double x, y;

  comstock_cards_city_camera_get_middle (self, &x, &y);
  if (comstock_cards_city_frame_follow (&self->frame, city) && comstock_pannable_can_pan (self->grid))
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
  gtk_widget_queue_allocate (GTK_WIDGET (self->grid));
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
  return CARDS_LIMIT * MIN_CELL + comstock_cards_city_canvas_measure_ruler (GTK_WIDGET (self->grid)) + MARGIN;
}

static void
allocate_frame (ComstockCardsCityCamera *self,
                int                      width,
                int                      height)
{
  const int beside = self->ruler + MARGIN;
  const int content_width = comstock_cards_city_frame_columns (&self->frame) * self->frame.cell + beside;
  const int content_height = comstock_cards_city_frame_rows (&self->frame) * self->frame.cell + beside;

  self->frame.x = self->ruler +
                  comstock_pannable_allocate (self->grid, GTK_ORIENTATION_HORIZONTAL, width, content_width);
  self->frame.y = self->ruler +
                  comstock_pannable_allocate (self->grid, GTK_ORIENTATION_VERTICAL, height, content_height);
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
                                (float) self->ruler + (self->anchor.x - (float) self->frame.area.left) * cell - x);
  comstock_pannable_set_offset (self->grid, GTK_ORIENTATION_VERTICAL,
                                (float) self->ruler + (self->anchor.y - (float) self->frame.area.top) * cell - y);
}

/* By the window or a pane, not by what comes and goes below. */
static gboolean
is_resized (ComstockCardsCityCamera *self,
            int                      width)
{
  const int root_height = gtk_widget_get_height (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self->grid))));
  const gboolean resized = width != self->width || root_height != self->root_height;

  self->root_height = root_height;
  return resized;
}

/* Questions come and go below the city: it makes room for them once and stays as it is, unless much is free then. */
static void
fit_parcels (ComstockCardsCityCamera *self,
             int                      width,
             int                      height)
{
  const int beside = self->ruler + MARGIN;
  const int fit = MIN ((width - beside) / comstock_cards_city_frame_columns (&self->frame),
                       (height - beside) / comstock_cards_city_frame_rows (&self->frame));

  if (is_resized (self, width) || fit < self->fit || fit > self->fit * STEADY)
    self->fit = fit;
}

static void
fit_frame (ComstockCardsCityCamera *self,
           int                      width,
           int                      height)
{
  int side;

  fit_parcels (self, width, height);
  side = (int) (CLAMP (self->fit, MIN_CELL, MAX_CELL) * self->zoom);
  self->frame.cell = side - side % CELL_STEP;
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

  self->ruler = comstock_cards_city_canvas_measure_ruler (GTK_WIDGET (self->grid));
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

  /* The numbers over the edge of a scrolled table are not to lie over the parcels either. */
  for (int i = 0; i < 2; i++)
    comstock_pannable_reveal (self->grid, (GtkOrientation) i, from[i] * self->frame.cell,
                              self->ruler + to[i] * self->frame.cell);
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
