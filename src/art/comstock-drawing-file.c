/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws on surfaces of cairo, and collects the bytes of PNG, SVG or PDF that they write. */

#include "comstock-drawing-file.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

static cairo_status_t
append_bytes (void                *data,
              const unsigned char *bytes,
              unsigned int         length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
draw_onto (cairo_surface_t *surface,
           int              width,
           int              height,
           ComstockDraw     draw,
           gpointer         data)
{
  cairo_t *cr = cairo_create (surface);

  draw (cr, width, height, data);
  cairo_destroy (cr);
}

GBytes *
comstock_drawing_to_png (int          width,
                         int          height,
                         ComstockDraw draw,
                         gpointer     data)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);

  draw_onto (surface, width, height, draw, data);
  cairo_surface_write_to_png_stream (surface, append_bytes, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

/* The bytes that @surface, which is ended, writes into @bytes. */
static GBytes *
write_outlines (cairo_surface_t *surface,
                GByteArray      *bytes,
                int              width,
                int              height,
                ComstockDraw     draw,
                gpointer         data)
{
  draw_onto (surface, width, height, draw, data);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

GBytes *
comstock_drawing_to_svg (int          width,
                         int          height,
                         ComstockDraw draw,
                         gpointer     data)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (append_bytes, bytes, width, height);

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  return write_outlines (surface, bytes, width, height, draw, data);
}

GBytes *
comstock_drawing_to_pdf (double       width,
                         double       height,
                         ComstockDraw draw,
                         gpointer     data)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append_bytes, bytes, width, height);

  return write_outlines (surface, bytes, (int) width, (int) height, draw, data);
}
