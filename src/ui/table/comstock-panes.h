/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockPanes: pages over the side of a table, of which one or none is shown. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_PANES (comstock_panes_get_type ())
G_DECLARE_FINAL_TYPE (ComstockPanes, comstock_panes, COMSTOCK, PANES, AdwBin)

/* Property "content" (GtkWidget, write-only): what the panes lie over, which they never make smaller; is set once.
 * Property "covering" (boolean, read-only): a pane covers all of the content when it is shown, as both have no room.
 * Property "width" (int, read-only): how many pixels of the content's end the pane that is shown lies over; 0 for none,
 * or while it covers all.
 * Signal "left" (): a pane that had the focus is about to go; the focus must go elsewhere. */

/* Adds @pane under @name, and to @actions one of that name whose state, a boolean, says whether it is shown. */
void        comstock_panes_add        (ComstockPanes *self,
                                       GActionMap    *actions,
                                       const char    *name,
                                       GtkWidget     *pane);

/* Shows the pane of this name and leads the focus into it; NULL for none. */
void        comstock_panes_show       (ComstockPanes *self,
                                       const char    *name);

/* The pane of this name. */
GtkWidget  *comstock_panes_get        (ComstockPanes *self,
                                       const char    *name);

/* The name of the pane that is shown, or NULL. */
const char *comstock_panes_get_shown  (ComstockPanes *self);

gboolean    comstock_panes_is_covering (ComstockPanes *self);

int         comstock_panes_get_width   (ComstockPanes *self);

/* What the panes lie in, without the content. */
GtkWidget  *comstock_panes_get_part   (ComstockPanes *self);

/* Gives a pane its width in a window so wide, in pixels. */
void        comstock_panes_set_room   (ComstockPanes *self,
                                       int            window);

/* Leaves so many pixels at the lower edge of the content free, but for a pane that covers all. */
void        comstock_panes_set_foot  (ComstockPanes *self,
                                      int            height);

/* Whether that is less than large text wants. */
gboolean    comstock_panes_is_cramped (ComstockPanes *self);
