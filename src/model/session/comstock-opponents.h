/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game ended for a person and against whom, as statistics keep it and in the current language. */

#pragma once

#include "comstock-game.h"
#include "comstock-seating.h"

G_BEGIN_DECLS

/* "2 people, 1 hard rival" of "rival:hard,person,person", automatic seats behind all others; of @n such seats of one
 * level @dup_automatic tells.  Words from elsewhere that are none are told as they are.  Free with
 * g_free (). */
char *comstock_opponents_dup_text (const char            *opponents,
                                   const ComstockSeating *seating,
                                   char                *(*dup_automatic) (ComstockLevel level,
                                                                          guint         n));

/* How @game, which is over and has a sheet, ended for the person at @seat.  A new result; NULL for one of several
 * persons who has no name.  Its opponents are told as "virtual:novice,rival:hard", strongest last, so that the same
 * company has the same words. */
ComstockResult *comstock_opponents_dup_result (ComstockGame *game,
                                               guint         seat);

G_END_DECLS
