/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A town is a plain copy, so that pictures can be drawn without the game, and compared. */

#include "comstock-town.h"

void
comstock_town_init (ComstockTown           *self,
                    const ComstockTownArea *area)
{
  memset (self, 0, sizeof *self);
  self->area = *area;
  self->era = 1;
}

static gboolean
is_inside (const ComstockTown *self,
           int                 x,
           int                 y)
{
  return x >= self->area.left && x < self->area.right && y >= self->area.top && y < self->area.bottom;
}

void
comstock_town_set (ComstockTown     *self,
                   int               x,
                   int               y,
                   ComstockTownKind  kind,
                   guint8            card)
{
  g_return_if_fail (is_inside (self, x, y));

  self->parcels[y - self->area.top + 1][x - self->area.left + 1] = (guint8) kind;
  self->cards[y - self->area.top + 1][x - self->area.left + 1] = card;
}

void
comstock_town_pay (ComstockTown *self,
                   int           x,
                   int           y,
                   int           dx,
                   int           dy)
{
  g_return_if_fail (is_inside (self, x, y));

  self->payers[y - self->area.top + 1][x - self->area.left + 1] |= (guint16) (1 << ((dy + 1) * 3 + dx + 1));
}

ComstockTownKind
comstock_town_get (const ComstockTown *self,
                   int                 x,
                   int                 y)
{
  return is_inside (self, x, y) ? self->parcels[y - self->area.top + 1][x - self->area.left + 1] : COMSTOCK_TOWN_TABLE;
}

gboolean
comstock_town_shows (const ComstockTown *self,
                     int                 x,
                     int                 y,
                     ComstockTownKinds   kinds)
{
  return (kinds >> comstock_town_get (self, x, y) & 1) != 0;
}

guint8
comstock_town_get_card (const ComstockTown *self,
                        int                 x,
                        int                 y)
{
  return is_inside (self, x, y) ? self->cards[y - self->area.top + 1][x - self->area.left + 1] : 0;
}

gboolean
comstock_town_is_one_card (const ComstockTown *self,
                           int                 x,
                           int                 y,
                           int                 dx,
                           int                 dy)
{
  const guint8 card = comstock_town_get_card (self, x, y);

  return card != 0 && card == comstock_town_get_card (self, x + dx, y + dy);
}

static guint
get_payers (const ComstockTown *self,
            int                 x,
            int                 y)
{
  return is_inside (self, x, y) ? self->payers[y - self->area.top + 1][x - self->area.left + 1] : 0;
}

static gboolean
is_changed (const ComstockTown *before,
            const ComstockTown *after,
            int                 x,
            int                 y)
{
  return comstock_town_get (before, x, y) != comstock_town_get (after, x, y) ||
         comstock_town_get_card (before, x, y) != comstock_town_get_card (after, x, y) ||
         get_payers (before, x, y) != get_payers (after, x, y);
}

gboolean
comstock_town_find_change (const ComstockTown *before,
                           const ComstockTown *after,
                           ComstockTownArea   *area)
{
  const ComstockTownArea *one = &before->area, *other = &after->area;
  ComstockTownArea box = { G_MAXINT, G_MAXINT, G_MININT, G_MININT };

  if (before->era != after->era || before->seed != after->seed)
    return FALSE;
  /* Wires end with the town, wherever that is. */
  if (after->era > 1 && (one->left != other->left || one->right != other->right))
    return FALSE;
  for (int y = MIN (one->top, other->top); y < MAX (one->bottom, other->bottom); y++)
    for (int x = MIN (one->left, other->left); x < MAX (one->right, other->right); x++)
      if (is_changed (before, after, x, y))
        box = (ComstockTownArea) { MIN (box.left, x), MIN (box.top, y),
                                   MAX (box.right, x + 1), MAX (box.bottom, y + 1) };
  *area = box;
  return box.left < box.right;
}

double
comstock_town_chance (const ComstockTown *self,
                      int                 x,
                      int                 y,
                      guint               purpose)
{
  guint32 hash = self->seed ^ (guint32) x * 0x9e3779b1u ^ (guint32) y * 0x85ebca77u ^ purpose * 0xc2b2ae3du;

  hash = (hash ^ hash >> 16) * 0x7feb352du;
  hash = (hash ^ hash >> 15) * 0x846ca68bu;
  return (hash ^ hash >> 16) / 4294967296.0;
}

ComstockTownForm
comstock_town_form_of (ComstockTownKind kind)
{
  switch ((guint) kind)
    {
    case COMSTOCK_TOWN_RANCH:
      return COMSTOCK_TOWN_FENCE;
    case COMSTOCK_TOWN_MINE:
      return COMSTOCK_TOWN_RAILS;
    default:
      return COMSTOCK_TOWN_STREET;
    }
}

GArray *
comstock_town_dup_links (const ComstockTown *self)
{
  GArray *links = g_array_new (FALSE, FALSE, sizeof (ComstockTownLink));

  for (int y = self->area.top; y < self->area.bottom; y++)
    for (int x = self->area.left; x < self->area.right; x++)
      for (int direction = 0; direction < 9; direction++)
        if ((get_payers (self, x, y) >> direction & 1) != 0)
          {
            const ComstockTownLink link = { x, y, direction % 3 - 1, direction / 3 - 1,
                                            comstock_town_form_of (comstock_town_get (self, x, y)) };

            g_array_append_val (links, link);
          }
  return links;
}

const char *
comstock_town_get_symbol (ComstockTownKind kind)
{
  static const char *const names[COMSTOCK_TOWN_KINDS] = {
    [COMSTOCK_TOWN_MOUNTAIN] = "symbols/mountain",
    [COMSTOCK_TOWN_HOUSE] = "symbols/house",
    [COMSTOCK_TOWN_TOWNHOUSE] = "symbols/townhouse",
    [COMSTOCK_TOWN_RANCH] = "symbols/ranch",
    [COMSTOCK_TOWN_MINE] = "symbols/mine",
    [COMSTOCK_TOWN_DRUGSTORE] = "symbols/drugstore",
    [COMSTOCK_TOWN_BANK] = "symbols/bank",
    [COMSTOCK_TOWN_SALOON] = "symbols/saloon",
    [COMSTOCK_TOWN_HOTEL] = "symbols/hotel",
    [COMSTOCK_TOWN_BLACKSMITH] = "symbols/blacksmith",
    [COMSTOCK_TOWN_GENERAL_STORE] = "symbols/general-store",
    [COMSTOCK_TOWN_CHURCH] = "symbols/church",
    [COMSTOCK_TOWN_PRISON] = "symbols/prison",
    [COMSTOCK_TOWN_SCHOOL] = "symbols/school",
    [COMSTOCK_TOWN_TRAIN_STATION] = "symbols/train-station",
    [COMSTOCK_TOWN_CITY_HALL] = "symbols/city-hall",
    [COMSTOCK_TOWN_OUTLAWS] = "symbols/outlaws",
  };

  return names[kind];
}
