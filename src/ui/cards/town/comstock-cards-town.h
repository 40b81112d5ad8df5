/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Towns of the card game: what is seen of a city, or of one card. */

#pragma once

#include "model/cards/comstock-cards-city.h"
#include "ui/town/comstock-town-picture.h"

/* Two of them that are equal byte by byte look the same. */
typedef struct
{
  ComstockTown town;
  guint law;                    /* 1 where outlaws count as empty, else 0 */
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

/* One @parcel of @card alone, within the area; comstock_cards_town_link () must follow. */
void comstock_cards_town_set (ComstockCardsTown *self,
                              int                x,
                              int                y,
                              CardsParcel        parcel,
                              guint8             card);

/* Works out anew which neighbors pay each parcel. */
void comstock_cards_town_link (ComstockCardsTown *self);

/* As comstock_town_look_of (), and plain where somebody wants the towns of this game so. */
ComstockTownLook comstock_cards_town_look_of (GtkWidget *widget,
                                              int        cell);

/* Has @changed (@widget) called whenever towns begin to look different: by lamplight, plain or not. */
void comstock_cards_town_watch (GtkWidget *widget,
                                GCallback  changed);
