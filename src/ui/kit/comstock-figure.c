/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Figures on drawings. */

#include "comstock-figure.h"

#include "comstock-outline.h"

PangoLayout *
comstock_figure_new (GtkWidget  *widget,
                     const char *text,
                     double      size)
{
  PangoLayout *figure = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_from_string ("Bold");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (figure, font);
  pango_font_description_free (font);
  return figure;
}

void
comstock_figure_snapshot_at (GtkSnapshot      *snapshot,
                             PangoLayout      *figure,
                             graphene_point_t  at,
                             const GdkRGBA    *ink)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  gtk_snapshot_append_layout (snapshot, figure, ink);
  gtk_snapshot_restore (snapshot);
}

void
comstock_figure_snapshot (GtkSnapshot           *snapshot,
                          PangoLayout           *figure,
                          const graphene_rect_t *bounds,
                          const GdkRGBA         *ink)
{
  int width, height;

  pango_layout_get_pixel_size (figure, &width, &height);
  comstock_figure_snapshot_at (snapshot, figure,
                               GRAPHENE_POINT_INIT (bounds->origin.x + (bounds->size.width - (float) width) / 2,
                                                    bounds->origin.y + (bounds->size.height - (float) height) / 2),
                               ink);
}

void
comstock_figure_snapshot_pill (GtkSnapshot      *snapshot,
                               PangoLayout      *figure,
                               graphene_point_t  at,
                               const GdkRGBA    *fill,
                               const GdkRGBA    *ink)
{
  GskRoundedRect pill;
  int width, height;

  pango_layout_get_pixel_size (figure, &width, &height);
  gsk_rounded_rect_init_from_rect (&pill, &GRAPHENE_RECT_INIT (at.x, at.y, (float) (width + COMSTOCK_FIGURE_PILL),
                                                               (float) height), (float) height / 2);
  comstock_outline_fill (snapshot, &pill, fill);
  comstock_outline_rim (snapshot, &pill, 1, ink);
  at.x += COMSTOCK_FIGURE_PILL / 2;
  comstock_figure_snapshot_at (snapshot, figure, at, ink);
}
