/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCountLane: a seat at the end of a game: its place, its points as a bar, and what they come from. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-sheet.h"

#define COMSTOCK_TYPE_COUNT_LANE (comstock_count_lane_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCountLane, comstock_count_lane, COMSTOCK, COUNT_LANE, GtkWidget)

/* So many points in words, "12 VP"; a new string. */
typedef char *(*ComstockCountPoints) (int points);

/* What the points of a row come from: a drawing, and the color of what in it has that of its surroundings. */
typedef struct
{
  const char *drawing;
  const char *ink;
} ComstockCountPart;

/* @sheet must live as long.  @reach: the points of the longest bar. */
GtkWidget *comstock_count_lane_new        (const ComstockSheet *sheet,
                                           guint                seat,
                                           int                  reach,
                                           ComstockCountPoints  dup_points);

/* How the seat came by them, shown once the count is over, where there is room for it. */
void       comstock_count_lane_add_story  (ComstockCountLane *self,
                                           GtkWidget         *story);
void       comstock_count_lane_set_tall   (ComstockCountLane *self,
                                           gboolean           tall);

/* The story stands beside the name, in a lane that is low and broad, or below all else. */
void       comstock_count_lane_set_beside (ComstockCountLane *self,
                                           gboolean           beside);

/* By the rows of the sheet: drawn over their parts of the bar where there is room for a story. */
void       comstock_count_lane_set_looks  (ComstockCountLane       *self,
                                           const ComstockCountPart *looks);

/* So many points are counted, in the order of the rows: shows what they come from. */
void       comstock_count_lane_set_points (ComstockCountLane *self,
                                           double             points);

/* Draws onto @snapshot what is only shown at the end, so that its drawings are kept by then. */
void       comstock_count_lane_prepare    (ComstockCountLane *self,
                                           GtkSnapshot       *snapshot);

/* The count is over: shows the place. */
void       comstock_count_lane_finish     (ComstockCountLane *self);
