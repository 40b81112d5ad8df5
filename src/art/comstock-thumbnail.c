/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays the table out above the bar. */

#include "comstock-thumbnail.h"

#include "comstock-drawing-file.h"

/* In parts of the side. */
#define MARGIN 0.05
#define BAR 0.06

#define BAR_GROUND 0x2b2118
#define BAR_DONE 0xffdf80

static void
fill (cairo_t *cr,
      double   x,
      double   y,
      double   width,
      double   height,
      guint32  color)
{
  cairo_rectangle (cr, x, y, width, height);
  cairo_set_source_rgb (cr, (color >> 16 & 0xff) / 255.0, (color >> 8 & 0xff) / 255.0, (color & 0xff) / 255.0);
  cairo_fill (cr);
}

typedef struct
{
  const ComstockThumbnail *look;
  gconstpointer table;
  double done;
} Subject;

static void
draw_table (cairo_t       *cr,
            const Subject *subject,
            double         width,
            double         height)
{
  int columns, rows;
  double cell;

  subject->look->measure (subject->table, &columns, &rows);
  cell = MIN (width / columns, height / rows);
  cairo_save (cr);
  cairo_translate (cr, (width - columns * cell) / 2, (height - rows * cell) / 2);
  cairo_scale (cr, cell, cell);
  subject->look->draw (subject->table, cr);
  cairo_restore (cr);
}

static void
draw (cairo_t *cr,
      int      width,
      int      height,
      gpointer data)
{
  const Subject *subject = data;
  const double inner = 1 - 2 * MARGIN;

  cairo_scale (cr, width, height);
  fill (cr, 0, 0, 1, 1, subject->look->ground);
  fill (cr, MARGIN, 1 - MARGIN - BAR, inner, BAR, BAR_GROUND);
  fill (cr, MARGIN, 1 - MARGIN - BAR, inner * subject->done, BAR, BAR_DONE);
  cairo_translate (cr, MARGIN, MARGIN);
  draw_table (cr, subject, inner, inner - BAR - MARGIN);
}

GBytes *
comstock_thumbnail_to_png (const ComstockThumbnail *self,
                           gconstpointer            table,
                           double                   done,
                           int                      side)
{
  return comstock_drawing_to_png (side, side, draw, &(Subject) { self, table, done });
}
