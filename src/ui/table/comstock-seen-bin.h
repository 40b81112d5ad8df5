/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSeenBin: a bin whose child is seen as it was while its table tells what has changed. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_SEEN_BIN (comstock_seen_bin_get_type ())
G_DECLARE_FINAL_TYPE (ComstockSeenBin, comstock_seen_bin, COMSTOCK, SEEN_BIN, AdwBin)

/* Anywhere in a ComstockTable.  What is drawn waits, and tooltips do: the child works, and is read out, as it is by
 * now.  One that comes to be seen meanwhile shows nothing yet.  Where the table gets another size it waits no
 * longer. */
GtkWidget *comstock_seen_bin_new   (GtkWidget       *child);

/* The child, that shows what was told, is seen as it is now. */
void       comstock_seen_bin_renew (ComstockSeenBin *self);
