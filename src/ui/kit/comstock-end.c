/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Disposing of an object cuts off whatever it listens to. */

#include "comstock-end.h"

void
comstock_end (gpointer pointer)
{
  g_autoptr (GObject) object = g_steal_pointer ((GObject **) pointer);

  if (object != NULL)
    g_object_run_dispose (object);
}
