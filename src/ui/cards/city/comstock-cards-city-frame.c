/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame is larger than most reaches of a city: its box, and the room in which one more card may join it. */

#include "comstock-cards-city-frame.h"

#include <string.h>

void
comstock_cards_city_frame_init (ComstockCardsCityFrame *self)
{
  const int before = (COMSTOCK_CARDS_CITY_FRAME_SIDE - COMSTOCK_CARDS_CITY_CARD_SIDE) / 2;
  const int after = COMSTOCK_CARDS_CITY_FRAME_SIDE - before;

  *self = (ComstockCardsCityFrame) { .area = { -before, -before, after, after }, .cell = 1 };
}

/* One axis: the span [*@from, *@to) holds the reach, is no shorter than it was, and begins as near to where it began as
 * that allows. */
static void
follow_axis (int *from,
             int *to,
             int  reach_from,
             int  reach_to)
{
  const int length = MAX (reach_to - reach_from, *to - *from);

  *from = CLAMP (*from, reach_to - length, reach_from);
  *to = *from + length;
}

gboolean
comstock_cards_city_frame_follow (ComstockCardsCityFrame *self,
                                  ComstockCardsCity      *city,
                                  gboolean                growing)
{
  const ComstockCardsArea before = self->area;
  ComstockCardsArea box;
  ComstockCardsArea reach;

  if (city == NULL || !comstock_cards_city_get_box (city, &box))
    {
      comstock_cards_city_frame_init (self);
    }
  else
    {
      reach = box;
      if (growing)
        comstock_cards_city_get_reach (city, &reach);
      follow_axis (&self->area.left, &self->area.right, reach.left, reach.right);
      follow_axis (&self->area.top, &self->area.bottom, reach.top, reach.bottom);
    }
  return memcmp (&before, &self->area, sizeof before) != 0;
}

gboolean
comstock_cards_city_frame_center (ComstockCardsCityFrame *self,
                                  ComstockCardsCity      *city)
{
  const ComstockCardsArea before = self->area;
  ComstockCardsArea box;

  if (city != NULL && comstock_cards_city_get_box (city, &box))
    {
      self->area.left = (box.left + box.right - COMSTOCK_CARDS_CITY_FRAME_SIDE) / 2;
      self->area.top = (box.top + box.bottom - COMSTOCK_CARDS_CITY_FRAME_SIDE) / 2;
      self->area.right = self->area.left + COMSTOCK_CARDS_CITY_FRAME_SIDE;
      self->area.bottom = self->area.top + COMSTOCK_CARDS_CITY_FRAME_SIDE;
    }
  comstock_cards_city_frame_follow (self, city, TRUE);
  return memcmp (&before, &self->area, sizeof before) != 0;
}

int
comstock_cards_city_frame_columns (const ComstockCardsCityFrame *self)
{
  return self->area.right - self->area.left;
}

int
comstock_cards_city_frame_rows (const ComstockCardsCityFrame *self)
{
  return self->area.bottom - self->area.top;
}

graphene_rect_t
comstock_cards_city_frame_bounds (const ComstockCardsCityFrame *self,
                                  int                           x,
                                  int                           y,
                                  int                           side)
{
  return GRAPHENE_RECT_INIT ((float) (self->x + (x - self->area.left) * self->cell),
                             (float) (self->y + (y - self->area.top) * self->cell),
                             (float) (side * self->cell), (float) (side * self->cell));
}
