/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays pieces out row by row in their order. */

#include "comstock-piece-sheet.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "comstock-drawing-file.h"
#include "comstock-drawing.h"

/* Pixels, of a picture. */
#define SIDE 144
#define LABEL 40                /* two lines */
#define GAP 24
#define TITLE 48
#define MARGIN 32

#define SHAPE 1.5               /* how much wider than high a picture is, about */

/* Points, of a page. */
#define MILLIMETRE (72 / 25.4)
#define PAGE_WIDTH (210 * MILLIMETRE)
#define PAGE_HEIGHT (297 * MILLIMETRE)
#define PAGE_MARGIN (10 * MILLIMETRE)
#define PAGE_GAP (3 * MILLIMETRE)
#define PAGE_LABEL (5 * MILLIMETRE)

/* Where the pieces of a picture or of a page lie, which begins with a title. */
typedef struct
{
  guint columns;
  double side;
  double gap;
  double label;
  double margin;
  double title;
  const char *label_font;
  const char *title_font;
} Grid;

static Grid
lay_picture (const ComstockPieceSheet *self)
{
  const guint columns = MIN (self->n, (guint) ceil (sqrt (self->n * SHAPE)));

  return (Grid) { columns, SIDE, GAP, LABEL, MARGIN, TITLE, "Sans 13px", "Sans Bold 24px" };
}

static Grid
lay_page (const ComstockPieceSheet *self)
{
  const double side = self->paper_side * MILLIMETRE;
  const double across = PAGE_WIDTH - 2 * PAGE_MARGIN;
  const guint columns = (guint) ((across + PAGE_GAP) / (side + PAGE_GAP));

  return (Grid) { MAX (columns, 1), side, PAGE_GAP, PAGE_LABEL, PAGE_MARGIN, 2 * PAGE_LABEL, "Sans 7px",
                  "Sans Bold 12px" };
}

/* Centred at the top of a place so wide, in at most two lines, which may be less than all. */
static void
draw_text (cairo_t    *cr,
           const char *text,
           const char *font,
           double      x,
           double      y,
           double      width)
{
  PangoFontDescription *description = pango_font_description_from_string (font);
  PangoLayout *layout = pango_cairo_create_layout (cr);

  pango_layout_set_font_description (layout, description);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, -2);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  cairo_move_to (cr, x, y);
  comstock_drawing_set_ink (cr);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
  pango_font_description_free (description);
}

/* Draws @n pieces from @first on below the title. */
static void
draw_pieces (cairo_t                  *cr,
             const ComstockPieceSheet *self,
             const Grid               *grid,
             guint                     first,
             guint                     n,
             double                    width)
{
  draw_text (cr, self->title, grid->title_font, grid->margin, grid->margin - grid->title / 6, width - 2 * grid->margin);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *label = self->dup_label (self->material, first + i);
      const double x = grid->margin + i % grid->columns * (grid->side + grid->gap);
      const double y = grid->margin + grid->title + i / grid->columns * (grid->side + grid->label + grid->gap);

      cairo_save (cr);
      cairo_translate (cr, x, y);
      self->draw (cr, self->material, first + i, grid->side);
      cairo_restore (cr);
      draw_text (cr, label, grid->label_font, x - grid->gap / 4, y + grid->side + grid->label / 10,
                 grid->side + grid->gap / 2);
    }
}

static void
draw_picture (cairo_t *cr,
              int      width,
              int      height,
              gpointer data)
{
  const ComstockPieceSheet *self = data;
  const Grid grid = lay_picture (self);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  draw_pieces (cr, self, &grid, 0, self->n, width);
}

static GBytes *
to_picture (const ComstockPieceSheet *self,
            GBytes *(*to_bytes) (int width, int height, ComstockDraw draw, gpointer data))
{
  const Grid grid = lay_picture (self);
  const guint rows = (self->n + grid.columns - 1) / grid.columns;
  const int width = (int) (2 * MARGIN - GAP + grid.columns * (SIDE + GAP));
  const int height = (int) (2 * MARGIN - GAP + TITLE + rows * (SIDE + LABEL + GAP));

  return to_bytes (width, height, draw_picture, (gpointer) self);
}

GBytes *
comstock_piece_sheet_to_png (const ComstockPieceSheet *self)
{
  return to_picture (self, comstock_drawing_to_png);
}

GBytes *
comstock_piece_sheet_to_svg (const ComstockPieceSheet *self)
{
  return to_picture (self, comstock_drawing_to_svg);
}

static guint
count_on_page (const Grid *grid)
{
  const double down = PAGE_HEIGHT - 2 * grid->margin - grid->title;

  return MAX ((guint) (down / (grid->side + grid->label + grid->gap)), 1) * grid->columns;
}

static void
draw_pages (cairo_t *cr,
            int      width,
            int      height,
            gpointer data)
{
  const ComstockPieceSheet *self = data;
  const Grid grid = lay_page (self);
  const guint on_page = count_on_page (&grid);

  for (guint first = 0; first < self->n; first += on_page)
    {
      draw_pieces (cr, self, &grid, first, MIN (on_page, self->n - first), width);
      cairo_show_page (cr);
    }
}

GBytes *
comstock_piece_sheet_to_pdf (const ComstockPieceSheet *self)
{
  return comstock_drawing_to_pdf (PAGE_WIDTH, PAGE_HEIGHT, draw_pages, (gpointer) self);
}
