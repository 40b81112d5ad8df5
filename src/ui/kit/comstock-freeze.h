/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures that stay as they are for many frames, drawn once. */

#pragma once

#include <gtk/gtk.h>

/* Ends @snapshot (consumed) and returns what it drew as a node of pixels, sharp for @scale device pixels per pixel:
 * drawing it costs no more than copying the part that is drawn.  A picture too large to be kept as pixels stays as it
 * is.  NULL if nothing was drawn. */
GskRenderNode *comstock_freeze (GtkSnapshot *snapshot,
                                int          scale);

/* The pixels of @surface, which keeps them, as such a node over @bounds.  Its device scale tells how sharp it is. */
GskRenderNode *comstock_freeze_surface (cairo_surface_t       *surface,
                                        const graphene_rect_t *bounds);

/* The same of a whole @surface at the origin, for one as large as a window and drawn without being scaled: in strips
 * that the caches of a processor can hold, because cairo first copies what is seen of a node. */
GskRenderNode *comstock_freeze_strips  (cairo_surface_t       *surface);
