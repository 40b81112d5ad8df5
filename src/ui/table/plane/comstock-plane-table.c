/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a plane tells its table. */

#include "comstock-plane-table.h"

void
comstock_plane_join (ComstockPlane *self,
                     ComstockTable *table)
{
  g_return_if_fail (COMSTOCK_IS_PLANE (self));
  g_return_if_fail (COMSTOCK_IS_TABLE (table));

  g_signal_connect_object (self, "pressed", G_CALLBACK (comstock_table_press), table, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "aimed", G_CALLBACK (comstock_table_drop_refusal), table, G_CONNECT_SWAPPED);
}
