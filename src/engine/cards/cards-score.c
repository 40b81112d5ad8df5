/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scoring by the 13 rows of the score pad (rules page 5). */

#include "cards-score.h"

/* A city laid out for scoring. */
typedef struct
{
  const CardsBoard *shown;      /* the city's */
  uint16_t counts[CARDS_PARCELS];
  CardsBoard empty;             /* with the outlaws where there is law */
  CardsBoard housing;           /* house, townhouse, hotel */
  CardsBoard double_housing;    /* those that count for two houses */
  uint32_t houses;
  uint32_t buildings;           /* other than house and townhouse */
  uint32_t taken_parcels;
  CardsCharacterSet owned;
  uint32_t sold;
  bool law;
} Survey;

static void
survey_city (Survey            *survey,
             const CardsCity   *city,
             CardsCharacterSet  owned,
             uint32_t           sold)
{
  survey->shown = city->shown;
  survey->owned = owned;
  survey->sold = sold;
  survey->law = cards_city_has_law (city, owned);
  survey->taken_parcels = cards_board_count (city->occupied);
  survey->housing = survey->double_housing = 0;
  survey->buildings = 0;
  for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
    {
      const CardsBoard board = city->shown[parcel];

      survey->counts[parcel] = (uint16_t) cards_board_count (board);
      if (cards_parcels[parcel].houses > 0)
        survey->housing |= board;
      if (cards_parcels[parcel].houses > 1)
        survey->double_housing |= board;
      if (cards_parcels[parcel].building)
        survey->buildings += survey->counts[parcel];
    }
  survey->buildings -= survey->counts[CARDS_HOUSE] + survey->counts[CARDS_TOWNHOUSE];
  survey->houses = cards_board_count (survey->housing) + cards_board_count (survey->double_housing);
  survey->empty = survey->shown[CARDS_EMPTY];
  if (survey->law)
    survey->empty |= survey->shown[CARDS_OUTLAWS];
}

static CardsBoard
around_all (CardsBoard board)
{
  CardsBoard result = 0;

  for (; board != 0; board &= board - 1)
    result |= cards_board_around (cards_board_lowest (board));
  return result;
}

static uint32_t
houses_around (const Survey *survey,
               uint32_t      index)
{
  const CardsBoard ring = cards_board_around (index);

  return cards_board_count (ring & survey->housing) + cards_board_count (ring & survey->double_housing);
}

/* What the parcel at @index earns by its eight neighbours. */
static uint32_t
adjacent_points (const Survey *survey,
                 CardsParcel   parcel,
                 uint32_t      index)
{
  switch ((int) parcel)
    {
    case CARDS_RANCH:
      return cards_board_count (cards_board_around (index) & survey->empty);
    case CARDS_MINE:
      return CARDS_MINE_VP * cards_board_count (cards_board_around (index) & survey->shown[CARDS_MOUNTAIN]);
    case CARDS_SALOON:
      return CARDS_SALOON_VP * houses_around (survey, index);
    case CARDS_DRUGSTORE:
    case CARDS_BANK:
    case CARDS_GENERAL_STORE:
    case CARDS_CITY_HALL:
      return houses_around (survey, index);
    default:
      return 0;
    }
}

/* What each parcel of a kind earns by what stands anywhere in the city. */
static int
citywide_points (const Survey *survey,
                 CardsParcel   parcel)
{
  switch ((int) parcel)
    {
    case CARDS_DRUGSTORE:
      return (int) survey->counts[CARDS_RANCH];
    case CARDS_BANK:
      return (int) survey->counts[CARDS_MINE];
    case CARDS_BLACKSMITH:
      return (int) (survey->counts[CARDS_RANCH] + survey->counts[CARDS_MINE]);
    case CARDS_GENERAL_STORE:
    case CARDS_CHURCH:
      return (int) survey->houses;
    case CARDS_HOTEL:
      return CARDS_HOTEL_VP;
    case CARDS_CITY_HALL:
      return (int) survey->buildings;
    case CARDS_OUTLAWS:
      return survey->law ? 0 : CARDS_OUTLAWS_VP;
    default:
      return 0;
    }
}

static int16_t
adjacent_row (const Survey *survey,
              CardsParcel   parcel)
{
  uint32_t points = 0;

  for (CardsBoard board = survey->shown[parcel]; board != 0; board &= board - 1)
    points += adjacent_points (survey, parcel, cards_board_lowest (board));
  return (int16_t) points;
}

static int16_t
best_saloon (const Survey *survey)
{
  uint32_t best = 0;

  for (CardsBoard board = survey->shown[CARDS_SALOON]; board != 0; board &= board - 1)
    {
      const uint32_t points = adjacent_points (survey, CARDS_SALOON, cards_board_lowest (board));

      best = points > best ? points : best;
    }
  return (int16_t) best;
}

static uint32_t
count_characters (CardsCharacterSet owned,
                  bool              arrow)
{
  uint32_t n = 0;

  for (; owned != 0; owned &= owned - 1)
    {
      const CardsCharacterInfo *info = &cards_characters[__builtin_ctz (owned)];

      n += arrow ? info->arrow : info->vp;
    }
  return n;
}

static uint32_t
bare_parcels (const Survey *survey)
{
  const bool captain = (survey->owned & CARDS_BIT (CARDS_CAPTAIN)) != 0;

  return CARDS_LIMIT * (CARDS_LIMIT + (uint32_t) captain) - survey->taken_parcels;
}

/* What a character is worth, fixed points and points per parcel aside. */
static uint32_t
special_points (const Survey  *survey,
                CardsCharacter character)
{
  switch ((int) character)
    {
    case CARDS_SINGER:
      return (uint32_t) best_saloon (survey);
    case CARDS_SETTLER:
      return CARDS_SETTLER_VP * cards_board_count (around_all (survey->shown[CARDS_RANCH]) & survey->empty);
    case CARDS_AUCTIONEER:
      return CARDS_SALE_VP * survey->sold;
    case CARDS_UNDERTAKER:
      return CARDS_UNDERTAKER_VP * (uint32_t) __builtin_popcount (survey->owned);
    case CARDS_EDITOR:
      return CARDS_EDITOR_VP * count_characters (survey->owned, false) +
             CARDS_EDITOR_ARROW_VP * count_characters (survey->owned, true);
    case CARDS_INDIAN:
      return (bare_parcels (survey) + CARDS_INDIAN_PARCELS - 1) / CARDS_INDIAN_PARCELS;
    default:
      return 0;
    }
}

static int16_t
character_points (const Survey  *survey,
                  CardsCharacter character)
{
  const CardsCharacterInfo *info = &cards_characters[character];
  uint16_t points = 0;

  if (!info->vp)
    return 0;
  for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
    points = (uint16_t) (points + info->parcel_vp[parcel] * survey->counts[parcel]);
  return (int16_t) (points + info->fixed_vp + special_points (survey, character));
}

static int16_t
citywide_row (const Survey *survey,
              CardsParcel   parcel)
{
  return (int16_t) ((int) survey->counts[parcel] * citywide_points (survey, parcel));
}

static void
score_rows (const Survey *survey,
            int16_t      *rows)
{
  const uint16_t *counts = survey->counts;

  rows[CARDS_ROW_RANCH] = adjacent_row (survey, CARDS_RANCH);
  rows[CARDS_ROW_MINE] = adjacent_row (survey, CARDS_MINE);
  rows[CARDS_ROW_DRUGSTORE] = adjacent_row (survey, CARDS_DRUGSTORE);
  rows[CARDS_ROW_BANK] = adjacent_row (survey, CARDS_BANK);
  rows[CARDS_ROW_SALOON] = adjacent_row (survey, CARDS_SALOON);
  rows[CARDS_ROW_GENERAL_STORE_AND_CITY_HALL] =
    (int16_t) (adjacent_row (survey, CARDS_GENERAL_STORE) + adjacent_row (survey, CARDS_CITY_HALL));
  rows[CARDS_ROW_RANCH_MULTIPLIER] =
    (int16_t) ((counts[CARDS_DRUGSTORE] + counts[CARDS_BLACKSMITH]) * counts[CARDS_RANCH]);
  rows[CARDS_ROW_MINE_MULTIPLIER] =
    (int16_t) ((counts[CARDS_BANK] + counts[CARDS_BLACKSMITH]) * counts[CARDS_MINE]);
  rows[CARDS_ROW_HOUSE_MULTIPLIER] =
    (int16_t) ((counts[CARDS_CHURCH] + counts[CARDS_GENERAL_STORE]) * survey->houses);
  rows[CARDS_ROW_HOTEL] = citywide_row (survey, CARDS_HOTEL);
  rows[CARDS_ROW_CITY_HALL] = citywide_row (survey, CARDS_CITY_HALL);
  rows[CARDS_ROW_OUTLAWS] = citywide_row (survey, CARDS_OUTLAWS);
}

void
cards_score_city (const CardsCity   *city,
                  CardsCharacterSet  owned,
                  uint32_t           sold,
                  CardsScore        *score)
{
  Survey survey;

  *score = (CardsScore) { 0 };
  survey_city (&survey, city, owned, sold);
  score_rows (&survey, score->rows);
  for (CardsCharacterSet set = owned; set != 0; set &= set - 1)
    {
      const int character = __builtin_ctz (set);

      score->characters[character] = character_points (&survey, (CardsCharacter) character);
      score->rows[CARDS_ROW_CHARACTERS] =
        (int16_t) (score->rows[CARDS_ROW_CHARACTERS] + score->characters[character]);
    }
  for (int row = 0; row < CARDS_ROWS; row++)
    score->total = (int16_t) (score->total + score->rows[row]);
}

int
cards_score_total (const CardsCity   *city,
                   CardsCharacterSet  owned,
                   uint32_t           sold)
{
  CardsScore score;

  cards_score_city (city, owned, sold, &score);
  return score.total;
}

/* The points of the @characters together. */
static int
points_of (const Survey      *survey,
           CardsCharacterSet  characters)
{
  int total = 0;

  for (; characters != 0; characters &= characters - 1)
    total += character_points (survey, (CardsCharacter) __builtin_ctz (characters));
  return total;
}

int
cards_score_character (const CardsCity   *city,
                       CardsCharacterSet  owned,
                       uint32_t           sold,
                       CardsCharacter     character)
{
  /* Those whose points depend on who else is owned. */
  const CardsCharacterSet sociable = owned & (CARDS_BIT (CARDS_UNDERTAKER) | CARDS_BIT (CARDS_EDITOR) |
                                              CARDS_BIT (CARDS_INDIAN));
  Survey survey;
  int before;

  /* Of all characters only the sheriff changes rows other than that of the characters. */
  if (character == CARDS_SHERIFF)
    return cards_score_total (city, owned | CARDS_BIT (character), sold) - cards_score_total (city, owned, sold);
  survey_city (&survey, city, owned, sold);
  before = points_of (&survey, sociable);
  survey.owned |= CARDS_BIT (character);
  return points_of (&survey, sociable | CARDS_BIT (character)) - before;
}

/* What a row of the score pad looks at: kinds that score by their neighbours, and kinds that are counted. */
typedef struct
{
  uint32_t scoring;
  uint32_t factors[2];
} RowParcels;

#define HOUSING (CARDS_BIT (CARDS_HOUSE) | CARDS_BIT (CARDS_TOWNHOUSE) | CARDS_BIT (CARDS_HOTEL))
#define OTHER_BUILDINGS (0xffffu & ~(CARDS_BIT (CARDS_EMPTY) | CARDS_BIT (CARDS_MOUNTAIN) | \
                                     CARDS_BIT (CARDS_OUTLAWS) | CARDS_BIT (CARDS_HOUSE) | \
                                     CARDS_BIT (CARDS_TOWNHOUSE)))

static const RowParcels row_parcels[CARDS_ROWS] = {
  [CARDS_ROW_RANCH] = { .scoring = CARDS_BIT (CARDS_RANCH) },
  [CARDS_ROW_MINE] = { .scoring = CARDS_BIT (CARDS_MINE) },
  [CARDS_ROW_DRUGSTORE] = { .scoring = CARDS_BIT (CARDS_DRUGSTORE) },
  [CARDS_ROW_BANK] = { .scoring = CARDS_BIT (CARDS_BANK) },
  [CARDS_ROW_SALOON] = { .scoring = CARDS_BIT (CARDS_SALOON) },
  [CARDS_ROW_GENERAL_STORE_AND_CITY_HALL] = { .scoring = CARDS_BIT (CARDS_GENERAL_STORE) |
                                                         CARDS_BIT (CARDS_CITY_HALL) },
  [CARDS_ROW_RANCH_MULTIPLIER] = { .factors = { CARDS_BIT (CARDS_DRUGSTORE) | CARDS_BIT (CARDS_BLACKSMITH),
                                                CARDS_BIT (CARDS_RANCH) } },
  [CARDS_ROW_MINE_MULTIPLIER] = { .factors = { CARDS_BIT (CARDS_BANK) | CARDS_BIT (CARDS_BLACKSMITH),
                                               CARDS_BIT (CARDS_MINE) } },
  [CARDS_ROW_HOUSE_MULTIPLIER] = { .factors = { CARDS_BIT (CARDS_CHURCH) | CARDS_BIT (CARDS_GENERAL_STORE),
                                                HOUSING } },
  [CARDS_ROW_HOTEL] = { .factors = { CARDS_BIT (CARDS_HOTEL), CARDS_BIT (CARDS_HOTEL) } },
  [CARDS_ROW_CITY_HALL] = { .factors = { CARDS_BIT (CARDS_CITY_HALL), OTHER_BUILDINGS } },
  [CARDS_ROW_OUTLAWS] = { .factors = { CARDS_BIT (CARDS_OUTLAWS), CARDS_BIT (CARDS_OUTLAWS) } },
};

static CardsBoard
visible_kinds (const Survey *survey,
               uint32_t      kinds)
{
  CardsBoard board = 0;

  for (; kinds != 0; kinds &= kinds - 1)
    board |= survey->shown[__builtin_ctz (kinds)];
  return board;
}

/* The neighbours that make the points of a @parcel. */
static CardsBoard
counted_by (const Survey *survey,
            CardsParcel   parcel)
{
  switch ((int) parcel)
    {
    case CARDS_RANCH:
      return survey->empty;
    case CARDS_MINE:
      return survey->shown[CARDS_MOUNTAIN];
    default:
      return survey->housing;
    }
}

CardsBoard
cards_score_row_parcels (const CardsCity   *city,
                         CardsCharacterSet  owned,
                         CardsRow           row)
{
  const RowParcels *parcels = &row_parcels[row];
  CardsBoard board = 0;
  CardsBoard first, second;
  Survey survey;

  survey_city (&survey, city, owned, 0);
  for (uint32_t kinds = parcels->scoring; kinds != 0; kinds &= kinds - 1)
    {
      const CardsParcel parcel = (CardsParcel) __builtin_ctz (kinds);
      const CardsBoard counted = counted_by (&survey, parcel);

      for (CardsBoard scoring = survey.shown[parcel]; scoring != 0; scoring &= scoring - 1)
        {
          const uint32_t index = cards_board_lowest (scoring);

          if (cards_board_around (index) & counted)
            board |= (CardsBoard) 1 << index | (cards_board_around (index) & counted);
        }
    }
  first = visible_kinds (&survey, parcels->factors[0]);
  second = visible_kinds (&survey, parcels->factors[1]);
  if (first != 0 && second != 0 && !(row == CARDS_ROW_OUTLAWS && survey.law))
    board |= first | second;
  return board;
}

/* What each scoring parcel of a row without neighbours counts. */
static uint32_t
counted_citywide (const Survey *survey,
                  CardsRow      row)
{
  const RowParcels *parcels = &row_parcels[row];

  if (parcels->factors[0] == parcels->factors[1])
    return 1;
  if (parcels->factors[1] == HOUSING)
    return survey->houses;
  return cards_board_count (visible_kinds (survey, parcels->factors[1]));
}

void
cards_score_row_parts (const CardsCity   *city,
                       CardsCharacterSet  owned,
                       CardsRow           row,
                       CardsRowParts     *parts)
{
  const RowParcels *parcels = &row_parcels[row];
  int16_t rows[CARDS_ROWS];
  Survey survey;

  survey_city (&survey, city, owned, 0);
  score_rows (&survey, rows);
  parts->each = row == CARDS_ROW_OUTLAWS && survey.law ? 0 : cards_row_vp[row];
  parts->scoring = (int) cards_board_count (visible_kinds (&survey, parcels->scoring | parcels->factors[0]));
  parts->counted = parcels->scoring != 0 ? rows[row] / parts->each : (int) counted_citywide (&survey, row);
}

int
cards_score_parcel (const CardsCity   *city,
                    CardsCharacterSet  owned,
                    int                x,
                    int                y)
{
  const CardsParcel parcel = cards_city_parcel (city, x, y);
  Survey survey;

  if (parcel == CARDS_NO_PARCEL)
    return 0;
  survey_city (&survey, city, owned, 0);
  return (int) adjacent_points (&survey, parcel, cards_board_index (x, y)) +
         citywide_points (&survey, parcel);
}
