/* SPDX-License-Identifier: GPL-3.0-or-later */
/* City rules and scoring once more, written as plainly as the rules page: an array of parcels and loops over it.
 * It shares nothing with the engine but the names of things, so that the two can be held against each other. */

#pragma once

#include "engine/cards/cards-score.h"

#define REFERENCE_SIDE 40
#define REFERENCE_MIDDLE 20     /* where parcel (0, 0) lies in the arrays */

typedef struct
{
  uint32_t n_cards;
  int left, top, right, bottom;                     /* the box around them */
  uint8_t parcels[REFERENCE_SIDE][REFERENCE_SIDE];  /* [y][x], what is visible or CARDS_NO_PARCEL */
  uint8_t depth[REFERENCE_SIDE][REFERENCE_SIDE];    /* [y][x], cards one above the other */
} ReferenceCity;

/* Lays the @n cards at @placed in their order, unjudged. */
void reference_city_build (ReferenceCity     *city,
                           const CardsDeck   *deck,
                           const CardsPlaced *placed,
                           uint32_t           n);

void reference_city_lay (ReferenceCity      *city,
                         const CardsTerrain *card,
                         int                 x,
                         int                 y);

/* What is visible at (@x, @y); any coordinates. */
uint8_t reference_city_parcel (const ReferenceCity *city,
                               int                  x,
                               int                  y);

/* Rules page 4.1–4.4. */
bool reference_city_may_place (const ReferenceCity *city,
                               const CardsTerrain  *card,
                               CardsCharacterSet    owned,
                               int                  x,
                               int                  y);

/* Whether what @refusal says about @card at (@x, @y) is true. */
bool reference_city_refusal_holds (const ReferenceCity *city,
                                   const CardsTerrain  *card,
                                   CardsCharacterSet    owned,
                                   int                  x,
                                   int                  y,
                                   CsRefusal            refusal);

/* Rules page 4.7: the reason that holds against selling the card which lies at (@x, @y), or CS_LEGAL. */
uint32_t reference_city_sale_reason (const ReferenceCity *city,
                                     int                  x,
                                     int                  y);

/* Rules page 5. */
void reference_city_score (const ReferenceCity *city,
                           CardsCharacterSet    owned,
                           uint32_t             sold,
                           CardsScore          *score);

/* What the parcel at (@x, @y) makes by itself, as cards_score_parcel () promises. */
int reference_city_score_parcel (const ReferenceCity *city,
                                 CardsCharacterSet    owned,
                                 int                  x,
                                 int                  y);
