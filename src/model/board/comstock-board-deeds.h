/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Jeb Standish does, with what decided: his cards and his buildings, each as one deed of a few steps. */

#pragma once

#include "comstock-board-game.h"

G_BEGIN_DECLS

#define COMSTOCK_BOARD_DEED_STEPS 2     /* two cowboys; a building and its house */
#define COMSTOCK_BOARD_CARD_LINES 3     /* at the most, on a card */

typedef struct
{
  BoardPlace place;             /* BOARD_NO_PLACE: there was none for this cowboy */
  BoardCriterion criterion;
  guint line;                   /* of the card, which led here */
  BoardContent content;         /* what is bought, attacked or laid there; BOARD_BARE: nothing, or no matter */
  BoardParcels among;           /* the parcels among which the white die decided, else 0 */
  BoardRoads roads;             /* laid for it, bridges too */
} ComstockBoardStep;

typedef struct
{
  guint nth;                    /* of the events that were read, which begins it */
  guint cursor;                 /* the move with which it begins */
  CsEvent head;                 /* its card, or what is built: the log's sentence names it */
  gboolean builds;              /* else it is a card */
  BoardLetter letter;           /* of the card, */
  guint power;
  guint n_steps;
  ComstockBoardStep steps[COMSTOCK_BOARD_DEED_STEPS];
} ComstockBoardDeed;

/* What he did after move @from up to move @to, in order: an array of ComstockBoardDeed.  Every card is a deed; a
 * building is one only if something was to be decided, and if it stays. */
GArray *comstock_board_deeds_dup      (ComstockBoardGame *game,
                                       guint              from,
                                       guint              to);

/* What a card orders, line by line: "The best parcel"; NULL behind the last.  The third line of A and B is the one that
 * counts where he is at its place already (S12).  Free with g_free (). */
char   *comstock_board_deeds_dup_line (const BoardState  *state,
                                       BoardLetter        letter,
                                       guint              line);

/* Which of its parcels the white die chose, from 1, and of how many; 0 if it decided nothing. */
guint   comstock_board_deeds_get_die  (const ComstockBoardStep *step,
                                       guint                   *n);

G_END_DECLS
