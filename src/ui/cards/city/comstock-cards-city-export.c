/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All of it is the picture of comstock-cards-city-picture.h, drawn onto one surface of cairo's or another. */

#include "comstock-cards-city-export.h"

#include "comstock-cards-city-picture.h"
#include "art/comstock-drawing-file.h"

#define HEAD_RATIO 0.36       /* height by width */

/* In outlines, which stay sharp at any size. */
static ComstockTownLook
get_look (GtkWidget *widget)
{
  ComstockTownLook look = comstock_cards_town_look_of (widget, COMSTOCK_CARDS_CITY_EXPORT_CELL);

  look.outlines = TRUE;
  return look;
}

/* A city, and what stands over it. */
typedef struct
{
  ComstockCardsCity *city;
  const ComstockCardsPostcard *head;    /* or NULL */
  int head_height;
  GtkWidget *widget;
} Sheet;

static void
draw_sheet (cairo_t *cr,
            int      width,
            int      height,
            gpointer data)
{
  const Sheet *sheet = data;
  const GdkRGBA felt = comstock_art_get_color (sheet->widget, "comstock_cards_felt");
  const ComstockTownLook look = get_look (sheet->widget);

  if (sheet->head != NULL)
    comstock_cards_postcard_draw (sheet->head, cr, width, sheet->head_height,
                                  comstock_cards_postcard_is_night (sheet->widget));
  cairo_translate (cr, 0, sheet->head_height);
  gdk_cairo_set_source_rgba (cr, &felt);
  cairo_rectangle (cr, 0, 0, width, height - sheet->head_height);
  cairo_fill (cr);
  comstock_cards_city_picture_draw (sheet->city, &look, cr);
}

GBytes *
comstock_cards_city_export_png (ComstockCardsCity           *city,
                                const ComstockCardsPostcard *head,
                                GtkWidget                   *widget)
{
  Sheet sheet = { city, head, 0, widget };
  int width, height;

  comstock_cards_city_picture_measure (city, COMSTOCK_CARDS_CITY_EXPORT_CELL, &width, &height);
  sheet.head_height = head != NULL ? (int) (width * HEAD_RATIO) : 0;
  return comstock_drawing_to_png (width, sheet.head_height + height, draw_sheet, &sheet);
}

GBytes *
comstock_cards_city_export_svg (ComstockCardsCity *city,
                                GtkWidget         *widget)
{
  Sheet sheet = { city, NULL, 0, widget };
  int width, height;

  comstock_cards_city_picture_measure (city, COMSTOCK_CARDS_CITY_EXPORT_CELL, &width, &height);
  return comstock_drawing_to_svg (width, height, draw_sheet, &sheet);
}

void
comstock_cards_city_export_draw (ComstockCardsCity *city,
                                 GtkWidget         *widget,
                                 cairo_t           *cr,
                                 double             width,
                                 double             height)
{
  ComstockTownLook look = get_look (widget);
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
