/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scoring (rules page 5): the tables of what counts what, then what reads them. */

#include "cards-score.h"

#define IS(kind) CARDS_BIT (CARDS_##kind)

const CardsCounted cards_counted[CARDS_COUNTS] = {
  [CARDS_COUNT_EMPTY] = { .once = IS (EMPTY), .with_law = IS (OUTLAWS) },
  [CARDS_COUNT_MOUNTAINS] = { .once = IS (MOUNTAIN) },
  [CARDS_COUNT_HOUSES] = { .once = IS (HOUSE), .twice = IS (TOWNHOUSE) | IS (HOTEL) },
  [CARDS_COUNT_RANCHES] = { .once = IS (RANCH) },
  [CARDS_COUNT_MINES] = { .once = IS (MINE) },
  [CARDS_COUNT_BUILDINGS] = { .once = IS (MINE) | IS (RANCH) | IS (BLACKSMITH) | IS (DRUGSTORE) | IS (BANK) |
                                      IS (SALOON) | IS (HOTEL) | IS (GENERAL_STORE) | IS (CHURCH) | IS (PRISON) |
                                      IS (CITY_HALL) },
};

const CardsScoring cards_scoring[CARDS_ROWS] = {
  /* each                                  counts                  where           for this many VP */
  [CARDS_ROW_RANCH] =
    { IS (RANCH),                          CARDS_COUNT_EMPTY,      CARDS_AROUND,           1 },
  [CARDS_ROW_MINE] =
    { IS (MINE),                           CARDS_COUNT_MOUNTAINS,  CARDS_AROUND,           2 },
  [CARDS_ROW_DRUGSTORE] =
    { IS (DRUGSTORE),                      CARDS_COUNT_HOUSES,     CARDS_AROUND,           1 },
  [CARDS_ROW_BANK] =
    { IS (BANK),                           CARDS_COUNT_HOUSES,     CARDS_AROUND,           1 },
  [CARDS_ROW_SALOON] =
    { IS (SALOON),                         CARDS_COUNT_HOUSES,     CARDS_AROUND,           2 },
  [CARDS_ROW_GENERAL_STORE_AND_CITY_HALL] =
    { IS (GENERAL_STORE) | IS (CITY_HALL), CARDS_COUNT_HOUSES,     CARDS_AROUND,           1 },
  [CARDS_ROW_RANCH_MULTIPLIER] =
    { IS (DRUGSTORE) | IS (BLACKSMITH),    CARDS_COUNT_RANCHES,    CARDS_IN_CITY,          1 },
  [CARDS_ROW_MINE_MULTIPLIER] =
    { IS (BANK) | IS (BLACKSMITH),         CARDS_COUNT_MINES,      CARDS_IN_CITY,          1 },
  [CARDS_ROW_HOUSE_MULTIPLIER] =
    { IS (CHURCH) | IS (GENERAL_STORE),    CARDS_COUNT_HOUSES,     CARDS_IN_CITY,          1 },
  [CARDS_ROW_HOTEL] =
    { IS (HOTEL),                          CARDS_COUNT_ONE,        CARDS_IN_CITY,          3 },
  [CARDS_ROW_CITY_HALL] =
    { IS (CITY_HALL),                      CARDS_COUNT_BUILDINGS,  CARDS_IN_CITY,          1 },
  [CARDS_ROW_OUTLAWS] =
    { IS (OUTLAWS),                        CARDS_COUNT_ONE,        CARDS_IN_LAWLESS_CITY, -6 },
};

const CardsScoring cards_character_scoring[CARDS_CHARACTERS][CARDS_CHARACTER_LINES] = {
  [CARDS_HEROES]     = { { .vp = 6 } },
  [CARDS_DOCTOR]     = { { .vp = 5 } },
  [CARDS_BANKER]     = { { .each = IS (BANK), .vp = 4 } },
  [CARDS_CAPTAIN]    = { { .vp = 6 } },
  [CARDS_SINGER]     = { { .counts = CARDS_COUNT_BEST_SALOON, .vp = 1 } },
  [CARDS_SETTLER]    = { { .counts = CARDS_COUNT_SETTLED, .vp = 1 } },
  [CARDS_AUCTIONEER] = { { .counts = CARDS_COUNT_SALES, .vp = 7 } },
  [CARDS_COWBOY]     = { { .each = IS (RANCH), .vp = 3 } },
  [CARDS_GROCER]     = { { .each = IS (DRUGSTORE), .vp = 4 } },
  [CARDS_UNDERTAKER] = { { .counts = CARDS_COUNT_CHARACTERS, .vp = 2 } },
  [CARDS_EDITOR]     = { { .counts = CARDS_COUNT_DOLLARS, .vp = 1 },
                         { .counts = CARDS_COUNT_ARROWS, .vp = 4 } },
  [CARDS_TEACHER]    = { { .counts = CARDS_COUNT_HOUSES, .vp = 1 } },
  [CARDS_INDIAN]     = { { .counts = CARDS_COUNT_BARE, .vp = 1, .per = 2 } },
  [CARDS_PAPERBOY]   = { { .vp = 3 } },
  [CARDS_PROSPECTOR] = { { .each = IS (MOUNTAIN) | IS (MINE), .vp = 1 } },
  [CARDS_SHERIFF]    = { { .each = IS (PRISON), .vp = 3 } },
};

int
cards_character_parcel_vp (CardsCharacter character,
                           CardsParcel    parcel)
{
  int vp = 0;

  for (int i = 0; i < CARDS_CHARACTER_LINES; i++)
    {
      const CardsScoring *line = &cards_character_scoring[character][i];

      if (line->each == 0)
        vp += line->vp * cards_counts_as (parcel, line->counts, false);
      else if (line->each & CARDS_BIT (parcel))
        vp += line->vp;
    }
  return vp;
}

/* Marks what reads a line of the tables.  Put together where the line is a constant, it shrinks to the few instructions
 * for that line; that is why the tables stand in this file, and why the loop over the rows is unrolled.  A copy for one
 * line has branches for others, which cannot be taken: they are left out of the coverage, and the tests of rows and
 * characters hold what each line gives. */
#define INLINE inline __attribute__ ((always_inline))

/* A city laid out for scoring. */
typedef struct
{
  const CardsCity *city;
  CardsCharacterSet owned;
  uint32_t sold;
  bool law;
} Survey;

static void
survey_city (Survey           *survey,
             const CardsCity  *city,
             CardsCharacterSet owned,
             uint32_t          sold)
{
  survey->city = city;
  survey->owned = owned;
  survey->sold = sold;
  survey->law = cards_city_has_law (city, owned);
}

static INLINE CardsBoard
visible_kinds (const CardsCity *city,
               CardsParcelSet   kinds)
{
  CardsBoard board = 0;

  for (; kinds != 0; kinds &= kinds - 1)  /* GCOVR_EXCL_BR_LINE */
    board |= city->shown[__builtin_ctz (kinds)];
  return board;
}

static INLINE int
number_of (const Survey  *survey,
           CardsParcelSet kinds)
{
  return (int) cards_board_count (visible_kinds (survey->city, kinds));
}

/* The visible parcels that make a count. */
typedef struct
{
  CardsBoard all;
  CardsBoard twice;   /* those of them that count for two */
} Counted;

static INLINE Counted
visible_counted (const Survey *survey,
                 CardsCount    count)
{
  return (Counted) { visible_kinds (survey->city, cards_counted_kinds (count, survey->law)),
                     visible_kinds (survey->city, cards_counted[count].twice) };
}

static INLINE int
count_around (const Counted *counted,
              uint32_t       index)
{
  const CardsBoard ring = cards_board_around (index);

  return (int) (cards_board_count (ring & counted->all) + cards_board_count (ring & counted->twice));
}

/* What the parcels that score by @line count around them. */
static INLINE int
count_around_all (const Survey       *survey,
                  const CardsScoring *line)
{
  const CardsBoard scoring = visible_kinds (survey->city, line->each);
  Counted counted;
  int n = 0;

  if (scoring == 0)  /* GCOVR_EXCL_BR_LINE */
    return 0;
  counted = visible_counted (survey, line->counts);
  for (CardsBoard board = scoring; board != 0; board &= board - 1)  /* GCOVR_EXCL_BR_LINE */
    n += count_around (&counted, cards_board_lowest (board));
  return n;
}

static int
best_saloon (const Survey *survey)
{
  const CardsScoring *row = &cards_scoring[CARDS_ROW_SALOON];
  const Counted counted = visible_counted (survey, row->counts);
  int best = 0;

  for (CardsBoard board = visible_kinds (survey->city, row->each); board != 0; board &= board - 1)
    {
      const int n = count_around (&counted, cards_board_lowest (board));

      best = n > best ? n : best;
    }
  return cards_scoring_vp (row, best);
}

/* What the ranches count, each parcel once. */
static int
settled_parcels (const Survey *survey)
{
  const CardsScoring *row = &cards_scoring[CARDS_ROW_RANCH];
  CardsBoard around = 0;

  for (CardsBoard board = visible_kinds (survey->city, row->each); board != 0; board &= board - 1)
    around |= cards_board_around (cards_board_lowest (board));
  return (int) cards_board_count (around & visible_counted (survey, row->counts).all);
}

static int
count_characters (CardsCharacterSet owned,
                  bool              arrow)
{
  int n = 0;

  for (; owned != 0; owned &= owned - 1)
    {
      const CardsCharacterInfo *info = &cards_characters[__builtin_ctz (owned)];

      n += arrow ? info->arrow : info->vp;
    }
  return n;
}

int
cards_score_bare (const CardsCity  *city,
                  CardsCharacterSet owned)
{
  const int captain = (owned & CARDS_BIT (CARDS_CAPTAIN)) != 0;

  return CARDS_LIMIT * (CARDS_LIMIT + captain) - (int) cards_board_count (city->occupied);
}

/* What there is to count in the whole city. */
static int
count_in_city (const Survey *survey,
               CardsCount    count)
{
  switch ((int) count)
    {
    case CARDS_COUNT_ONE:
      return 1;
    case CARDS_COUNT_BEST_SALOON:
      return best_saloon (survey);
    case CARDS_COUNT_SETTLED:
      return settled_parcels (survey);
    case CARDS_COUNT_BARE:
      return cards_score_bare (survey->city, survey->owned);
    case CARDS_COUNT_SALES:
      return (int) survey->sold;
    case CARDS_COUNT_CHARACTERS:
      return __builtin_popcount (survey->owned);
    case CARDS_COUNT_DOLLARS:
      return count_characters (survey->owned, false);
    case CARDS_COUNT_ARROWS:
      return count_characters (survey->owned, true);
    default:
      return number_of (survey, cards_counted_kinds (count, survey->law)) +
             number_of (survey, cards_counted[count].twice);
    }
}

/* True if the law keeps @line from scoring. */
static bool
is_void (const Survey       *survey,
         const CardsScoring *line)
{
  return line->where == CARDS_IN_LAWLESS_CITY && survey->law;
}

/* The points of a line of the table. */
static INLINE int
line_points (const Survey       *survey,
             const CardsScoring *line)
{
  int scoring;

  if (line->where == CARDS_AROUND)
    return cards_scoring_vp (line, count_around_all (survey, line));
  scoring = line->each != 0 ? number_of (survey, line->each) : 1;  /* GCOVR_EXCL_BR_LINE */
  if (scoring == 0 || is_void (survey, line))  /* GCOVR_EXCL_BR_LINE */
    return 0;
  return scoring * cards_scoring_vp (line, count_in_city (survey, line->counts));
}

static int
character_points (const Survey  *survey,
                  CardsCharacter character)
{
  int points = 0;

  for (int i = 0; i < CARDS_CHARACTER_LINES && cards_character_scoring[character][i].vp != 0; i++)
    points += line_points (survey, &cards_character_scoring[character][i]);  /* GCOVR_EXCL_BR_LINE */
  return points;
}

void
cards_score_city (const CardsCity  *city,
                  CardsCharacterSet owned,
                  uint32_t          sold,
                  CardsScore       *score)
{
  Survey survey;

  *score = (CardsScore) { 0 };
  survey_city (&survey, city, owned, sold);
#pragma GCC unroll 16
  for (int row = 0; row < CARDS_ROW_CHARACTERS; row++)
    score->rows[row] = (int16_t) line_points (&survey, &cards_scoring[row]);
  for (CardsCharacterSet set = owned; set != 0; set &= set - 1)
    {
      const int character = __builtin_ctz (set);

      score->characters[character] = (int16_t) character_points (&survey, (CardsCharacter) character);
      score->rows[CARDS_ROW_CHARACTERS] =
        (int16_t) (score->rows[CARDS_ROW_CHARACTERS] + score->characters[character]);
    }
  for (int row = 0; row < CARDS_ROWS; row++)
    score->total = (int16_t) (score->total + score->rows[row]);
}

int
cards_score_total (const CardsCity  *city,
                   CardsCharacterSet owned,
                   uint32_t          sold)
{
  CardsScore score;

  cards_score_city (city, owned, sold, &score);
  return score.total;
}

/* The points of the @characters together. */
static int
points_of (const Survey     *survey,
           CardsCharacterSet characters)
{
  int total = 0;

  for (; characters != 0; characters &= characters - 1)
    total += character_points (survey, (CardsCharacter) __builtin_ctz (characters));
  return total;
}

int
cards_score_character (const CardsCity  *city,
                       CardsCharacterSet owned,
                       uint32_t          sold,
                       CardsCharacter    character)
{
  /* Those whose points depend on who else is owned. */
  const CardsCharacterSet sociable = owned & (CARDS_BIT (CARDS_UNDERTAKER) | CARDS_BIT (CARDS_EDITOR) |
                                              CARDS_BIT (CARDS_INDIAN));
  Survey survey;
  int before;

  /* Of all characters only the sheriff changes rows other than that of the characters: those of outlaws. */
  if (character == CARDS_SHERIFF && city->shown[CARDS_OUTLAWS] != 0)
    return cards_score_total (city, owned | CARDS_BIT (character), sold) - cards_score_total (city, owned, sold);
  survey_city (&survey, city, owned, sold);
  before = points_of (&survey, sociable);
  survey.owned |= CARDS_BIT (character);
  return points_of (&survey, sociable | CARDS_BIT (character)) - before;
}

/* The parcels of @row that count something around them, and what they count. */
static CardsBoard
parcels_around (const Survey       *survey,
                const CardsScoring *row)
{
  const CardsBoard counted = visible_counted (survey, row->counts).all;
  CardsBoard board = 0;

  for (CardsBoard scoring = visible_kinds (survey->city, row->each); scoring != 0; scoring &= scoring - 1)
    {
      const uint32_t index = cards_board_lowest (scoring);
      const CardsBoard ring = cards_board_around (index) & counted;

      board |= ring != 0 ? (CardsBoard) 1 << index | ring : 0;
    }
  return board;
}

CardsBoard
cards_score_row_parcels (const CardsCity  *city,
                         CardsCharacterSet owned,
                         CardsRow          row)
{
  const CardsScoring *line = &cards_scoring[row];
  CardsBoard scoring, counted;
  Survey survey;

  survey_city (&survey, city, owned, 0);
  if (line->where == CARDS_AROUND)
    return parcels_around (&survey, line);
  scoring = visible_kinds (city, line->each);
  counted = line->counts == CARDS_COUNT_ONE
            ? scoring : visible_kinds (city, cards_counted_kinds (line->counts, survey.law));
  return scoring == 0 || counted == 0 || is_void (&survey, line) ? 0 : scoring | counted;
}

void
cards_score_row_parts (const CardsCity  *city,
                       CardsCharacterSet owned,
                       CardsRow          row,
                       CardsRowParts    *parts)
{
  const CardsScoring *line = &cards_scoring[row];
  Survey survey;

  survey_city (&survey, city, owned, 0);
  parts->each = is_void (&survey, line) ? 0 : line->vp;
  parts->scoring = number_of (&survey, line->each);
  parts->counted = line->where == CARDS_AROUND ? count_around_all (&survey, line)
                                               : count_in_city (&survey, line->counts);
}

/* What one parcel that scores by @line makes at @index. */
static int
parcel_points (const Survey       *survey,
               const CardsScoring *line,
               uint32_t            index)
{
  const Counted counted = visible_counted (survey, line->counts);

  if (is_void (survey, line))
    return 0;
  return cards_scoring_vp (line, line->where == CARDS_AROUND ? count_around (&counted, index)
                                                             : count_in_city (survey, line->counts));
}

int
cards_score_parcel (const CardsCity  *city,
                    CardsCharacterSet owned,
                    int               x,
                    int               y)
{
  const CardsParcel parcel = cards_city_parcel (city, x, y);
  int points = 0;
  Survey survey;

  if (parcel == CARDS_NO_PARCEL)
    return 0;
  survey_city (&survey, city, owned, 0);
  for (int row = 0; row < CARDS_ROWS; row++)
    if (cards_scoring[row].each & CARDS_BIT (parcel))
      points += parcel_points (&survey, &cards_scoring[row], cards_board_index (x, y));
  return points;
}
