/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Disposing of objects that others may hold for longer. */

#pragma once

#include <glib-object.h>

/* Disposes of the object at @pointer (GObject **, its content may be NULL), gives up the reference and sets it to NULL:
 * what still holds the object, such as a task or an animation, holds one that listens to nothing any more.  Its last
 * changes are told to nobody: who made the object may be half gone, too. */
void comstock_end (gpointer pointer);
