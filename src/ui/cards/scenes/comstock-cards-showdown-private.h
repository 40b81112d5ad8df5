/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the showdown share. */

#pragma once

#include "comstock-cards-showdown.h"
#include "comstock-cards-showdown-room.h"
#include "model/cards/comstock-cards-standing.h"
#include "ui/kit/comstock-capture.h"

/* When ties are broken, and how long that takes, in milliseconds. */
#define TIE_START 1150
#define TIE_LENGTH 350.0

typedef struct
{
  guint seat;
  CardsSuit suit;
  char *name;
  guint turn;               /* in which the card is turned over, lowest first */
  gboolean aside;
  guint place;              /* in the order of play, from 0 on, unless it is aside */
  float from;               /* where in the row it comes from and goes: between two places it is a broken number */
  float to;
  guint old_value;
  guint value;
  gboolean tied;
  CardsCharacterSet raisers;
  ComstockCapture *back;
  ComstockCapture *front;
  guint front_value;        /* what the front shows */
} ShowdownCard;

struct _ComstockCardsShowdown
{
  ComstockAct parent_instance;

  ComstockCardsGame *game;  /* not owned */
  ComstockCardsFindSeat find_seat;
  gpointer data;

  ShowdownCard cards[CARDS_MAX_SEATS];
  guint n_cards;
  guint n_ranked;
  gboolean asked;           /* somebody may raise a card */
  gboolean tie;
  gboolean rang;            /* the sound of a tie belongs to it */
  char *reasons[CARDS_MAX_SEATS];   /* who goes before whom though both are equal */
  guint n_reasons;
  CardsSuit breaker[CARDS_SUITS];

  int width;                /* that the room was measured for */
  int height;
  ComstockCardsShowdownRoom room;
  ComstockCapture *band;
  ComstockCapture *rays;
  ComstockCapture *strip;
};

double              showdown_ease           (ComstockCardsShowdown *self,
                                             double                 start,
                                             double                 length);

/* How far the row is moved on from where it begins. */
float               showdown_get_shift      (ComstockCardsShowdown *self);

/* Finds the ties in @list, of those that are ranked. */
void                showdown_break_ties     (ComstockCardsShowdown       *self,
                                             const ComstockCardsStanding *list);
void                showdown_drop_reasons   (ComstockCardsShowdown *self);

/* How much of what tells of ties has come: 0 … 1. */
double              showdown_get_tie        (ComstockCardsShowdown *self);

/* Draws of them so much, rays below the cards. */
void                showdown_snapshot_title (ComstockCardsShowdown *self,
                                             GtkSnapshot           *snapshot,
                                             double                 come);
void                showdown_snapshot_rays  (ComstockCardsShowdown *self,
                                             GtkSnapshot           *snapshot,
                                             double                 come);
void                showdown_snapshot_tie   (ComstockCardsShowdown *self,
                                             GtkSnapshot           *snapshot,
                                             double                 come);

/* Draws one prop that will be needed. */
void                showdown_prepare_tie    (ComstockCardsShowdown *self);
