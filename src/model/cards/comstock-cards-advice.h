/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves of the card game before they are made: what they are, and what speaks for them. */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

/* Functions of the ComstockGame class. */
char *comstock_cards_advice_dup_title  (ComstockGame *game,
                                        gconstpointer state,
                                        guint         seat,
                                        CsMove        move);
char *comstock_cards_advice_dup_lit_title (ComstockGame *game,
                                           gconstpointer state,
                                           guint         seat,
                                           CsMove        move);
void  comstock_cards_advice_explain (ComstockGame   *game,
                                     gconstpointer   state,
                                     guint           seat,
                                     CsMove          move,
                                     ComstockReason *reason);

/* Of the ComstockGame class, too. */
extern const ComstockSkill comstock_cards_skills[];
guint comstock_cards_advice_get_skill (gconstpointer state);

/* Why a rival did what @event tells, which happened on the way to move @cursor, by what it could see; NULL for what no
 * rival chose, or without a reason.  Free with g_free (). */
char *comstock_cards_advice_dup_motive (ComstockGame  *game,
                                        guint          cursor,
                                        const CsEvent *event);

G_END_DECLS
