/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From far to near: sky, land, town, board. */

#include "comstock-cards-panorama-private.h"

#include "ui/kit/comstock-art.h"

void
panorama_set_color (cairo_t *cr,
                    guint32  color,
                    double   alpha)
{
  cairo_set_source_rgba (cr, (color >> 16) / 255.0, (color >> 8 & 0xff) / 255.0, (color & 0xff) / 255.0, alpha);
}

double
panorama_scatter (guint a,
                  guint b)
{
  guint32 mixed = a * 0x9e3779b1u + b * 0x85ebca77u;

  mixed = (mixed ^ mixed >> 15) * 0x2c1b3c6du;
  mixed ^= mixed >> 12;
  return (mixed & 0xffff) / 65535.0;
}

static void
draw (const PanoramaView *view,
      const char         *name,
      double              x,
      double              y,
      double              width,
      double              height)
{
  comstock_drawing_draw_styled (view->cr, name, x, y, width, height, view->panorama->night ? "panorama/night" : NULL);
}

void
panorama_draw_layer (const PanoramaView *view,
                     const char         *name)
{
  draw (view, name, 0, 0, view->width, view->height);
}

void
panorama_draw_art (const PanoramaView *view,
                   const char         *name,
                   double              x,
                   double              foot,
                   double              width)
{
  const double height = width * comstock_drawing_get_ratio (name);

  draw (view, name, x - width / 2, foot - height, width, height);
}

void
comstock_cards_panorama_draw (const ComstockCardsPanorama *self,
                              cairo_t                     *cr,
                              double                       width,
                              double                       height)
{
  const PanoramaView view = { cr, width, height, self };

  g_return_if_fail (self->skyline != NULL);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  panorama_draw_land (&view);
  panorama_draw_town (&view);
  if (self->title != NULL)
    panorama_draw_board (&view);
  cairo_restore (cr);
}
