/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsEnding: when the end of a game is shown, and when it is played. */

#pragma once

#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_CARDS_ENDING (comstock_cards_ending_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsEnding, comstock_cards_ending, COMSTOCK, CARDS_ENDING, GObject)

/* The end of a game that is played to it is played before everybody's eyes; that of a game that is opened, or that
 * one comes back to, is there at once.  It is gone while the game is only looked at, and once it was left.
 *
 * Signals: "left" (): a person has left it for the table; "changed" (): the end has come or gone. */

/* @table, which is borrowed, has been started. */
ComstockCardsEnding *comstock_cards_ending_new    (ComstockTable       *table);

/* Shows the end, or takes it away, as the game stands now. */
void                 comstock_cards_ending_update (ComstockCardsEnding *self);

/* A pane lies over @width pixels of the end of the table. */
void                 comstock_cards_ending_spare  (ComstockCardsEnding *self,
                                                   int                  width);

/* How many pixels at the lower edge of the table are to be seen below a pane, or 0 where the end is not shown.  Whoever
 * looks back from the end leaves them free still, so that the buttons of the pane stay where they are. */
int                  comstock_cards_ending_get_foot (ComstockCardsEnding *self);

/* Shows the end once more that was left. */
void                 comstock_cards_ending_show   (ComstockCardsEnding *self);
