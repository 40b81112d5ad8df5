/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSkipper: what a key or click does at a table while others play: it ends what is shown or waited for. */

#pragma once

#include "comstock-driver.h"
#include "comstock-guide.h"
#include "comstock-parts.h"
#include "comstock-theatre.h"

#define COMSTOCK_TYPE_SKIPPER (comstock_skipper_get_type ())
G_DECLARE_FINAL_TYPE (ComstockSkipper, comstock_skipper, COMSTOCK, SKIPPER, GObject)

/* Signal "skip" (): what moves on the table ends now.
 *
 * Watches @table for keys and clicks that mean nothing else: those on @parts that work meanwhile, and keys that lead
 * somewhere, keep their work.  While the @theatre plays an act, they end that first.  @table, @guide and @theatre must
 * live longer. */
ComstockSkipper *comstock_skipper_new         (GtkWidget       *table,
                                               ComstockParts   *parts,
                                               ComstockDriver  *driver,
                                               ComstockGuide   *guide,
                                               ComstockTheatre *theatre);

/* Keys skip while the focus is in @widget too, which may lie outside of the table. */
void             comstock_skipper_watch_keys  (ComstockSkipper *self,
                                               GtkWidget       *widget);

/* While @reading, a tip of the guide holds up the others, and a key or click tells that it was read. */
void             comstock_skipper_set_reading (ComstockSkipper *self,
                                               gboolean         reading);
