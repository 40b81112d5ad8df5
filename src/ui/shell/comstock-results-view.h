/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockResultsView: the games that are known one by one, of those that are chosen by game, player, opponents and
 * deal: a chart over time, and a list with their codes. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_RESULTS_VIEW (comstock_results_view_get_type ())
G_DECLARE_FINAL_TYPE (ComstockResultsView, comstock_results_view, COMSTOCK, RESULTS_VIEW, GtkWidget)

/* Shows @records, of ComstockRecord, the oldest first, as far as what is chosen stays possible; none: nothing. */
void comstock_results_view_show (ComstockResultsView *self,
                                 GPtrArray           *records);
