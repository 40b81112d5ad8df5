/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The opponents of a game of cards, as the statistics keep them and as they are told. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "1 hard rival, 2 novice virtual players" of "rival:hard,virtual:novice,virtual:novice"; words from elsewhere that
 * are none are told as they are.  Free with g_free (). */
char *comstock_cards_result_dup_opponents (const char *opponents);

G_END_DECLS
