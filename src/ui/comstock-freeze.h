/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures that stay as they are for many frames, drawn once. */

#pragma once

#include <gtk/gtk.h>

/* Ends @snapshot (consumed) and returns what it drew as a node that costs one copy to draw again: a texture, sharp
 * for the scale factor of @widget, which must be realized.  A picture too large to be kept as pixels stays as it is.
 * NULL if nothing was drawn. */
GskRenderNode *comstock_freeze (GtkWidget   *widget,
                                GtkSnapshot *snapshot);
