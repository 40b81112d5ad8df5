/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture is drawn once for each size. */

#include "comstock-cards-panorama-view.h"

#include <adwaita.h>

#include "model/base/comstock-workers.h"
#include "ui/kit/comstock-freeze.h"

struct _ComstockCardsPanoramaView
{
  GtkWidget parent_instance;

  ComstockCardsPostcard *postcard;
  GCancellable *drawing;        /* what is drawn in a thread, or NULL */
  GskRenderNode *picture;       /* from (0, 0), NULL before it is drawn */
  int width;                    /* of the picture that is shown or drawn, in pixels of the widget */
  int height;
  gboolean night;
};

G_DEFINE_FINAL_TYPE (ComstockCardsPanoramaView, comstock_cards_panorama_view, GTK_TYPE_WIDGET)

/* A picture in the making. */
typedef struct
{
  ComstockCardsPostcard *postcard;
  cairo_surface_t *surface;
  int width;
  int height;
  gboolean night;
} Drawing;

static void
drawing_free (gpointer data)
{
  Drawing *drawing = data;

  comstock_cards_postcard_unref (drawing->postcard);
  cairo_surface_destroy (drawing->surface);
  g_free (drawing);
}

static Drawing *
drawing_new (ComstockCardsPanoramaView *self)
{
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  Drawing *drawing = g_new0 (Drawing, 1);

  drawing->postcard = comstock_cards_postcard_ref (self->postcard);
  drawing->width = self->width;
  drawing->height = self->height;
  drawing->night = self->night;
  drawing->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, drawing->width * scale, drawing->height * scale);
  cairo_surface_set_device_scale (drawing->surface, scale, scale);
  return drawing;
}

static void
draw (Drawing *drawing)
{
  cairo_t *cr = cairo_create (drawing->surface);

  comstock_cards_postcard_draw (drawing->postcard, cr, drawing->width, drawing->height, drawing->night);
  cairo_destroy (cr);
}

static void
draw_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  draw (data);
  g_task_return_boolean (task, TRUE);
}

static void
show (ComstockCardsPanoramaView *self,
      Drawing                   *drawing)
{
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  self->picture = comstock_freeze_surface (drawing->surface, &GRAPHENE_RECT_INIT (0, 0, (float) drawing->width,
                                                                                  (float) drawing->height));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_drawn (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  ComstockCardsPanoramaView *self = COMSTOCK_CARDS_PANORAMA_VIEW (object);

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;
  g_clear_object (&self->drawing);
  show (self, g_task_get_task_data (G_TASK (result)));
}

/* Takes @drawing. */
static void
begin (ComstockCardsPanoramaView *self,
       Drawing                   *drawing)
{
  g_autoptr (GTask) task = NULL;

  self->drawing = g_cancellable_new ();
  task = g_task_new (self, self->drawing, on_drawn, NULL);
  g_task_set_task_data (task, drawing, drawing_free);
  comstock_workers_run (task, draw_in_thread);
}

static void
redraw (ComstockCardsPanoramaView *self)
{
  Drawing *drawing;

  if (self->drawing != NULL)
    g_cancellable_cancel (self->drawing);
  g_clear_object (&self->drawing);
  self->width = gtk_widget_get_width (GTK_WIDGET (self));
  self->height = gtk_widget_get_height (GTK_WIDGET (self));
  self->night = comstock_cards_postcard_is_night (GTK_WIDGET (self));
  if (self->width <= 0 || self->height <= 0)
    return;
  drawing = drawing_new (self);
  if (adw_get_enable_animations (GTK_WIDGET (self)))
    {
      begin (self, drawing);
      return;
    }
  draw (drawing);
  show (self, drawing);
  drawing_free (drawing);
}

static void
comstock_cards_panorama_view_size_allocate (GtkWidget *widget,
                                            int        width,
                                            int        height,
                                            int        baseline)
{
  ComstockCardsPanoramaView *self = COMSTOCK_CARDS_PANORAMA_VIEW (widget);

  if (width != self->width || height != self->height)
    redraw (self);
}

static void
comstock_cards_panorama_view_css_changed (GtkWidget         *widget,
                                          GtkCssStyleChange *change)
{
  ComstockCardsPanoramaView *self = COMSTOCK_CARDS_PANORAMA_VIEW (widget);

  GTK_WIDGET_CLASS (comstock_cards_panorama_view_parent_class)->css_changed (widget, change);
  if (self->night != comstock_cards_postcard_is_night (widget))
    redraw (self);
}

static void
comstock_cards_panorama_view_snapshot (GtkWidget   *widget,
                                       GtkSnapshot *snapshot)
{
  ComstockCardsPanoramaView *self = COMSTOCK_CARDS_PANORAMA_VIEW (widget);
  graphene_rect_t drawn;

  if (self->picture == NULL)
    return;
  gsk_render_node_get_bounds (self->picture, &drawn);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, (float) self->width / drawn.size.width, (float) self->height / drawn.size.height);
  gtk_snapshot_append_node (snapshot, self->picture);
  gtk_snapshot_restore (snapshot);
}

static void
comstock_cards_panorama_view_dispose (GObject *object)
{
  ComstockCardsPanoramaView *self = COMSTOCK_CARDS_PANORAMA_VIEW (object);

  if (self->drawing != NULL)
    g_cancellable_cancel (self->drawing);
  g_clear_object (&self->drawing);
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  G_OBJECT_CLASS (comstock_cards_panorama_view_parent_class)->dispose (object);
}

static void
comstock_cards_panorama_view_finalize (GObject *object)
{
  comstock_cards_postcard_unref (COMSTOCK_CARDS_PANORAMA_VIEW (object)->postcard);
  G_OBJECT_CLASS (comstock_cards_panorama_view_parent_class)->finalize (object);
}

static void
comstock_cards_panorama_view_class_init (ComstockCardsPanoramaViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_cards_panorama_view_dispose;
  object_class->finalize = comstock_cards_panorama_view_finalize;
  widget_class->size_allocate = comstock_cards_panorama_view_size_allocate;
  widget_class->snapshot = comstock_cards_panorama_view_snapshot;
  widget_class->css_changed = comstock_cards_panorama_view_css_changed;
  gtk_widget_class_set_css_name (widget_class, "cards-panorama");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
comstock_cards_panorama_view_init (ComstockCardsPanoramaView *self)
{
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (redraw), NULL);
}

GtkWidget *
comstock_cards_panorama_view_new (ComstockCardsPostcard *postcard)
{
  ComstockCardsPanoramaView *self = g_object_new (COMSTOCK_TYPE_CARDS_PANORAMA_VIEW, NULL);

  self->postcard = postcard;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  comstock_cards_postcard_get_title (postcard), -1);
  return GTK_WIDGET (self);
}
