/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the survey of a city. */

#include "cards-survey-internal.h"

#include <string.h>

#define SUM(factor) (UINT64_C (1) << (8 * (factor)))

const uint64_t cards_parcel_sums[CARDS_PARCELS + 1] = {
  [CARDS_HOUSE] = SUM (CARDS_SUM_HOUSES),
  [CARDS_TOWNHOUSE] = 2 * SUM (CARDS_SUM_HOUSES),
  [CARDS_MINE] = SUM (CARDS_SUM_MINES) + SUM (CARDS_SUM_BUILDINGS),
  [CARDS_RANCH] = SUM (CARDS_SUM_RANCHES) + SUM (CARDS_SUM_BUILDINGS),
  [CARDS_BLACKSMITH] = SUM (CARDS_SUM_RANCH_FACTOR) + SUM (CARDS_SUM_MINE_FACTOR) + SUM (CARDS_SUM_BUILDINGS),
  [CARDS_DRUGSTORE] = SUM (CARDS_SUM_RANCH_FACTOR) + SUM (CARDS_SUM_BUILDINGS),
  [CARDS_BANK] = SUM (CARDS_SUM_MINE_FACTOR) + SUM (CARDS_SUM_BUILDINGS),
  [CARDS_SALOON] = SUM (CARDS_SUM_BUILDINGS),
  [CARDS_HOTEL] = 2 * SUM (CARDS_SUM_HOUSES) + SUM (CARDS_SUM_BUILDINGS),
  [CARDS_GENERAL_STORE] = SUM (CARDS_SUM_HOUSE_FACTOR) + SUM (CARDS_SUM_BUILDINGS),
  [CARDS_CHURCH] = SUM (CARDS_SUM_HOUSE_FACTOR) + SUM (CARDS_SUM_BUILDINGS),
  [CARDS_PRISON] = SUM (CARDS_SUM_BUILDINGS),
  [CARDS_CITY_HALL] = SUM (CARDS_SUM_CITY_HALLS) + SUM (CARDS_SUM_BUILDINGS),
};

/* Points that a parcel makes by itself, whoever owns the city; outlaws: without law. */
static const int8_t parcel_points[CARDS_PARCELS] = {
  [CARDS_HOTEL] = 3,
  [CARDS_OUTLAWS] = -6,
};

/* Sums over the four parcels of a card, for every place of its north-west corner. */
static void
ring_sum_corners (uint8_t *restrict       sums,
                  const uint8_t *restrict ring)
{
  for (int i = 0; i < CARDS_RING; i++)
    sums[i] = (uint8_t) (ring[i] + ring[i + 1] + ring[i + CARDS_STRIDE] + ring[i + CARDS_STRIDE + 1]);
}

/* The fields that are not plain counts. */
static void
survey_fields (CardsSurvey *survey)
{
  const uint8_t *ranches = survey->counts.shown[CARDS_SIGHT_RANCH];

  for (int sight = CARDS_SIGHT_HOUSES; sight <= CARDS_SIGHT_SHOP; sight++)
    for (int i = 0; i < CARDS_RING + CARDS_APRON; i++)
      survey->twice[sight][i] = (uint8_t) (2 * survey->counts.shown[sight][i]);

  /* The settler's point for an empty parcel beside any ranch is one more thing that the parcel gains there. */
  if (survey->owned & CARDS_BIT (CARDS_SETTLER))
    for (int i = 0; i < CARDS_RING + CARDS_APRON; i++)
      survey->settled[i] = (uint8_t) (ranches[i] + (ranches[i] != 0));
}

/* What covering empty parcels loses. */
static void
survey_ground (CardsSurvey *survey)
{
  const CardsBoard built = survey->city->occupied & ~survey->city->shown[CARDS_EMPTY];
  const uint8_t *gain = cards_survey_field (survey, cards_sights[CARDS_EMPTY]);
  CardsRing lost;

  survey->heavy = built | cards_board_shift (built, -1, 0) | cards_board_shift (built, 0, -1) |
                  cards_board_shift (built, -1, -1);
  for (int i = 0; i < CARDS_RING + CARDS_APRON; i++)
    survey->empty[i] = survey->counts.kinds[i] == CARDS_EMPTY;
  for (int i = 0; i < CARDS_RING + CARDS_APRON; i++)
    lost[i] = gain[i] & (uint8_t) -survey->empty[i];
  ring_sum_corners (survey->covered, survey->empty);
  ring_sum_corners (survey->lost, lost);
}

/* The values that go by parcels and by ground alone. */
static void
survey_linear (CardsSurvey *survey)
{
  const int size = survey->owned & CARDS_BIT (CARDS_CAPTAIN) ? CARDS_LIMIT * (CARDS_LIMIT + 1)
                                                             : CARDS_LIMIT * CARDS_LIMIT;
  const int bare = size - (int) cards_board_count (survey->city->occupied);

  for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
    survey->linear[parcel] = CARDS_VP * parcel_points[parcel] + survey->outlook.parcels[parcel];
  if (survey->law)
    survey->linear[CARDS_OUTLAWS] -= CARDS_VP * parcel_points[CARDS_OUTLAWS];
  for (CardsCharacterSet set = survey->owned; set != 0; set &= set - 1)
    for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
      survey->linear[parcel] += CARDS_VP * cards_characters[__builtin_ctz (set)].parcel_vp[parcel];
  survey->linear[CARDS_NO_PARCEL] = 0;

  for (int covered = 0; covered <= CARDS_CORNERS; covered++)
    {
      const int taken = CARDS_CORNERS - covered;

      survey->by_covered[covered] = -taken * survey->outlook.ground - covered * survey->linear[CARDS_EMPTY];
      if (survey->owned & CARDS_BIT (CARDS_INDIAN))
        survey->by_covered[covered] += CARDS_VP * ((bare - taken + 1) / 2 - (bare + 1) / 2);
    }
}

#define HOUSING (CARDS_BIT (CARDS_HOUSE) | CARDS_BIT (CARDS_TOWNHOUSE) | CARDS_BIT (CARDS_HOTEL))

/* Finds the kinds of parcels that cannot be judged on a card by counts alone. */
static void
survey_doubts (CardsSurvey *survey)
{
  survey->doubts = !survey->law && survey->city->shown[CARDS_OUTLAWS] != 0 ? CARDS_BIT (CARDS_PRISON) : 0;
  survey->specials = 0;
  if (survey->owned & CARDS_BIT (CARDS_SINGER))
    {
      survey->specials |= CARDS_BIT (CARDS_SALOON);
      if (survey->city->shown[CARDS_SALOON] != 0)
        survey->specials |= HOUSING;
    }
  if (survey->owned & CARDS_BIT (CARDS_SETTLER))
    {
      survey->beside_ranches = cards_beside_ranches (survey);
      survey->specials |= CARDS_BIT (CARDS_RANCH);
    }
  survey->special_points = survey->specials != 0 ? cards_special_points (survey, NULL) : 0;
}

/* Works out everything from the counts of the city's parcels. */
static void
survey_all (CardsSurvey *survey)
{
  survey->sums = 0;
  for (int parcel = CARDS_EMPTY + 1; parcel < CARDS_PARCELS; parcel++)
    survey->sums += cards_parcel_sums[parcel] * cards_board_count (survey->city->shown[parcel]);
  survey->products = cards_sum_points (survey->sums);
  cards_frame_init (&survey->frame, survey->city, survey->owned);
  survey_fields (survey);
  survey_ground (survey);
  survey_linear (survey);
  survey_doubts (survey);
}

void
cards_survey_init (CardsSurvey        *survey,
                   const CardsDeck    *deck,
                   const CardsCity    *city,
                   CardsCharacterSet   owned,
                   const CardsOutlook *outlook)
{
  survey->deck = deck;
  survey->city = city;
  survey->owned = owned;
  survey->outlook = *outlook;
  survey->law = cards_city_has_law (city, owned);
  cards_counts_init (&survey->counts, city, survey->law);
  survey_all (survey);
}

void
cards_survey_follow (CardsSurvey        *survey,
                     CardsCharacterSet   owned,
                     const CardsOutlook *outlook)
{
  const bool law = cards_city_has_law (survey->city, owned);

  survey->owned = owned;
  survey->outlook = *outlook;
  if (law == survey->law)
    cards_counts_follow (&survey->counts, survey->deck, survey->city);
  else
    cards_counts_init (&survey->counts, survey->city, law);
  survey->law = law;
  survey_all (survey);
}
