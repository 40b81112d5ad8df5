/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules' own table says who counts what. */

#include "comstock-cards-town-links.h"

#include "engine/cards/cards-score.h"

static void
append_links (GArray                  *links,
              const ComstockCardsTown *town,
              int                      x,
              int                      y,
              CardsRow                 row)
{
  const CardsScoring *line = &cards_scoring[row];

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        const CardsParcel parcel = comstock_cards_town_get (town, x + dx, y + dy);
        const int n = cards_counts_as (parcel, line->counts, town->law != 0);
        const ComstockTownForm form = comstock_town_form_of (comstock_town_get (&town->town, x, y));
        const ComstockCardsTownLink link = { { x, y, dx, dy, form }, row, cards_scoring_vp (line, n) };

        if ((dx != 0 || dy != 0) && n > 0)
          g_array_append_val (links, link);
      }
}

GArray *
comstock_cards_town_dup_links (const ComstockCardsTown *town)
{
  GArray *links = g_array_new (FALSE, FALSE, sizeof (ComstockCardsTownLink));

  const ComstockTownArea *area = &town->town.area;

  for (int y = area->top; y < area->bottom; y++)
    for (int x = area->left; x < area->right; x++)
      for (CardsRow row = 0; row < CARDS_ROWS; row++)
        if (cards_scoring[row].where == CARDS_AROUND &&
            (cards_scoring[row].each >> comstock_cards_town_get (town, x, y) & 1) != 0)
          append_links (links, town, x, y, row);
  return links;
}

static gboolean
is_at (const ComstockTownLink *link,
       int                     x,
       int                     y)
{
  return (link->x == x && link->y == y) || (link->x + link->dx == x && link->y + link->dy == y);
}

GArray *
comstock_cards_town_dup_links_at (const ComstockCardsTown *town,
                                  int                      x,
                                  int                      y)
{
  GArray *links = comstock_cards_town_dup_links (town);

  for (guint i = links->len; i-- > 0;)
    if (!is_at (&g_array_index (links, ComstockCardsTownLink, i).link, x, y))
      g_array_remove_index (links, i);
  return links;
}
