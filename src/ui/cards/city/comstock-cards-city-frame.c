/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The extent is larger than most reaches of a city: its box, and the room in which one more card may join it. */

#include "comstock-cards-city-frame.h"

void
comstock_cards_city_frame_init (ComstockPlaneFrame *self)
{
  const int before = (COMSTOCK_CARDS_CITY_FRAME_SIDE - COMSTOCK_CARDS_CITY_CARD_SIDE) / 2;

  *self = (ComstockPlaneFrame) {
    .extent = { -before, -before, COMSTOCK_CARDS_CITY_FRAME_SIDE, COMSTOCK_CARDS_CITY_FRAME_SIDE },
    .cell = 1,
  };
}

static GdkRectangle
to_extent (const ComstockCardsArea *area)
{
  return (GdkRectangle) { area->left, area->top, area->right - area->left, area->bottom - area->top };
}

gboolean
comstock_cards_city_frame_get_box (ComstockCardsCity *city,
                                   GdkRectangle      *box)
{
  ComstockCardsArea area;

  if (city == NULL || !comstock_cards_city_get_box (city, &area))
    return FALSE;
  *box = to_extent (&area);
  return TRUE;
}

/* One axis: what begins at @from and is so long holds the reach, is no shorter than it was, and begins as near to where
 * it began as that allows. */
static void
follow_axis (int *from,
             int *length,
             int  reach_from,
             int  reach_length)
{
  *length = MAX (reach_length, *length);
  *from = CLAMP (*from, reach_from + reach_length - *length, reach_from);
}

gboolean
comstock_cards_city_frame_follow (ComstockPlaneFrame *self,
                                  ComstockCardsCity  *city,
                                  gboolean            growing)
{
  const GdkRectangle before = self->extent;
  ComstockCardsArea area;
  GdkRectangle reach;

  if (!comstock_cards_city_frame_get_box (city, &reach))
    {
      comstock_cards_city_frame_init (self);
      return !gdk_rectangle_equal (&before, &self->extent);
    }
  if (growing)
    {
      comstock_cards_city_get_reach (city, &area);
      reach = to_extent (&area);
    }
  follow_axis (&self->extent.x, &self->extent.width, reach.x, reach.width);
  follow_axis (&self->extent.y, &self->extent.height, reach.y, reach.height);
  return !gdk_rectangle_equal (&before, &self->extent);
}

gboolean
comstock_cards_city_frame_center (ComstockPlaneFrame *self,
                                  ComstockCardsCity  *city)
{
  const GdkRectangle before = self->extent;
  GdkRectangle box;

  if (comstock_cards_city_frame_get_box (city, &box))
    self->extent = (GdkRectangle) { (2 * box.x + box.width - COMSTOCK_CARDS_CITY_FRAME_SIDE) / 2,
                                    (2 * box.y + box.height - COMSTOCK_CARDS_CITY_FRAME_SIDE) / 2,
                                    COMSTOCK_CARDS_CITY_FRAME_SIDE, COMSTOCK_CARDS_CITY_FRAME_SIDE };
  comstock_cards_city_frame_follow (self, city, TRUE);
  return !gdk_rectangle_equal (&before, &self->extent);
}
