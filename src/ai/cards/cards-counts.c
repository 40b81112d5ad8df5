/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts neighbours by adding each parcel to those around it. */

#include "cards-counts.h"

#include <string.h>

const CardsSightInfo cards_sights[CARDS_PARCELS + 1] = {
  [CARDS_EMPTY] = { CARDS_SIGHT_EMPTY, 1, CARDS_SIGHT_RANCH, 1 },
  [CARDS_HOUSE] = { CARDS_SIGHT_HOUSES, 1, CARDS_SIGHT_SHOP, 1 },
  [CARDS_TOWNHOUSE] = { CARDS_SIGHT_HOUSES, 2, CARDS_SIGHT_SHOP, 2 },
  [CARDS_MOUNTAIN] = { CARDS_SIGHT_MOUNTAIN, 2, CARDS_SIGHT_MINE, 1 },
  [CARDS_MINE] = { CARDS_SIGHT_MINE, 2, CARDS_SIGHT_MOUNTAIN, 1 },
  [CARDS_RANCH] = { CARDS_SIGHT_RANCH, 1, CARDS_SIGHT_EMPTY, 1 },
  [CARDS_BLACKSMITH] = { CARDS_SIGHTS, 0, CARDS_SIGHTS, 0 },
  [CARDS_DRUGSTORE] = { CARDS_SIGHT_SHOP, 1, CARDS_SIGHT_HOUSES, 1 },
  [CARDS_BANK] = { CARDS_SIGHT_SHOP, 1, CARDS_SIGHT_HOUSES, 1 },
  [CARDS_SALOON] = { CARDS_SIGHT_SHOP, 2, CARDS_SIGHT_HOUSES, 2 },
  [CARDS_HOTEL] = { CARDS_SIGHT_HOUSES, 2, CARDS_SIGHT_SHOP, 2 },
  [CARDS_GENERAL_STORE] = { CARDS_SIGHT_SHOP, 1, CARDS_SIGHT_HOUSES, 1 },
  [CARDS_CHURCH] = { CARDS_SIGHTS, 0, CARDS_SIGHTS, 0 },
  [CARDS_PRISON] = { CARDS_SIGHTS, 0, CARDS_SIGHTS, 0 },
  [CARDS_CITY_HALL] = { CARDS_SIGHT_SHOP, 1, CARDS_SIGHT_HOUSES, 1 },
  [CARDS_OUTLAWS] = { CARDS_SIGHTS, 0, CARDS_SIGHTS, 0 },
  [CARDS_NO_PARCEL] = { CARDS_SIGHTS, 0, CARDS_SIGHTS, 0 },
};

/* Adds @amount to the eight neighbours of the parcel at @at. */
static inline void
add_around (uint8_t *at,
            uint8_t  amount)
{
  for (int row = -CARDS_STRIDE; row <= CARDS_STRIDE; row += CARDS_STRIDE)
    for (int i = row - 1; i <= row + 1; i++)
      at[i] = (uint8_t) (at[i] + amount);
  at[0] = (uint8_t) (at[0] - amount);
}

void
cards_counts_init (CardsCounts     *counts,
                   const CardsCity *city,
                   bool             law)
{
  memset (counts->open, 0, sizeof counts->open);
  memset (counts->kinds, CARDS_NO_PARCEL, sizeof counts->kinds);
  counts->n_placed = city->n_placed;
  counts->law = law;
  for (uint8_t parcel = 0; parcel < CARDS_PARCELS; parcel++)
    {
      const CardsSightInfo sight = cards_sight (parcel, law);

      CARDS_FOR_EACH_PLACE (at, city->shown[parcel])
        {
          counts->kinds[at] = parcel;
          add_around (&counts->open[sight.shows][CARDS_MARGIN + at], sight.amount);
        }
    }
  memcpy (counts->kinds + CARDS_RING, counts->kinds, CARDS_APRON);
}

static void
count_card (CardsCounts        *counts,
            const CardsTerrain *card,
            int                 x,
            int                 y)
{
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const uint32_t at = cards_board_index (x + corner % 2, y + corner / 2);
      const CardsSightInfo old = cards_sight (counts->kinds[at], counts->law);
      const CardsSightInfo new = cards_sight (card->parcels[corner], counts->law);

      counts->kinds[at] = card->parcels[corner];
      add_around (&counts->open[old.shows][CARDS_MARGIN + at], (uint8_t) -old.amount);
      add_around (&counts->open[new.shows][CARDS_MARGIN + at], new.amount);
    }
}

void
cards_counts_follow (CardsCounts     *counts,
                     const CardsDeck *deck,
                     const CardsCity *city)
{
  for (; counts->n_placed < city->n_placed; counts->n_placed++)
    {
      const CardsPlaced *placed = &city->placed[counts->n_placed];

      count_card (counts, &deck->terrain[placed->card], placed->x, placed->y);
    }
  memcpy (counts->kinds + CARDS_RING, counts->kinds, CARDS_APRON);
}

void
cards_counts_get (const CardsCounts *counts,
                  CardsSight         sight,
                  CardsRing          ring)
{
  const uint8_t *open = counts->open[sight];

  memcpy (ring, open + CARDS_MARGIN, CARDS_RING);
  for (int i = 0; i < CARDS_MARGIN; i++)
    {
      ring[i] = (uint8_t) (ring[i] + open[CARDS_MARGIN + CARDS_RING + i]);
      ring[CARDS_RING - CARDS_MARGIN + i] = (uint8_t) (ring[CARDS_RING - CARDS_MARGIN + i] + open[i]);
    }
  memcpy (ring + CARDS_RING, ring, CARDS_APRON);
}
