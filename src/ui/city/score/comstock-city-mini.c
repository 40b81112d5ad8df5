/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles and what stands there, without what may be answered. */

#include "comstock-city-mini.h"

#include "engine/city/city-game.h"
#include "ui/city/plane/comstock-city-pieces.h"
#include "ui/city/tiles/comstock-city-tile-snapshot.h"
#include "ui/kit/comstock-freeze.h"
#include "ui/table/plane/comstock-plane-marks.h"

#define LEAST 100       /* pixels */

struct _ComstockCityMini
{
  GtkWidget parent_instance;

  ComstockGame *game;
  ComstockCityLit lit;
  ComstockCityLight light;
  GskRenderNode *drawn;         /* as it stands, at this size; NULL until it is asked for */
};

G_DEFINE_FINAL_TYPE (ComstockCityMini, comstock_city_mini, GTK_TYPE_WIDGET)

static gboolean
is_lit (const ComstockCityLit *lit,
        guint                  tile)
{
  return (lit->bits[tile / 64] >> tile % 64 & 1) != 0;
}

/* With half a cell around it, for walls and who stands there. */
void
comstock_city_mini_measure_city (ComstockGame *game,
                                 int          *columns,
                                 int          *rows)
{
  const GdkRectangle extent = comstock_city_find_extent (comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game)));

  *columns = extent.width + 1;
  *rows = extent.height + 1;
}

static void
draw_tiles (GtkWidget                *widget,
            GtkSnapshot              *snapshot,
            ComstockGame             *game,
            const ComstockPlaneFrame *frame,
            const ComstockCityLit    *lit)
{
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  const CityTiles *tiles = comstock_game_get_kit (game);
  const gboolean shades = lit != NULL && (lit->bits[0] | lit->bits[1]) != 0;

  for (guint tile = 0; tile < state->n_tiles; tile++)
    {
      const CityTile *laid = &state->tiles[tile];
      const graphene_rect_t cell = comstock_plane_frame_cell (frame, city_tile_x (state, tile),
                                                              city_tile_y (state, tile));

      comstock_city_tile_snapshot (widget, snapshot, &tiles->designs[laid->design], laid->turn, &cell);
      if (shades && !is_lit (lit, tile))
        comstock_plane_snapshot_shade (widget, snapshot, &cell);
    }
}

void
comstock_city_mini_draw (GtkWidget             *widget,
                         GtkSnapshot           *snapshot,
                         ComstockGame          *game,
                         const ComstockCityLit *lit,
                         const ComstockCityLight *light,
                         int                    cell)
{
  const CityTiles *tiles = comstock_game_get_kit (game);
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  const ComstockPlaneFrame frame = {
    .extent = comstock_city_find_extent (state), .x = cell / 2, .y = cell / 2, .cell = cell
  };
  const char *signs[CITY_MAX_SEATS] = { NULL };
  g_autoptr (GArray) pieces = NULL;

  for (guint seat = 0; seat < state->n_seats; seat++)
    signs[seat] = comstock_suit_get_sign (comstock_city_game_get_suit (COMSTOCK_CITY_GAME (game), seat));
  draw_tiles (widget, snapshot, game, &frame, lit);
  if (light != NULL)
    comstock_city_light_snapshot (light, widget, snapshot, tiles, state, &frame);
  comstock_city_thought_snapshot (state, widget, snapshot, &frame);
  pieces = comstock_city_pieces_collect (tiles, state, signs);
  for (guint i = 0; i < pieces->len; i++)
    comstock_city_piece_snapshot (&g_array_index (pieces, ComstockCityPiece, i), widget, snapshot, &frame);
  if (light != NULL)
    comstock_city_light_snapshot_over (light, widget, snapshot, tiles, state, &frame);
}

static void
redraw (ComstockCityMini *self)
{
  g_clear_pointer (&self->drawn, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_city_mini_show (ComstockCityMini        *self,
                         ComstockGame            *game,
                         const ComstockCityLit   *lit,
                         const ComstockCityLight *light)
{
  g_return_if_fail (COMSTOCK_IS_CITY_MINI (self));

  g_set_object (&self->game, game);
  self->lit = lit != NULL ? *lit : (ComstockCityLit) { { 0, 0 } };
  self->light = light != NULL ? *light : (ComstockCityLight) { .kind = COMSTOCK_CITY_LIGHT_NONE };
  redraw (self);
}

static void
comstock_city_mini_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  *minimum = *natural = LEAST;
}

static void
comstock_city_mini_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  ComstockCityMini *self = COMSTOCK_CITY_MINI (widget);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  int columns, rows, cell;

  if (self->game == NULL)
    return;
  comstock_city_mini_measure_city (self->game, &columns, &rows);
  cell = MAX (1, MIN (width / columns, height / rows));
  if (self->drawn == NULL)
    {
      GtkSnapshot *picture = gtk_snapshot_new ();

      comstock_city_mini_draw (widget, picture, self->game, &self->lit, &self->light, cell);
      self->drawn = comstock_freeze (picture, gtk_widget_get_scale_factor (widget));
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) ((width - columns * cell) / 2),
                                                          (float) ((height - rows * cell) / 2)));
  gtk_snapshot_append_node (snapshot, self->drawn);
  gtk_snapshot_restore (snapshot);
}

static void
comstock_city_mini_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  g_clear_pointer (&COMSTOCK_CITY_MINI (widget)->drawn, gsk_render_node_unref);
}

static void
comstock_city_mini_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_city_mini_parent_class)->css_changed (widget, change);
  redraw (COMSTOCK_CITY_MINI (widget));
}

static void
comstock_city_mini_finalize (GObject *object)
{
  g_clear_pointer (&COMSTOCK_CITY_MINI (object)->drawn, gsk_render_node_unref);
  g_clear_object (&COMSTOCK_CITY_MINI (object)->game);
  G_OBJECT_CLASS (comstock_city_mini_parent_class)->finalize (object);
}

static void
comstock_city_mini_class_init (ComstockCityMiniClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_city_mini_finalize;
  widget_class->measure = comstock_city_mini_measure;
  widget_class->snapshot = comstock_city_mini_snapshot;
  widget_class->size_allocate = comstock_city_mini_size_allocate;
  widget_class->css_changed = comstock_city_mini_css_changed;
  gtk_widget_class_set_css_name (widget_class, "city-mini");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_city_mini_init (ComstockCityMini *self)
{
}

GtkWidget *
comstock_city_mini_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CITY_MINI, NULL);
}
