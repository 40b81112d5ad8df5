/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps drawings as pixels in cairo nodes.  Not as textures: drawing one in software, GTK 4.8 converts all of its
 * pixels by way of floating point numbers, each time, whatever part of it is drawn. */

#include "comstock-freeze.h"

#define MAX_PIXELS (4.0f * 1024 * 1024)
#define STRIP 32              /* pixels */

/* Whole pixels, so that drawing is copying. */
static graphene_rect_t
get_viewport (GskRenderNode *node)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  graphene_rect_round_extents (&bounds, &bounds);
  return bounds;
}

static cairo_surface_t *
render (GskRenderNode         *node,
        const graphene_rect_t *bounds,
        int                    scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) bounds->size.width * scale,
                                                         (int) bounds->size.height * scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  cairo_translate (cr, (double) -bounds->origin.x, (double) -bounds->origin.y);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  return surface;
}

GskRenderNode *
comstock_freeze_surface (cairo_surface_t       *surface,
                         const graphene_rect_t *bounds)
{
  GskRenderNode *frozen = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (frozen);

  cairo_set_source_surface (cr, surface, (double) bounds->origin.x, (double) bounds->origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  return frozen;
}

GskRenderNode *
comstock_freeze_strips (cairo_surface_t *surface)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int width, height;
  double scale;

  cairo_surface_get_device_scale (surface, &scale, &scale);
  width = (int) (cairo_image_surface_get_width (surface) / scale);
  height = (int) (cairo_image_surface_get_height (surface) / scale);
  for (int y = 0; y < height; y += STRIP)
    {
      const int part = MIN (STRIP, height - y);
      cairo_surface_t *strip = cairo_surface_create_for_rectangle (surface, 0, y, width, part);
      const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, (float) y, (float) width, (float) part);
      GskRenderNode *node = comstock_freeze_surface (strip, &bounds);

      gtk_snapshot_append_node (snapshot, node);
      gsk_render_node_unref (node);
      cairo_surface_destroy (strip);
    }
  return gtk_snapshot_free_to_node (snapshot);
}

GskRenderNode *
comstock_freeze (GtkSnapshot *snapshot,
                 int          scale)
{
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  GskRenderNode *frozen;
  cairo_surface_t *surface;
  graphene_rect_t bounds;

  if (node == NULL)
    return NULL;
  bounds = get_viewport (node);
  if (graphene_rect_get_area (&bounds) * (float) (scale * scale) > MAX_PIXELS)
    return g_steal_pointer (&node);

  surface = render (node, &bounds, scale);
  frozen = comstock_freeze_surface (surface, &bounds);
  cairo_surface_destroy (surface);
  return frozen;
}
