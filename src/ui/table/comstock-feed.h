/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockFeed: the last deeds of all seats, which stay in sight while one decides. */

#pragma once

#include "comstock-log-rows.h"

#define COMSTOCK_TYPE_FEED (comstock_feed_get_type ())
G_DECLARE_FINAL_TYPE (ComstockFeed, comstock_feed, COMSTOCK, FEED, GtkWidget)

/* The last rows, @most at the most, of the log of @game as far as its cursor, the newest first: as @pictures show them,
 * once the table has told them.  It shows as many as find room in the height that its neighbors leave to it.  For the
 * eye alone: a screen reader has been told each of them. */
GtkWidget *comstock_feed_new (ComstockGame              *game,
                              const ComstockLogPictures *pictures,
                              guint                      most);
