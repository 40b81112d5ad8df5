/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of parcels that grows to the right, and one of cards. */

#include "comstock-cards-skyline.h"

struct _ComstockCardsSkyline
{
  GArray *parcels;      /* of ComstockCardsSkylineParcel */
  GArray *cards;        /* of ComstockCardsSkylineCard */
  guint width;
};

ComstockCardsSkyline *
comstock_cards_skyline_new (void)
{
  ComstockCardsSkyline *self = g_new0 (ComstockCardsSkyline, 1);

  self->parcels = g_array_new (FALSE, FALSE, sizeof (ComstockCardsSkylineParcel));
  self->cards = g_array_new (FALSE, FALSE, sizeof (ComstockCardsSkylineCard));
  return self;
}

void
comstock_cards_skyline_free (ComstockCardsSkyline *self)
{
  g_array_unref (self->parcels);
  g_array_unref (self->cards);
  g_free (self);
}

static void
add_parcel (ComstockCardsSkyline *self,
            CardsParcel           parcel,
            guint                 column,
            guint                 row)
{
  const ComstockCardsSkylineParcel seen = { parcel, self->width + column, row };

  if (parcel != CARDS_NO_PARCEL && parcel != CARDS_EMPTY)
    g_array_append_val (self->parcels, seen);
}

void
comstock_cards_skyline_add_city (ComstockCardsSkyline *self,
                                 ComstockCardsCity    *city)
{
  ComstockCardsArea box;

  if (!comstock_cards_city_get_box (city, &box))
    return;
  for (int x = box.left; x < box.right; x++)
    for (int y = box.top; y < box.bottom; y++)
      add_parcel (self, comstock_cards_city_get_parcel (city, x, y), (guint) (x - box.left), (guint) (y - box.top));
  self->width += (guint) (box.right - box.left);
}

static void
add_card (ComstockCardsSkyline *self,
          ComstockCardsCard    *card)
{
  const CardsTerrain *terrain = comstock_cards_card_get_terrain (card);
  ComstockCardsSkylineCard added = { .character = comstock_cards_card_get_character (card) };

  if (terrain != NULL)
    added.terrain = *terrain;
  g_array_append_val (self->cards, added);
}

void
comstock_cards_skyline_add_seat (ComstockCardsSkyline *self,
                                 ComstockCardsSeat    *seat)
{
  GListModel *taken = comstock_cards_seat_get_taken (seat);

  if (comstock_cards_seat_get_kind (seat) != COMSTOCK_AUTOMATIC)
    {
      comstock_cards_skyline_add_city (self, comstock_cards_seat_get_city (seat));
      return;
    }
  for (guint i = 0; i < g_list_model_get_n_items (taken); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (taken, i);

      add_card (self, card);
    }
}

guint
comstock_cards_skyline_get_width (const ComstockCardsSkyline *self)
{
  return self->width;
}

const ComstockCardsSkylineParcel *
comstock_cards_skyline_get_parcels (const ComstockCardsSkyline *self,
                                    guint                      *n_parcels)
{
  *n_parcels = self->parcels->len;
  return (const ComstockCardsSkylineParcel *) self->parcels->data;
}

const ComstockCardsSkylineCard *
comstock_cards_skyline_get_cards (const ComstockCardsSkyline *self,
                                  guint                      *n_cards)
{
  *n_cards = self->cards->len;
  return (const ComstockCardsSkylineCard *) (gpointer) self->cards->data;
}
