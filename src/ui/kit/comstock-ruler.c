/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws marks along a ruler, in the font of the widget that they are drawn for. */

#include "comstock-ruler.h"

#include "comstock-figure.h"

static PangoLayout *
create_text (GtkWidget  *widget,
             const char *mark)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, mark);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

int
comstock_ruler_measure (GtkWidget *widget)
{
  g_autoptr (PangoLayout) layout = create_text (widget, "8");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

void
comstock_ruler_snapshot (GtkWidget     *widget,
                         GtkSnapshot   *snapshot,
                         const char    *mark,
                         const GdkRGBA *ink,
                         float          x,
                         float          y)
{
  g_autoptr (PangoLayout) layout = create_text (widget, mark);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  comstock_figure_snapshot_at (snapshot, layout,
                               GRAPHENE_POINT_INIT (x - (float) width / 2, y - (float) height / 2), ink);
}
