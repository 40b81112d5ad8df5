/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockStage: what is asked now, in a line above the table; where the focus waits while others play. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_STAGE (comstock_stage_get_type ())
G_DECLARE_FINAL_TYPE (ComstockStage, comstock_stage, COMSTOCK, STAGE, GtkBox)

/* Where the game is, and what is asked.  Return whether it was something else before. */
gboolean comstock_stage_set_heading      (ComstockStage *self,
                                          const char    *heading);
gboolean comstock_stage_set_prompt       (ComstockStage *self,
                                          const char    *prompt);

/* Whether the heading is shown as well. */
void     comstock_stage_set_titled       (ComstockStage *self,
                                          gboolean       titled);

/* Whether a person is asked; whether the game is only looked at. */
void     comstock_stage_set_asked        (ComstockStage *self,
                                          gboolean       asked);
void     comstock_stage_set_looking_back (ComstockStage *self,
                                          gboolean       looking_back);
