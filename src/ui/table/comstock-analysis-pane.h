/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockAnalysisPane: the decisions of a game that cost most, with what was better. */

#pragma once

#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_ANALYSIS_PANE (comstock_analysis_pane_get_type ())
G_DECLARE_FINAL_TYPE (ComstockAnalysisPane, comstock_analysis_pane, COMSTOCK, ANALYSIS_PANE, GtkWidget)

/* Of the game of @table, which lives longer, and keeps what is found.  The analysis begins when its button is pressed,
 * or as the pane is opened after the end of a game; it shows what it has found so far, and can be cancelled; the button
 * is there while something is left to find.  A decision that is chosen is looked at: the table shows the moment before
 * it, and on it what was better. */
GtkWidget *comstock_analysis_pane_new (ComstockTable *table);
