/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Grain: the felt and the wood of a table, and the velvet of a scene, painted once per size and kept. */

#pragma once

#include <gtk/gtk.h>

typedef struct ComstockGrain ComstockGrain;

/* Between the colors comstock_ground_lit, in the middle, and comstock_ground_shaded, at the corners. */
ComstockGrain *comstock_grain_new_felt   (void);

/* Planks with lines along their width, between comstock_wood_lit and comstock_wood_shaded. */
ComstockGrain *comstock_grain_new_wood   (void);

/* Smooth, from comstock_scene_velvet in the middle to comstock_scene_velvet_edge. */
ComstockGrain *comstock_grain_new_velvet (void);

void           comstock_grain_free       (ComstockGrain *self);

/* Fills @width × @height pixels of @widget, the style of which has the colors, from the origin on.  Where both colors
 * are one, as in high contrast, it is that alone. */
void           comstock_grain_snapshot   (ComstockGrain *self,
                                          GtkWidget     *widget,
                                          GtkSnapshot   *snapshot,
                                          int            width,
                                          int            height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockGrain, comstock_grain_free)
