/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is asked at a table, and what. */

#pragma once

#include "comstock-table.h"

/* The person who must act now, of several the first, −1 for none. */
int   comstock_table_find_person (ComstockGame  *game);

/* Whether the person at @seat, which is asked or −1, has made a move since the cursor was @since. */
gboolean comstock_table_is_asked_again (ComstockGame *game,
                                        int           seat,
                                        guint         since);

/* What is asked now; of several people at the screen which of them, and of a moment that is only looked at which one it
 * is.  Free with g_free (). */
char *comstock_table_dup_prompt  (ComstockTable *self);
