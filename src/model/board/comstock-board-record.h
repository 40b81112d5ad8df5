/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A duel as its events tell it, which may come with several moves. */

#pragma once

#include "model/session/comstock-game.h"
#include "engine/board/board-game.h"

#define COMSTOCK_BOARD_MOST_DICE 4      /* two, and both once more */

typedef struct
{
  guint n_dice;
  guint8 dice[COMSTOCK_BOARD_MOST_DICE];
  gboolean tells_strength;      /* takes part to the end */
  gboolean tiles;               /* instead of dice */
  int rolled;                   /* dice or tiles */
  int firepower;
  int powers[BOARD_POWERS];     /* its parts */
  guint role;                   /* whose character fights, or BOARD_ROLES */
  int odds;                     /* of 100, before the dice; −1: not known */
} ComstockBoardDuelist;

/* A plain value, zeroed at first. */
typedef struct
{
  BoardPlace place;
  ComstockBoardDuelist duelists[BOARD_MAX_SEATS];
  int outlaw;                   /* the strength of the one there, or 0 */
  guint cursor;                 /* the last position before it was decided, or 0 */
  guint winner;                 /* a seat, or CS_NO_SEAT for the outlaw */
  gboolean by_pass_order;
} ComstockBoardRecord;

/* Takes @event of @game in, which has just happened; TRUE when it decides the duel. */
gboolean comstock_board_record_note           (ComstockBoardRecord        *self,
                                               ComstockGame               *game,
                                               const CsEvent              *event);

/* Of dice that were rolled anew the last ones count: the first of these.  Of tiles all count. */
guint    comstock_board_record_find_first_die (const ComstockBoardDuelist *duelist);

/* "Duel: C2", and who has won.  Free with g_free (). */
char    *comstock_board_record_dup_heading    (const ComstockBoardRecord  *self);
char    *comstock_board_record_dup_outcome    (const ComstockBoardRecord  *self,
                                               ComstockGame               *game);

/* "4 + 3 = 7", or the firepower alone of who rolls nothing.  Free with g_free (). */
char    *comstock_board_record_dup_sum        (const ComstockBoardDuelist *duelist);
