/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of statistics (docs/statistics.md); private to comstock-statistics.c. */

#pragma once

#include "model/session/comstock-tally.h"

G_BEGIN_DECLS

#define COMSTOCK_STATISTICS_FORMAT_VERSION 2

/* How many games are kept one by one, and how many tallies of games before those. */
#define COMSTOCK_STATISTICS_MAX_RECORDS 400
#define COMSTOCK_STATISTICS_MAX_FORMER 200

/* @former are ComstockTally, @records ComstockRecord, no more of them than are allowed. */
GBytes  *comstock_statistics_json_write (GPtrArray *former,
                                         GPtrArray *records);

/* Appends what the file holds to both arrays, of which nothing is to be used on failure; errors name the member. */
gboolean comstock_statistics_json_read  (GBytes    *bytes,
                                         GPtrArray *former,
                                         GPtrArray *records,
                                         GError   **error);

G_END_DECLS
