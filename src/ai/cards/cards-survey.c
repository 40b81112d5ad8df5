/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values every place of a card in a city from counts of neighbours and sums over the city. */

#include "cards-survey.h"

#include <string.h>

/* How a parcel scores with its neighbours: a pair (a, b) makes a.times × b.amount points if a sees what b
 * shows; that is symmetric. */
typedef struct
{
  uint8_t shows;    /* CardsSight, CARDS_SIGHTS for nothing */
  uint8_t amount;
  uint8_t sees;
  uint8_t times;
} SightInfo;

static const SightInfo sight_infos[CARDS_PARCELS + 1] = {
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

static inline SightInfo
survey_sight (const CardsSurvey *survey,
              uint8_t            parcel)
{
  return sight_infos[parcel == CARDS_OUTLAWS && survey->law ? CARDS_EMPTY : parcel];
}

/* The number of the field that says what @sight gains from its neighbours. */
static inline int
sight_field (SightInfo sight)
{
  return sight.times == 2 ? sight.sees + CARDS_FIELD_TWICE : sight.sees;
}

static inline uint32_t
sum_get (uint64_t sums,
         int      factor)
{
  return (uint32_t) (sums >> (8 * factor)) & 0xff;
}

static int
sum_points (uint64_t sums)
{
  return (int) (sum_get (sums, SUM_RANCH_FACTOR) * sum_get (sums, SUM_RANCHES) +
                sum_get (sums, SUM_MINE_FACTOR) * sum_get (sums, SUM_MINES) +
                sum_get (sums, SUM_HOUSE_FACTOR) * sum_get (sums, SUM_HOUSES) +
                sum_get (sums, SUM_CITY_HALLS) * sum_get (sums, SUM_BUILDINGS));
}

/* Adds @scale to a byte per parcel of @board; @bytes begins at the ring's bit 0 and goes on for @n bytes. */
static inline void
spread (uint8_t   *bytes,
        int        n,
        CardsBoard board,
        uint8_t    scale)
{
  for (int i = 0; i < n; i += 8, board = cards_board_rotate (board, 120))
    {
      /* The multiplication copies eight bits into eight bytes; the mask leaves bit k in byte k, and the addition
       * carries it to the byte's top. */
      const uint64_t copies = ((uint64_t) board & 0xff) * UINT64_C (0x0101010101010101);
      const uint64_t single = copies & UINT64_C (0x8040201008040201);
      uint64_t marks = (single + UINT64_C (0x7f7f7f7f7f7f7f7f)) >> 7 & UINT64_C (0x0101010101010101);
      uint64_t old;

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
      marks = __builtin_bswap64 (marks);
#endif
      memcpy (&old, bytes + i, sizeof old);
      old += marks * scale;
      memcpy (bytes + i, &old, sizeof old);
    }
}

/* For every parcel of the ring, how many of its eight neighbours are in @once, and twice those in @twice. */
static void
ring_count_neighbours (CardsRing  ring,
                       CardsBoard once,
                       CardsBoard twice)
{
  enum { MARGIN = 16, LENGTH = CARDS_RING + 2 * MARGIN };
  uint8_t marks[LENGTH + 2] = { 0 };
  uint8_t threes[LENGTH];

  /* marks[1 + MARGIN + i] is parcel i; threes[MARGIN + i] sums it with its neighbours left and right. */
  spread (marks + 1, LENGTH, cards_board_rotate (once, MARGIN), 1);
  if (twice != 0)
    spread (marks + 1, LENGTH, cards_board_rotate (twice, MARGIN), 2);
  for (int i = 0; i < LENGTH; i++)
    threes[i] = (uint8_t) (marks[i] + marks[i + 1] + marks[i + 2]);
  for (int i = 0; i < CARDS_RING; i++)
    ring[i] = (uint8_t) (threes[MARGIN + i - CARDS_STRIDE] + threes[MARGIN + i] +
                         threes[MARGIN + i + CARDS_STRIDE] - marks[1 + MARGIN + i]);
  memcpy (ring + CARDS_RING, ring, CARDS_APRON);
}

/* Sums over the four parcels of a card, for every place of its north-west corner. */
static void
ring_sum_corners (uint8_t *restrict       sums,
                  const uint8_t *restrict ring)
{
  for (int i = 0; i < CARDS_RING; i++)
    sums[i] = (uint8_t) (ring[i] + ring[i + 1] + ring[i + CARDS_STRIDE] + ring[i + CARDS_STRIDE + 1]);
}

static void
survey_fields (CardsSurvey      *survey,
               const CardsBoard  visible[CARDS_PARCELS])
{
  CardsBoard once[CARDS_SIGHTS + 1] = { 0 };
  CardsBoard twice[CARDS_SIGHTS + 1] = { 0 };

  for (uint8_t parcel = 0; parcel < CARDS_PARCELS; parcel++)
    {
      const SightInfo sight = survey_sight (survey, parcel);

      *(sight.amount == 2 ? &twice[sight.shows] : &once[sight.shows]) |= visible[parcel];
    }
  for (int sight = 0; sight < CARDS_SIGHTS; sight++)
    if ((once[sight] | twice[sight]) != 0)
      ring_count_neighbours (survey->fields[sight], once[sight], twice[sight]);
    else
      memset (survey->fields[sight], 0, sizeof (CardsRing));
  memset (survey->fields[CARDS_SIGHTS], 0, sizeof (CardsRing));

  /* The settler's point for an empty parcel beside any ranch is one more thing that the parcel gains there. */
  if (survey->owned & CARDS_BIT (CARDS_SETTLER))
    for (int i = 0; i < CARDS_RING + CARDS_APRON; i++)
      survey->fields[CARDS_SIGHT_RANCH][i] += survey->fields[CARDS_SIGHT_RANCH][i] != 0;

  for (int sight = CARDS_SIGHT_HOUSES; sight <= CARDS_SIGHT_SHOP; sight++)
    for (int i = 0; i < CARDS_RING + CARDS_APRON; i++)
      survey->fields[sight + CARDS_FIELD_TWICE][i] = (uint8_t) (2 * survey->fields[sight][i]);
}

/* What covering empty parcels loses, and how a place lies to the city. */
static void
survey_ground (CardsSurvey *survey,
               CardsBoard   empty)
{
  const CardsBoard built = survey->city->occupied & ~empty;
  CardsRing ring;

  survey->heavy = built | cards_board_shift (built, -1, 0) | cards_board_shift (built, 0, -1) |
                  cards_board_shift (built, -1, -1);
  memset (survey->empty, 0, sizeof survey->empty);
  spread (survey->empty, CARDS_RING + CARDS_APRON, empty, 1);
  ring_sum_corners (survey->covered, survey->empty);
  for (int i = 0; i < CARDS_RING + CARDS_APRON; i++)
    ring[i] = survey->fields[CARDS_SIGHT_RANCH][i] & (uint8_t) -survey->empty[i];
  ring_sum_corners (survey->lost, ring);
  ring_count_neighbours (ring, survey->city->occupied, 0);
  ring_sum_corners (survey->contact, ring);
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

static inline CardsParcel
parcel_at (const CardsCity *city,
           uint32_t         at)
{
  const CardsBoard bit = (CardsBoard) 1 << at % CARDS_RING;
  int parcel = CARDS_NO_PARCEL;

  for (int i = 0; i < CARDS_PARCELS; i++)
    if (city->shown[i] & bit)
      parcel = i;
  return (CardsParcel) parcel;
}

/* The parcels that this survey cannot judge on a card: they change the law, the best saloon or who
 * is beside a ranch. */
static void
survey_doubts (CardsSurvey      *survey,
               const CardsBoard  visible[CARDS_PARCELS])
{
  survey->doubts = 0;
  if (!survey->law && visible[CARDS_OUTLAWS] != 0)
    survey->doubts |= CARDS_BIT (CARDS_PRISON);
  if (survey->owned & CARDS_BIT (CARDS_SETTLER))
    survey->doubts |= CARDS_BIT (CARDS_RANCH);
  if (survey->owned & CARDS_BIT (CARDS_SINGER))
    survey->doubts |= CARDS_BIT (CARDS_SALOON);
  if (survey->owned & CARDS_BIT (CARDS_SINGER) && visible[CARDS_SALOON] != 0)
    survey->doubts |= CARDS_BIT (CARDS_HOUSE) | CARDS_BIT (CARDS_TOWNHOUSE) | CARDS_BIT (CARDS_HOTEL);
}

void
cards_survey_init (CardsSurvey        *survey,
                   const CardsDeck    *deck,
                   const CardsCity    *city,
                   CardsCharacterSet   owned,
                   const CardsOutlook *outlook)
{
  CardsBoard visible[CARDS_PARCELS];

  survey->deck = deck;
  survey->city = city;
  survey->owned = owned;
  survey->outlook = *outlook;
  survey->law = cards_city_has_law (city, owned);
  survey->sums = 0;
  for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
    {
      visible[parcel] = cards_city_visible (city, (CardsParcel) parcel);
      survey->sums += parcel_sums[parcel] * cards_board_count (visible[parcel]);
    }
  survey_fields (survey, visible);
  survey_ground (survey, visible[CARDS_EMPTY]);
  survey_linear (survey);
  survey_doubts (survey, visible);
}

/* True if the value of @card must come from the rules themselves. */
static bool
survey_doubts_card (const CardsSurvey  *survey,
                    const CardsTerrain *card)
{
  const uint32_t first_law = CARDS_BIT (CARDS_PRISON) | CARDS_BIT (CARDS_OUTLAWS);
  uint32_t kinds = 0;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    kinds |= CARDS_BIT (card->parcels[corner]);
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

/* The value by laying the card on a copy of the city and scoring both. */
static int
value_by_rules (const CardsSurvey *survey,
                uint8_t            id,
                int                x,
                int                y)
{
  const CardsOutlook *outlook = &survey->outlook;
  CardsCity after = *survey->city;
  int value;

  cards_city_place (&after, survey->deck, id, x, y);
  value = CARDS_VP * (cards_score_total (&after, survey->owned, 0) -
                      cards_score_total (survey->city, survey->owned, 0));
  for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
    if (outlook->parcels[parcel] != 0)
      value += outlook->parcels[parcel] * gained (survey->city, &after, (CardsParcel) parcel);
  value -= outlook->ground * (int) (cards_board_count (after.occupied) - cards_board_count (survey->city->occupied));
  return value + outlook->contact * survey->contact[cards_board_index (x, y)];
}

/* What @parcels show, packed: a byte per sight. */
static inline uint64_t
sight_sum (const SightInfo sights[CARDS_CORNERS])
{
  uint64_t shown = 0;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    shown += (uint64_t) sights[corner].amount << (8 * sights[corner].shows);
  return shown;
}

/* What a parcel of sort @sight gains from neighbours that show @shown, apart from what @other among them shows. */
static inline int
sight_points (SightInfo sight,
              uint64_t  shown,
              SightInfo other)
{
  shown -= (uint64_t) other.amount << (8 * other.shows);
  return sight.times * (int) (shown >> (8 * sight.sees) & 0xff);
}

/* A card as the survey sees it. */
typedef struct
{
  const uint8_t *parcels;
  SightInfo sights[CARDS_CORNERS];
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
    candidate->sights[corner] = survey_sight (survey, candidate->parcels[corner]);
  candidate->shown = sight_sum (candidate->sights);
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      pairs += sight_points (candidate->sights[corner], candidate->shown, candidate->sights[corner]);
      sums += parcel_sums[candidate->parcels[corner]];
      value += survey->linear[candidate->parcels[corner]];
    }
  /* Each pair of the card's own parcels was met twice. */
  candidate->value = value + CARDS_VP * (pairs / 2 + sum_points (sums) - sum_points (survey->sums));
}

/* The value at a place of the ring where the card may cover anything. */
static int
value_anywhere (const CardsSurvey *survey,
                const Candidate   *candidate,
                uint32_t           at)
{
  SightInfo olds[CARDS_CORNERS];
  uint64_t sums = survey->sums;
  uint64_t shown;
  int covered = 0;
  int pairs = 0;      /* of the card's parcels, and of the covered ones, among themselves: each met twice */
  int value = 0;
  int points = 0;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const CardsParcel old = parcel_at (survey->city, at + corner_offsets[corner]);
      const uint8_t new = candidate->parcels[corner];

      olds[corner] = survey_sight (survey, (uint8_t) old);
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
      const SightInfo sight = candidate->sights[corner];
      const SightInfo old = olds[corner];
      const uint32_t i = (at + corner_offsets[corner]) % CARDS_RING;

      /* The fields count the covered parcels too: neither do the new parcels gain from them, nor are
       * pairs among them lost twice. */
      points += survey->fields[sight_field (sight)][i] - sight_points (sight, shown, old);
      points -= survey->fields[sight_field (old)][i];
      pairs += sight_points (sight, candidate->shown, sight) + sight_points (old, shown, old);
    }
  points += pairs / 2 + sum_points (sums) - sum_points (survey->sums);
  return value + CARDS_VP * points + survey->by_covered[covered] +
         survey->outlook.contact * survey->contact[at % CARDS_RING];
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

/* The best place found so far, as an index of the ring. */
typedef struct
{
  int32_t value;
  uint32_t at;
} Best;

static inline void
best_offer (Best     *best,
            int32_t   value,
            uint32_t  at)
{
  if (value > best->value)
    *best = (Best) { value, at };
}

/* Runs over the set bits of @board. */
#define FOR_EACH_PLACE(at, board)                                                                    \
  for (uint32_t half_ = 0; half_ < CARDS_RING; half_ += 64)                                          \
    for (uint64_t bits_ = (uint64_t) ((board) >> half_), at;                                         \
         bits_ != 0 && (at = half_ + (uint32_t) __builtin_ctzll (bits_), true);                      \
         bits_ &= bits_ - 1)

static void
best_by_survey (Best              *best,
                const CardsSurvey *survey,
                uint8_t            id,
                CardsBoard         places)
{
  uint8_t points[CARDS_RING];
  Candidate candidate;

  candidate_init (&candidate, survey, id);
  survey_neighbours (survey, &candidate, points);
  FOR_EACH_PLACE (at, places & ~survey->heavy)
    best_offer (best,
                candidate.value + CARDS_VP * (int8_t) points[at] + survey->by_covered[survey->covered[at]] +
                survey->outlook.contact * survey->contact[at],
                (uint32_t) at);
  FOR_EACH_PLACE (at, places & survey->heavy)
    best_offer (best, value_anywhere (survey, &candidate, (uint32_t) at), (uint32_t) at);
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

static void
best_by_rules (Best                  *best,
               const CardsSurvey     *survey,
               uint8_t                id,
               const CardsPlacements *places)
{
  FOR_EACH_PLACE (at, places->board)
    {
      int x, y;

      places_locate (places, (uint32_t) at, &x, &y);
      best_offer (best, value_by_rules (survey, id, x, y), (uint32_t) at);
    }
}

CardsOffer
cards_survey_best (const CardsSurvey *survey,
                   uint8_t            id)
{
  const CardsTerrain *card = &survey->deck->terrain[id];
  const CardsPlacements places = cards_city_placements (survey->city, card, survey->owned);
  Best best = { INT32_MIN, 0 };
  int x, y;

  if (places.board == 0)
    return (CardsOffer) { 0, false, 0, 0 };
  if (survey_doubts_card (survey, card))
    best_by_rules (&best, survey, id, &places);
  else
    best_by_survey (&best, survey, id, places.board);
  places_locate (&places, best.at, &x, &y);
  return (CardsOffer) { best.value, true, (int8_t) x, (int8_t) y };
}

int
cards_survey_value (const CardsSurvey *survey,
                    uint8_t            id,
                    int                x,
                    int                y)
{
  Candidate candidate;

  if (survey_doubts_card (survey, &survey->deck->terrain[id]))
    return value_by_rules (survey, id, x, y);
  candidate_init (&candidate, survey, id);
  return value_anywhere (survey, &candidate, cards_board_index (x, y));
}
