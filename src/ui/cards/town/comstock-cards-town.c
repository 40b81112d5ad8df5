/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is seen of the cards as a town, with what the rules count. */

#include "comstock-cards-town-links.h"

#include "ui/cards/table/comstock-cards-settings.h"

G_STATIC_ASSERT (COMSTOCK_TOWN_SIDE >= CARDS_LIMIT + 1);        /* with the captain */

static const guint8 kinds[CARDS_PARCELS] = {
  [CARDS_EMPTY] = COMSTOCK_TOWN_EMPTY,
  [CARDS_HOUSE] = COMSTOCK_TOWN_HOUSE,
  [CARDS_TOWNHOUSE] = COMSTOCK_TOWN_TOWNHOUSE,
  [CARDS_MOUNTAIN] = COMSTOCK_TOWN_MOUNTAIN,
  [CARDS_MINE] = COMSTOCK_TOWN_MINE,
  [CARDS_RANCH] = COMSTOCK_TOWN_RANCH,
  [CARDS_BLACKSMITH] = COMSTOCK_TOWN_BLACKSMITH,
  [CARDS_DRUGSTORE] = COMSTOCK_TOWN_DRUGSTORE,
  [CARDS_BANK] = COMSTOCK_TOWN_BANK,
  [CARDS_SALOON] = COMSTOCK_TOWN_SALOON,
  [CARDS_HOTEL] = COMSTOCK_TOWN_HOTEL,
  [CARDS_GENERAL_STORE] = COMSTOCK_TOWN_GENERAL_STORE,
  [CARDS_CHURCH] = COMSTOCK_TOWN_CHURCH,
  [CARDS_PRISON] = COMSTOCK_TOWN_PRISON,
  [CARDS_CITY_HALL] = COMSTOCK_TOWN_CITY_HALL,
  [CARDS_OUTLAWS] = COMSTOCK_TOWN_OUTLAWS,
};

CardsParcel
comstock_cards_town_get (const ComstockCardsTown *self,
                         int                      x,
                         int                      y)
{
  const ComstockTownKind kind = comstock_town_get (&self->town, x, y);
  guint parcel = 0;

  while (parcel < CARDS_PARCELS && kinds[parcel] != kind)
    parcel++;
  return (CardsParcel) parcel;
}

void
comstock_cards_town_set (ComstockCardsTown *self,
                         int                x,
                         int                y,
                         CardsParcel        parcel,
                         guint8             card)
{
  comstock_town_set (&self->town, x, y, parcel < CARDS_PARCELS ? kinds[parcel] : COMSTOCK_TOWN_TABLE, card);
}

void
comstock_cards_town_link (ComstockCardsTown *self)
{
  g_autoptr (GArray) links = comstock_cards_town_dup_links (self);

  memset (self->town.payers, 0, sizeof self->town.payers);
  for (guint i = 0; i < links->len; i++)
    {
      const ComstockTownLink *link = &g_array_index (links, ComstockCardsTownLink, i).link;

      comstock_town_pay (&self->town, link->x, link->y, link->dx, link->dy);
    }
}

static void
clear (ComstockCardsTown       *self,
       const ComstockTownArea  *area)
{
  memset (self, 0, sizeof *self);
  comstock_town_init (&self->town, area);
}

void
comstock_cards_town_init_city (ComstockCardsTown *self,
                               ComstockCardsCity *city)
{
  ComstockCardsArea box = { 0 };
  const gboolean lies = city != NULL && comstock_cards_city_get_box (city, &box);

  clear (self, &(ComstockTownArea) { box.left, box.top, box.right, box.bottom });
  if (!lies)
    return;
  self->law = comstock_cards_city_has_law (city);
  self->town.era = comstock_cards_city_get_era (city);
  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      {
        ComstockCardsCard *card = comstock_cards_city_get_card_at (city, x, y);
        const guint number = card != NULL ? comstock_cards_card_get_number (card) + 1 : 0;

        comstock_cards_town_set (self, x, y, comstock_cards_city_get_parcel (city, x, y), (guint8) number);
      }
  comstock_cards_town_link (self);
}

static void
set_terrain (ComstockCardsTown  *self,
             const CardsTerrain *terrain,
             int                 x,
             int                 y,
             guint8              card)
{
  for (CardsCorner corner = CARDS_NW; corner < CARDS_CORNERS; corner++)
    comstock_cards_town_set (self, x + (int) corner % 2, y + (int) corner / 2, terrain->parcels[corner], card);
}

void
comstock_cards_town_init_card (ComstockCardsTown  *self,
                               const CardsTerrain *terrain)
{
  clear (self, &(ComstockTownArea) { 0, 0, 2, 2 });
  self->town.seed = g_str_hash (terrain->id);
  set_terrain (self, terrain, 0, 0, 1);
  comstock_cards_town_link (self);
}

void
comstock_cards_town_lay (ComstockCardsTown  *self,
                         const CardsTerrain *terrain,
                         int                 at_x,
                         int                 at_y)
{
  const ComstockCardsTown before = *self;
  const ComstockTownArea *area = &before.town.area;

  clear (self, &(ComstockTownArea) { MIN (area->left, at_x), MIN (area->top, at_y), MAX (area->right, at_x + 2),
                                     MAX (area->bottom, at_y + 2) });
  self->town.era = before.town.era;
  self->town.seed = before.town.seed;
  self->law = before.law;
  for (int y = area->top; y < area->bottom; y++)
    for (int x = area->left; x < area->right; x++)
      comstock_town_set (&self->town, x, y, comstock_town_get (&before.town, x, y),
                         comstock_town_get_card (&before.town, x, y));
  set_terrain (self, terrain, at_x, at_y, G_MAXUINT8);
  for (CardsCorner corner = CARDS_NW; corner < CARDS_CORNERS; corner++)
    self->law |= terrain->parcels[corner] == CARDS_PRISON;
  comstock_cards_town_link (self);
}

/* --- how it looks --- */

static GSettings *
get_settings (void)
{
  static GSettings *settings;

  if (settings == NULL)
    settings = comstock_cards_settings_new ();
  return settings;
}

ComstockTownLook
comstock_cards_town_look_of (GtkWidget *widget,
                             int        cell)
{
  ComstockTownLook look = comstock_town_look_of (widget, cell);

  look.plain |= g_settings_get_boolean (get_settings (), "plain-towns");
  return look;
}

void
comstock_cards_town_watch (GtkWidget *widget,
                           GCallback  changed)
{
  g_signal_connect_object (get_settings (), "changed::plain-towns", changed, widget, G_CONNECT_SWAPPED);
  comstock_town_watch (widget, changed);
}
