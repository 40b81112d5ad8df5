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

/* What is clipped otherwise is not compared. */
GskRenderNode *
comstock_steady_new_whole (GskRenderNode *node,
                           gboolean       odd)
{
  const float around = odd ? 1 : 2;
  GskRenderNode *whole;
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  whole = gsk_clip_node_new (node, graphene_rect_inset (&bounds, -around, -around));
  gsk_render_node_unref (node);
  return whole;
}
