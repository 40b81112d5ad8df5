/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockKeyGroup: widgets that belong together, one stop of Tab; arrow keys, Home and End go among them. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_KEY_GROUP (comstock_key_group_get_type ())
G_DECLARE_FINAL_TYPE (ComstockKeyGroup, comstock_key_group, COMSTOCK, KEY_GROUP, GtkWidget)

/* Around one child, which may hold any number of focusable widgets.  Entered again, the focus comes back to where it
 * was.  Properties: "child" (GtkWidget). */

/* Where the focus goes as long as it has not been in the group, instead of the first widget; NULL, or once
 * @home is gone: the first again. */
void comstock_key_group_set_home (ComstockKeyGroup *self,
                                  GtkWidget        *home);
