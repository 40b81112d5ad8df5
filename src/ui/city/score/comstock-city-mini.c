/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles and what stands there, without what may be answered; exports are the same in outlines. */

#include "comstock-city-mini.h"

#include <glib/gi18n.h>

#include "engine/city/city-game.h"
#include "ui/city/plane/comstock-city-pieces.h"
#include "ui/city/tiles/comstock-city-tile-snapshot.h"
#include "ui/kit/comstock-canvas.h"
#include "ui/table/plane/comstock-plane-marks.h"

/* In pixels. */
#define LEAST 100
#define CELL 96         /* a side of a tile on paper and in files */

typedef struct
{
  ComstockGame *game;   /* NULL until it is shown */
  guint64 lit[2];
  ComstockCityLight light;
} Picture;

/* In cells, with half a one around the city, for walls and who stands there. */
static void
measure (ComstockGame *game,
         int          *columns,
         int          *rows)
{
  const GdkRectangle extent = comstock_city_find_extent (comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game)));

  *columns = extent.width + 1;
  *rows = extent.height + 1;
}

static void
draw_tiles (const Picture            *picture,
            GtkWidget                *widget,
            GtkSnapshot              *snapshot,
            const ComstockPlaneFrame *frame)
{
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (picture->game));
  const CityTiles *tiles = comstock_game_get_kit (picture->game);
  const gboolean shades = (picture->lit[0] | picture->lit[1]) != 0;

  for (guint tile = 0; tile < state->n_tiles; tile++)
    {
      const CityTile *laid = &state->tiles[tile];
      const graphene_rect_t cell = comstock_plane_frame_cell (frame, city_tile_x (state, tile),
                                                              city_tile_y (state, tile));

      comstock_city_tile_snapshot (widget, snapshot, &tiles->designs[laid->design], laid->turn, &cell);
      if (shades && (picture->lit[tile / 64] >> tile % 64 & 1) == 0)
        comstock_plane_snapshot_shade (widget, snapshot, &cell);
    }
}

static void
draw_city (const Picture *picture,
           GtkWidget     *widget,
           GtkSnapshot   *snapshot,
           int            cell)
{
  const CityTiles *tiles = comstock_game_get_kit (picture->game);
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (picture->game));
  const ComstockPlaneFrame frame = {
    .extent = comstock_city_find_extent (state), .x = cell / 2, .y = cell / 2, .cell = cell
  };
  const char *signs[CITY_MAX_SEATS] = { NULL };

  for (guint seat = 0; seat < state->n_seats; seat++)
    signs[seat] = comstock_game_get_sign (picture->game, seat);
  draw_tiles (picture, widget, snapshot, &frame);
  comstock_city_light_snapshot (&picture->light, FALSE, widget, snapshot, tiles, state, &frame);
  comstock_city_thought_snapshot (state, widget, snapshot, &frame);
  comstock_city_pieces_snapshot (tiles, state, signs, widget, snapshot, &frame);
  comstock_city_light_snapshot (&picture->light, TRUE, widget, snapshot, tiles, state, &frame);
}

static void
draw (GtkWidget   *canvas,
      GtkSnapshot *snapshot,
      float        width,
      float        height,
      gpointer     data)
{
  const Picture *picture = data;
  int columns, rows, cell;

  if (picture->game == NULL)
    return;
  measure (picture->game, &columns, &rows);
  cell = MAX (1, (int) MIN (width / (float) columns, height / (float) rows));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (floorf ((width - (float) (columns * cell)) / 2),
                                                          floorf ((height - (float) (rows * cell)) / 2)));
  draw_city (picture, canvas, snapshot, cell);
}

static void
picture_free (gpointer picture)
{
  g_clear_object (&((Picture *) picture)->game);
  g_free (picture);
}

GtkWidget *
comstock_city_mini_new (void)
{
  GtkWidget *mini = comstock_canvas_new ("city-mini", draw, g_new0 (Picture, 1), picture_free);

  comstock_canvas_set_size (COMSTOCK_CANVAS (mini), LEAST, LEAST);
  comstock_canvas_keep (COMSTOCK_CANVAS (mini));
  return mini;
}

void
comstock_city_mini_show (GtkWidget               *mini,
                         ComstockGame            *game,
                         const guint64           *lit,
                         const ComstockCityLight *light)
{
  Picture *picture = comstock_canvas_get_data (COMSTOCK_CANVAS (mini));

  g_set_object (&picture->game, game);
  picture->lit[0] = lit != NULL ? lit[0] : 0;
  picture->lit[1] = lit != NULL ? lit[1] : 0;
  picture->light = light != NULL ? *light : (ComstockCityLight) { .kind = COMSTOCK_CITY_LIGHT_NONE };
  comstock_canvas_redraw (COMSTOCK_CANVAS (mini));
}

static void
measure_export (ComstockGame *game,
                GtkWidget    *widget,
                int          *width,
                int          *height)
{
  measure (game, width, height);
  *width *= CELL;
  *height *= CELL;
}

static void
snapshot_export (ComstockGame *game,
                 GtkWidget    *widget,
                 GtkSnapshot  *snapshot)
{
  draw_city (&(const Picture) { .game = game }, widget, snapshot, CELL);
}

const ComstockExports comstock_city_exports = {
  N_("Export the City as a Picture"), N_("Export the City as a Drawing"), N_("City"), measure_export, snapshot_export,
};
