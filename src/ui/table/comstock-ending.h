/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockEnding: when the end of a game is shown, and when it is played. */

#pragma once

#include "comstock-table.h"

#define COMSTOCK_TYPE_ENDING (comstock_ending_get_type ())
G_DECLARE_FINAL_TYPE (ComstockEnding, comstock_ending, COMSTOCK, ENDING, GObject)

/* What a game's end is: a whole act that is held, with a signal "left" (): a person leaves it for the table. */
struct _ComstockFinale
{
  /* @game is over.  @played: the act begins with its end state. */
  ComstockAct *(*create)   (ComstockGame *game,
                            gboolean      played);

  /* A pane lies over @width pixels of it. */
  void         (*spare)    (ComstockAct  *finale,
                            int           width);

  /* How high its lower edge is that no pane may cover, at a size of @width × @height pixels. */
  int          (*get_foot) (ComstockAct  *finale,
                            int           width,
                            int           height);
};

/* The end of a game that is played to it is played before everybody's eyes; that of a game that is opened, or that
 * one comes back to, is there at once.  It is gone while the game is only looked at, and once it was left.
 *
 * Signals: "left" (): a person has left it for the table; "changed" (): the end has come or gone. */

/* @table, which is borrowed, has been started; @finale must live as long. */
ComstockEnding *comstock_ending_new    (ComstockTable        *table,
                                        const ComstockFinale *finale);

/* Shows the end, or takes it away, as the game stands now. */
void            comstock_ending_update (ComstockEnding *self);

/* A pane lies over @width pixels of the end of the table. */
void            comstock_ending_spare  (ComstockEnding *self,
                                        int             width);

/* How many pixels at the lower edge of the table are to be seen below a pane, or 0 where the end is not shown.  A
 * player who looks back from the end leaves them free still, so that the buttons of the pane stay where they are. */
int             comstock_ending_get_foot (ComstockEnding *self);

/* Shows the end once more that was left. */
void            comstock_ending_show   (ComstockEnding *self);
