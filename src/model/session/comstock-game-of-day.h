/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game of the day: of each game one deal a date, the same for everybody, without any network. */

#pragma once

#include "comstock-game-code.h"

G_BEGIN_DECLS

/* The code of @kind's game for the date of @day: a person against three medium rivals of the house, or as many as there
 * is room for, with the first of all that can be chosen.  NULL for a game without codes.  Free with g_free (). */
char      *comstock_game_of_day_dup_code  (const ComstockGameKind *kind,
                                           GDateTime              *day);

/* The day whose game @code is: a new date, or NULL if it is of none. */
GDateTime *comstock_game_of_day_dup_date  (const char             *code);

/* "Game of the day, 26 November 2026" in the current language, or NULL if @code is of none.  Free with g_free (). */
char      *comstock_game_of_day_dup_title (const char             *code);

G_END_DECLS
