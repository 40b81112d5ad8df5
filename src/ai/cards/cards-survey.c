/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values every place of a card in a city from counts of neighbours and sums over the city. */

#include "cards-survey.h"

#include <string.h>

/* The factors of the score pad's products, as byte numbers of a packed sum. */
enum
{
  SUM_RANCH_FACTOR,   /* drugstores + blacksmiths */
  SUM_RANCHES,
  SUM_MINE_FACTOR,    /* banks + blacksmiths */
  SUM_MINES,
  SUM_HOUSE_FACTOR,   /* churches + general stores */
  SUM_HOUSES,
  SUM_CITY_HALLS,
  SUM_BUILDINGS,      /* as the city hall counts them */
};

#define SUM(factor) (UINT64_C (1) << (8 * (factor)))

/* What a parcel adds to the factors; no city has 255 of anything. */
static const uint64_t parcel_sums[CARDS_PARCELS + 1] = {
  [CARDS_HOUSE] = SUM (SUM_HOUSES),
  [CARDS_TOWNHOUSE] = 2 * SUM (SUM_HOUSES),
  [CARDS_MINE] = SUM (SUM_MINES) + SUM (SUM_BUILDINGS),
  [CARDS_RANCH] = SUM (SUM_RANCHES) + SUM (SUM_BUILDINGS),
  [CARDS_BLACKSMITH] = SUM (SUM_RANCH_FACTOR) + SUM (SUM_MINE_FACTOR) + SUM (SUM_BUILDINGS),
  [CARDS_DRUGSTORE] = SUM (SUM_RANCH_FACTOR) + SUM (SUM_BUILDINGS),
  [CARDS_BANK] = SUM (SUM_MINE_FACTOR) + SUM (SUM_BUILDINGS),
  [CARDS_SALOON] = SUM (SUM_BUILDINGS),
  [CARDS_HOTEL] = 2 * SUM (SUM_HOUSES) + SUM (SUM_BUILDINGS),
  [CARDS_GENERAL_STORE] = SUM (SUM_HOUSE_FACTOR) + SUM (SUM_BUILDINGS),
  [CARDS_CHURCH] = SUM (SUM_HOUSE_FACTOR) + SUM (SUM_BUILDINGS),
  [CARDS_PRISON] = SUM (SUM_BUILDINGS),
  [CARDS_CITY_HALL] = SUM (SUM_CITY_HALLS) + SUM (SUM_BUILDINGS),
};

/* Points that a parcel makes by itself, whoever owns the city; outlaws: without law. */
static const int8_t parcel_points[CARDS_PARCELS] = {
  [CARDS_HOTEL] = 3,
  [CARDS_OUTLAWS] = -6,
};

/* Where the corners of a card lie from its north-west parcel, on the ring. */
static const uint8_t corner_offsets[CARDS_CORNERS] = { 0, 1, CARDS_STRIDE, CARDS_STRIDE + 1 };

/* The number of the field that says what @sight gains from its neighbours. */
static inline int
sight_field (CardsSightInfo sight)
{
  return sight.times == 2 ? sight.sees + CARDS_FIELD_TWICE : sight.sees;
}

static inline uint32_t
sum_get (uint64_t sums,
         int      factor)
{
  return (uint32_t) (sums >> (8 * factor)) & 0xff;
}

static inline int
sum_points (uint64_t sums)
{
  return (int) (sum_get (sums, SUM_RANCH_FACTOR) * sum_get (sums, SUM_RANCHES) +
                sum_get (sums, SUM_MINE_FACTOR) * sum_get (sums, SUM_MINES) +
                sum_get (sums, SUM_HOUSE_FACTOR) * sum_get (sums, SUM_HOUSES) +
                sum_get (sums, SUM_CITY_HALLS) * sum_get (sums, SUM_BUILDINGS));
}

/* Sums over the four parcels of a card, for every place of its north-west corner. */
static void
ring_sum_corners (uint8_t *restrict       sums,
                  const uint8_t *restrict ring)
{
  for (int i = 0; i < CARDS_RING; i++)
    sums[i] = (uint8_t) (ring[i] + ring[i + 1] + ring[i + CARDS_STRIDE] + ring[i + CARDS_STRIDE + 1]);
}

/* What every sort of parcel gains from its neighbours at every place. */
static void
survey_fields (CardsSurvey *survey)
{
  for (int sight = 0; sight <= CARDS_SIGHTS; sight++)
    cards_counts_get (&survey->counts, (CardsSight) sight, survey->fields[sight]);

  /* The settler's point for an empty parcel beside any ranch is one more thing that the parcel gains there. */
  if (survey->owned & CARDS_BIT (CARDS_SETTLER))
    for (int i = 0; i < CARDS_RING + CARDS_APRON; i++)
      survey->fields[CARDS_SIGHT_RANCH][i] += survey->fields[CARDS_SIGHT_RANCH][i] != 0;

  for (int sight = CARDS_SIGHT_HOUSES; sight <= CARDS_SIGHT_SHOP; sight++)
    for (int i = 0; i < CARDS_RING + CARDS_APRON; i++)
      survey->fields[sight + CARDS_FIELD_TWICE][i] = (uint8_t) (2 * survey->fields[sight][i]);
}

/* What covering empty parcels loses. */
static void
survey_ground (CardsSurvey *survey)
{
  const CardsBoard built = survey->city->occupied & ~survey->city->shown[CARDS_EMPTY];
  CardsRing lost;

  survey->heavy = built | cards_board_shift (built, -1, 0) | cards_board_shift (built, 0, -1) |
                  cards_board_shift (built, -1, -1);
  for (int i = 0; i < CARDS_RING + CARDS_APRON; i++)
    survey->empty[i] = survey->counts.kinds[i] == CARDS_EMPTY;
  for (int i = 0; i < CARDS_RING + CARDS_APRON; i++)
    lost[i] = survey->fields[CARDS_SIGHT_RANCH][i] & (uint8_t) -survey->empty[i];
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
#define DOUBLE_HOUSING (CARDS_BIT (CARDS_TOWNHOUSE) | CARDS_BIT (CARDS_HOTEL))

/* The parcels of these @kinds in the city; with a @card at @at on top of it unless @card is NULL. */
static CardsBoard
parcels_of (const CardsSurvey *survey,
            uint32_t           kinds,
            const uint8_t     *card,
            uint32_t           at)
{
  CardsBoard board = 0;

  for (uint32_t left = kinds; left != 0; left &= left - 1)
    board |= survey->city->shown[__builtin_ctz (left)];
  for (int corner = 0; card != NULL && corner < CARDS_CORNERS; corner++)
    {
      const CardsBoard bit = cards_board_rotate (1, (at + corner_offsets[corner]) % CARDS_RING);

      board = kinds & CARDS_BIT (card[corner]) ? board | bit : board & ~bit;
    }
  return board;
}

/* What the best saloon scores. */
static int
singer_points (const CardsSurvey *survey,
               const uint8_t     *card,
               uint32_t           at)
{
  const CardsBoard housing = parcels_of (survey, HOUSING, card, at);
  const CardsBoard doubles = parcels_of (survey, DOUBLE_HOUSING, card, at);
  uint32_t best = 0;

  CARDS_FOR_EACH_PLACE (saloon, parcels_of (survey, CARDS_BIT (CARDS_SALOON), card, at))
    {
      const CardsBoard around = cards_board_around ((uint32_t) saloon);
      const uint32_t houses = cards_board_count (around & housing) + cards_board_count (around & doubles);

      best = houses > best ? houses : best;
    }
  return 2 * (int) best;
}

static CardsBoard
beside_ranches (const CardsSurvey *survey,
                const uint8_t     *card,
                uint32_t           at)
{
  CardsBoard board = 0;

  CARDS_FOR_EACH_PLACE (ranch, parcels_of (survey, CARDS_BIT (CARDS_RANCH), card, at))
    board |= cards_board_around ((uint32_t) ranch);
  return board;
}

static CardsBoard
empty_parcels (const CardsSurvey *survey,
               const uint8_t     *card,
               uint32_t           at)
{
  return parcels_of (survey, CARDS_BIT (CARDS_EMPTY) | (uint32_t) survey->law << CARDS_OUTLAWS, card, at);
}

/* Finds the kinds of parcels that this survey cannot judge on a card by counts alone. */
static void
survey_doubts (CardsSurvey *survey)
{
  const bool singer = (survey->owned & CARDS_BIT (CARDS_SINGER)) != 0;
  const bool settler = (survey->owned & CARDS_BIT (CARDS_SETTLER)) != 0;

  survey->doubts = !survey->law && survey->city->shown[CARDS_OUTLAWS] != 0 ? CARDS_BIT (CARDS_PRISON) : 0;
  survey->specials = 0;
  if (singer)
    {
      survey->singer = singer_points (survey, NULL, 0);
      survey->specials |= CARDS_BIT (CARDS_SALOON);
      if (survey->city->shown[CARDS_SALOON] != 0)
        survey->specials |= HOUSING;
    }
  if (settler)
    {
      survey->beside_ranches = beside_ranches (survey, NULL, 0);
      survey->settler = (int) cards_board_count (survey->beside_ranches & empty_parcels (survey, NULL, 0));
      survey->specials |= CARDS_BIT (CARDS_RANCH);
    }
}

/* Works out everything from the counts of the city's parcels. */
static void
survey_all (CardsSurvey *survey)
{
  survey->sums = 0;
  for (int parcel = CARDS_EMPTY + 1; parcel < CARDS_PARCELS; parcel++)
    survey->sums += parcel_sums[parcel] * cards_board_count (survey->city->shown[parcel]);
  survey->products = sum_points (survey->sums);
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

static uint32_t
kinds_on (const uint8_t card[CARDS_CORNERS])
{
  return CARDS_BIT (card[CARDS_NW]) | CARDS_BIT (card[CARDS_NE]) |
         CARDS_BIT (card[CARDS_SW]) | CARDS_BIT (card[CARDS_SE]);
}

/* True if the value of a card with these @kinds must come from the rules themselves. */
static bool
survey_doubts_card (const CardsSurvey *survey,
                    uint32_t           kinds)
{
  const uint32_t first_law = CARDS_BIT (CARDS_PRISON) | CARDS_BIT (CARDS_OUTLAWS);

  return (kinds & survey->doubts) != 0 || (!survey->law && (kinds & first_law) == first_law);
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
              uint64_t  shown,
              CardsSightInfo other)
{
  shown -= (uint64_t) other.amount << (8 * other.shows);
  return sight.times * (int) (shown >> (8 * sight.sees) & 0xff);
}

/* A card as the survey sees it. */
typedef struct
{
  const uint8_t *parcels;
  CardsSightInfo sights[CARDS_CORNERS];
  uint64_t shown;
  int32_t value;                  /* of all that does not depend on the place, if it covers nothing but empty parcels */
} Candidate;

static void
candidate_init (Candidate         *candidate,
                const CardsSurvey *survey,
                uint8_t            id)
{
  uint64_t sums = survey->sums;
  int pairs = 0;
  int value = 0;

  candidate->parcels = survey->deck->terrain[id].parcels;
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    candidate->sights[corner] = cards_sight (candidate->parcels[corner], survey->law);
  candidate->shown = sight_sum (candidate->sights);
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      pairs += sight_points (candidate->sights[corner], candidate->shown, candidate->sights[corner]);
      sums += parcel_sums[candidate->parcels[corner]];
      value += survey->linear[candidate->parcels[corner]];
    }
  /* Each pair of the card's own parcels was met twice. */
  candidate->value = value + CARDS_VP * (pairs / 2 + sum_points (sums) - survey->products);
}

/* The value at a place of the ring where the card may cover anything. */
static int
value_anywhere (const CardsSurvey *survey,
                const Candidate   *candidate,
                uint32_t           at)
{
  CardsSightInfo olds[CARDS_CORNERS];
  uint64_t sums = survey->sums;
  uint64_t shown;
  int covered = 0;
  int pairs = 0;      /* of the card's parcels, and of the covered ones, among themselves: each met twice */
  int value = 0;
  int points = 0;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const uint8_t old = survey->counts.kinds[at + corner_offsets[corner]];
      const uint8_t new = candidate->parcels[corner];

      olds[corner] = cards_sight (old, survey->law);
      sums += parcel_sums[new] - parcel_sums[old];
      value += survey->linear[new];
      if (old == CARDS_NO_PARCEL)
        continue;
      /* What by_covered takes off for an empty parcel is right for that kind alone. */
      value += survey->linear[CARDS_EMPTY] - survey->linear[old];
      covered++;
    }
  shown = sight_sum (olds);
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const CardsSightInfo sight = candidate->sights[corner];
      const CardsSightInfo old = olds[corner];
      const uint32_t i = at + corner_offsets[corner];

      /* The fields count the covered parcels too: neither do the new parcels gain from them, nor are
       * pairs among them lost twice. */
      points += survey->fields[sight_field (sight)][i] - sight_points (sight, shown, old);
      points -= survey->fields[sight_field (old)][i];
      pairs += sight_points (sight, candidate->shown, sight) + sight_points (old, shown, old);
    }
  points += pairs / 2 + sum_points (sums) - survey->products;
  return value + CARDS_VP * points + survey->by_covered[covered];
}

/* The points that the settler's share in the fields made of a card at @at. */
static int
settler_in_fields (const CardsSurvey *survey,
                   const Candidate   *candidate,
                   uint32_t           at)
{
  int points = 0;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const uint32_t i = at + corner_offsets[corner];
      const CardsSightInfo old = cards_sight (survey->counts.kinds[i], survey->law);

      if (cards_board_rotate (survey->beside_ranches, -i & 127) & 1)
        points += (candidate->sights[corner].sees == CARDS_SIGHT_RANCH) - (old.sees == CARDS_SIGHT_RANCH);
    }
  return points;
}

/* The value at any place of a card with which the singer or the settler must count anew. */
static int
value_with_specials (const CardsSurvey *survey,
                     const Candidate   *candidate,
                     uint32_t           at)
{
  const uint8_t *card = candidate->parcels;
  int points = 0;

  if (survey->owned & CARDS_BIT (CARDS_SINGER))
    points += singer_points (survey, card, at) - survey->singer;
  if (survey->owned & CARDS_BIT (CARDS_SETTLER))
    points += (int) cards_board_count (beside_ranches (survey, card, at) & empty_parcels (survey, card, at)) -
              survey->settler - settler_in_fields (survey, candidate, at);
  return value_anywhere (survey, candidate, at) + CARDS_VP * points;
}

/* The points that the card's neighbours make at every place where it covers nothing but empty parcels.  They fit
 * a signed byte: a corner has at most five neighbours outside the card and gains at most 4 from each. */
static void
survey_neighbours (const CardsSurvey *survey,
                   const Candidate   *candidate,
                   uint8_t *restrict  points)
{
  const uint8_t *fields[CARDS_CORNERS];
  int ranches = 0;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      fields[corner] = survey->fields[sight_field (candidate->sights[corner])] + corner_offsets[corner];
      ranches += candidate->parcels[corner] == CARDS_RANCH;
    }
  for (int i = 0; i < CARDS_RING; i++)
    points[i] = (uint8_t) (fields[0][i] + fields[1][i] + fields[2][i] + fields[3][i] - survey->lost[i]);

  /* The fields count empty parcels that the card covers; its ranches gain nothing from them. */
  for (int corner = 0; ranches > 0 && corner < CARDS_CORNERS; corner++)
    {
      const uint8_t *empty = survey->empty + corner_offsets[corner];
      const uint8_t others = (uint8_t) (ranches - (candidate->parcels[corner] == CARDS_RANCH));

      for (int i = 0; i < CARDS_RING; i++)
        points[i] = (uint8_t) (points[i] - others * empty[i]);
    }
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
                uint8_t            id,
                CardsBoard         places)
{
  uint8_t points[CARDS_RING];
  Candidate candidate;
  Best best = BEST_NONE;

  candidate_init (&candidate, survey, id);
  if (kinds_on (candidate.parcels) & survey->specials)
    {
      CARDS_FOR_EACH_PLACE (at, places)
        best = better (best, value_with_specials (survey, &candidate, (uint32_t) at), at);
      return best;
    }
  survey_neighbours (survey, &candidate, points);
  CARDS_FOR_EACH_PLACE (at, places & ~survey->heavy)
    best = better (best, candidate.value + CARDS_VP * (int8_t) points[at] + survey->by_covered[survey->covered[at]], at);
  CARDS_FOR_EACH_PLACE (at, places & survey->heavy)
    best = better (best, value_anywhere (survey, &candidate, (uint32_t) at), at);
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
  const CardsTerrain *card = &survey->deck->terrain[id];
  const CardsPlacements places = cards_frame_placements (&survey->frame, card);
  Best best;
  int x, y;

  if (places.board == 0)
    return (CardsOffer) { 0, false, 0, 0 };
  best = survey_doubts_card (survey, kinds_on (card->parcels)) ? best_by_rules (survey, id, &places)
                                                               : best_by_survey (survey, id, places.board);
  places_locate (&places, best_place (best), &x, &y);
  return (CardsOffer) { best_value (best), true, (int8_t) x, (int8_t) y };
}

int
cards_survey_value (const CardsSurvey *survey,
                    uint8_t            id,
                    int                x,
                    int                y)
{
  const uint32_t kinds = kinds_on (survey->deck->terrain[id].parcels);
  Candidate candidate;

  if (survey_doubts_card (survey, kinds))
    return value_by_rules (survey, cards_score_total (survey->city, survey->owned, 0), id, x, y);
  candidate_init (&candidate, survey, id);
  return kinds & survey->specials ? value_with_specials (survey, &candidate, cards_board_index (x, y))
                                  : value_anywhere (survey, &candidate, cards_board_index (x, y));
}
