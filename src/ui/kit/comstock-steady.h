/* SPDX-License-Identifier: GPL-3.0-or-later */
/* So that GTK draws no more anew than it must. */

#pragma once

#include <gtk/gtk.h>

/* Ends what a widget draws above whose children something is drawn now and then.  GTK draws anew where two frames
 * differ, and compares lists of parts; one part alone is no list.  So without this, whatever is below is drawn anew
 * when something comes above it, and when that goes. */
void           comstock_steady_snapshot  (GtkSnapshot *snapshot);

/* Consumes @node, for a part in which many small things change at once: what comes of it, drawn in turn @odd and not,
 * is drawn anew as one.  Where GTK has found more than thirty places that differ, it draws all around them anew, up to
 * the whole window. */
GskRenderNode *comstock_steady_new_whole (GskRenderNode *node,
                                          gboolean       odd);
