/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar that fills as the wall grows, up to the mark. */

#include "comstock-city-gap.h"

#include "engine/city/city-terms.h"
#include "ui/kit/comstock-art.h"

#define HEIGHT 12
#define LEAST 120       /* width */
#define MARK 3

struct _ComstockCityGap
{
  GtkWidget parent_instance;

  guint gap;
  guint length;
};

G_DEFINE_FINAL_TYPE (ComstockCityGap, comstock_city_gap, GTK_TYPE_WIDGET)

static void
comstock_city_gap_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : LEAST;
}

static void
comstock_city_gap_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  ComstockCityGap *self = COMSTOCK_CITY_GAP (widget);
  const GdkRGBA line = comstock_art_get_color (widget, "comstock_panel_line");
  const GdkRGBA built = comstock_art_get_color (widget, "comstock_ink_soft");
  const GdkRGBA mark = comstock_art_get_color (widget, "comstock_now");
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  const float edge = self->length > 0 ? width / (float) self->length : 0;
  const gboolean turned = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const float done = edge * (float) (self->length - self->gap);
  const float end = width - edge * CITY_LAST_GAP;

  gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (0, 2, width, height - 4));
  if (self->gap == 0)
    return;
  gtk_snapshot_append_color (snapshot, &built, &GRAPHENE_RECT_INIT (turned ? width - done : 0, 2, done, height - 4));
  if (self->length > CITY_LAST_GAP)
    gtk_snapshot_append_color (snapshot, &mark, &GRAPHENE_RECT_INIT (turned ? width - end : end, 0, MARK, height));
}

static void
comstock_city_gap_class_init (ComstockCityGapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = comstock_city_gap_measure;
  widget_class->snapshot = comstock_city_gap_snapshot;
  gtk_widget_class_set_css_name (widget_class, "city-gap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_city_gap_init (ComstockCityGap *self)
{
}

GtkWidget *
comstock_city_gap_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CITY_GAP, NULL);
}

void
comstock_city_gap_set (ComstockCityGap *self,
                       guint            gap,
                       guint            length)
{
  g_return_if_fail (COMSTOCK_IS_CITY_GAP (self));

  self->gap = gap;
  self->length = length;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
