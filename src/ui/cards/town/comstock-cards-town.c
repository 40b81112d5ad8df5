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

static void
set_parcel (ComstockCardsTown *self,
            int                x,
            int                y,
            CardsParcel        parcel,
            guint8             card)
{
  self->parcels[y - self->area.top + 1][x - self->area.left + 1] = (guint8) parcel;
  self->cards[y - self->area.top + 1][x - self->area.left + 1] = card;
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
        ComstockCardsCard *card = comstock_cards_city_get_card_at (city, x, y);
        const guint number = card != NULL ? comstock_cards_card_get_number (card) + 1 : 0;

        set_parcel (self, x, y, comstock_cards_city_get_parcel (city, x, y), (guint8) number);
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
    set_parcel (self, corner % 2, corner / 2, terrain->parcels[corner], 1);
}

static gboolean
is_inside (const ComstockCardsTown *self,
           int                      x,
           int                      y)
{
  return x >= self->area.left && x < self->area.right && y >= self->area.top && y < self->area.bottom;
}

static guint8
get_card (const ComstockCardsTown *self,
          int                      x,
          int                      y)
{
  return is_inside (self, x, y) ? self->cards[y - self->area.top + 1][x - self->area.left + 1] : 0;
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
  const guint8 card = get_card (self, x, y);

  return card != 0 && card == get_card (self, x + dx, y + dy);
}

void
comstock_cards_town_lay (ComstockCardsTown  *self,
                         const CardsTerrain *terrain,
                         int                 at_x,
                         int                 at_y)
{
  const ComstockCardsTown before = *self;
  const ComstockCardsArea *area = &before.area;

  clear (self);
  self->era = before.era;
  self->seed = before.seed;
  self->law = before.law;
  self->area = (ComstockCardsArea) { MIN (area->left, at_x), MIN (area->top, at_y), MAX (area->right, at_x + 2),
                                     MAX (area->bottom, at_y + 2) };
  for (int y = area->top; y < area->bottom; y++)
    for (int x = area->left; x < area->right; x++)
      set_parcel (self, x, y, comstock_cards_town_get (&before, x, y), get_card (&before, x, y));
  for (CardsCorner corner = CARDS_NW; corner < CARDS_CORNERS; corner++)
    {
      set_parcel (self, at_x + (int) corner % 2, at_y + (int) corner / 2, terrain->parcels[corner], G_MAXUINT8);
      self->law |= terrain->parcels[corner] == CARDS_PRISON;
    }
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
