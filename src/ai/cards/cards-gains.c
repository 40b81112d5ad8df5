/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes the scoring table apart, once. */

#include "cards-gains.h"

#include <assert.h>

CardsSightInfo cards_sights[2][CARDS_PARCELS + 1];
uint64_t cards_shown[2][CARDS_PARCELS + 1];
uint64_t cards_seen[2][CARDS_PARCELS + 1];
uint32_t cards_sights_twice;
uint64_t cards_parcel_sums[CARDS_PARCELS + 1];
int8_t cards_parcel_points[2][CARDS_PARCELS];
int8_t cards_character_gains[CARDS_CHARACTERS][CARDS_PARCELS];

/* How @parcel scores by @row with its neighbours; shows nothing if it does not.  What a pair makes, both gain. */
static CardsSightInfo
sight_of (const CardsScoring *row,
          CardsParcel         parcel,
          bool                law)
{
  const uint8_t counted = row->counts;
  const uint8_t scoring = (uint8_t) CARDS_SIGHT_WHO_COUNTS (row->counts);
  const uint8_t vp = (uint8_t) row->vp;
  const uint8_t times = cards_counts_as (parcel, counted, law);

  if (row->each & CARDS_BIT (parcel))
    return (CardsSightInfo) { scoring, vp, counted, vp };
  return times > 0 ? (CardsSightInfo) { counted, times, scoring, times } : (CardsSightInfo) { 0 };
}

static void
add_pairs (const CardsScoring *row)
{
  for (int law = 0; law < 2; law++)
    for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
      {
        const CardsSightInfo sight = sight_of (row, (CardsParcel) parcel, law);

        /* Nothing else is provided for. */
        assert (row->counts < CARDS_COUNTS_AROUND && sight.times <= 2);
        if (sight.times == 0)
          continue;
        cards_sights[law][parcel] = sight;
        cards_shown[law][parcel] = (uint64_t) sight.amount << (8 * sight.shows);
        cards_seen[law][parcel] = (uint64_t) sight.times << (8 * sight.sees);
        if (sight.times == 2)
          cards_sights_twice |= CARDS_BIT (sight.sees);
      }
}

/* The two factors of a @row that multiplies what it counts in the city. */
static void
add_factors (const CardsScoring *row,
             int                 product)
{
  assert (product < CARDS_PRODUCTS);
  for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
    {
      const uint64_t scoring = row->each & CARDS_BIT (parcel) ? (uint64_t) row->vp : 0;
      const uint64_t counted = cards_counts_as ((CardsParcel) parcel, row->counts, false);

      cards_parcel_sums[parcel] += scoring << (16 * product) | counted << (16 * product + 8);
    }
}

static void
add_points (const CardsScoring *row)
{
  for (CardsParcelSet each = row->each; each != 0; each &= each - 1)
    {
      cards_parcel_points[false][__builtin_ctz (each)] = row->vp;
      if (row->where != CARDS_IN_LAWLESS_CITY)
        cards_parcel_points[true][__builtin_ctz (each)] = row->vp;
    }
}

/* Before main (), as rivals think in threads: none of them is the first to ask. */
__attribute__ ((constructor)) static void
take_table_apart (void)
{
  int products = 0;

  for (int i = 0; i < CARDS_ROW_CHARACTERS; i++)
    {
      const CardsScoring *row = &cards_scoring[i];

      if (row->where == CARDS_AROUND)
        add_pairs (row);
      else if (row->counts == CARDS_COUNT_ONE)
        add_points (row);
      else
        add_factors (row, products++);
    }
  for (int character = 0; character < CARDS_CHARACTERS; character++)
    for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
      cards_character_gains[character][parcel] = (int8_t) cards_character_parcel_vp ((CardsCharacter) character,
                                                                                     (CardsParcel) parcel);
}
