/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Giving memory that the program no longer uses back to the system, and keeping what each frame uses anew. */

#pragma once

#include <gtk/gtk.h>

/* Gives it back a second from now, when what needed it has come to rest: a start, a new table.  Where the C library
 * cannot, it keeps it. */
void comstock_heap_trim_soon (void);

/* From now on the buffers in which cairo draws the frames of the window of @widget, which is realized, come out of
 * memory that stays.  Where frames are drawn otherwise, this does nothing. */
void comstock_heap_keep_frames (GtkWidget *widget);
