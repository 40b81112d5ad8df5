/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Render nodes to textures, with the renderer of the window that will show them. */

#include "comstock-freeze.h"

#define MAX_PIXELS (4.0f * 1024 * 1024)

static GskRenderNode *
enlarge (GskRenderNode *node,
         int            scale)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  gtk_snapshot_append_node (snapshot, node);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Whole pixels, so that drawing the texture is a copy. */
static graphene_rect_t
get_viewport (GskRenderNode *node)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  graphene_rect_round_extents (&bounds, &bounds);
  return bounds;
}

GskRenderNode *
comstock_freeze (GtkWidget   *widget,
                 GtkSnapshot *snapshot)
{
  const int scale = gtk_widget_get_scale_factor (widget);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  g_autoptr (GskRenderNode) large = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t bounds;
  graphene_rect_t pixels;

  if (node == NULL)
    return NULL;
  bounds = get_viewport (node);
  graphene_rect_scale (&bounds, (float) scale, (float) scale, &pixels);
  if (graphene_rect_get_area (&pixels) > MAX_PIXELS)
    return g_steal_pointer (&node);
  large = enlarge (node, scale);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), large, &pixels);
  return gsk_texture_node_new (texture, &bounds);
}
