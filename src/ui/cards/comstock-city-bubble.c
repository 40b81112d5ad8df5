/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tries the four sides of the cursor and counts what the sentence would hide there. */

#include "comstock-city-bubble.h"

#define GAP 10
#define SIDES 4
#define HIDES_CURSOR 1000   /* worse than all parcels together */

static gboolean
overlaps (const GtkAllocation   *place,
          const graphene_rect_t *bounds)
{
  const graphene_rect_t bubble = GRAPHENE_RECT_INIT ((float) place->x, (float) place->y,
                                                     (float) place->width, (float) place->height);

  return graphene_rect_intersection (&bubble, bounds, NULL);
}

static int
count_hidden (const ComstockCityFrame *frame,
              ComstockCity            *city,
              const graphene_rect_t   *cursor,
              const GtkAllocation     *place)
{
  int hidden = overlaps (place, cursor) ? HIDES_CURSOR : 0;

  for (int y = frame->area.top; y < frame->area.bottom; y++)
    for (int x = frame->area.left; x < frame->area.right; x++)
      {
        const graphene_rect_t bounds = comstock_city_frame_bounds (frame, x, y, 1);

        hidden += comstock_city_get_parcel (city, x, y) != CARDS_NO_PARCEL && overlaps (place, &bounds);
      }
  return hidden;
}

void
comstock_city_bubble_place (const ComstockCityFrame *frame,
                            ComstockCity            *city,
                            const graphene_rect_t   *cursor,
                            const GtkRequisition    *size,
                            GtkAllocation           *place)
{
  const int width = MIN (size->width, place->width);
  const int height = MIN (size->height, place->height);
  const int left = (int) cursor->origin.x;
  const int top = (int) cursor->origin.y;
  const int right = left + (int) cursor->size.width + GAP;
  const int bottom = top + (int) cursor->size.height + GAP;
  const int x[SIDES] = { right, left, left - GAP - width, left };
  const int y[SIDES] = { top, bottom, top, top - GAP - height };
  const int last_x = place->width - width;
  const int last_y = place->height - height;
  int least = G_MAXINT;

  for (int side = 0; side < SIDES; side++)
    {
      const GtkAllocation candidate = { CLAMP (x[side], 0, last_x), CLAMP (y[side], 0, last_y), width, height };
      const int hidden = count_hidden (frame, city, cursor, &candidate);

      if (hidden < least)
        *place = candidate;
      least = MIN (least, hidden);
    }
}
