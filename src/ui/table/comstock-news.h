/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockNews: has what is played read out by a screen reader. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-replay.h"

#define COMSTOCK_TYPE_NEWS (comstock_news_get_type ())
G_DECLARE_FINAL_TYPE (ComstockNews, comstock_news, COMSTOCK, NEWS, GObject)

/* Whether @event is read out, which nothing else tells. */
typedef gboolean (*ComstockIsNews) (const CsEvent *event);

/* Announces each new entry of the log in @table, which must live longer; none of what was undone, or was there from
 * the beginning, nor while the game is only looked at.  @is_news may be NULL: everything is. */
ComstockNews *comstock_news_new (GtkWidget      *table,
                                 ComstockReplay *replay,
                                 ComstockIsNews  is_news);
