/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For the eye alone: the plate tells the rest. */

#include "comstock-goods.h"

#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-scale.h"

#define FAINT 0.45

struct _ComstockGoods
{
  GtkWidget parent_instance;

  int side;                     /* of a drawing, in pixels at the usual scale */
  GPtrArray *names;
  guint n_faint;                /* the last of them */
};

G_DEFINE_FINAL_TYPE (ComstockGoods, comstock_goods, GTK_TYPE_WIDGET)

static int
get_side (GtkWidget *widget)
{
  return (int) (COMSTOCK_GOODS (widget)->side * comstock_scale_get (widget));
}

static void
comstock_goods_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  *minimum = *natural = get_side (widget);
}

static void
comstock_goods_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  ComstockGoods *self = COMSTOCK_GOODS (widget);
  const float side = (float) get_side (widget);
  const float room = (float) gtk_widget_get_width (widget) - side;
  const float step = self->names->len > 1 ? MIN (side, room / (float) (self->names->len - 1)) : 0;
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  for (guint i = 0; i < self->names->len; i++)
    {
      gtk_snapshot_push_opacity (snapshot, i + self->n_faint < self->names->len ? 1 : FAINT);
      comstock_art_snapshot (widget, snapshot, self->names->pdata[i],
                             &GRAPHENE_RECT_INIT (rtl ? room - (float) i * step : (float) i * step, 0, side, side),
                             NULL);
      gtk_snapshot_pop (snapshot);
    }
}

static void
comstock_goods_finalize (GObject *object)
{
  g_ptr_array_unref (COMSTOCK_GOODS (object)->names);
  G_OBJECT_CLASS (comstock_goods_parent_class)->finalize (object);
}

static void
comstock_goods_class_init (ComstockGoodsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_goods_finalize;
  widget_class->measure = comstock_goods_measure;
  widget_class->snapshot = comstock_goods_snapshot;
  gtk_widget_class_set_css_name (widget_class, "goods");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_goods_init (ComstockGoods *self)
{
  self->names = g_ptr_array_new ();
}

GtkWidget *
comstock_goods_new (int side)
{
  ComstockGoods *self = g_object_new (COMSTOCK_TYPE_GOODS, NULL);

  self->side = side;
  return GTK_WIDGET (self);
}

void
comstock_goods_set (ComstockGoods     *self,
                    const char *const *names,
                    guint              n,
                    guint              n_faint)
{
  g_return_if_fail (COMSTOCK_IS_GOODS (self));

  g_ptr_array_set_size (self->names, 0);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (self->names, (gpointer) names[i]);
  self->n_faint = n_faint;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
