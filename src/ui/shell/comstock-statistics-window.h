/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockStatisticsWindow: the statistics to look at, to export and to begin anew. */

#pragma once

#include <adwaita.h>

#include "model/store/comstock-statistics.h"

#define COMSTOCK_TYPE_STATISTICS_WINDOW (comstock_statistics_window_get_type ())
G_DECLARE_FINAL_TYPE (ComstockStatisticsWindow, comstock_statistics_window, COMSTOCK, STATISTICS_WINDOW, AdwWindow)

/* Actions: "statistics.export" asks for a file, "statistics.reset" forgets all and offers "statistics.restore", which
 * brings it back, until the next game ends. */
GtkWindow *comstock_statistics_window_new (ComstockStatistics *statistics);
