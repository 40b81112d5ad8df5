/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked in a position, and what the question is about. */

#pragma once

#include <glib.h>

#include "engine/board/board-game.h"

G_BEGIN_DECLS

/* A plain value; what a question is not about is the "none" of its kind. */
typedef struct
{
  BoardStep step;
  guint32 seats;        /* that must answer, a bit each; CS_CHANCE too; 0 when the game is over */
  BoardContent content; /* the building that may be bought or is being placed; BOARD_BARE */
  guint parcel;         /* that may be bought, is built on, or where a duel or fight is; BOARD_NO_PARCEL */
  guint builder;        /* whose house is to stand on the parcel of who is asked; CS_NO_SEAT */
  BoardPlace place;     /* of the duel in hand; BOARD_NO_PLACE */
  int price;            /* in dollars, of a VP of each; −1 */
  guint least;          /* of what an amount may be; not all in between need be legal */
  guint most;
} ComstockBoardQuestion;

/* @seat is who would answer: the range of an entry of its sheet, and its price.  CS_NO_SEAT: the first that must. */
void comstock_board_question_read (const BoardState      *state,
                                   guint                  seat,
                                   ComstockBoardQuestion *question);

/* Whether nothing has changed from one to the other that @seat, who is asked in both, could know: others have filled in
 * sheets, picked duel tiles or given orders. */
gboolean comstock_board_question_stays (const BoardState *before,
                                        const BoardState *now,
                                        guint             seat);

G_END_DECLS
