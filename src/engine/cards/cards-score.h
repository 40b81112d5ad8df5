/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What counts what, where, for how many VP, and what a city and its characters are worth by that: the 13 rows of the
 * score pad (rules page 5).  The explanations of scores, the rivals' counts and the figures of the rules page come from
 * the same tables. */

#pragma once

#include "cards-city.h"

/* What can be counted. */
typedef enum
{
  CARDS_COUNT_ONE,              /* nothing else: who scores stands for itself */

  /* Parcels, first those that are counted around others. */
  CARDS_COUNT_EMPTY,            /* never bare table */
  CARDS_COUNT_MOUNTAINS,
  CARDS_COUNT_HOUSES,
  CARDS_COUNTS_AROUND,

  CARDS_COUNT_RANCHES = CARDS_COUNTS_AROUND,
  CARDS_COUNT_MINES,
  CARDS_COUNT_BUILDINGS,        /* other than house and townhouse */

  /* What is no kind of parcel. */
  CARDS_COUNT_BEST_SALOON,      /* what the best parcel of CARDS_ROW_SALOON scores */
  CARDS_COUNT_SETTLED,          /* what CARDS_ROW_RANCH counts, but each parcel once */
  CARDS_COUNT_BARE,             /* parcels of the land without a card, see cards_score_bare () */
  CARDS_COUNT_SALES,
  CARDS_COUNT_CHARACTERS,       /* those of the seat, as are the next two */
  CARDS_COUNT_DOLLARS,
  CARDS_COUNT_ARROWS,
  CARDS_COUNTS
} CardsCount;

/* The parcels that make a count. */
typedef struct
{
  CardsParcelSet once;
  CardsParcelSet twice;
  CardsParcelSet with_law;      /* once too, where there is law (cards_city_has_law ()) */
} CardsCounted;

typedef enum
{
  CARDS_IN_CITY,
  CARDS_AROUND,                 /* among the eight parcels around the one that scores */
  CARDS_IN_LAWLESS_CITY,        /* as CARDS_IN_CITY, but with law the line scores nothing */
} CardsWhere;

/* A line of the table: @vp for everything that each of the scoring parcels counts. */
typedef struct
{
  CardsParcelSet each;          /* the parcels that score; none: the character itself */
  uint8_t counts;               /* CardsCount: what each of them counts */
  uint8_t where;                /* CardsWhere it counts that */
  int8_t vp;                    /* 0: no line */
  uint8_t per;                  /* VP come for so many of them, the last ones rounded up; 0 stands for 1 */
} CardsScoring;

#define CARDS_CHARACTER_LINES 2

/* Without parcels where none are counted. */
extern const CardsCounted cards_counted[CARDS_COUNTS];

/* CARDS_ROW_CHARACTERS, the sum of the characters, has no line. */
extern const CardsScoring cards_scoring[CARDS_ROWS];

/* What the characters add; their lines count in the whole city. */
extern const CardsScoring cards_character_scoring[CARDS_CHARACTERS][CARDS_CHARACTER_LINES];

/* The parcels that make @count. */
static inline CardsParcelSet
cards_counted_kinds (CardsCount count,
                     bool       law)
{
  const CardsCounted *counted = &cards_counted[count];

  return counted->once | counted->twice | (law ? counted->with_law : 0);
}

/* How often @parcel counts as @count: 0, 1 or 2. */
static inline uint8_t
cards_counts_as (CardsParcel parcel,
                 CardsCount  count,
                 bool        law)
{
  return (uint8_t) ((cards_counted_kinds (count, law) >> parcel & 1) + (cards_counted[count].twice >> parcel & 1));
}

/* The VP of @line for @n counted things. */
static inline int
cards_scoring_vp (const CardsScoring *line,
                  int                 n)
{
  return line->vp * (line->per > 1 ? (n + line->per - 1) / line->per : n);
}

/* The VP that @character adds for each @parcel in the city, however many there are. */
int cards_character_parcel_vp (CardsCharacter character,
                               CardsParcel    parcel);

/* The points of a real seat: row CARDS_ROW_CHARACTERS is the sum of @characters. */
typedef struct
{
  int16_t rows[CARDS_ROWS];
  int16_t characters[CARDS_CHARACTERS];   /* 0 for those not owned */
  int16_t total;
} CardsScore;

/* Scores a city whose owner has the characters @owned and sold @sold cards (0–3). */
void cards_score_city (const CardsCity  *city,
                       CardsCharacterSet owned,
                       uint32_t          sold,
                       CardsScore       *score);

/* The total alone, for search. */
int cards_score_total (const CardsCity  *city,
                       CardsCharacterSet owned,
                       uint32_t          sold);

/* What @character, not among @owned, would add to the total. */
int cards_score_character (const CardsCity  *city,
                           CardsCharacterSet owned,
                           uint32_t          sold,
                           CardsCharacter    character);

/* The parcels of the land of @city that no card covers: of 8 × 8, with the captain 8 × 9. */
int cards_score_bare (const CardsCity  *city,
                      CardsCharacterSet owned);

/* The parcels that make the points of @row: those that score and those they count.  For rows that count
 * "in the city" both factors.  Empty for CARDS_ROW_CHARACTERS. */
CardsBoard cards_score_row_parcels (const CardsCity  *city,
                                    CardsCharacterSet owned,
                                    CardsRow          row);

/* How the points of a row come about.  Where parcels count their neighbors: @counted × @each VP; elsewhere: @scoring ×
 * @counted × @each VP. */
typedef struct
{
  int scoring;  /* parcels that score */
  int counted;  /* neighbors, once for each parcel that counts them; elsewhere what each scoring parcel counts; a house
                 * as often as it counts for */
  int each;     /* VP for each counted; 0 for outlaws under the law */
} CardsRowParts;

/* The parts of any @row but CARDS_ROW_CHARACTERS. */
void cards_score_row_parts (const CardsCity  *city,
                            CardsCharacterSet owned,
                            CardsRow          row,
                            CardsRowParts    *parts);

/* The points that the one parcel at (@x, @y) makes by itself: its row's points for a building that counts its
 * neighbors plus what it earns "in the city"; −6 for outlaws without law; 0 for what only others count. */
int cards_score_parcel (const CardsCity  *city,
                        CardsCharacterSet owned,
                        int               x,
                        int               y);
