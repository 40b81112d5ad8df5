/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From far to near: sky, land, town, board.  Two palettes, of the evening and of the night. */

#include "comstock-cards-panorama-private.h"

static const PanoramaPalette evening = {
  .sky = { 0x5f4c7a, 0xa3607b, 0xcf8173, 0xeaa067, 0xf3c07f },
  .sun = 0xfff6dc, .glow = 0xffe0a0,
  .mesa = 0xd49472, .mesa_far = 0xdba383,
  .mountain = 0x7d6a86, .mountain_shade = 0x64527a, .snow = 0xfbe6d4,
  .hill = 0x8f9a5c, .hill_far = 0xa4a368,
  .street = 0xcfa16a, .street_near = 0xaa784b, .pebble = 0x9a6b42,
  .plank = 0x8a5a35, .plank_line = 0x5c3a20,
  .pole = 0x4a2f1a,
};

static const PanoramaPalette night = {
  .sky = { 0x1d1a33, 0x33264a, 0x5a3552, 0x8a4a4c, 0xb56c45 },
  .sun = 0xf2c98a, .glow = 0xd98a4e,
  .mesa = 0x6b4147, .mesa_far = 0x7c4b4b,
  .mountain = 0x473c57, .mountain_shade = 0x372e49, .snow = 0xa893a4,
  .hill = 0x454d33, .hill_far = 0x4f5238,
  .street = 0x75563a, .street_near = 0x573d29, .pebble = 0x4b3423,
  .plank = 0x4f3420, .plank_line = 0x2f1e12,
  .pole = 0x21150c,
  .shade = 0.22,
};

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

void
comstock_cards_panorama_draw (const ComstockCardsPanorama *self,
                              cairo_t                     *cr,
                              double                       width,
                              double                       height)
{
  const PanoramaView view = { cr, width, height, self->night ? &night : &evening, self };

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
