/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The city row by row, and each place that may be pressed. */

#include "comstock-cards-city-obstacles.h"

#define PRESSED 44.f            /* what a finger needs, in pixels */

static void
add (GArray              *obstacles,
     graphene_rect_t      area,
     ComstockObstacleKind kind)
{
  const ComstockObstacle obstacle = { area, kind };

  g_array_append_val (obstacles, obstacle);
}

static void
add_pressed (GArray                *obstacles,
             const graphene_rect_t *bounds,
             int                    side,
             ComstockObstacleKind   kind)
{
  graphene_point_t middle;

  graphene_rect_get_center (bounds, &middle);
  if (side == 1)
    add (obstacles, *bounds, kind);
  else
    add (obstacles, GRAPHENE_RECT_INIT (middle.x - PRESSED / 2, middle.y - PRESSED / 2, PRESSED, PRESSED), kind);
}

void
comstock_cards_city_add_laid (GArray                   *obstacles,
                              ComstockCardsCity        *city,
                              const ComstockPlaneFrame *frame)
{
  for (int y = frame->extent.y; y < frame->extent.y + frame->extent.height; y++)
    {
      /* The parcels of the row that lie beside each other, as one. */
      const int end = frame->extent.x + frame->extent.width;
      int start = frame->extent.x;

      for (int x = start; x <= end; x++)
        {
          if (x < end && comstock_cards_city_get_parcel (city, x, y) != CARDS_NO_PARCEL)
            continue;
          if (x > start)
            {
              graphene_rect_t bounds = comstock_plane_frame_cell (frame, start, y);

              bounds.size.width *= (float) (x - start);
              add (obstacles, bounds, COMSTOCK_OBSTACLE_SEEN);
            }
          start = x + 1;
        }
    }
}

void
comstock_cards_city_add_obstacles (GArray                         *obstacles,
                                   ComstockCardsCity              *city,
                                   const ComstockPlaneFrame       *frame,
                                   int                             side,
                                   const ComstockCardsCityVerdict *verdicts)
{
  /* A first card may lie anywhere: no place matters. */
  const gboolean first = city == NULL || !comstock_cards_city_get_box (city, &(ComstockCardsArea) { 0 });
  const ComstockObstacleKind kind = first ? COMSTOCK_OBSTACLE_SEEN : COMSTOCK_OBSTACLE_PLACE;

  if (city == NULL)
    return;
  comstock_cards_city_add_laid (obstacles, city, frame);
  for (guint n = 0; n < comstock_plane_extent_cells (&frame->extent); n++)
    {
      const ComstockPlace at = comstock_plane_extent_get (&frame->extent, 0, n);
      const graphene_rect_t bounds = comstock_plane_frame_block (frame, at.x, at.y, side);

      if (verdicts[n].allowed)
        add_pressed (obstacles, &bounds, side, kind);
    }
}
