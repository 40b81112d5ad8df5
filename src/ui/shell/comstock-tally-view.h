/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockTallyView: the figures of one player against one set of opponents. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-tally.h"

#define COMSTOCK_TYPE_TALLY_VIEW (comstock_tally_view_get_type ())
G_DECLARE_FINAL_TYPE (ComstockTallyView, comstock_tally_view, COMSTOCK, TALLY_VIEW, GtkWidget)

/* Shows @tally as it is now. */
GtkWidget *comstock_tally_view_new (const ComstockTally *tally);
