/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values the places of one card by the survey of a city. */

#include "cards-survey-internal.h"

/* A card as the survey sees it. */
typedef struct
{
  const uint8_t *parcels;
  CardsSightInfo sights[CARDS_CORNERS];
  uint32_t kinds;                 /* a bit each */
  uint64_t wanted;                /* how many times its parcels see each sight: a byte each */
  uint64_t sums;                  /* the city's factors with the card laid, if it covers nothing but empty parcels */
  int products;                   /* points of their products */
  int32_t value;                  /* of all that does not depend on the place, in the same case */
  uint8_t points[CARDS_RING];     /* signed: what neighbours make of the card at every place, in the same case */
} Candidate;

/* What @parcels show, packed: a byte per sight. */
static inline uint64_t
sight_sum (const CardsSightInfo sights[CARDS_CORNERS])
{
  uint64_t shown = 0;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    shown += (uint64_t) sights[corner].amount << (8 * sights[corner].shows);
  return shown;
}

/* What a parcel of sort @sight gains from neighbours that show @shown, apart from what @other among them shows. */
static inline int
sight_points (CardsSightInfo sight,
              uint64_t       shown,
              CardsSightInfo other)
{
  shown -= (uint64_t) other.amount << (8 * other.shows);
  return sight.times * (int) (shown >> (8 * sight.sees) & 0xff);
}

/* The points that the card's parcels make with each other. */
static int
own_pairs (const Candidate *candidate)
{
  const uint64_t shown = sight_sum (candidate->sights);
  int pairs = 0;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    pairs += sight_points (candidate->sights[corner], shown, candidate->sights[corner]);
  /* Each pair was met twice. */
  return pairs / 2;
}

/* The fields count empty parcels that the card covers.  What scores by such gains nothing from them; @wanted is how
 * often the card would. */
static void
forget_covered (const CardsSurvey *survey,
                const Candidate   *candidate,
                int                wanted,
                uint8_t *restrict  points)
{
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const uint8_t *empty = survey->empty + cards_corner_offsets[corner];
      const CardsSightInfo sight = candidate->sights[corner];
      const uint8_t others = (uint8_t) (wanted - (sight.sees == CARDS_COUNT_EMPTY ? sight.times : 0));

      for (int i = 0; i < CARDS_RING; i++)
        points[i] = (uint8_t) (points[i] - others * empty[i]);
    }
}

/* Writes @points of the candidate, which nothing else points to: the compiler counts sixteen places at once.  They
 * fit a signed byte: of the twelve parcels around a card the eight at its sides are beside two corners, and a pair
 * makes at most 4; with parcels that it covers and that the fields count too, no card comes beyond 96. */
static void
count_neighbours (const CardsSurvey *survey,
                  const Candidate   *candidate,
                  uint8_t *restrict  points)
{
  const int wanted = (int) (candidate->wanted >> (8 * CARDS_COUNT_EMPTY) & 0xff);
  const uint8_t *fields[CARDS_CORNERS];

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    fields[corner] = cards_survey_field (survey, candidate->sights[corner]) + cards_corner_offsets[corner];
  for (int i = 0; i < CARDS_RING; i++)
    points[i] = (uint8_t) (fields[0][i] + fields[1][i] + fields[2][i] + fields[3][i] - survey->lost[i]);
  if (wanted > 0)
    forget_covered (survey, candidate, wanted, points);
}

static void
candidate_init (Candidate         *candidate,
                const CardsSurvey *survey,
                uint8_t            id)
{
  candidate->parcels = survey->deck->terrain[id].parcels;
  candidate->kinds = 0;
  candidate->wanted = 0;
  candidate->sums = survey->sums;
  candidate->value = 0;
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const uint8_t parcel = candidate->parcels[corner];
      const CardsSightInfo sight = cards_sights[survey->law][parcel];

      candidate->sights[corner] = sight;
      candidate->kinds |= CARDS_BIT (parcel);
      candidate->wanted += (uint64_t) sight.times << (8 * sight.sees);
      candidate->sums += cards_parcel_sums[parcel];
      candidate->value += survey->linear[parcel];
    }
  candidate->products = cards_sum_points (candidate->sums);
  candidate->value += CARDS_VP * (own_pairs (candidate) + candidate->products - survey->products);
}

/* True if the value must come from the rules themselves: the first law makes outlaws empty. */
static bool
is_doubtful (const Candidate   *candidate,
             const CardsSurvey *survey)
{
  const uint32_t first_law = CARDS_BIT (CARDS_PRISON) | CARDS_BIT (CARDS_OUTLAWS);

  return (candidate->kinds & survey->doubts) != 0 ||
         (!survey->law && (candidate->kinds & first_law) == first_law);
}

/* The value at a place where the card covers nothing but empty parcels. */
static inline int
value_on_ground (const CardsSurvey *survey,
                 const Candidate   *candidate,
                 uint32_t           at)
{
  return candidate->value + CARDS_VP * (int8_t) candidate->points[at] + survey->by_covered[survey->covered[at]];
}

/* The value at any place: that on the ground, less what comes of covering other parcels. */
static int
value_anywhere (const CardsSurvey *survey,
                const Candidate   *candidate,
                uint32_t           at)
{
  const uint8_t *kinds = survey->counts.kinds + at;
  CardsSightInfo olds[CARDS_CORNERS];
  uint64_t sums = candidate->sums;
  uint64_t shown;
  int covered = survey->covered[at];
  int value = value_on_ground (survey, candidate, at) - survey->by_covered[covered];
  int points = 0;
  int pairs = 0;      /* of covered parcels, each met twice; the fields lose them twice too */

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const uint8_t old = kinds[cards_corner_offsets[corner]];
      const CardsSightInfo sight = candidate->sights[corner];

      olds[corner] = cards_sights[survey->law][old];
      if (old == CARDS_NO_PARCEL || old == CARDS_EMPTY)
        continue;
      /* The fields count the parcel: its own points go, and the other corners gain nothing from it. */
      points -= cards_survey_field (survey, olds[corner])[at + cards_corner_offsets[corner]];
      points -= olds[corner].amount * ((int) (candidate->wanted >> (8 * olds[corner].shows) & 0xff) -
                                       (sight.sees == olds[corner].shows ? sight.times : 0));
      sums -= cards_parcel_sums[old];
      /* What by_covered takes off for an empty parcel is right for that kind alone. */
      value += survey->linear[CARDS_EMPTY] - survey->linear[old];
      covered++;
    }
  shown = sight_sum (olds);
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    pairs += sight_points (olds[corner], shown, olds[corner]);
  points += pairs / 2 + cards_sum_points (sums) - candidate->products;
  return value + CARDS_VP * points + survey->by_covered[covered];
}

/* The points that the settler's share in the fields made of a card. */
static int
settler_in_fields (const CardsSurvey *survey,
                   const Candidate   *candidate,
                   const CardsLaid   *laid,
                   uint32_t           at)
{
  int points = 0;

  if (!(survey->owned & CARDS_BIT (CARDS_SETTLER)))
    return 0;
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const uint8_t old = survey->counts.kinds[at + cards_corner_offsets[corner]];

      if (laid->corners[corner] & survey->beside_ranches)
        points += (candidate->sights[corner].sees == CARDS_SIGHT_RANCHES) -
                  (cards_sights[survey->law][old].sees == CARDS_SIGHT_RANCHES);
    }
  return cards_scoring_vp (&cards_character_scoring[CARDS_SETTLER][0], points);
}

/* The value at any place of a card with which singer and settler must count anew. */
static int
value_with_specials (const CardsSurvey *survey,
                     const Candidate   *candidate,
                     uint32_t           at)
{
  CardsLaid laid = { .parcels = candidate->parcels };
  int points;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      laid.corners[corner] = (CardsBoard) 1 << (at + cards_corner_offsets[corner]) % CARDS_RING;
      laid.block |= laid.corners[corner];
    }
  points = cards_special_points (survey, &laid) - survey->special_points -
           settler_in_fields (survey, candidate, &laid, at);
  return value_anywhere (survey, candidate, at) + CARDS_VP * points;
}

/* How many more parcels of a kind show in @after than in @before. */
static int
gained (const CardsCity *before,
        const CardsCity *after,
        CardsParcel      parcel)
{
  return (int) cards_board_count (cards_city_visible (after, parcel)) -
         (int) cards_board_count (cards_city_visible (before, parcel));
}

/* The value by laying the card on a copy of the city and scoring it; @points is the score now. */
static int
value_by_rules (const CardsSurvey *survey,
                int                points,
                uint8_t            id,
                int                x,
                int                y)
{
  const CardsOutlook *outlook = &survey->outlook;
  CardsCity after = *survey->city;
  int value;

  cards_city_place (&after, survey->deck, id, x, y);
  value = CARDS_VP * (cards_score_total (&after, survey->owned, 0) - points);
  for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
    if (outlook->parcels[parcel] != 0)
      value += outlook->parcels[parcel] * gained (survey->city, &after, (CardsParcel) parcel);
  return value - outlook->ground * (int) (cards_board_count (after.occupied) -
                                          cards_board_count (survey->city->occupied));
}

/* The best place found so far: value × 128 and, among equal ones, the more the earlier the place.  One number, so that
 * the better one is chosen without a branch, which would be guessed wrong most of the time. */
typedef int32_t Best;

#define BEST_NONE INT32_MIN

static inline Best
better (Best     best,
        int32_t  value,
        uint64_t at)
{
  const Best offer = value * CARDS_RING + (CARDS_RING - 1 - (int32_t) at);

  return offer > best ? offer : best;
}

static inline int32_t
best_value (Best best)
{
  return (best - (best & (CARDS_RING - 1))) / CARDS_RING;
}

static inline uint32_t
best_place (Best best)
{
  return CARDS_RING - 1 - ((uint32_t) best & (CARDS_RING - 1));
}

static Best
best_by_survey (const CardsSurvey *survey,
                Candidate         *candidate,
                CardsBoard         places)
{
  Best best = BEST_NONE;

  count_neighbours (survey, candidate, candidate->points);
  if (candidate->kinds & survey->specials)
    {
      CARDS_FOR_EACH_PLACE (at, places)
        best = better (best, value_with_specials (survey, candidate, (uint32_t) at), at);
      return best;
    }
  CARDS_FOR_EACH_PLACE (at, places & ~survey->heavy)
    best = better (best, value_on_ground (survey, candidate, (uint32_t) at), at);
  CARDS_FOR_EACH_PLACE (at, places & survey->heavy)
    best = better (best, value_anywhere (survey, candidate, (uint32_t) at), at);
  return best;
}

/* The parcel at index @at of the ring lies at (@x, @y); no place lies left of or above @places' corner. */
static void
places_locate (const CardsPlacements *places,
               uint32_t               at,
               int                   *x,
               int                   *y)
{
  const uint32_t relative = (at - cards_board_index (places->x, places->y)) % CARDS_RING;

  *x = places->x + (int) (relative % CARDS_STRIDE);
  *y = places->y + (int) (relative / CARDS_STRIDE);
}

static Best
best_by_rules (const CardsSurvey     *survey,
               uint8_t                id,
               const CardsPlacements *places)
{
  const int points = cards_score_total (survey->city, survey->owned, 0);
  Best best = BEST_NONE;

  CARDS_FOR_EACH_PLACE (at, places->board)
    {
      int x, y;

      places_locate (places, (uint32_t) at, &x, &y);
      best = better (best, value_by_rules (survey, points, id, x, y), at);
    }
  return best;
}

CardsOffer
cards_survey_best (const CardsSurvey *survey,
                   uint8_t            id)
{
  const CardsPlacements places = cards_frame_placements (&survey->frame, &survey->deck->terrain[id]);
  Candidate candidate;
  Best best;
  int x, y;

  if (places.board == 0)
    return (CardsOffer) { 0, false, 0, 0 };
  candidate_init (&candidate, survey, id);
  best = is_doubtful (&candidate, survey) ? best_by_rules (survey, id, &places)
                                          : best_by_survey (survey, &candidate, places.board);
  places_locate (&places, best_place (best), &x, &y);
  return (CardsOffer) { best_value (best), true, (int8_t) x, (int8_t) y };
}

int
cards_survey_value (const CardsSurvey *survey,
                    uint8_t            id,
                    int                x,
                    int                y)
{
  Candidate candidate;

  candidate_init (&candidate, survey, id);
  if (is_doubtful (&candidate, survey))
    return value_by_rules (survey, cards_score_total (survey->city, survey->owned, 0), id, x, y);
  count_neighbours (survey, &candidate, candidate.points);
  return candidate.kinds & survey->specials ? value_with_specials (survey, &candidate, cards_board_index (x, y))
                                            : value_anywhere (survey, &candidate, cards_board_index (x, y));
}
