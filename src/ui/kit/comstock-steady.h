/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For widgets above whose children something is drawn now and then. */

#pragma once

#include <gtk/gtk.h>

/* Ends what a widget draws.  GTK draws anew where two frames differ, and compares lists of parts; one part alone is no
 * list.  So without this, whatever is below is drawn anew when something comes above it, and when that goes. */
void comstock_steady_snapshot (GtkSnapshot *snapshot);
