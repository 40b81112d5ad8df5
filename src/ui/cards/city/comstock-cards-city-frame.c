/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The extent is larger than most reaches of a city: its box, and the room in which one more card may join it. */

#include "comstock-cards-city-frame.h"

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

void
comstock_cards_city_frame_follow (GdkRectangle      *self,
                                  ComstockCardsCity *city,
                                  gboolean           growing)
{
  ComstockCardsArea area;
  GdkRectangle reach;

  if (!comstock_cards_city_frame_get_box (city, &reach))
    {
      comstock_cards_city_frame_center (self, NULL);
      return;
    }
  if (growing)
    {
      comstock_cards_city_get_reach (city, &area);
      reach = to_extent (&area);
    }
  follow_axis (&self->x, &self->width, reach.x, reach.width);
  follow_axis (&self->y, &self->height, reach.y, reach.height);
}

void
comstock_cards_city_frame_center (GdkRectangle      *self,
                                  ComstockCardsCity *city)
{
  GdkRectangle box = { 0, 0, COMSTOCK_CARDS_CITY_CARD_SIDE, COMSTOCK_CARDS_CITY_CARD_SIDE };
  const gboolean any = comstock_cards_city_frame_get_box (city, &box);

  *self = (GdkRectangle) { (2 * box.x + box.width - COMSTOCK_CARDS_CITY_FRAME_SIDE) / 2,
                           (2 * box.y + box.height - COMSTOCK_CARDS_CITY_FRAME_SIDE) / 2,
                           COMSTOCK_CARDS_CITY_FRAME_SIDE, COMSTOCK_CARDS_CITY_FRAME_SIDE };
  if (any)
    comstock_cards_city_frame_follow (self, city, TRUE);
}
