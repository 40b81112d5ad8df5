/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One widget for all that needs no more of one than a place to be drawn at. */

#include "comstock-canvas.h"

#include "comstock-freeze.h"
#include "comstock-scale.h"

struct _ComstockCanvas
{
  GtkWidget parent_instance;

  ComstockCanvasDraw draw;
  gpointer data;
  GDestroyNotify free_data;
  int width;
  int height;
  gboolean keeps;
  GskRenderNode *kept;          /* NULL: to be drawn */
};

G_DEFINE_FINAL_TYPE (ComstockCanvas, comstock_canvas, GTK_TYPE_WIDGET)

static void
comstock_canvas_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  ComstockCanvas *self = COMSTOCK_CANVAS (widget);
  const int size = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;

  *minimum = *natural = (int) (size * comstock_scale_get (widget));
}

static void
draw (ComstockCanvas *self,
      GtkSnapshot    *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->draw (widget, snapshot, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget),
              self->data);
}

static void
comstock_canvas_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  ComstockCanvas *self = COMSTOCK_CANVAS (widget);

  if (!self->keeps)
    {
      draw (self, snapshot);
      return;
    }
  if (self->kept == NULL)
    {
      GtkSnapshot *picture = gtk_snapshot_new ();

      draw (self, picture);
      self->kept = comstock_freeze (picture, gtk_widget_get_scale_factor (widget));
    }
  if (self->kept != NULL)
    gtk_snapshot_append_node (snapshot, self->kept);
}

static void
comstock_canvas_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  g_clear_pointer (&COMSTOCK_CANVAS (widget)->kept, gsk_render_node_unref);
}

static void
comstock_canvas_css_changed (GtkWidget         *widget,
                             GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_canvas_parent_class)->css_changed (widget, change);
  comstock_canvas_redraw (COMSTOCK_CANVAS (widget));
}

static void
comstock_canvas_finalize (GObject *object)
{
  ComstockCanvas *self = COMSTOCK_CANVAS (object);

  g_clear_pointer (&self->kept, gsk_render_node_unref);
  if (self->free_data != NULL)
    self->free_data (self->data);
  G_OBJECT_CLASS (comstock_canvas_parent_class)->finalize (object);
}

static void
comstock_canvas_class_init (ComstockCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_canvas_finalize;
  widget_class->measure = comstock_canvas_measure;
  widget_class->snapshot = comstock_canvas_snapshot;
  widget_class->size_allocate = comstock_canvas_size_allocate;
  widget_class->css_changed = comstock_canvas_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_canvas_init (ComstockCanvas *self)
{
}

GtkWidget *
comstock_canvas_new (const char        *name,
                     ComstockCanvasDraw draw_data,
                     gpointer           data,
                     GDestroyNotify     free_data)
{
  ComstockCanvas *self = g_object_new (COMSTOCK_TYPE_CANVAS, "css-name", name, NULL);

  self->draw = draw_data;
  self->data = data;
  self->free_data = free_data;
  return GTK_WIDGET (self);
}

gpointer
comstock_canvas_get_data (ComstockCanvas *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CANVAS (self), NULL);

  return self->data;
}

void
comstock_canvas_set_size (ComstockCanvas *self,
                          int             width,
                          int             height)
{
  g_return_if_fail (COMSTOCK_IS_CANVAS (self));

  self->width = width;
  self->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
comstock_canvas_keep (ComstockCanvas *self)
{
  g_return_if_fail (COMSTOCK_IS_CANVAS (self));

  self->keeps = TRUE;
}

void
comstock_canvas_redraw (ComstockCanvas *self)
{
  g_return_if_fail (COMSTOCK_IS_CANVAS (self));

  g_clear_pointer (&self->kept, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
