/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Marks keep a size that can be told, however small the cells are. */

#include "comstock-plane-marks.h"

#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-outline.h"
#include "ui/kit/comstock-scale.h"

#define LIGHT 0.0675f           /* of the side of a cell */
#define BADGE 0.23
#define MOST_BADGE 0.34
#define MIN_BADGE 11.0         /* pixels */

void
comstock_plane_snapshot_ring (GtkWidget             *widget,
                              GtkSnapshot           *snapshot,
                              const graphene_rect_t *cell,
                              const char            *color,
                              float                  width)
{
  const GdkRGBA ring = comstock_art_get_color (widget, color);
  const GdkRGBA line = comstock_art_get_color (widget, "comstock_ring_line");
  graphene_rect_t bounds = *cell;
  GskRoundedRect outline;

  graphene_rect_inset (&bounds, 1, 1);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, bounds.size.width * 0.12f);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width + 2, width + 2, width + 2, width + 2 },
                              (GdkRGBA[4]) { line, line, line, line });
  gsk_rounded_rect_shrink (&outline, 1, 1, 1, 1);
  comstock_outline_rim (snapshot, &outline, width, &ring);
}

void
comstock_plane_snapshot_light (GtkWidget             *widget,
                               GtkSnapshot           *snapshot,
                               const graphene_rect_t *cell)
{
  comstock_plane_snapshot_ring (widget, snapshot, cell, "comstock_lit", MAX (3.0f, cell->size.width * LIGHT));
}

void
comstock_plane_snapshot_shade (GtkWidget             *widget,
                               GtkSnapshot           *snapshot,
                               const graphene_rect_t *cell)
{
  const GdkRGBA shade = comstock_art_get_color (widget, "comstock_plane_shade");

  gtk_snapshot_append_color (snapshot, &shade, cell);
}

void
comstock_plane_draw_knob (GtkWidget *widget,
                          cairo_t   *cr,
                          double     x,
                          double     y,
                          double     radius)
{
  const GdkRGBA ring = comstock_art_get_color (widget, "comstock_ring");
  const GdkRGBA line = comstock_art_get_color (widget, "comstock_ring_line");

  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &ring);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

static PangoLayout *
create_badge (GtkWidget  *widget,
              double      cell,
              const char *text)
{
  const double wanted = MAX (MIN_BADGE, cell * BADGE) * comstock_scale_get_text (widget);

  return comstock_figure_new (widget, text, MIN (wanted, cell * MOST_BADGE));
}

void
comstock_plane_snapshot_badge (GtkWidget             *widget,
                               GtkSnapshot           *snapshot,
                               const graphene_rect_t *cell,
                               const char            *text,
                               gboolean               raised)
{
  const GdkRGBA paper = comstock_art_get_color (widget, "comstock_paper");
  const GdkRGBA ink = comstock_art_get_color (widget, "comstock_ink");
  g_autoptr (PangoLayout) layout = create_badge (widget, (double) cell->size.width, text);
  int width, height;
  float y;

  pango_layout_get_pixel_size (layout, &width, &height);
  y = raised ? cell->origin.y + 2 : cell->origin.y + cell->size.height - (float) height - 3;
  comstock_figure_snapshot_pill (snapshot, layout,
                                 GRAPHENE_POINT_INIT (cell->origin.x + (cell->size.width - (float) width) / 2 -
                                                      COMSTOCK_FIGURE_PILL / 2, y), &paper, &ink);
}
