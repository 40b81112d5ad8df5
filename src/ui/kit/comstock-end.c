/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Disposes of objects, which cuts off what they listen to and what listens to them. */

#include "comstock-end.h"

void
comstock_end (gpointer pointer)
{
  g_autoptr (GObject) object = g_steal_pointer ((GObject **) pointer);

  if (object == NULL)
    return;
  /* Never thawed: disposing cuts off who would be told, too. */
  g_object_freeze_notify (object);
  g_object_run_dispose (object);
}
