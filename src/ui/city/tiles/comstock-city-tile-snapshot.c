/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands on a tile is copied from what was drawn once, as many tiles show the same. */

#include "comstock-city-tile-snapshot.h"

#include <adwaita.h>

#include "art/city/comstock-city-tile.h"
#include "engine/city/city-game.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-canvas.h"

typedef struct
{
  const CityDesign *design;
  guint turns;
  const ComstockCityPalette *palette;
} Picture;

static void
copy (cairo_t    *cr,
      const char *name,
      double      x,
      double      y,
      double      width,
      const char *ink)
{
  GdkRGBA color;

  comstock_art_copy (cr, name, x, y, width, ink != NULL && gdk_rgba_parse (&color, ink) ? &color : NULL, 1);
}

static void
paint (cairo_t       *cr,
       double         width,
       double         height,
       gboolean       outlines,
       gconstpointer  data)
{
  const Picture *picture = data;

  comstock_city_tile_draw (cr, picture->design, picture->turns, width, picture->palette, outlines ? NULL : copy);
}

static guint
hash (const CityDesign *design)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (design, sizeof *design);

  return g_bytes_hash (bytes);
}

void
comstock_city_tile_snapshot (GtkWidget             *widget,
                             GtkSnapshot           *snapshot,
                             const CityDesign      *design,
                             guint                  turns,
                             const graphene_rect_t *bounds)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  const gboolean dark = adw_style_manager_get_dark (style);
  const gboolean high_contrast = adw_style_manager_get_high_contrast (style);
  const Picture picture = { design, turns, comstock_city_palette_get (dark, high_contrast) };
  g_autofree char *key = g_strdup_printf ("city/tile %08x %u %d %d", hash (design), turns, dark, high_contrast);

  comstock_art_snapshot_painted (widget, snapshot, key, bounds, paint, &picture);
}

typedef struct
{
  const CityDesign *design;
  guint turns;
  guint segment;
  guint32 color;
} Light;

static void
paint_light (cairo_t       *cr,
             double         width,
             double         height,
             gboolean       outlines,
             gconstpointer  data)
{
  const Light *light = data;

  comstock_city_tile_draw_light (cr, light->design, light->turns, width, light->segment, light->color);
}

static guint32
pack (const GdkRGBA *color)
{
  const float parts[] = { color->red, color->green, color->blue, color->alpha };
  guint32 packed = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    packed = packed << 8 | (guint32) (parts[i] * 255 + 0.5f);
  return packed;
}

void
comstock_city_tile_snapshot_light (GtkWidget             *widget,
                                   GtkSnapshot           *snapshot,
                                   const CityDesign      *design,
                                   guint                  turns,
                                   guint                  segment,
                                   const graphene_rect_t *bounds)
{
  const GdkRGBA color = comstock_art_get_color (widget, "comstock_lit");
  const Light light = { design, turns, segment, pack (&color) };
  g_autofree char *key = g_strdup_printf ("city/light %08x %u %u", hash (design), turns, segment);

  comstock_art_snapshot_painted (widget, snapshot, key, bounds, paint_light, &light);
}

/* --- a tile that is only looked at --- */

typedef struct
{
  const CityTiles *tiles;       /* not owned */
  guint design;
  guint turn;
} Tile;

static void
draw (GtkWidget   *canvas,
      GtkSnapshot *snapshot,
      float        width,
      float        height,
      gpointer     data)
{
  const Tile *tile = data;
  const float side = MIN (width, height);

  if (tile->tiles != NULL && tile->design < tile->tiles->n_designs)
    comstock_city_tile_snapshot (canvas, snapshot, &tile->tiles->designs[tile->design], tile->turn,
                                 &GRAPHENE_RECT_INIT ((width - side) / 2, (height - side) / 2, side, side));
}

GtkWidget *
comstock_city_picture_new (int side)
{
  GtkWidget *picture = comstock_canvas_new ("city-picture", draw, g_new0 (Tile, 1), g_free);

  comstock_canvas_set_size (COMSTOCK_CANVAS (picture), side, side);
  return picture;
}

void
comstock_city_picture_show (GtkWidget       *picture,
                            const CityTiles *tiles,
                            guint            design,
                            guint            turn)
{
  *(Tile *) comstock_canvas_get_data (COMSTOCK_CANVAS (picture)) = (Tile) { tiles, design, turn };
  comstock_canvas_redraw (COMSTOCK_CANVAS (picture));
}
