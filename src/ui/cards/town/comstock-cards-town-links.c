/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules' own table says who counts what; here stands only how that is drawn. */

#include "comstock-cards-town-links.h"

#include "engine/cards/cards-score.h"

static const ComstockCardsLinkForm forms[CARDS_COUNTS_AROUND] = {
  [CARDS_COUNT_EMPTY] = COMSTOCK_CARDS_LINK_FENCE,
  [CARDS_COUNT_MOUNTAINS] = COMSTOCK_CARDS_LINK_RAILS,
  [CARDS_COUNT_HOUSES] = COMSTOCK_CARDS_LINK_STREET,
};

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
        const ComstockCardsTownLink link = { x, y, dx, dy, row, cards_scoring_vp (line, n), forms[line->counts] };

        if ((dx != 0 || dy != 0) && n > 0)
          g_array_append_val (links, link);
      }
}

GArray *
comstock_cards_town_dup_links (const ComstockCardsTown *town)
{
  GArray *links = g_array_new (FALSE, FALSE, sizeof (ComstockCardsTownLink));

  for (int y = town->area.top; y < town->area.bottom; y++)
    for (int x = town->area.left; x < town->area.right; x++)
      for (CardsRow row = 0; row < CARDS_ROWS; row++)
        if (cards_scoring[row].where == CARDS_AROUND && comstock_cards_town_shows (town, x, y, cards_scoring[row].each))
          append_links (links, town, x, y, row);
  return links;
}

static gboolean
is_at (const ComstockCardsTownLink *link,
       int                          x,
       int                          y)
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
    if (!is_at (&g_array_index (links, ComstockCardsTownLink, i), x, y))
      g_array_remove_index (links, i);
  return links;
}
