/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cities drawn as text, for tests: a letter per parcel.
 *
 *   . empty     h house      t townhouse  ^ mountain       m mine     r ranch   k blacksmith  d drugstore
 *   b bank      s saloon     H hotel      g general-store  c church   p prison  C city-hall   o outlaws
 *
 * and a space for bare table. */

#pragma once

#include "engine/cards/cards-score.h"
#include "reference-city.h"

/* A city together with the cards it is made of.  The deck holds only these and is no checked deck. */
typedef struct
{
  CardsDeck deck;
  uint32_t n_cards;
  CardsCity city;
} TestCity;

/* The parcel drawn as @letter. */
CardsParcel test_city_letter (char letter);

/* The card drawn as four letters: north-west, north-east, south-west, south-east. */
CardsTerrain test_city_card (const char *letters);

/* Lays the card @letters at (@x, @y), legal or not; returns its number. */
uint8_t test_city_lay (TestCity   *test,
                       const char *letters,
                       int         x,
                       int         y);

/* Begins a city anew and lays the picture @rows, of even height and width, in blocks of two by two parcels from (0, 0);
 * a block of spaces stays bare. */
void test_city_draw (TestCity   *test,
                     uint32_t    n_rows,
                     const char *rows[]);

#define test_city_draw_rows(test, ...)                                                              \
  test_city_draw (test, G_N_ELEMENTS (((const char *[]) { __VA_ARGS__ })), (const char *[]) { __VA_ARGS__ })

/* The reason why the card @letters may not lie at (@x, @y); what the engine says of all three is compared: the
 * judgement, its truth by the plain implementation and the set of all places. */
CsRefusal test_city_judge (const TestCity   *test,
                           const char       *letters,
                           CardsCharacterSet owned,
                           int               x,
                           int               y);

/* The score, compared with the plain implementation, the total alone and the sum over the parcels. */
CardsScore test_city_score (const TestCity   *test,
                            CardsCharacterSet owned,
                            uint32_t          sold);

/* Compares every place around @city, every sale, the whole score and each parcel's share with the plain
 * implementation. */
void test_city_compare (const CardsCity    *city,
                        const CardsDeck    *deck,
                        const CardsTerrain *card,
                        CardsCharacterSet   owned,
                        uint32_t            sold);
