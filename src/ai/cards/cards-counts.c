/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts neighbours by adding each parcel to those around it. */

#include "cards-counts.h"

#include <string.h>

/* Adds @amount to the eight neighbours of the parcel at @at. */
static inline void
add_around (CardsRing ring,
            uint32_t  at,
            uint8_t   amount)
{
  static const uint8_t around[] = { 1, CARDS_STRIDE - 1, CARDS_STRIDE, CARDS_STRIDE + 1, CARDS_RING - 1,
                                    CARDS_RING - CARDS_STRIDE - 1, CARDS_RING - CARDS_STRIDE,
                                    CARDS_RING - CARDS_STRIDE + 1 };

  for (int i = 0; i < 8; i++)
    {
      uint8_t *count = &ring[(at + around[i]) % CARDS_RING];

      *count = (uint8_t) (*count + amount);
    }
}

static void
repeat_beginnings (CardsCounts *counts)
{
  memcpy (counts->kinds + CARDS_RING, counts->kinds, CARDS_APRON);
  for (int sight = 0; sight < CARDS_SIGHTS; sight++)
    memcpy (counts->shown[sight] + CARDS_RING, counts->shown[sight], CARDS_APRON);
}

void
cards_counts_init (CardsCounts     *counts,
                   const CardsCity *city,
                   bool             law)
{
  memset (counts->shown, 0, sizeof counts->shown);
  memset (counts->kinds, CARDS_NO_PARCEL, sizeof counts->kinds);
  counts->n_placed = city->n_placed;
  counts->law = law;
  counts->sums = 0;
  for (uint8_t parcel = 0; parcel < CARDS_PARCELS; parcel++)
    {
      const CardsSightInfo sight = cards_sights[law][parcel];

      CARDS_FOR_EACH_PLACE (at, city->shown[parcel])
        {
          counts->kinds[at] = parcel;
          counts->sums += cards_parcel_sums[parcel];
          add_around (counts->shown[sight.shows], at, sight.amount);
        }
    }
  repeat_beginnings (counts);
}

static void
count_card (CardsCounts        *counts,
            const CardsTerrain *card,
            uint32_t            at)
{
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const uint32_t i = (at + cards_corner_offsets[corner]) % CARDS_RING;
      const CardsSightInfo old = cards_sights[counts->law][counts->kinds[i]];
      const CardsSightInfo new = cards_sights[counts->law][card->parcels[corner]];

      counts->sums += cards_parcel_sums[card->parcels[corner]] - cards_parcel_sums[counts->kinds[i]];
      counts->kinds[i] = card->parcels[corner];
      add_around (counts->shown[old.shows], i, (uint8_t) -old.amount);
      add_around (counts->shown[new.shows], i, new.amount);
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

      count_card (counts, &deck->terrain[placed->card], cards_board_index (placed->x, placed->y));
    }
  repeat_beginnings (counts);
}
