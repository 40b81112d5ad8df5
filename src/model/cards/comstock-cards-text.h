/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences of the card game. */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

/* "Era I, round 3 of 9: the auction" and what is asked now, in one sentence.  Free with g_free (). */
char *comstock_cards_text_dup_heading      (ComstockGame *game);
char *comstock_cards_text_dup_prompt       (ComstockGame *game);

/* When a seat plays: "2nd to play, value 7"; NULL without a place in the order.  Free with g_free (). */
char *comstock_cards_text_dup_order        (ComstockCardsSeat *seat);

/* What @seat does in the round, in four words at most, NULL if there is nothing to tell: "picking…".  Free with
 * g_free (). */
char *comstock_cards_text_dup_state        (ComstockCardsGame *game,
                                            ComstockCardsSeat *seat);

/* How the game ended, in one sentence; NULL before the end. */
char *comstock_cards_text_dup_outcome      (ComstockCardsGame *game);

/* Who holds @seat, told to the viewer: "You" of the viewer's own seat, else as comstock_cards_seat_dup_holder () has
 * it. */
char *comstock_cards_text_dup_holder       (ComstockCardsGame *game,
                                            ComstockCardsSeat *seat);

/* The same where there is little room: "Rival, hard"; translated, static. */
const char *comstock_cards_text_get_brief_holder (ComstockCardsGame *game,
                                                  ComstockCardsSeat *seat);

/* What the column of the position at @cursor is when it has just been filled, in one sentence.  Free with g_free (). */
char *comstock_cards_text_dup_column       (ComstockGame *game,
                                            guint         cursor);

/* Functions of the ComstockGame class. */
char *comstock_cards_text_describe         (ComstockGame  *game,
                                            guint          cursor,
                                            const CsEvent *event);
char *comstock_cards_text_refuse           (ComstockGame    *game,
                                            const CsRefusal *refusal);

G_END_DECLS
