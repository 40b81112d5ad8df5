/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of ComstockStatistics share. */

#pragma once

#include "comstock-statistics.h"

G_BEGIN_DECLS

/* The games kept one by one: ComstockRecord in the order in which they first ended, borrowed, to be changed in place.
 * Reads the file if that was not done yet. */
GPtrArray *comstock_statistics_get_records (ComstockStatistics *self);

/* Tells everybody that the figures are others now, and writes them. */
void       comstock_statistics_store       (ComstockStatistics *self);

G_END_DECLS
