/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCount: the end of a game: its points are counted step by step, then the seats stand in their order beside a
 * picture of what they built, and below what one may do next. */

#pragma once

#include "comstock-count-lane.h"
#include "comstock-ending.h"

#define COMSTOCK_TYPE_COUNT (comstock_count_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCount, comstock_count, COMSTOCK, COUNT, ComstockAct)

/* Something that is counted. */
typedef struct
{
  guint row;            /* of the score sheet */
  int seat;             /* whose points they are, −1: those of each seat in that row */
  int points;           /* of that seat */
  double length;        /* in milliseconds */
  guint detail;         /* what it is about, for the picture: as the game numbers it */
} ComstockCountStep;

/* A table of a game's own. */
typedef struct
{
  ComstockCountPoints dup_points;

  /* What the rows of the score sheet look like; NULL: they are told in words alone. */
  const ComstockCountPart *parts;

  /* A picture of the table of @game, which is over; and while @step is counted what makes it, NULL for nothing. */
  GtkWidget *(*picture_new)  (void);
  void       (*picture_show) (GtkWidget               *picture,
                              ComstockGame            *game,
                              const ComstockCountStep *step);

  /* Appends to @steps, of ComstockCountStep.  NULL: each row is a step, and the picture comes when all are counted. */
  void       (*list_steps)   (ComstockGame            *game,
                              const ComstockSheet     *sheet,
                              GArray                  *steps);

  /* How @seat came by its points, for its lane; two lines high.  NULL: nothing tells it. */
  GtkWidget *(*story_new)    (ComstockGame            *game,
                              guint                    seat);
} ComstockCountLook;

/* For ComstockFinale.  @look must live as long.
 *
 * Signal "left" (): by Escape or from its menu; it is let go then. */
ComstockAct *comstock_count_new      (ComstockGame            *game,
                                      gboolean                 played,
                                      const ComstockCountLook *look);
void         comstock_count_spare    (ComstockAct             *act,
                                      int                      width);
int          comstock_count_get_foot (ComstockAct             *act,
                                      int                      width,
                                      int                      height);

/* Appends @row as a whole, if it has brought anybody something. */
void         comstock_count_add_row  (GArray                  *steps,
                                      const ComstockSheet     *sheet,
                                      guint                    row);

/* The uppermost lane: once all has come to rest that of a winner. */
GtkWidget   *comstock_count_get_first (ComstockCount         *self);

/* Whether all has come to rest. */
gboolean     comstock_count_rests    (ComstockCount           *self);
