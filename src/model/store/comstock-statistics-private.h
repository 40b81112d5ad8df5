/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of ComstockStatistics share. */

#pragma once

#include "comstock-book.h"
#include "comstock-statistics.h"

G_BEGIN_DECLS

/* Takes @change.  Makes it in what is known, of which everybody is told, and in the file.  Reads the file if that was
 * not done yet. */
void comstock_statistics_change (ComstockStatistics *self,
                                 ComstockChange     *change);

G_END_DECLS
