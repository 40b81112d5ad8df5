/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeping the ring around what has the focus in sight. */

#pragma once

#include <gtk/gtk.h>

/* Shows what has the focus in @window for as long as keys are used, not only for the moment after each.  A click or a
 * touch hides it. */
void comstock_focus_ring_keep (GtkWindow *window);
