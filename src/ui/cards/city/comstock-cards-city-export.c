/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All of it is the picture of comstock-cards-city-picture.h, drawn onto one surface of cairo's or another. */

#include "comstock-cards-city-export.h"

#include <cairo-svg.h>

#include "comstock-cards-city-picture.h"

#define HEAD_RATIO 0.36       /* height by width */

static GskRenderNode *
draw_city (ComstockCardsCity *city,
           GtkWidget         *widget,
           int               *width,
           int               *height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  comstock_cards_city_picture_measure (city, COMSTOCK_CARDS_CITY_EXPORT_CELL, width, height);
  comstock_cards_city_picture_snapshot (city, widget, snapshot, COMSTOCK_CARDS_CITY_EXPORT_CELL);
  return gtk_snapshot_free_to_node (snapshot);
}

static cairo_status_t
append_bytes (void                *data,
              const unsigned char *bytes,
              unsigned int         length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
comstock_cards_city_export_png (ComstockCardsCity           *city,
                                const ComstockCardsPostcard *head,
                                GtkWidget                   *widget)
{
  GByteArray *bytes = g_byte_array_new ();
  int width, height;
  g_autoptr (GskRenderNode) node = draw_city (city, widget, &width, &height);
  const int head_height = head != NULL ? (int) (width * HEAD_RATIO) : 0;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, head_height + height);
  cairo_t *cr = cairo_create (surface);

  if (head != NULL)
    comstock_cards_postcard_draw (head, cr, width, head_height);
  cairo_translate (cr, 0, head_height);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, append_bytes, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

GBytes *
comstock_cards_city_export_svg (ComstockCardsCity *city,
                                GtkWidget         *widget)
{
  GByteArray *bytes = g_byte_array_new ();
  int width, height;
  g_autoptr (GskRenderNode) node = draw_city (city, widget, &width, &height);
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (append_bytes, bytes, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

void
comstock_cards_city_export_draw (ComstockCardsCity *city,
                                 GtkWidget         *widget,
                                 cairo_t           *cr,
                                 double             width,
                                 double             height)
{
  int own_width, own_height;
  g_autoptr (GskRenderNode) node = draw_city (city, widget, &own_width, &own_height);
  const double scale = MIN (width / own_width, height / own_height);

  cairo_save (cr);
  cairo_translate (cr, (width - own_width * scale) / 2, 0);
  cairo_scale (cr, scale, scale);
  gsk_render_node_draw (node, cr);
  cairo_restore (cr);
}
