/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the survey of a city. */

#include "cards-survey-internal.h"

#include "cards-lanes.h"

/* Sums over the four parcels of a card, for every place of its north-west corner. */
static void
ring_sum_corners (uint8_t       *sums,
                  const uint8_t *ring)
{
  for (int i = 0; i < CARDS_RING; i += CARDS_LANES)
    cards_lanes_store (sums + i, cards_lanes_load (ring + i) + cards_lanes_load (ring + i + 1) +
                                 cards_lanes_load (ring + i + CARDS_STRIDE) +
                                 cards_lanes_load (ring + i + CARDS_STRIDE + 1));
}

/* The field of parcels of sort @sight. */
static const uint8_t *
field_of (const CardsSurvey *survey,
          CardsSightInfo     sight)
{
  if (sight.times == 2)
    return survey->twice[sight.sees];
  if (sight.sees == CARDS_SIGHT_RANCHES && survey->owned & CARDS_BIT (CARDS_SETTLER))
    return survey->settled;
  return survey->counts.shown[sight.sees];
}

/* The fields that are not plain counts. */
static void
survey_fields (CardsSurvey *survey)
{
  const uint8_t *ranches = survey->counts.shown[CARDS_SIGHT_RANCHES];
  const uint8_t settler_vp = (uint8_t) cards_character_scoring[CARDS_SETTLER][0].vp;

  for (uint32_t sights = cards_sights_twice; sights != 0; sights &= sights - 1)
    {
      const int sight = __builtin_ctz (sights);

      for (int i = 0; i < CARDS_RING + CARDS_APRON; i++)
        survey->twice[sight][i] = (uint8_t) (2 * survey->counts.shown[sight][i]);
    }

  /* What an empty parcel beside any ranch brings the settler is gained on top there. */
  if (survey->owned & CARDS_BIT (CARDS_SETTLER))
    for (int i = 0; i < CARDS_RING + CARDS_APRON; i++)
      survey->settled[i] = (uint8_t) (ranches[i] + settler_vp * (ranches[i] != 0));
}

/* What covering empty parcels loses. */
static void
survey_ground (CardsSurvey *survey)
{
  const CardsBoard built = survey->city->occupied & ~survey->city->shown[CARDS_EMPTY];
  const uint8_t *gain = cards_survey_field (survey, CARDS_EMPTY);
  CardsRing lost;

  survey->heavy = cards_survey_corners_over (built);
  for (int i = 0; i < CARDS_RING + CARDS_APRON; i += CARDS_LANES)
    {
      const CardsLanes empty = (CardsLanes) (cards_lanes_load (survey->counts.kinds + i) == CARDS_EMPTY);

      cards_lanes_store (survey->empty + i, empty);
      cards_lanes_store (lost + i, cards_lanes_load (gain + i) & empty);
    }
  /* Each counts as 255, which is −1. */
  ring_sum_corners (survey->covered, survey->empty);
  for (int i = 0; i < CARDS_RING; i += CARDS_LANES)
    cards_lanes_store (survey->covered + i, -cards_lanes_load (survey->covered + i));
  ring_sum_corners (survey->lost, lost);
}

/* What goes by kinds of parcels alone. */
static void
survey_kinds (CardsSurvey *survey)
{
  for (int parcel = 0; parcel <= CARDS_PARCELS; parcel++)
    survey->fields[parcel] = (uint16_t) (field_of (survey, cards_sights[survey->law][parcel]) - (uint8_t *) survey);
  for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
    survey->linear[parcel] = CARDS_VP * cards_parcel_points[survey->law][parcel] + survey->outlook.parcels[parcel];
  for (CardsCharacterSet set = survey->owned; set != 0; set &= set - 1)
    for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
      survey->linear[parcel] += CARDS_VP * cards_character_gains[__builtin_ctz (set)][parcel];
  survey->linear[CARDS_NO_PARCEL] = 0;
}

/* The values that go by the ground under a card. */
static void
survey_covered (CardsSurvey *survey)
{
  const CardsScoring *indian = &cards_character_scoring[CARDS_INDIAN][0];
  const int bare = cards_score_bare (survey->city, survey->owned);

  for (int covered = 0; covered <= CARDS_CORNERS; covered++)
    {
      const int taken = CARDS_CORNERS - covered;

      survey->by_covered[covered] = -taken * survey->outlook.ground - covered * survey->linear[CARDS_EMPTY];
      if (survey->owned & CARDS_BIT (CARDS_INDIAN))
        survey->by_covered[covered] += CARDS_VP * (cards_scoring_vp (indian, bare - taken) -
                                                   cards_scoring_vp (indian, bare));
    }
}

/* By how many points ground may make up for neighbours. */
static void
survey_slack (CardsSurvey *survey)
{
  int least = survey->by_covered[0];
  int most = survey->by_covered[0];

  for (int covered = 1; covered <= CARDS_CORNERS; covered++)
    {
      least = survey->by_covered[covered] < least ? survey->by_covered[covered] : least;
      most = survey->by_covered[covered] > most ? survey->by_covered[covered] : most;
    }
  survey->slack = (most - least) / CARDS_VP;
  survey->even = most == least;
}

/* Works out everything from the counts of the city's parcels. */
static void
survey_all (CardsSurvey *survey)
{
  survey->products = cards_sum_points (survey->counts.sums);
  cards_frame_init (&survey->frame, survey->city, survey->owned);
  survey_fields (survey);
  survey_ground (survey);
  survey_covered (survey);
  survey_slack (survey);
  cards_specials_init (survey);
  /* The first law makes outlaws empty parcels. */
  survey->doubts = !survey->law && survey->city->shown[CARDS_OUTLAWS] != 0 ? CARDS_BIT (CARDS_PRISON) : 0;
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
  survey_kinds (survey);
  survey_all (survey);
}

void
cards_survey_follow (CardsSurvey        *survey,
                     CardsCharacterSet   owned,
                     const CardsOutlook *outlook)
{
  const bool law = cards_city_has_law (survey->city, owned);
  const bool same = owned == survey->owned && law == survey->law &&
                    memcmp (outlook, &survey->outlook, sizeof *outlook) == 0;

  if (law == survey->law)
    cards_counts_follow (&survey->counts, survey->deck, survey->city);
  else
    cards_counts_init (&survey->counts, survey->city, law);
  survey->owned = owned;
  survey->outlook = *outlook;
  survey->law = law;
  if (!same)
    survey_kinds (survey);
  survey_all (survey);
}
