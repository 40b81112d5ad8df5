/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockScorePane: the pane beside a table with the score sheet of its game as it stands, and its course by
 * rounds. */

#pragma once

#include "comstock-score-look.h"

#define COMSTOCK_TYPE_SCORE_PANE (comstock_score_pane_get_type ())
G_DECLARE_FINAL_TYPE (ComstockScorePane, comstock_score_pane, COMSTOCK, SCORE_PANE, GtkWidget)

/* It follows @game, which has a sheet.  A figure that is pressed is explained below the sheet, and lights up the places
 * that make it.  It goes out by itself when the sheet is no longer seen.  Implements ComstockLook.
 * Signal "light-changed" (): other places are lit, or none. */
GtkWidget                 *comstock_score_pane_new       (ComstockGame            *game,
                                                          const ComstockScoreLook *look);

/* The figure whose places are lit now, borrowed until the game goes on, and in *@seat whose; NULL and −1 without a
 * light. */
const ComstockSheetFigure *comstock_score_pane_get_light (ComstockScorePane       *self,
                                                          int                     *seat);

/* Tells of which seats the places are seen beside the pane, a bit each: of all others it shows a small picture. */
void                       comstock_score_pane_set_seen  (ComstockScorePane       *self,
                                                          guint32                  seats);

/* Where there is little room the button that closes the pane stands above the titles of its pages. */
void                       comstock_score_pane_set_cramped (ComstockScorePane     *self,
                                                            gboolean               cramped);

/* In a window of @width pixels all seats are seen, if need be with signs instead of the names of rows. */
void                       comstock_score_pane_set_room  (ComstockScorePane       *self,
                                                          int                      width);
