/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plain city: placing, selling and scoring by looking at one parcel after the other. */

#include "reference-city.h"

#include <stdlib.h>
#include <string.h>

#define OWNS(owned, character) (((owned) & CARDS_BIT (character)) != 0)

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

/* Runs the following statement for every parcel (x, y) of the box around @city. */
#define FOR_EACH_PARCEL(city, x, y)                                                                 \
  for (int y = (city)->top; y <= (city)->bottom; y++)                                               \
    for (int x = (city)->left; x <= (city)->right; x++)

uint8_t
reference_city_parcel (const ReferenceCity *city,
                       int                  x,
                       int                  y)
{
  if (x < -REFERENCE_MIDDLE || x >= REFERENCE_SIDE - REFERENCE_MIDDLE || y < -REFERENCE_MIDDLE ||
      y >= REFERENCE_SIDE - REFERENCE_MIDDLE)
    return CARDS_NO_PARCEL;
  return city->parcels[y + REFERENCE_MIDDLE][x + REFERENCE_MIDDLE];
}

static bool
reference_city_covered (const ReferenceCity *city,
                        int                  x,
                        int                  y)
{
  return reference_city_parcel (city, x, y) != CARDS_NO_PARCEL;
}

void
reference_city_lay (ReferenceCity      *city,
                    const CardsTerrain *card,
                    int                 x,
                    int                 y)
{
  for (int dy = 0; dy < 2; dy++)
    for (int dx = 0; dx < 2; dx++)
      {
        city->parcels[y + dy + REFERENCE_MIDDLE][x + dx + REFERENCE_MIDDLE] = card->parcels[2 * dy + dx];
        city->depth[y + dy + REFERENCE_MIDDLE][x + dx + REFERENCE_MIDDLE]++;
      }
  city->left = city->n_cards == 0 ? x : MIN (city->left, x);
  city->top = city->n_cards == 0 ? y : MIN (city->top, y);
  city->right = city->n_cards == 0 ? x + 1 : MAX (city->right, x + 1);
  city->bottom = city->n_cards == 0 ? y + 1 : MAX (city->bottom, y + 1);
  city->n_cards++;
}

void
reference_city_build (ReferenceCity     *city,
                      const CardsDeck   *deck,
                      const CardsPlaced *placed,
                      uint32_t           n)
{
  memset (city, 0, sizeof *city);
  city->right = city->bottom = -1;
  memset (city->parcels, CARDS_NO_PARCEL, sizeof city->parcels);
  for (uint32_t i = 0; i < n; i++)
    reference_city_lay (city, &deck->terrain[placed[i].card], placed[i].x, placed[i].y);
}

static int
reference_city_count (const ReferenceCity *city,
                      CardsParcel          parcel)
{
  int n = 0;

  FOR_EACH_PARCEL (city, x, y)
    n += reference_city_parcel (city, x, y) == parcel;
  return n;
}

static bool
reference_city_has_law (const ReferenceCity *city,
                        CardsCharacterSet    owned)
{
  return OWNS (owned, CARDS_SHERIFF) || reference_city_count (city, CARDS_PRISON) > 0;
}

/* 4.1: the box around all parcels of the city and the card. */
static bool
reference_city_within_limit (const ReferenceCity *city,
                             CardsCharacterSet    owned,
                             int                  x,
                             int                  y)
{
  const int width = MAX (city->right, x + 1) - MIN (city->left, x) + 1;
  const int height = MAX (city->bottom, y + 1) - MIN (city->top, y) + 1;

  if (width <= 8 && height <= 8)
    return true;
  return OWNS (owned, CARDS_CAPTAIN) && ((width <= 8 && height <= 9) || (width <= 9 && height <= 8));
}

/* 4.3: how the card meets the city. */
typedef enum
{
  MEETS_NOWHERE,
  MEETS_AT_CORNER,
  MEETS_AT_SIDE,
} Meeting;

static Meeting
reference_city_meeting (const ReferenceCity *city,
                        int                  x,
                        int                  y)
{
  Meeting meeting = MEETS_NOWHERE;

  for (int py = y - 1; py <= y + 2; py++)
    for (int px = x - 1; px <= x + 2; px++)
      {
        const bool corner = (px == x - 1 || px == x + 2) && (py == y - 1 || py == y + 2);

        if (!reference_city_covered (city, px, py))
          continue;
        if (!corner)
          return MEETS_AT_SIDE;
        meeting = MEETS_AT_CORNER;
      }
  return meeting;
}

/* 4.4: whether @above may cover the visible parcel @below. */
static bool
reference_may_cover (uint8_t above,
                     uint8_t below,
                     bool    law)
{
  if (below == CARDS_NO_PARCEL || below == CARDS_EMPTY)
    return true;
  if (below == CARDS_OUTLAWS)
    return law && above != CARDS_OUTLAWS;
  if (below == CARDS_HOUSE && above == CARDS_TOWNHOUSE)
    return true;
  return above == below;
}

bool
reference_city_may_place (const ReferenceCity *city,
                          const CardsTerrain  *card,
                          CardsCharacterSet    owned,
                          int                  x,
                          int                  y)
{
  const bool law = reference_city_has_law (city, owned);

  if (city->n_cards == 0)
    return x == 0 && y == 0;
  if (!reference_city_within_limit (city, owned, x, y) || reference_city_meeting (city, x, y) != MEETS_AT_SIDE)
    return false;
  for (int i = 0; i < CARDS_CORNERS; i++)
    if (!reference_may_cover (card->parcels[i], reference_city_parcel (city, x + i % 2, y + i / 2), law))
      return false;
  return true;
}

bool
reference_city_refusal_holds (const ReferenceCity *city,
                              const CardsTerrain  *card,
                              CardsCharacterSet    owned,
                              int                  x,
                              int                  y,
                              CsRefusal            refusal)
{
  const bool law = reference_city_has_law (city, owned);
  const int dx = refusal.x - x;
  const int dy = refusal.y - y;
  const bool on_card = (dx == 0 || dx == 1) && (dy == 0 || dy == 1);
  const uint8_t below = reference_city_parcel (city, refusal.x, refusal.y);
  const uint8_t above = on_card ? card->parcels[2 * dy + dx] : CARDS_NO_PARCEL;

  switch (refusal.reason)
    {
    case CARDS_PLACE_FIRST_AT_ORIGIN:
      return city->n_cards == 0 && (x != 0 || y != 0);
    case CARDS_PLACE_OUTSIDE_LIMIT:
      return city->n_cards > 0 && on_card && below == CARDS_NO_PARCEL &&
             !reference_city_within_limit (city, owned, x, y);
    case CARDS_PLACE_NOT_JOINED:
      return city->n_cards > 0 && reference_city_meeting (city, x, y) == MEETS_NOWHERE;
    case CARDS_PLACE_CORNER_ONLY:
      return city->n_cards > 0 && reference_city_meeting (city, x, y) == MEETS_AT_CORNER;
    case CARDS_PLACE_COVERS:
      return on_card && below != CARDS_OUTLAWS && refusal.what == below &&
             !reference_may_cover (above, below, law);
    case CARDS_PLACE_COVERS_OUTLAWS:
      return on_card && below == CARDS_OUTLAWS && !law;
    case CARDS_PLACE_OUTLAWS_ON_OUTLAWS:
      return on_card && below == CARDS_OUTLAWS && above == CARDS_OUTLAWS;
    default:
      return false;
    }
}

/* Counts the covered parcels that are joined by sides to (@x, @y), clearing them. */
static uint32_t
reference_flood (bool covered[REFERENCE_SIDE][REFERENCE_SIDE],
                 int  x,
                 int  y)
{
  if (!covered[y][x])
    return 0;
  covered[y][x] = false;
  return 1 + reference_flood (covered, x - 1, y) + reference_flood (covered, x + 1, y) +
         reference_flood (covered, x, y - 1) + reference_flood (covered, x, y + 1);
}

uint32_t
reference_city_sale_reason (const ReferenceCity *city,
                            int                  x,
                            int                  y)
{
  bool covered[REFERENCE_SIDE][REFERENCE_SIDE];
  uint32_t n_groups = 0;

  for (int i = 0; i < CARDS_CORNERS; i++)
    if (city->depth[y + i / 2 + REFERENCE_MIDDLE][x + i % 2 + REFERENCE_MIDDLE] > 1)
      return CARDS_SALE_OVERLAPS;
  for (int row = 0; row < REFERENCE_SIDE; row++)
    for (int column = 0; column < REFERENCE_SIDE; column++)
      covered[row][column] = city->depth[row][column] > 0;
  for (int i = 0; i < CARDS_CORNERS; i++)
    covered[y + i / 2 + REFERENCE_MIDDLE][x + i % 2 + REFERENCE_MIDDLE] = false;
  for (int row = 0; row < REFERENCE_SIDE; row++)
    for (int column = 0; column < REFERENCE_SIDE; column++)
      n_groups += reference_flood (covered, column, row) > 0;
  return n_groups > 1 ? CARDS_SALE_DIVIDES : CS_LEGAL;
}

/* What the eight neighbours of (@x, @y) are worth. */
typedef struct
{
  int empty;
  int mountains;
  int houses;
  int ranches;
} Neighbours;

static Neighbours
reference_city_neighbours (const ReferenceCity *city,
                           bool                 law,
                           int                  x,
                           int                  y)
{
  Neighbours n = { 0 };

  for (int py = y - 1; py <= y + 1; py++)
    for (int px = x - 1; px <= x + 1; px++)
      {
        const uint8_t parcel = reference_city_parcel (city, px, py);

        if (px == x && py == y)
          continue;
        n.empty += parcel == CARDS_EMPTY || (law && parcel == CARDS_OUTLAWS);
        n.mountains += parcel == CARDS_MOUNTAIN;
        n.houses += parcel == CARDS_HOUSE ? 1 : parcel == CARDS_TOWNHOUSE || parcel == CARDS_HOTEL ? 2 : 0;
        n.ranches += parcel == CARDS_RANCH;
      }
  return n;
}

static int
reference_city_houses (const ReferenceCity *city)
{
  return reference_city_count (city, CARDS_HOUSE) + 2 * reference_city_count (city, CARDS_TOWNHOUSE) +
         2 * reference_city_count (city, CARDS_HOTEL);
}

static int
reference_city_buildings (const ReferenceCity *city)
{
  static const uint8_t buildings[] = {
    CARDS_MINE, CARDS_RANCH, CARDS_BLACKSMITH, CARDS_DRUGSTORE, CARDS_BANK, CARDS_SALOON, CARDS_HOTEL,
    CARDS_GENERAL_STORE, CARDS_CHURCH, CARDS_PRISON, CARDS_CITY_HALL,
  };
  int n = 0;

  for (uint32_t i = 0; i < sizeof buildings; i++)
    n += reference_city_count (city, buildings[i]);
  return n;
}

static int
reference_bits (CardsCharacterSet set)
{
  int n = 0;

  for (uint32_t c = 0; c < CARDS_CHARACTERS; c++)
    n += OWNS (set, c);
  return n;
}

static void
reference_city_score_characters (const ReferenceCity *city,
                                 CardsCharacterSet    owned,
                                 uint32_t             sold,
                                 int16_t              points[CARDS_CHARACTERS])
{
  const CardsCharacterSet arrows =
    CARDS_BIT (CARDS_GOVERNOR) | CARDS_BIT (CARDS_LAWYER) | CARDS_BIT (CARDS_CHINESE_WORKER) |
    CARDS_BIT (CARDS_HEROES) | CARDS_BIT (CARDS_GUNSMITH) | CARDS_BIT (CARDS_MERCENARY) |
    CARDS_BIT (CARDS_DOCTOR);
  const CardsCharacterSet only_arrow = arrows & ~(CARDS_BIT (CARDS_HEROES) | CARDS_BIT (CARDS_DOCTOR));
  const bool law = reference_city_has_law (city, owned);
  int saloon = 0, settled = 0, bare = OWNS (owned, CARDS_CAPTAIN) ? 72 : 64;

  FOR_EACH_PARCEL (city, x, y)
    {
      const uint8_t parcel = reference_city_parcel (city, x, y);
      const Neighbours n = reference_city_neighbours (city, law, x, y);

      bare -= parcel != CARDS_NO_PARCEL;
      if (parcel == CARDS_SALOON && 2 * n.houses > saloon)
        saloon = 2 * n.houses;
      settled += n.ranches > 0 && (parcel == CARDS_EMPTY || (law && parcel == CARDS_OUTLAWS));
    }
  memset (points, 0, CARDS_CHARACTERS * sizeof *points);
  for (uint32_t c = 0; c < CARDS_CHARACTERS; c++)
    {
      int vp = 0;

      if (!OWNS (owned, c))
        continue;
      if (c == CARDS_HEROES || c == CARDS_CAPTAIN)
        vp = 6;
      else if (c == CARDS_DOCTOR)
        vp = 5;
      else if (c == CARDS_PAPERBOY)
        vp = 3;
      else if (c == CARDS_BANKER)
        vp = 4 * reference_city_count (city, CARDS_BANK);
      else if (c == CARDS_SINGER)
        vp = saloon;
      else if (c == CARDS_SETTLER)
        vp = settled;
      else if (c == CARDS_AUCTIONEER)
        vp = 7 * (int) sold;
      else if (c == CARDS_COWBOY)
        vp = 3 * reference_city_count (city, CARDS_RANCH);
      else if (c == CARDS_GROCER)
        vp = 4 * reference_city_count (city, CARDS_DRUGSTORE);
      else if (c == CARDS_UNDERTAKER)
        vp = 2 * reference_bits (owned);
      else if (c == CARDS_EDITOR)
        vp = reference_bits (owned & ~only_arrow) + 4 * reference_bits (owned & arrows);
      else if (c == CARDS_TEACHER)
        vp = reference_city_houses (city);
      else if (c == CARDS_INDIAN)
        vp = (bare + 1) / 2;
      else if (c == CARDS_PROSPECTOR)
        vp = reference_city_count (city, CARDS_MOUNTAIN) + reference_city_count (city, CARDS_MINE);
      else if (c == CARDS_SHERIFF)
        vp = 3 * reference_city_count (city, CARDS_PRISON);
      points[c] = vp;
    }
}

void
reference_city_score (const ReferenceCity *city,
                      CardsCharacterSet    owned,
                      uint32_t             sold,
                      CardsScore          *score)
{
  const bool law = reference_city_has_law (city, owned);
  const int smiths = reference_city_count (city, CARDS_BLACKSMITH);
  const int stores = reference_city_count (city, CARDS_GENERAL_STORE);
  int16_t *rows = score->rows;

  memset (score, 0, sizeof *score);
  FOR_EACH_PARCEL (city, x, y)
    {
      const uint8_t parcel = reference_city_parcel (city, x, y);
      const Neighbours n = reference_city_neighbours (city, law, x, y);

      if (parcel == CARDS_RANCH)
        rows[CARDS_ROW_RANCH] += n.empty;
      else if (parcel == CARDS_MINE)
        rows[CARDS_ROW_MINE] += 2 * n.mountains;
      else if (parcel == CARDS_DRUGSTORE)
        rows[CARDS_ROW_DRUGSTORE] += n.houses;
      else if (parcel == CARDS_BANK)
        rows[CARDS_ROW_BANK] += n.houses;
      else if (parcel == CARDS_SALOON)
        rows[CARDS_ROW_SALOON] += 2 * n.houses;
      else if (parcel == CARDS_GENERAL_STORE || parcel == CARDS_CITY_HALL)
        rows[CARDS_ROW_GENERAL_STORE_AND_CITY_HALL] += n.houses;
    }
  rows[CARDS_ROW_RANCH_MULTIPLIER] =
    (reference_city_count (city, CARDS_DRUGSTORE) + smiths) * reference_city_count (city, CARDS_RANCH);
  rows[CARDS_ROW_MINE_MULTIPLIER] =
    (reference_city_count (city, CARDS_BANK) + smiths) * reference_city_count (city, CARDS_MINE);
  rows[CARDS_ROW_HOUSE_MULTIPLIER] =
    (reference_city_count (city, CARDS_CHURCH) + stores) * reference_city_houses (city);
  rows[CARDS_ROW_HOTEL] = 3 * reference_city_count (city, CARDS_HOTEL);
  rows[CARDS_ROW_CITY_HALL] = reference_city_count (city, CARDS_CITY_HALL) * reference_city_buildings (city);
  rows[CARDS_ROW_OUTLAWS] = law ? 0 : -6 * reference_city_count (city, CARDS_OUTLAWS);
  reference_city_score_characters (city, owned, sold, score->characters);
  for (uint32_t c = 0; c < CARDS_CHARACTERS; c++)
    rows[CARDS_ROW_CHARACTERS] += score->characters[c];
  for (uint32_t row = 0; row < CARDS_ROWS; row++)
    score->total += rows[row];
}

int
reference_city_score_parcel (const ReferenceCity *city,
                             CardsCharacterSet    owned,
                             int                  x,
                             int                  y)
{
  const bool law = reference_city_has_law (city, owned);
  const Neighbours n = reference_city_neighbours (city, law, x, y);
  const int ranches = reference_city_count (city, CARDS_RANCH);
  const int mines = reference_city_count (city, CARDS_MINE);

  switch (reference_city_parcel (city, x, y))
    {
    case CARDS_RANCH:
      return n.empty;
    case CARDS_MINE:
      return 2 * n.mountains;
    case CARDS_BLACKSMITH:
      return ranches + mines;
    case CARDS_DRUGSTORE:
      return n.houses + ranches;
    case CARDS_BANK:
      return n.houses + mines;
    case CARDS_SALOON:
      return 2 * n.houses;
    case CARDS_HOTEL:
      return 3;
    case CARDS_GENERAL_STORE:
      return n.houses + reference_city_houses (city);
    case CARDS_CHURCH:
      return reference_city_houses (city);
    case CARDS_CITY_HALL:
      return n.houses + reference_city_buildings (city);
    case CARDS_OUTLAWS:
      return law ? 0 : -6;
    default:
      return 0;
    }
}
