/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockNews: has what is played read out by a screen reader. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-replay.h"

#define COMSTOCK_TYPE_NEWS (comstock_news_get_type ())
G_DECLARE_FINAL_TYPE (ComstockNews, comstock_news, COMSTOCK, NEWS, GObject)

/* What is read out of the entry of the log at @index: a new string, "" for nothing, as something else tells it; NULL
 * for its own sentence. */
typedef char *(*ComstockDupNews) (ComstockGame *game,
                                  guint         index);

/* Announces each new entry of the log in @table, which must live longer; none of what was undone, or was there from
 * the beginning, nor while the game is only looked at.  Why rivals did it is said only if the settings want that.
 * @dup_news may be NULL: all entries are read out as they are. */
ComstockNews *comstock_news_new (GtkWidget      *table,
                                 ComstockReplay *replay,
                                 ComstockDupNews dup_news);

/* Announces what is new, for a table that is shown only now. */
void comstock_news_tell (ComstockNews *self);
