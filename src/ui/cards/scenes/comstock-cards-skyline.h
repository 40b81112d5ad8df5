/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsSkyline: what is seen from a street: the parcels of a town from one end to the other, or cards. */

#pragma once

#include "model/cards/comstock-cards-seat.h"

typedef struct
{
  CardsParcel parcel;
  guint column;         /* from the left end of the skyline on */
  guint row;            /* from the far side on */
} ComstockCardsSkylineParcel;

/* A card of somebody who builds no town. */
typedef struct
{
  int character;        /* CardsCharacter, or −1 */
  CardsTerrain terrain; /* of no character */
} ComstockCardsSkylineCard;

typedef struct _ComstockCardsSkyline ComstockCardsSkyline;

ComstockCardsSkyline *comstock_cards_skyline_new       (void);
void                  comstock_cards_skyline_free      (ComstockCardsSkyline *self);

/* The parcels that @city shows come to stand right of what is there. */
void                  comstock_cards_skyline_add_city  (ComstockCardsSkyline *self,
                                                        ComstockCardsCity    *city);

/* The same for the city of @seat; a virtual player has none: the cards that it took are kept. */
void                  comstock_cards_skyline_add_seat  (ComstockCardsSkyline *self,
                                                        ComstockCardsSeat    *seat);

guint                 comstock_cards_skyline_get_width (const ComstockCardsSkyline *self);

/* All but empty ones, by columns, and in each from the far side on; borrowed. */
const ComstockCardsSkylineParcel *
                      comstock_cards_skyline_get_parcels (const ComstockCardsSkyline *self,
                                                          guint                      *n_parcels);

/* In the order in which they were taken; borrowed. */
const ComstockCardsSkylineCard *
                      comstock_cards_skyline_get_cards   (const ComstockCardsSkyline *self,
                                                          guint                      *n_cards);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockCardsSkyline, comstock_cards_skyline_free)
