/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockHinter: shows on the table of any game what the person who is asked might do. */

#pragma once

#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_HINTER (comstock_hinter_get_type ())
G_DECLARE_FINAL_TYPE (ComstockHinter, comstock_hinter, COMSTOCK, HINTER, GObject)

/* Adds the action "hint" to those of @table, which lives longer.  The best move is told in a callout where it would
 * be made, and told again as it becomes surer; asked once more, the action goes on to the next best.  A change of
 * what is asked takes the callout away. */
ComstockHinter  *comstock_hinter_new         (ComstockTable *table);
