/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values the places of one card by the survey of a city. */

#include "cards-lanes.h"
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
  CardsLanes points[CARDS_RING / CARDS_LANES]; /* what neighbours make of the card at every place, in the same case */
} Candidate;

/* What neighbours make of the card at a place.  It fits a signed byte: of the twelve parcels around a card the eight at
 * its sides are beside two corners, and a pair makes at most 4; with parcels that it covers and that the fields count
 * too, no card comes beyond 96. */
static inline int
points_at (const Candidate *candidate,
           uint32_t         at)
{
  return ((const int8_t *) candidate->points)[at];
}

/* The points that a card's parcels make with each other, which show @shown in all.  None sees what it shows itself, and
 * each pair is met twice. */
static inline int
pairs_among (const CardsSightInfo sights[CARDS_CORNERS],
             uint64_t             shown)
{
  int pairs = 0;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    pairs += sights[corner].times * (int) (shown >> (8 * sights[corner].sees) & 0xff);
  return pairs / 2;
}

/* Counts what neighbours make of the candidate. */
static void
count_neighbours (const CardsSurvey *survey,
                  Candidate         *candidate)
{
  const uint8_t *fields[CARDS_CORNERS];

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    fields[corner] = cards_survey_field (survey, candidate->parcels[corner]) + cards_corner_offsets[corner];
  for (int i = 0; i < CARDS_RING; i += CARDS_LANES)
    candidate->points[i / CARDS_LANES] = cards_lanes_load (fields[0] + i) + cards_lanes_load (fields[1] + i) +
                                         cards_lanes_load (fields[2] + i) + cards_lanes_load (fields[3] + i) -
                                         cards_lanes_load (survey->lost + i);
}

/* The fields count empty parcels that the card covers.  What scores by such gains nothing from them: takes off what the
 * corners other than the covered one would gain. */
static void
forget_covered (const CardsSurvey *survey,
                Candidate         *candidate)
{
  const int wanted = (int) (candidate->wanted >> (8 * CARDS_COUNT_EMPTY) & 0xff);

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const uint8_t *empty = survey->empty + cards_corner_offsets[corner];
      const CardsSightInfo sight = candidate->sights[corner];
      const uint8_t others = (uint8_t) (wanted - (sight.sees == CARDS_COUNT_EMPTY ? sight.times : 0));

      for (int i = 0; i < CARDS_RING; i += CARDS_LANES)
        candidate->points[i / CARDS_LANES] -= cards_lanes_load (empty + i) & others;
    }
}

static void
count_points (const CardsSurvey *survey,
              Candidate         *candidate)
{
  count_neighbours (survey, candidate);
  if ((candidate->wanted >> (8 * CARDS_COUNT_EMPTY) & 0xff) != 0)
    forget_covered (survey, candidate);
}

static void
candidate_init (Candidate         *candidate,
                const CardsSurvey *survey,
                uint8_t            id)
{
  const uint8_t *parcels = survey->deck->terrain[id].parcels;
  uint64_t sums = survey->counts.sums;
  uint64_t wanted = 0;
  uint64_t shown = 0;
  uint32_t kinds = 0;
  int32_t value = 0;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const uint8_t parcel = parcels[corner];

      candidate->sights[corner] = cards_sights[survey->law][parcel];
      wanted += cards_seen[survey->law][parcel];
      shown += cards_shown[survey->law][parcel];
      sums += cards_parcel_sums[parcel];
      kinds |= CARDS_BIT (parcel);
      value += survey->linear[parcel];
    }
  candidate->parcels = parcels;
  candidate->kinds = kinds;
  candidate->wanted = wanted;
  candidate->sums = sums;
  candidate->products = cards_sum_points (sums);
  candidate->value = value + CARDS_VP * (pairs_among (candidate->sights, shown) + candidate->products -
                                         survey->products);
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
  return candidate->value + CARDS_VP * points_at (candidate, at) + survey->by_covered[survey->covered[at]];
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
  uint64_t shown = 0;
  int covered = survey->covered[at];
  int value = value_on_ground (survey, candidate, at) - survey->by_covered[covered];
  int points = 0;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const uint8_t old = kinds[cards_corner_offsets[corner]];
      const CardsSightInfo sight = candidate->sights[corner];

      olds[corner] = cards_sights[survey->law][old];
      shown += cards_shown[survey->law][old];
      if (old == CARDS_NO_PARCEL || old == CARDS_EMPTY)
        continue;
      /* The fields count the parcel: its own points go, and the other corners gain nothing from it. */
      points -= cards_survey_field (survey, old)[at + cards_corner_offsets[corner]];
      points -= olds[corner].amount * ((int) (candidate->wanted >> (8 * olds[corner].shows) & 0xff) -
                                       (sight.sees == olds[corner].shows ? sight.times : 0));
      sums -= cards_parcel_sums[old];
      /* What by_covered takes off for an empty parcel is right for that kind alone. */
      value += survey->linear[CARDS_EMPTY] - survey->linear[old];
      covered++;
    }
  /* Of pairs among what is covered, the fields lose both halves. */
  points += pairs_among (olds, shown) + cards_sum_points (sums) - candidate->products;
  return value + CARDS_VP * points + survey->by_covered[covered];
}

/* The points that the settler's share in the fields made of a card. */
static int
settler_in_fields (const CardsSurvey *survey,
                   const Candidate   *candidate,
                   uint32_t           at)
{
  const CardsBoard beside = cards_board_rotate (survey->beside_ranches, -at & 127);
  int points = 0;

  if (!(survey->owned & CARDS_BIT (CARDS_SETTLER)))
    return 0;
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const uint8_t old = survey->counts.kinds[at + cards_corner_offsets[corner]];

      if ((uint32_t) beside >> cards_corner_offsets[corner] & 1)
        points += (candidate->sights[corner].sees == CARDS_SIGHT_RANCHES) -
                  (cards_sights[survey->law][old].sees == CARDS_SIGHT_RANCHES);
    }
  return cards_scoring_vp (&cards_character_scoring[CARDS_SETTLER][0], points);
}

/* The places where singer and settler must count anew. */
static inline CardsBoard
special_places (const CardsSurvey *survey,
                const Candidate   *candidate,
                CardsBoard         places)
{
  if (candidate->kinds & survey->specials)
    return places;
  return candidate->kinds & survey->near_specials ? places & survey->near : 0;
}

/* The value at such a place. */
static int
value_with_specials (const CardsSurvey *survey,
                     const Candidate   *candidate,
                     uint32_t           at)
{
  const CardsBoard corner = (CardsBoard) 1 << at;
  const CardsLaid laid = { candidate->parcels, at, cards_board_rotate (CARDS_BLOCK, at) };
  const int points = cards_special_points (survey, &laid) - survey->special_points -
                     settler_in_fields (survey, candidate, at);

  return CARDS_VP * points + (corner & survey->heavy ? value_anywhere (survey, candidate, at)
                                                     : value_on_ground (survey, candidate, at));
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
        uint32_t at)
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

static inline uint8_t
greatest_byte (const CardsLanes lanes[CARDS_RING / CARDS_LANES])
{
  const uint8_t *bytes = (const uint8_t *) lanes;
  uint8_t greatest = 0;

  for (int i = 0; i < CARDS_RING; i++)
    greatest = bytes[i] > greatest ? bytes[i] : greatest;
  return greatest;
}

/* Those of @places where neighbours make the most of the card, or so few points less that the ground may make up for
 * it. */
static CardsBoard
choose_by_points (const Candidate *candidate,
                  CardsBoard       places,
                  int              slack)
{
  typedef uint64_t Halves __attribute__ ((vector_size (CARDS_LANES)));
  const CardsLanes halves = (CardsLanes) (Halves) { (uint64_t) places, (uint64_t) (places >> 64) };
  const uint8_t bias = 128;
  CardsLanes chosen[CARDS_RING / CARDS_LANES];
  uint64_t low, high;
  int least;

  /* Without a sign, so that 0 is left for what is no place. */
#define CHOOSE(part) chosen[part] = (candidate->points[part] + bias) & CARDS_LANES_OF_BITS (halves, part)
  CHOOSE (0), CHOOSE (1), CHOOSE (2), CHOOSE (3), CHOOSE (4), CHOOSE (5), CHOOSE (6), CHOOSE (7);
#undef CHOOSE
  least = greatest_byte (chosen) - slack;
  least = least > 1 ? least : 1;
#define REACHED(part) ((uint64_t) cards_lanes_to_bits ((CardsLanes) (chosen[part] >= (uint8_t) least)) << part % 4 * 16)
  low = REACHED (0) | REACHED (1) | REACHED (2) | REACHED (3);
  high = REACHED (4) | REACHED (5) | REACHED (6) | REACHED (7);
#undef REACHED
  return (CardsBoard) high << 64 | low;
}

static Best
best_by_survey (const CardsSurvey *survey,
                Candidate         *candidate,
                CardsBoard         places)
{
  const CardsBoard special = special_places (survey, candidate, places);
  const CardsBoard heavy = places & survey->heavy & ~special;
  CardsBoard ground = places & ~survey->heavy & ~special;
  Best best = BEST_NONE;

  count_points (survey, candidate);
  if (ground != 0)
    ground = choose_by_points (candidate, ground, survey->slack);
  /* Where all ground is alike, the first place is as good as the others. */
  if (survey->even)
    ground &= -ground;
  CARDS_FOR_EACH_PLACE (at, ground)
    best = better (best, value_on_ground (survey, candidate, at), at);
  CARDS_FOR_EACH_PLACE (at, heavy)
    best = better (best, value_anywhere (survey, candidate, at), at);
  CARDS_FOR_EACH_PLACE (at, special)
    best = better (best, value_with_specials (survey, candidate, at), at);
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
  const uint32_t at = cards_board_index (x, y);
  Candidate candidate;

  candidate_init (&candidate, survey, id);
  if (is_doubtful (&candidate, survey))
    return value_by_rules (survey, cards_score_total (survey->city, survey->owned, 0), id, x, y);
  count_points (survey, &candidate);
  return special_places (survey, &candidate, (CardsBoard) 1 << at) != 0
         ? value_with_specials (survey, &candidate, at) : value_anywhere (survey, &candidate, at);
}
