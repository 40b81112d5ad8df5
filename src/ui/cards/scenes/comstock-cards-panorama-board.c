/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board over the street: a title, a line below it, and the signs of whose town it is on both sides. */

#include "comstock-cards-panorama-private.h"

#include "ui/kit/comstock-art.h"

#define BOARD_TOP 0.045
#define BOARD_HEIGHT 0.175
#define MAX_WIDTH 0.96        /* of the panorama's */
#define SIGN 0.11             /* of the height */
#define TITLE 0.064
#define LINE 0.04

static PangoLayout *
create_text (const PanoramaView *view,
             const char         *text,
             double              size,
             PangoWeight         weight)
{
  PangoLayout *layout = pango_cairo_create_layout (view->cr);
  PangoFontDescription *font = pango_font_description_copy (view->panorama->font);

  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * view->height * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

/* In the middle, and no wider than @room. */
static void
draw_text (const PanoramaView *view,
           PangoLayout        *layout,
           double              room,
           double              y,
           guint32             color)
{
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (width > room)
    {
      pango_layout_set_width (layout, (int) (room * PANGO_SCALE));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      width = (int) room;
    }
  panorama_set_color (view->cr, color, 1);
  cairo_move_to (view->cr, (view->width - width) / 2, y - height / 2.0);
  pango_cairo_show_layout (view->cr, layout);
}

static double
measure (PangoLayout *layout)
{
  int width = 0;

  if (layout != NULL)
    pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static void
draw_sign (const PanoramaView              *view,
           const ComstockCardsPanoramaSign *sign,
           double                           x,
           double                           y)
{
  const double radius = SIGN / 2 * view->height;
  const double side = radius * 1.3;

  cairo_new_path (view->cr);
  cairo_arc (view->cr, x, y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (view->cr, &sign->fill);
  cairo_fill_preserve (view->cr);
  panorama_set_color (view->cr, 0xefe4ce, 1);
  cairo_set_line_width (view->cr, view->height * 0.006);
  cairo_stroke (view->cr);
  comstock_art_draw (view->cr, sign->drawing, x - side / 2, y - side / 2, side, side, &sign->ink);
}

/* The same on both sides; of several one each side has all. */
static void
draw_signs (const PanoramaView *view,
            double              from_middle,
            double              y)
{
  const guint n = view->panorama->n_signs;
  const double pitch = SIGN * 1.12 * view->height;

  for (guint i = 0; i < n; i++)
    {
      draw_sign (view, &view->panorama->signs[i], view->width / 2 - from_middle - (n - 1 - i) * pitch, y);
      draw_sign (view, &view->panorama->signs[i], view->width / 2 + from_middle + i * pitch, y);
    }
}

/* The drawing is a right end with much wood on its left; both ends overlap in the middle, so that no seam is seen. */
static void
draw_wood (const PanoramaView *view,
           double              width)
{
  const double height = (BOARD_TOP + BOARD_HEIGHT) * view->height;

  for (int side = -1; side <= 1; side += 2)
    {
      cairo_save (view->cr);
      cairo_translate (view->cr, view->width / 2, 0);
      cairo_scale (view->cr, side, 1);
      cairo_rectangle (view->cr, -1, 0, width / 2 + 1, height);
      cairo_clip (view->cr);
      comstock_art_draw (view->cr, "panorama/board", -1, 0, width / 2 + 1, height, NULL);
      cairo_restore (view->cr);
    }
}

void
panorama_draw_board (const PanoramaView *view)
{
  const ComstockCardsPanorama *panorama = view->panorama;
  g_autoptr (PangoLayout) title = create_text (view, panorama->title, TITLE, PANGO_WEIGHT_BOLD);
  g_autoptr (PangoLayout) line =
    panorama->line != NULL ? create_text (view, panorama->line, LINE, PANGO_WEIGHT_NORMAL) : NULL;
  const double pad = 0.03 * view->height;
  const double signs = panorama->n_signs * SIGN * 1.12 * view->height + pad;
  const double room = MIN (MAX (measure (title), measure (line)), MAX_WIDTH * view->width - 2 * (signs + 2 * pad));
  const double middle = (BOARD_TOP + BOARD_HEIGHT / 2) * view->height;

  draw_wood (view, room + 2 * (signs + 2 * pad));
  draw_signs (view, room / 2 + pad + SIGN * 0.62 * view->height, middle);
  draw_text (view, title, room, line != NULL ? middle - 0.032 * view->height : middle, 0xfff0d2);
  if (line != NULL)
    draw_text (view, line, room, middle + 0.04 * view->height, 0xfff0d2);
}
