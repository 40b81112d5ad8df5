/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the card game told to whoever listens. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/table/comstock-telling.h"

/* The column, what each seat has left, the score and the city of @seat, as the class function dup_told of ComstockTable
 * wants it.  Free with g_free (). */
char *comstock_cards_told_dup (ComstockCardsGame *game,
                               ComstockCardsSeat *seat,
                               ComstockTold       what,
                               guint              nth);
