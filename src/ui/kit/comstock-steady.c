/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A snapshot of two parts is a list, also if one of them is empty. */

#include "comstock-steady.h"

void
comstock_steady_snapshot (GtkSnapshot *snapshot)
{
  GskRenderNode *nothing = gsk_container_node_new (NULL, 0);

  gtk_snapshot_append_node (snapshot, nothing);
  gsk_render_node_unref (nothing);
}
