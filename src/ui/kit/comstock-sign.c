/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plate is a filled shape, its rim and the sign in its middle; the colors come from the style sheets. */

#include "comstock-sign.h"

#include "comstock-art.h"
#include "comstock-outline.h"

#define RIM 1.5f
#define SIGN_SHARE 0.66f        /* of the shorter side of a plate */

struct _ComstockSign
{
  ComstockPicture parent_instance;
};

G_DEFINE_FINAL_TYPE (ComstockSign, comstock_sign, COMSTOCK_TYPE_PICTURE)

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
  comstock_outline_fill (snapshot, &outline, fill);
  comstock_outline_rim (snapshot, &outline, RIM, &rim);
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

static void
draw (GtkWidget             *widget,
      GtkSnapshot           *snapshot,
      const char            *sign,
      const graphene_rect_t *bounds)
{
  comstock_sign_snapshot (widget, snapshot, sign, bounds, bounds->size.width / 2);
}

static void
comstock_sign_class_init (ComstockSignClass *klass)
{
  COMSTOCK_PICTURE_CLASS (klass)->draw = draw;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "sign");
}

static void
comstock_sign_init (ComstockSign *self)
{
}

GtkWidget *
comstock_sign_new (const char *sign,
                   int         pixel_size)
{
  return g_object_new (COMSTOCK_TYPE_SIGN, "drawing", sign, "pixel-size", pixel_size, NULL);
}
