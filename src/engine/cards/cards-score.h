/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a city and its characters are worth: the 13 rows of the score pad (rules page 5). */

#pragma once

#include "cards-city.h"

/* The points of a real seat: row CARDS_ROW_CHARACTERS is the sum of @characters. */
typedef struct
{
  int16_t rows[CARDS_ROWS];
  int16_t characters[CARDS_CHARACTERS];   /* 0 for those not owned */
  int16_t total;
} CardsScore;

/* Scores a city whose owner has the characters @owned and sold @sold cards (0–3). */
void cards_score_city (const CardsCity   *city,
                       CardsCharacterSet  owned,
                       uint32_t           sold,
                       CardsScore        *score);

/* The total alone, for search. */
int cards_score_total (const CardsCity   *city,
                       CardsCharacterSet  owned,
                       uint32_t           sold);

/* What @character, not among @owned, would add to the total. */
int cards_score_character (const CardsCity   *city,
                           CardsCharacterSet  owned,
                           uint32_t           sold,
                           CardsCharacter     character);

/* The parcels that make the points of @row: those that score and those they count.  For rows that count
 * "in the city" both factors.  Empty for CARDS_ROW_CHARACTERS. */
CardsBoard cards_score_row_parcels (const CardsCity   *city,
                                    CardsCharacterSet  owned,
                                    CardsRow           row);

/* How the points of a row come about.  Where parcels count their neighbours: @counted × @each VP; elsewhere: @scoring ×
 * @counted × @each VP. */
typedef struct
{
  int scoring;  /* parcels that score */
  int counted;  /* neighbours, once for each parcel that counts them; elsewhere what each scoring parcel counts; a house
                 * as often as it counts for */
  int each;     /* VP for each counted; 0 for outlaws under the law */
} CardsRowParts;

/* The parts of any @row but CARDS_ROW_CHARACTERS. */
void cards_score_row_parts (const CardsCity   *city,
                            CardsCharacterSet  owned,
                            CardsRow           row,
                            CardsRowParts     *parts);

/* The points that the one parcel at (@x, @y) makes by itself: its row's points for a building that counts its
 * neighbours plus what it earns "in the city"; −6 for outlaws without law; 0 for what only others count. */
int cards_score_parcel (const CardsCity   *city,
                        CardsCharacterSet  owned,
                        int                x,
                        int                y);
