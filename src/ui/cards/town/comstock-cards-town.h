/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that a picture of a town follows from: what is seen of a city, or of one card. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-city.h"

#define COMSTOCK_CARDS_TOWN_SIDE (CARDS_LIMIT + 1) /* with the captain */

/* Parcels by their rows and columns from the one before the first on, ringed by bare table. */
#define COMSTOCK_CARDS_TOWN_RINGED (COMSTOCK_CARDS_TOWN_SIDE + 2)

/* Two of them that are equal byte by byte look the same. */
typedef struct
{
  ComstockCardsArea area;       /* the box of all parcels, in the coordinates of the city */
  guint8 parcels[COMSTOCK_CARDS_TOWN_RINGED][COMSTOCK_CARDS_TOWN_RINGED];       /* CardsParcel */
  guint8 cards[COMSTOCK_CARDS_TOWN_RINGED][COMSTOCK_CARDS_TOWN_RINGED];         /* numbers of cards, 0 for none */
  guint law;                    /* 1 where outlaws count as empty, else 0 */
  guint era;                    /* 1 or 2 */
  guint seed;                   /* of what looks a little different from parcel to parcel */
} ComstockCardsTown;

/* @city as it lies. */
void comstock_cards_town_init_city (ComstockCardsTown *self,
                                    ComstockCardsCity *city);

/* @terrain alone, with its north-west parcel at (0, 0), always of the first era. */
void comstock_cards_town_init_card (ComstockCardsTown  *self,
                                    const CardsTerrain *terrain);

/* Lays @terrain with its north-west parcel at (@x, @y), where it may lie. */
void comstock_cards_town_lay (ComstockCardsTown  *self,
                              const CardsTerrain *terrain,
                              int                 x,
                              int                 y);

/* What is seen at (@x, @y), CARDS_NO_PARCEL for bare table.  Any coordinates. */
CardsParcel comstock_cards_town_get (const ComstockCardsTown *self,
                                     int                      x,
                                     int                      y);

/* Whether the parcel at (@x, @y) is one of @kinds. */
gboolean comstock_cards_town_shows (const ComstockCardsTown *self,
                                    int                      x,
                                    int                      y,
                                    CardsParcelSet           kinds);

/* Whether (@x, @y) and its neighbor at (@dx, @dy) are parcels of one card. */
gboolean comstock_cards_town_is_one_card (const ComstockCardsTown *self,
                                          int                      x,
                                          int                      y,
                                          int                      dx,
                                          int                      dy);

/* A number from 0 up to below 1 that is always the same for a parcel and a @purpose: nothing ever jumps. */
double comstock_cards_town_chance (const ComstockCardsTown *self,
                                   int                      x,
                                   int                      y,
                                   guint                    purpose);
