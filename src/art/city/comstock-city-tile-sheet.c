/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Designs row by row in their order, each with its label below. */

#include "comstock-city-tile-sheet.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "art/city/comstock-city-tile.h"

/* Pixels. */
#define SIDE 144
#define LABEL 40                /* two lines */
#define GAP 24
#define TITLE 48
#define MARGIN 32

#define SHAPE 1.5               /* how much wider than high the sheet is, about */

static guint
count_columns (const CityTiles *tiles)
{
  return MIN (tiles->n_designs, (guint) ceil (sqrt (tiles->n_designs * SHAPE)));
}

void
comstock_city_tile_sheet_measure (const CityTiles *tiles,
                                  int             *width,
                                  int             *height)
{
  const int columns = (int) count_columns (tiles);
  const int rows = (tiles->n_designs + columns - 1) / columns;

  *width = 2 * MARGIN - GAP + columns * (SIDE + GAP);
  *height = 2 * MARGIN - GAP + TITLE + rows * (SIDE + LABEL + GAP);
}

/* Centred at the top of a place so wide, in at most two lines, which may be less than all. */
static void
draw_text (cairo_t    *cr,
           const char *text,
           const char *font,
           int         x,
           int         y,
           int         width)
{
  PangoFontDescription *description = pango_font_description_from_string (font);
  PangoLayout *layout = pango_cairo_create_layout (cr);

  pango_layout_set_font_description (layout, description);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, -2);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  cairo_move_to (cr, x, y);
  cairo_set_source_rgb (cr, 0.169, 0.129, 0.094);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
  pango_font_description_free (description);
}

static void
draw_design (cairo_t          *cr,
             const CityDesign *design,
             int               x,
             int               y)
{
  g_autofree char *label = g_strdup_printf ("%u × %s", design->copies, design->id);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  comstock_city_tile_draw (cr, design, 0, SIDE, comstock_city_palette_get (FALSE, FALSE), NULL);
  cairo_restore (cr);
  draw_text (cr, label, "Sans 13px", x - GAP / 4, y + SIDE + 4, SIDE + GAP / 2);
}

void
comstock_city_tile_sheet_draw (cairo_t         *cr,
                               const CityTiles *tiles,
                               const char      *title)
{
  const int columns = (int) count_columns (tiles);
  int width, height;

  comstock_city_tile_sheet_measure (tiles, &width, &height);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  draw_text (cr, title, "Sans Bold 24px", MARGIN, MARGIN - 8, width - 2 * MARGIN);
  for (int i = 0; i < tiles->n_designs; i++)
    draw_design (cr, &tiles->designs[i], MARGIN + i % columns * (SIDE + GAP),
                 MARGIN + TITLE + i / columns * (SIDE + LABEL + GAP));
}
