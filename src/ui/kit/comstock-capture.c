/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A capture is a frozen node and the size that it was drawn at. */

#include "comstock-capture.h"

#include "comstock-art.h"
#include "comstock-freeze.h"

struct _ComstockCapture
{
  GskRenderNode *node;
  float width;
  float height;
};

/* NULL if there is no @node (consumed). */
static ComstockCapture *
new_from_node (GskRenderNode *node,
               float          width,
               float          height)
{
  ComstockCapture *self;

  if (node == NULL)
    return NULL;
  self = g_new (ComstockCapture, 1);
  *self = (ComstockCapture) { .node = node, .width = width, .height = height };
  return self;
}

ComstockCapture *
comstock_capture_new_drawn (GtkWidget   *widget,
                            GtkSnapshot *snapshot,
                            float        width,
                            float        height)
{
  return new_from_node (comstock_freeze (snapshot, gtk_widget_get_scale_factor (widget)), width, height);
}

ComstockCapture *
comstock_capture_new_art (GtkWidget     *widget,
                          const char    *name,
                          float          width,
                          float          height,
                          const GdkRGBA *ink)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  comstock_art_snapshot (widget, snapshot, name, &GRAPHENE_RECT_INIT (0, 0, width, height), ink);
  return new_from_node (gtk_snapshot_free_to_node (snapshot), width, height);
}

ComstockCapture *
comstock_capture_new (GtkWidget *widget)
{
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  return comstock_capture_new_drawn (widget, snapshot, (float) width, (float) height);
}

ComstockCapture *
comstock_capture_new_unseen (GtkWidget *widget)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  /* With what is around the content: @widget's own place begins inside of that. */
  if (gtk_widget_compute_bounds (widget, widget, &bounds))
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-bounds.origin.x, -bounds.origin.y));
      gtk_snapshot_render_background (snapshot, style, (double) bounds.origin.x, (double) bounds.origin.y,
                                      (double) bounds.size.width, (double) bounds.size.height);
      GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
    }
  return comstock_capture_new_drawn (widget, snapshot, bounds.size.width, bounds.size.height);
}

ComstockCapture *
comstock_capture_new_part (GtkWidget       *widget,
                           const char      *part,
                           float            unit,
                           graphene_rect_t *place)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  float width, height;
  cairo_t *cr;

  comstock_drawing_get_place (part, place);
  width = place->size.width * unit;
  height = place->size.height * unit;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  comstock_art_draw (cr, part, 0, 0, (double) width, (double) height, NULL);
  cairo_destroy (cr);
  return comstock_capture_new_drawn (widget, snapshot, width, height);
}

void
comstock_capture_free (ComstockCapture *self)
{
  gsk_render_node_unref (self->node);
  g_free (self);
}

void
comstock_capture_snapshot (ComstockCapture       *self,
                           GtkSnapshot           *snapshot,
                           const graphene_rect_t *bounds)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds->origin);
  gtk_snapshot_scale (snapshot, bounds->size.width / self->width, bounds->size.height / self->height);
  gtk_snapshot_append_node (snapshot, self->node);
  gtk_snapshot_restore (snapshot);
}
