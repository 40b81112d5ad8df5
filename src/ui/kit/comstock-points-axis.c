/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps are round numbers, so that there are few lines. */

#include "comstock-points-axis.h"

#include "comstock-figure.h"
#include "model/base/comstock-text.h"

#define MAX_STEPS 6

static int
nice_step (int span)
{
  static const int steps[] = { 5, 10, 20, 25, 50, 100, 200, 500, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (span <= steps[i] * MAX_STEPS)
      return steps[i];
  return span;
}

static PangoLayout *
create_text (GtkWidget  *widget,
             const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

void
comstock_chart_measure_text (GtkWidget  *widget,
                             const char *text,
                             int        *width,
                             int        *height)
{
  g_autoptr (PangoLayout) layout = create_text (widget, text);

  pango_layout_get_pixel_size (layout, width, height);
}

void
comstock_chart_snapshot_text (GtkWidget   *widget,
                              GtkSnapshot *snapshot,
                              const char  *text,
                              float        x,
                              float        y,
                              float        align)
{
  g_autoptr (PangoLayout) layout = create_text (widget, text);
  GdkRGBA ink;
  int width, height;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  pango_layout_get_pixel_size (layout, &width, &height);
  comstock_figure_snapshot_at (snapshot, layout,
                               GRAPHENE_POINT_INIT (x - (float) width * align, y - (float) height / 2), &ink);
}

void
comstock_points_axis_init (ComstockPointsAxis *self,
                           GtkWidget          *widget,
                           int                 least,
                           int                 greatest,
                           float               right,
                           guint               lines)
{
  int width, height;

  self->step = nice_step (greatest - least);
  self->least = least < 0 ? -self->step * ((-least + self->step - 1) / self->step) : 0;
  self->greatest = self->step * MAX (1, (greatest + self->step - 1) / self->step);
  comstock_chart_measure_text (widget, "−000", &width, &height);
  self->area = GRAPHENE_RECT_INIT ((float) width + COMSTOCK_CHART_GAP, (float) height,
                                   (float) gtk_widget_get_width (widget) - (float) width - COMSTOCK_CHART_GAP - right,
                                   (float) gtk_widget_get_height (widget) - (float) ((lines + 1) * (guint) height) -
                                     COMSTOCK_CHART_GAP);
}

float
comstock_points_axis_get_y (const ComstockPointsAxis *self,
                            double                    points)
{
  return self->area.origin.y + self->area.size.height * (float) (self->greatest - points) /
                               (float) (self->greatest - self->least);
}

void
comstock_points_axis_snapshot (const ComstockPointsAxis *self,
                               GtkWidget                *widget,
                               GtkSnapshot              *snapshot)
{
  GdkRGBA line;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &line);
  for (int points = self->least; points <= self->greatest; points += self->step)
    {
      const float y = (float) (int) comstock_points_axis_get_y (self, points);
      g_autofree char *text = comstock_text_number (points);

      line.alpha = points == 0 ? 0.9f : 0.2f;
      gtk_snapshot_append_color (snapshot, &line,
                                 &GRAPHENE_RECT_INIT (self->area.origin.x, y, self->area.size.width, 1));
      comstock_chart_snapshot_text (widget, snapshot, text, self->area.origin.x - COMSTOCK_CHART_GAP, y, 1);
    }
}
