/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockDrawer: a pane that slides over the end of a content. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_DRAWER (comstock_drawer_get_type ())
G_DECLARE_FINAL_TYPE (ComstockDrawer, comstock_drawer, COMSTOCK, DRAWER, GtkWidget)

/* AdwFlap would not do: it lays out a closed pane with every change, takes its width from a spring that has no number
 * yet if it opens before the window's first frame, and is deprecated since libadwaita 1.4, which brings
 * AdwOverlaySplitView.
 *
 * The content always has all the room; the pane is as wide as it is by nature, as far as that fits.  A pane that is
 * closed is hidden: it is neither measured, nor laid out, nor drawn.  It is hidden by the drawer alone.
 *
 * Properties "content" and "pane" (GtkWidget, write-only): each is set once.
 * Property "open" (boolean): the pane is shown, or on its way; a finger closes it, too.  While its change is notified
 * the pane is still there, so that the focus can go elsewhere. */

void     comstock_drawer_set_open (ComstockDrawer *self,
                                   gboolean        open);

gboolean comstock_drawer_get_open (ComstockDrawer *self);
