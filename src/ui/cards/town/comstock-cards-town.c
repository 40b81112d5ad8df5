/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A town is a plain copy, so that pictures can be drawn without the game, and compared. */

#include "comstock-cards-town.h"

static void
clear (ComstockCardsTown *self)
{
  memset (self, 0, sizeof *self);
  memset (self->parcels, CARDS_NO_PARCEL, sizeof self->parcels);
  self->era = 1;
}

/* The index of the card at (@x, @y) among @cards, from 1. */
static guint8
number_card (ComstockCardsCity *city,
             int                x,
             int                y)
{
  ComstockCardsCard *card = comstock_cards_city_get_card_at (city, x, y);

  return card != NULL ? (guint8) (comstock_cards_card_get_number (card) + 1) : 0;
}

void
comstock_cards_town_init_city (ComstockCardsTown *self,
                               ComstockCardsCity *city)
{
  clear (self);
  if (city == NULL || !comstock_cards_city_get_box (city, &self->area))
    return;
  self->law = comstock_cards_city_has_law (city);
  self->era = comstock_cards_city_get_era (city);
  for (int y = self->area.top; y < self->area.bottom; y++)
    for (int x = self->area.left; x < self->area.right; x++)
      {
        self->parcels[y - self->area.top + 1][x - self->area.left + 1] =
          (guint8) comstock_cards_city_get_parcel (city, x, y);
        self->cards[y - self->area.top + 1][x - self->area.left + 1] = number_card (city, x, y);
      }
}

void
comstock_cards_town_init_card (ComstockCardsTown  *self,
                               const CardsTerrain *terrain)
{
  clear (self);
  self->area = (ComstockCardsArea) { 0, 0, 2, 2 };
  self->seed = g_str_hash (terrain->id);
  for (CardsCorner corner = CARDS_NW; corner < CARDS_CORNERS; corner++)
    {
      self->parcels[corner / 2 + 1][corner % 2 + 1] = terrain->parcels[corner];
      self->cards[corner / 2 + 1][corner % 2 + 1] = 1;
    }
}

static gboolean
is_inside (const ComstockCardsTown *self,
           int                      x,
           int                      y)
{
  return x >= self->area.left && x < self->area.right && y >= self->area.top && y < self->area.bottom;
}

CardsParcel
comstock_cards_town_get (const ComstockCardsTown *self,
                         int                      x,
                         int                      y)
{
  return is_inside (self, x, y) ? self->parcels[y - self->area.top + 1][x - self->area.left + 1] : CARDS_NO_PARCEL;
}

gboolean
comstock_cards_town_shows (const ComstockCardsTown *self,
                           int                      x,
                           int                      y,
                           CardsParcelSet           kinds)
{
  return (kinds >> comstock_cards_town_get (self, x, y) & 1) != 0;
}

gboolean
comstock_cards_town_is_one_card (const ComstockCardsTown *self,
                                 int                      x,
                                 int                      y,
                                 int                      dx,
                                 int                      dy)
{
  return is_inside (self, x, y) && is_inside (self, x + dx, y + dy) &&
         self->cards[y - self->area.top + 1][x - self->area.left + 1] ==
         self->cards[y + dy - self->area.top + 1][x + dx - self->area.left + 1];
}

double
comstock_cards_town_chance (const ComstockCardsTown *self,
                            int                      x,
                            int                      y,
                            guint                    purpose)
{
  guint32 hash = self->seed ^ (guint32) x * 0x9e3779b1u ^ (guint32) y * 0x85ebca77u ^ purpose * 0xc2b2ae3du;

  hash = (hash ^ hash >> 16) * 0x7feb352du;
  hash = (hash ^ hash >> 15) * 0x846ca68bu;
  return (hash ^ hash >> 16) / 4294967296.0;
}
