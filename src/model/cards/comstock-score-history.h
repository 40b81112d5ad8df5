/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The totals of a game round by round, read from its journal. */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

#define COMSTOCK_ROUNDS (CARDS_ERAS * CARDS_ROUNDS)

/* Rounds count through both eras from 1; round 0 is the beginning. */
typedef struct
{
  guint n_rounds;   /* that the journal has begun, moves beyond the cursor included: 1–18 */
  guint present;    /* the one at the cursor */
  int totals[COMSTOCK_ROUNDS + 1][CARDS_MAX_SEATS];  /* at the end of each; of the last one as far as it went */
} ComstockScoreHistory;

void  comstock_score_history_read      (ComstockScoreHistory       *self,
                                        ComstockCardsGame          *game);

/* The least and the greatest total in it; the least is 0 or below. */
void  comstock_score_history_get_range (const ComstockScoreHistory *self,
                                        ComstockCardsGame          *game,
                                        int                        *least,
                                        int                        *greatest);

/* "Era I, round 3: Hat 12, Star 9", the seats in their order.  @round is 1–n_rounds.  Free with g_free (). */
char *comstock_score_history_dup_round (const ComstockScoreHistory *self,
                                        ComstockCardsGame          *game,
                                        guint                       round);

/* What a chart of it says at a glance: the seats by their totals now.  Free with g_free (). */
char *comstock_score_history_dup_gist  (const ComstockScoreHistory *self,
                                        ComstockCardsGame          *game);

G_END_DECLS
