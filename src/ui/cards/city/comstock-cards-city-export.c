/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All of it is the picture of comstock-cards-city-picture.h, drawn onto one surface of cairo's or another. */

#include "comstock-cards-city-export.h"

#include <cairo-svg.h>

#include "comstock-cards-city-picture.h"

#define HEAD_RATIO 0.36       /* height by width */

/* In outlines, which stay sharp at any size. */
static ComstockCardsTownLook
get_look (GtkWidget *widget)
{
  ComstockCardsTownLook look = comstock_cards_town_look_of (widget, COMSTOCK_CARDS_CITY_EXPORT_CELL);

  look.outlines = TRUE;
  return look;
}

static void
draw_city (ComstockCardsCity *city,
           GtkWidget         *widget,
           cairo_t           *cr,
           int                width,
           int                height)
{
  const GdkRGBA felt = comstock_art_get_color (widget, "comstock_cards_felt");
  const ComstockCardsTownLook look = get_look (widget);

  gdk_cairo_set_source_rgba (cr, &felt);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  comstock_cards_city_picture_draw (city, &look, cr);
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
  int width, height, head_height;
  cairo_surface_t *surface;
  cairo_t *cr;

  comstock_cards_city_picture_measure (city, COMSTOCK_CARDS_CITY_EXPORT_CELL, &width, &height);
  head_height = head != NULL ? (int) (width * HEAD_RATIO) : 0;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, head_height + height);
  cr = cairo_create (surface);
  if (head != NULL)
    comstock_cards_postcard_draw (head, cr, width, head_height, comstock_cards_postcard_is_night (widget));
  cairo_translate (cr, 0, head_height);
  draw_city (city, widget, cr, width, height);
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
  cairo_surface_t *surface;
  cairo_t *cr;

  comstock_cards_city_picture_measure (city, COMSTOCK_CARDS_CITY_EXPORT_CELL, &width, &height);
  surface = cairo_svg_surface_create_for_stream (append_bytes, bytes, width, height);
  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  cr = cairo_create (surface);
  draw_city (city, widget, cr, width, height);
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
  ComstockCardsTownLook look = get_look (widget);
  int own_width, own_height;
  double scale;

  comstock_cards_city_picture_measure (city, COMSTOCK_CARDS_CITY_EXPORT_CELL, &own_width, &own_height);
  scale = MIN (width / own_width, height / own_height);
  look.plain = TRUE;
  look.dark = FALSE;
  cairo_save (cr);
  cairo_translate (cr, (width - own_width * scale) / 2, 0);
  cairo_scale (cr, scale, scale);
  comstock_cards_city_picture_draw (city, &look, cr);
  cairo_restore (cr);
}
