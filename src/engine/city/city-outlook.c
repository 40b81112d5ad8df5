/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a tile would make of the city, by laying it in thought. */

#include "city-outlook.h"

#include "city-play.h"

static void
add (const CityTiles *tiles,
     const CityState *state,
     uint32_t         segment,
     CityOutlook     *outlook)
{
  for (uint32_t i = 0; i < outlook->n; i++)
    if (outlook->features[i].segment == state->features[segment])
      return;
  outlook->features[outlook->n] = city_feature (tiles, state, segment);
  outlook->joined[outlook->n++] = 0;
}

/* Features of @before that have become part of each: those beside the tile at most. */
static void
count_joined (const CityState *before,
              const CityState *after,
              CityOutlook     *outlook)
{
  for (uint32_t segment = 0; segment < before->n_segments; segment++)
    if (before->features[segment] == segment)
      for (uint32_t i = 0; i < outlook->n; i++)
        outlook->joined[i] = (uint8_t) (outlook->joined[i] +
                                        (after->features[segment] == outlook->features[i].segment));
}

void
city_outlook (const CityTiles *tiles,
              const CityState *state,
              uint32_t         design,
              int              x,
              int              y,
              uint32_t         turn,
              CityOutlook     *outlook)
{
  CityState after = *state;
  uint16_t completed[CITY_MAX_OWN + CITY_EDGES];
  uint32_t n_completed;

  city_lay (tiles, &after, design, x, y, turn);
  outlook->n = 0;
  for (uint32_t i = state->n_segments; i < after.n_segments; i++)
    add (tiles, &after, i, outlook);
  outlook->n_own = outlook->n;
  n_completed = city_completed (tiles, &after, completed);
  for (uint32_t i = 0; i < n_completed; i++)
    add (tiles, &after, completed[i], outlook);
  count_joined (state, &after, outlook);
}
