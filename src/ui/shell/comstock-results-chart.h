/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockResultsChart: the points of a player's games, one after the other, and how their average has changed. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_RESULTS_CHART (comstock_results_chart_get_type ())
G_DECLARE_FINAL_TYPE (ComstockResultsChart, comstock_results_chart, COMSTOCK, RESULTS_CHART, GtkWidget)

/* A game; a plain value. */
typedef struct
{
  int points;
  gboolean won;
  GDateTime *day;       /* borrowed; may be NULL */
} ComstockChartGame;

/* Shows @n games, 1 or more, the oldest first. */
void comstock_results_chart_show (ComstockResultsChart    *self,
                                  const ComstockChartGame *games,
                                  guint                    n);
