/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Returns free memory to the system: the heap shrinks by itself only at its end, which something small always keeps. */

#include "comstock-heap.h"

#include <glib.h>
#include <malloc.h>

static guint source;

static gboolean
trim (gpointer data)
{
  source = 0;
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

void
comstock_heap_trim_soon (void)
{
  if (source == 0)
    source = g_timeout_add_seconds_full (G_PRIORITY_LOW, 1, trim, NULL, NULL);
}
