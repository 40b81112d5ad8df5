/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCount: how the points of a finished game are counted before everybody's eyes: what is called when, and
 * how the seats' points grow meanwhile. */

#pragma once

#include "model/cards/comstock-cards-game.h"

/* Times are in milliseconds from the beginning of the count.
 *
 * The rows of the score pad are called in its order, but the outlaws at last; what nobody has is not called.  The
 * cards of virtual players, of whom there are no rows, join in meanwhile. */

typedef struct
{
  CardsRow row;
  double start;
  double length;
} ComstockCardsCall;

/* What makes points at once: a row, a character, a card of a virtual player. */
typedef struct
{
  int row;              /* CardsRow, −1 for a card of a virtual player */
  int character;        /* CardsCharacter, or −1 */
  int points;           /* not 0; below it for the outlaws */
  double start;
  double length;
} ComstockCardsCountPart;

typedef struct
{
  ComstockCardsSeat *seat;
  const ComstockCardsCountPart *parts;
  guint n_parts;
  guint place;          /* 1 for the winners; who has the same points has the same place */
  guint rank;           /* 0 … in the order of places, each once */
  int total;
} ComstockCardsCountLane;

typedef struct _ComstockCardsCount ComstockCardsCount;

/* @game is over. */
ComstockCardsCount           *comstock_cards_count_new        (ComstockCardsGame        *game);
void                          comstock_cards_count_free       (ComstockCardsCount       *self);

/* What is counted, as it stood at the end. */
const ComstockSheet          *comstock_cards_count_get_sheet  (const ComstockCardsCount *self);

guint                         comstock_cards_count_get_n_lanes (const ComstockCardsCount *self);

/* By seats. */
const ComstockCardsCountLane *comstock_cards_count_get_lane   (const ComstockCardsCount *self,
                                                               guint                     seat);

/* What is called at @time, NULL before the first call and after the last. */
const ComstockCardsCall      *comstock_cards_count_find_call  (const ComstockCardsCount *self,
                                                               double                    time);

/* When all is counted. */
double                        comstock_cards_count_get_length (const ComstockCardsCount *self);

/* How many points a lane ever reaches, before the outlaws come. */
int                           comstock_cards_count_get_reach  (const ComstockCardsCount *self);

/* How many of @part's points are counted at @time. */
double                        comstock_cards_count_part_points (const ComstockCardsCountPart *part,
                                                               double                        time);

/* The same of all parts of a lane. */
double                        comstock_cards_count_lane_points (const ComstockCardsCountLane *lane,
                                                               double                        time);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockCardsCount, comstock_cards_count_free)
