/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plate is a filled shape, its rim and the sign in its middle; the colours come from the style sheets. */

#include "comstock-sign.h"

#include "comstock-art.h"
#include "comstock-scale.h"

#define RIM 1.5f
#define SIGN_SHARE 0.66f        /* of the shorter side of a plate */

struct _ComstockSign
{
  GtkWidget parent_instance;

  char *sign;
  int pixel_size;
};

enum
{
  PROP_SIGN = 1,
  PROP_PIXEL_SIZE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (ComstockSign, comstock_sign, GTK_TYPE_WIDGET)

/* "suits/hat" becomes "suits_hat", or "suits-hat" for a style class. */
static char *
dup_style_name (const char *sign,
                char        separator)
{
  return g_strdelimit (g_strdup (sign), "/", separator);
}

gboolean
comstock_sign_get_colors (GtkWidget  *widget,
                          const char *sign,
                          GdkRGBA    *fill,
                          GdkRGBA    *ink)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  g_autofree char *fill_name = dup_style_name (sign, '_');
  g_autofree char *ink_name = g_strconcat (fill_name, "_ink", NULL);

  if (gtk_style_context_lookup_color (style, fill_name, fill) && gtk_style_context_lookup_color (style, ink_name, ink))
    return TRUE;
  *fill = (GdkRGBA) { 0, 0, 0, 0 };
  gtk_style_context_get_color (style, ink);
  return FALSE;
}

void
comstock_sign_dress (GtkWidget  *widget,
                     const char *sign,
                     const char *before)
{
  g_autofree char *style = sign != NULL ? dup_style_name (sign, '-') : NULL;
  g_autofree char *old_style = before != NULL ? dup_style_name (before, '-') : NULL;

  if (old_style != NULL)
    gtk_widget_remove_css_class (widget, old_style);
  if (style != NULL)
    gtk_widget_add_css_class (widget, style);
}

static void
snapshot_plate (GtkWidget             *widget,
                GtkSnapshot           *snapshot,
                const graphene_rect_t *bounds,
                float                  radius,
                const GdkRGBA         *fill)
{
  const GdkRGBA rim = comstock_art_get_color (widget, "comstock_sign_rim");
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, fill, bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { RIM, RIM, RIM, RIM },
                              (GdkRGBA[4]) { rim, rim, rim, rim });
}

void
comstock_sign_snapshot (GtkWidget             *widget,
                        GtkSnapshot           *snapshot,
                        const char            *sign,
                        const graphene_rect_t *bounds,
                        float                  radius)
{
  const float shorter = MIN (bounds->size.width, bounds->size.height);
  float side = shorter;
  graphene_point_t middle;
  GdkRGBA fill, ink;

  if (comstock_sign_get_colors (widget, sign, &fill, &ink))
    {
      snapshot_plate (widget, snapshot, bounds, radius, &fill);
      side = shorter * SIGN_SHARE;
    }
  graphene_rect_get_center (bounds, &middle);
  comstock_art_snapshot (widget, snapshot, sign,
                         &GRAPHENE_RECT_INIT (middle.x - side / 2, middle.y - side / 2, side, side),
                         &ink);
}

void
comstock_sign_set_sign (ComstockSign *self,
                        const char   *sign)
{
  g_return_if_fail (COMSTOCK_IS_SIGN (self));

  if (g_strcmp0 (self->sign, sign) == 0)
    return;
  g_free (self->sign);
  self->sign = g_strdup (sign);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIGN]);
}

static void
set_pixel_size (ComstockSign *self,
                int           pixel_size)
{
  if (self->pixel_size == pixel_size)
    return;
  self->pixel_size = pixel_size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PIXEL_SIZE]);
}

static int
get_side (ComstockSign *self)
{
  return (int) (self->pixel_size * comstock_scale_get (GTK_WIDGET (self)));
}

static void
comstock_sign_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  *minimum = *natural = get_side (COMSTOCK_SIGN (widget));
}

static void
comstock_sign_widget_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  ComstockSign *self = COMSTOCK_SIGN (widget);
  const int side = get_side (self);
  const int x = (gtk_widget_get_width (widget) - side) / 2;
  const int y = (gtk_widget_get_height (widget) - side) / 2;

  if (self->sign != NULL)
    comstock_sign_snapshot (widget, snapshot, self->sign,
                            &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) side, (float) side), (float) side / 2);
}

static void
comstock_sign_css_changed (GtkWidget         *widget,
                           GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_sign_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
comstock_sign_finalize (GObject *object)
{
  g_free (COMSTOCK_SIGN (object)->sign);
  G_OBJECT_CLASS (comstock_sign_parent_class)->finalize (object);
}

static void
comstock_sign_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  ComstockSign *self = COMSTOCK_SIGN (object);

  switch (id)
    {
    case PROP_SIGN:
      g_value_set_string (value, self->sign);
      break;
    case PROP_PIXEL_SIZE:
      g_value_set_int (value, self->pixel_size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_sign_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  ComstockSign *self = COMSTOCK_SIGN (object);

  switch (id)
    {
    case PROP_SIGN:
      comstock_sign_set_sign (self, g_value_get_string (value));
      break;
    case PROP_PIXEL_SIZE:
      set_pixel_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_sign_class_init (ComstockSignClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = comstock_sign_finalize;
  object_class->get_property = comstock_sign_get_property;
  object_class->set_property = comstock_sign_set_property;
  widget_class->measure = comstock_sign_measure;
  widget_class->snapshot = comstock_sign_widget_snapshot;
  widget_class->css_changed = comstock_sign_css_changed;

  props[PROP_SIGN] = g_param_spec_string ("sign", NULL, NULL, NULL, flags);
  props[PROP_PIXEL_SIZE] = g_param_spec_int ("pixel-size", NULL, NULL, 8, 1024, 24, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "sign");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_sign_init (ComstockSign *self)
{
  self->pixel_size = 24;
}

GtkWidget *
comstock_sign_new (const char *sign,
                   int         pixel_size)
{
  return g_object_new (COMSTOCK_TYPE_SIGN, "sign", sign, "pixel-size", pixel_size, NULL);
}
