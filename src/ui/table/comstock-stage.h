/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockStage: what is asked now and where the game is, in the height of a header bar; where the focus waits while
 * others play. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_STAGE (comstock_stage_get_type ())
G_DECLARE_FINAL_TYPE (ComstockStage, comstock_stage, COMSTOCK, STAGE, GtkWidget)

/* Where the game is, and what is asked: read out from now on, shown only if it may be @seen.  Return whether it was
 * something else before. */
gboolean comstock_stage_set_heading      (ComstockStage *self,
                                          const char    *heading,
                                          gboolean       seen);
gboolean comstock_stage_set_prompt       (ComstockStage *self,
                                          const char    *prompt,
                                          gboolean       seen);

/* What stands for the heading in little room: see comstock_rounds_set ().  @mark NULL: nothing does. */
void     comstock_stage_set_progress     (ComstockStage *self,
                                          const char    *mark,
                                          guint          round,
                                          guint          n_rounds);

/* The sign of the player who is asked (comstock-sign.h), or NULL. */
void     comstock_stage_set_sign         (ComstockStage *self,
                                          const char    *sign);

/* Whether the prompt may take two lines only, the rest being told by its tooltip. */
void     comstock_stage_set_tight        (ComstockStage *self,
                                          gboolean       tight);

/* Whether a person is asked; whether the game is only looked at. */
void     comstock_stage_set_asked        (ComstockStage *self,
                                          gboolean       asked);
void     comstock_stage_set_looking_back (ComstockStage *self,
                                          gboolean       looking_back);
