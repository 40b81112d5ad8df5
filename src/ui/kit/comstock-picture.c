/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget of a fixed size, times the scale of the table, that draws one texture of the art. */

#include "comstock-picture.h"

#include "comstock-art.h"
#include "comstock-scale.h"

typedef struct
{
  char *drawing;
  int pixel_size;
} ComstockPicturePrivate;

G_DEFINE_TYPE_WITH_PRIVATE (ComstockPicture, comstock_picture, GTK_TYPE_WIDGET)

enum
{
  PROP_DRAWING = 1,
  PROP_PIXEL_SIZE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static ComstockPicturePrivate *
get_private (gpointer self)
{
  return comstock_picture_get_instance_private (self);
}

void
comstock_picture_set_drawing (ComstockPicture *self,
                              const char      *drawing)
{
  ComstockPicturePrivate *priv = get_private (self);

  g_return_if_fail (COMSTOCK_IS_PICTURE (self));

  if (g_strcmp0 (priv->drawing, drawing) == 0)
    return;
  g_free (priv->drawing);
  priv->drawing = g_strdup (drawing);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DRAWING]);
}

static void
set_pixel_size (ComstockPicture *self,
                int              pixel_size)
{
  ComstockPicturePrivate *priv = get_private (self);

  if (priv->pixel_size == pixel_size)
    return;
  priv->pixel_size = pixel_size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PIXEL_SIZE]);
}

static int
get_side (ComstockPicture *self)
{
  return (int) (get_private (self)->pixel_size * comstock_scale_get (GTK_WIDGET (self)));
}

static void
comstock_picture_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  *minimum = *natural = get_side (COMSTOCK_PICTURE (widget));
}

static void
draw_plain (GtkWidget             *widget,
            GtkSnapshot           *snapshot,
            const char            *drawing,
            const graphene_rect_t *bounds)
{
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  comstock_art_snapshot (widget, snapshot, drawing, bounds, &ink);
}

static void
comstock_picture_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  ComstockPicture *self = COMSTOCK_PICTURE (widget);
  const char *drawing = get_private (self)->drawing;
  const int side = get_side (self);
  const int x = gtk_widget_get_width (widget) / 2 - side / 2;
  const int y = gtk_widget_get_height (widget) / 2 - side / 2;

  if (drawing != NULL)
    COMSTOCK_PICTURE_GET_CLASS (self)->draw (widget, snapshot, drawing,
                                             &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) side, (float) side));
}

static void
comstock_picture_css_changed (GtkWidget         *widget,
                              GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_picture_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
comstock_picture_finalize (GObject *object)
{
  g_free (get_private (object)->drawing);
  G_OBJECT_CLASS (comstock_picture_parent_class)->finalize (object);
}

static void
comstock_picture_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  ComstockPicture *self = COMSTOCK_PICTURE (object);

  switch (id)
    {
    case PROP_DRAWING:
      g_value_set_string (value, get_private (self)->drawing);
      break;
    case PROP_PIXEL_SIZE:
      g_value_set_int (value, get_private (self)->pixel_size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_picture_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  ComstockPicture *self = COMSTOCK_PICTURE (object);

  switch (id)
    {
    case PROP_DRAWING:
      comstock_picture_set_drawing (self, g_value_get_string (value));
      break;
    case PROP_PIXEL_SIZE:
      set_pixel_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_picture_class_init (ComstockPictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = comstock_picture_finalize;
  object_class->get_property = comstock_picture_get_property;
  object_class->set_property = comstock_picture_set_property;
  widget_class->measure = comstock_picture_measure;
  widget_class->snapshot = comstock_picture_snapshot;
  widget_class->css_changed = comstock_picture_css_changed;
  klass->draw = draw_plain;

  props[PROP_DRAWING] = g_param_spec_string ("drawing", NULL, NULL, NULL, flags);
  props[PROP_PIXEL_SIZE] = g_param_spec_int ("pixel-size", NULL, NULL, 8, 1024, 24, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_picture_init (ComstockPicture *self)
{
  get_private (self)->pixel_size = 24;
}

GtkWidget *
comstock_picture_new (const char *drawing,
                      int         pixel_size)
{
  return g_object_new (COMSTOCK_TYPE_PICTURE, "drawing", drawing, "pixel-size", pixel_size, NULL);
}
