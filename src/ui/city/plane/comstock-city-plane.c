/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the city gives to a plane: tiles and what stands on them, what may come there, and light. */

#include "comstock-city-plane.h"

#include <glib/gi18n.h>
#include <math.h>

#include "art/city/comstock-city-layout.h"
#include "comstock-city-pieces.h"
#include "engine/city/city-walls.h"
#include "ui/city/tiles/comstock-city-tile-snapshot.h"
#include "ui/kit/comstock-art.h"
#include "ui/table/plane/comstock-plane-marks.h"

/* Of the side of a cell. */
#define CORNER 0.22f            /* marks of a cell where the tile may lie */
#define MARK 0.3f
#define SPOT 0.34f              /* where a follower may stand */
#define SHADOW 0.04f
#define FOOT_OF_CELL 0.5f       /* where a text stands, from the middle of its place downwards */
#define FOOT_ABOVE -0.16f
#define FOOT_BELOW 0.44f
#define TEXT 0.14f              /* from its foot to its middle */

/* On a phone a follower is chosen with a finger: on a plane narrower than this a tile is as wide as that. */
#define PHONE 500
#define CLOSE_CELL 132

#define FAINT 0.62              /* what may come */
#define GHOST 0.88              /* what would come where it is aimed at */

struct _ComstockCityPlane
{
  ComstockPlane parent_instance;

  const CityTiles *tiles;       /* NULL while nothing is shown */
  CityState state;
  const char *signs[CITY_MAX_SEATS];
  guint turn;
  GHashTable *turns;            /* of cells where the tile may lie: the turns that fit, a bit each */
  GHashTable *texts;            /* strings by places */
  ComstockCityLight light;

  gboolean asked;               /* for a follower on the tile just laid */
  gboolean close;               /* a tile is looked at from near, and afterwards again what was seen before */
  double far_zoom;
  double far_x;
  double far_y;
};

G_DEFINE_FINAL_TYPE (ComstockCityPlane, comstock_city_plane, COMSTOCK_TYPE_PLANE)

/* --- places --- */

static guint
tile_at (ComstockCityPlane   *self,
         const ComstockPlace *place)
{
  return city_find_tile (&self->state, place->x, place->y);
}

/* The city and one ring of cells around it. */
static GdkRectangle
find_extent (const CityState *state)
{
  const GdkRectangle city = comstock_city_find_extent (state);

  return (GdkRectangle) { city.x - 1, city.y - 1, city.width + 2, city.height + 2 };
}

/* --- what is shown --- */

void
comstock_city_plane_set_state (ComstockCityPlane *self,
                               const CityTiles   *tiles,
                               const CityState   *state,
                               const char *const  signs[CITY_MAX_SEATS])
{
  ComstockPlane *plane = COMSTOCK_PLANE (self);
  const GdkRectangle *shown = &comstock_plane_get_camera (plane)->frame.extent;
  const GdkRectangle extent = find_extent (state);
  GdkRectangle both;

  g_return_if_fail (COMSTOCK_IS_CITY_PLANE (self));

  self->tiles = tiles;
  self->state = *state;
  for (guint seat = 0; seat < state->n_seats; seat++)
    self->signs[seat] = signs[seat];
  self->light.kind = COMSTOCK_CITY_LIGHT_NONE;
  g_hash_table_remove_all (self->texts);
  gdk_rectangle_union (shown, &extent, &both);
  if (state->step == CITY_STEP_LAY || both.width > shown->width + 1 || both.height > shown->height + 1)
    comstock_plane_set_extent (plane, &extent);
  comstock_plane_update (plane);
}

/* Goes near to the tile on which a follower may be put, where a finger could not tell one from the other, and back. */
static void
look_close (ComstockCityPlane *self)
{
  ComstockPlaneCamera *camera = comstock_plane_get_camera (COMSTOCK_PLANE (self));
  const int cell = camera->frame.cell;
  const gboolean close = self->asked && (self->close || (gtk_widget_get_width (GTK_WIDGET (self)) < PHONE && cell > 0 &&
                                                         cell < CLOSE_CELL));
  const guint tile = self->state.n_tiles - 1u;

  if (close == self->close)
    return;
  self->close = close;
  if (!close)
    {
      comstock_plane_camera_set_middle (camera, self->far_zoom, self->far_x, self->far_y);
      return;
    }
  self->far_zoom = camera->zoom;
  comstock_plane_camera_get_middle (camera, &self->far_x, &self->far_y);
  comstock_plane_camera_set_middle (camera, camera->zoom * CLOSE_CELL / cell, city_tile_x (&self->state, tile) + 0.5,
                                    city_tile_y (&self->state, tile) + 0.5);
}

void
comstock_city_plane_set_ask (ComstockCityPlane *self,
                             const ComstockAsk *ask)
{
  g_return_if_fail (COMSTOCK_IS_CITY_PLANE (self));

  g_hash_table_remove_all (self->turns);
  for (guint i = 0; i < ask->n_options; i++)
    {
      const ComstockOption *option = &ask->options[i];
      gpointer key = comstock_plane_key (&option->place);
      guint turns = GPOINTER_TO_UINT (g_hash_table_lookup (self->turns, key));

      if (city_move_type (option->move) == CITY_MOVE_LAY)
        {
          turns |= CITY_BIT (city_move_which (option->move));
          g_hash_table_insert (self->turns, key, GUINT_TO_POINTER (turns));
        }
    }
  comstock_plane_set_ask (COMSTOCK_PLANE (self), ask, FALSE);
  self->asked = self->state.step == CITY_STEP_CLAIM && comstock_ask_has (ask, COMSTOCK_CITY_SURFACE);
  look_close (self);
}

void
comstock_city_plane_set_turn (ComstockCityPlane *self,
                              guint              turn)
{
  g_return_if_fail (COMSTOCK_IS_CITY_PLANE (self));

  self->turn = turn % CITY_EDGES;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
comstock_city_plane_get_turn (ComstockCityPlane *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_PLANE (self), 0);

  return self->turn;
}

/* Of turns that look the same only the first is asked for. */
gboolean
comstock_city_plane_fits (ComstockCityPlane   *self,
                          const ComstockPlace *place)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_PLANE (self), FALSE);

  const guint turns = GPOINTER_TO_UINT (g_hash_table_lookup (self->turns, comstock_plane_key (place)));

  return (turns >> self->turn & 1) != 0;
}

void
comstock_city_plane_set_text (ComstockCityPlane   *self,
                              const ComstockPlace *place,
                              const char          *text)
{
  g_return_if_fail (COMSTOCK_IS_CITY_PLANE (self));

  g_hash_table_insert (self->texts, comstock_plane_key (place), g_strdup (text));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_city_plane_clear_texts (ComstockCityPlane *self)
{
  g_return_if_fail (COMSTOCK_IS_CITY_PLANE (self));

  g_hash_table_remove_all (self->texts);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_city_plane_set_light (ComstockCityPlane       *self,
                               const ComstockCityLight *light)
{
  const ComstockCityLight none = { .kind = COMSTOCK_CITY_LIGHT_NONE };

  g_return_if_fail (COMSTOCK_IS_CITY_PLANE (self));

  if (light == NULL && self->light.kind == COMSTOCK_CITY_LIGHT_NONE)
    return;
  self->light = light != NULL ? *light : none;
  comstock_plane_redraw_over (COMSTOCK_PLANE (self));
}

guint
comstock_city_plane_find_segment (ComstockCityPlane *self,
                                  double             x,
                                  double             y)
{
  const ComstockPlaneFrame *frame = &comstock_plane_get_camera (COMSTOCK_PLANE (self))->frame;
  const double column = frame->extent.x + (x - frame->x) / frame->cell;
  const double row = frame->extent.y + (y - frame->y) / frame->cell;
  const int cell_x = (int) floor (column);
  const int cell_y = (int) floor (row);
  const guint tile = city_find_tile (&self->state, cell_x, cell_y);
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) (column - cell_x), (float) (row - cell_y));
  const CityTile *laid;
  int own;

  if (tile == CITY_NO_TILE)
    return CITY_NOT_PLACED;
  laid = &self->state.tiles[tile];
  at = comstock_city_layout_turn (at, CITY_EDGES - laid->turn);
  own = comstock_city_layout_find (&self->tiles->designs[laid->design], at);
  return own >= 0 ? laid->first + (guint) own : CITY_NOT_PLACED;
}

/* --- tiles --- */

static graphene_rect_t
tile_bounds (ComstockCityPlane        *self,
             const ComstockPlaneFrame *frame,
             guint                     tile)
{
  return comstock_plane_frame_cell (frame, city_tile_x (&self->state, tile), city_tile_y (&self->state, tile));
}

static void
draw_ground (ComstockPlane            *plane,
             GtkSnapshot              *snapshot,
             const ComstockPlaneFrame *frame)
{
  ComstockCityPlane *self = COMSTOCK_CITY_PLANE (plane);
  const GdkRGBA shadow = comstock_art_get_color (GTK_WIDGET (self), "comstock_city_shadow");
  const float low = (float) frame->cell * SHADOW;

  for (guint tile = 0; tile < self->state.n_tiles; tile++)
    {
      graphene_rect_t bounds = tile_bounds (self, frame, tile);

      graphene_rect_offset (&bounds, low / 2, low);
      gtk_snapshot_append_color (snapshot, &shadow, &bounds);
    }
  for (guint tile = 0; tile < self->state.n_tiles; tile++)
    {
      const CityTile *laid = &self->state.tiles[tile];
      const graphene_rect_t bounds = tile_bounds (self, frame, tile);

      comstock_city_tile_snapshot (GTK_WIDGET (self), snapshot, &self->tiles->designs[laid->design], laid->turn,
                                   &bounds);
    }
}

/* --- what lies over them --- */

static void
draw_ring (ComstockCityPlane     *self,
           GtkSnapshot           *snapshot,
           const graphene_rect_t *bounds,
           const char            *color)
{
  comstock_plane_snapshot_ring (GTK_WIDGET (self), snapshot, bounds, color, MAX (2, bounds->size.width * 0.03f));
}

static void
draw_over (ComstockPlane            *plane,
           GtkSnapshot              *snapshot,
           const ComstockPlaneFrame *frame)
{
  ComstockCityPlane *self = COMSTOCK_CITY_PLANE (plane);

  if (self->tiles == NULL)
    return;
  if (self->state.n_tiles > 0 && self->state.step != CITY_STEP_OVER)
    {
      const graphene_rect_t last = tile_bounds (self, frame, self->state.n_tiles - 1u);

      draw_ring (self, snapshot, &last, "comstock_paper");
    }
  comstock_city_light_snapshot (&self->light, FALSE, GTK_WIDGET (self), snapshot, self->tiles, &self->state, frame);
  comstock_city_thought_snapshot (&self->state, GTK_WIDGET (self), snapshot, frame);
  comstock_city_pieces_snapshot (self->tiles, &self->state, self->signs, GTK_WIDGET (self), snapshot, frame);
  comstock_city_light_snapshot (&self->light, TRUE, GTK_WIDGET (self), snapshot, self->tiles, &self->state, frame);
}

/* --- what may come --- */

/* On an edge: a gate, a wall, a guard, or a tower at its outer end. */
static ComstockCityPiece
make_on_edge (ComstockCityPlane   *self,
              const ComstockPlace *place)
{
  const CityState *state = &self->state;
  const char *sign = self->signs[state->actor];
  CityRim rim = { 0, 0 };
  guint piece;

  comstock_city_edge_of (state, place, &rim);
  piece = city_find_piece (state, rim);
  switch (state->step)
    {
    case CITY_STEP_GATE:
      return comstock_city_piece_on_wall (state, rim, COMSTOCK_CITY_GATE, NULL);
    case CITY_STEP_GUARD:
      return comstock_city_piece_on_wall (state, rim, COMSTOCK_CITY_GUARD, sign);
    case CITY_STEP_TOWER:
      return comstock_city_piece_on_joint (state, rim, (CitySide) state->pieces[piece].side, COMSTOCK_CITY_TOWER, NULL);
    default:
      return comstock_city_piece_wall (state, rim);
    }
}

static ComstockCityPiece
make_piece (ComstockCityPlane   *self,
            const ComstockPlace *place)
{
  if (place->side < COMSTOCK_SPOT)
    return make_on_edge (self, place);
  return comstock_city_piece_follower (self->tiles, &self->state,
                                       self->state.tiles[tile_at (self, place)].first + place->side - COMSTOCK_SPOT,
                                       self->signs[self->state.actor]);
}

static void
draw_piece (ComstockCityPlane        *self,
            GtkSnapshot              *snapshot,
            const ComstockPlaneFrame *frame,
            const ComstockPlace      *place,
            double                    opacity)
{
  const ComstockCityPiece piece = make_piece (self, place);

  gtk_snapshot_push_opacity (snapshot, opacity);
  comstock_city_piece_snapshot (&piece, GTK_WIDGET (self), snapshot, frame);
  gtk_snapshot_pop (snapshot);
}

static void
draw_corners (GtkSnapshot           *snapshot,
              const graphene_rect_t *cell,
              const GdkRGBA         *color)
{
  const float side = cell->size.width;
  const float inset = side * 0.1f;
  const float length = side * CORNER;
  const float width = MAX (2, side * 0.035f);

  for (int corner = 0; corner < 4; corner++)
    {
      const gboolean right = corner % 2 == 1;
      const gboolean low = corner / 2 == 1;
      const float x = cell->origin.x + (right ? side - inset : inset);
      const float y = cell->origin.y + (low ? side - inset : inset);

      gtk_snapshot_append_color (snapshot, color, &GRAPHENE_RECT_INIT (right ? x - length : x, low ? y - width : y,
                                                                       length, width));
      gtk_snapshot_append_color (snapshot, color, &GRAPHENE_RECT_INIT (right ? x - width : x, low ? y - length : y,
                                                                       width, length));
    }
}

/* Corners; whether the tile fits as it is turned, or only otherwise. */
static void
draw_cell_target (ComstockCityPlane        *self,
                  GtkSnapshot              *snapshot,
                  const ComstockPlaneFrame *frame,
                  const ComstockPlace      *place)
{
  const graphene_rect_t cell = comstock_plane_frame_bounds (frame, place);
  const gboolean fits = comstock_city_plane_fits (self, place);
  GdkRGBA paper = comstock_art_get_color (GTK_WIDGET (self), "comstock_city_corner");
  const float inset = cell.size.width * (1 - MARK) / 2;
  graphene_rect_t mark = cell;

  if (!fits)
    paper.alpha *= 0.6f;
  draw_corners (snapshot, &cell, &paper);
  graphene_rect_inset (&mark, inset, inset);
  comstock_art_snapshot (GTK_WIDGET (self), snapshot, fits ? "city/plus" : "city/turn", &mark, &paper);
}

/* How far @at is from the nearest other follower that may come to the tile. */
static float
measure_room (ComstockCityPlane *self,
              const CityTile    *laid,
              guint              own,
              graphene_point_t   at)
{
  const ComstockCityLayout *layout = comstock_city_layout_get (&self->tiles->designs[laid->design]);
  float room = G_MAXFLOAT;

  for (guint i = 0; i < self->tiles->forms[laid->design].n_segments; i++)
    {
      const graphene_point_t other = comstock_city_layout_turn (layout->followers[i], laid->turn);

      if (i != own)
        room = MIN (room, hypotf (other.x - at.x, other.y - at.y));
    }
  return room;
}

/* From the middle of a place to the foot of its text, in cells: above what stands there, or for a follower below if it
 * hides less of the others. */
static float
find_foot (ComstockCityPlane   *self,
           const ComstockPlace *place)
{
  const CityTile *laid;
  guint own;
  graphene_point_t above, below;

  if (place->side == COMSTOCK_CELL)
    return FOOT_OF_CELL;
  if (place->side < COMSTOCK_SPOT)
    return FOOT_ABOVE;
  laid = &self->state.tiles[tile_at (self, place)];
  own = place->side - COMSTOCK_SPOT;
  above = below = comstock_city_layout_turn (
    comstock_city_layout_get (&self->tiles->designs[laid->design])->followers[own], laid->turn);
  above.y += FOOT_ABOVE - TEXT;
  below.y += FOOT_BELOW - TEXT;
  return measure_room (self, laid, own, below) > measure_room (self, laid, own, above) ? FOOT_BELOW : FOOT_ABOVE;
}

static void
draw_text (ComstockCityPlane        *self,
           GtkSnapshot              *snapshot,
           const ComstockPlaneFrame *frame,
           const ComstockPlace      *place,
           const char               *text)
{
  const float side = (float) frame->cell;
  const graphene_rect_t bounds = comstock_plane_frame_bounds (frame, place);
  float foot = find_foot (self, place);
  graphene_point_t middle;

  graphene_rect_get_center (&bounds, &middle);
  /* The view may end above the newest tile. */
  if (middle.y + side * (foot - TEXT) < 0)
    foot = FOOT_BELOW;
  comstock_plane_snapshot_badge (GTK_WIDGET (self), snapshot,
                                 &GRAPHENE_RECT_INIT (middle.x - side / 2, middle.y - side * (1 - foot), side, side),
                                 text, FALSE);
}

static void
draw_target (ComstockPlane            *plane,
             GtkSnapshot              *snapshot,
             const ComstockPlaneFrame *frame,
             const ComstockPlace      *place,
             gboolean                  aimed)
{
  ComstockCityPlane *self = COMSTOCK_CITY_PLANE (plane);
  const GdkRGBA paper = comstock_art_get_color (GTK_WIDGET (self), "comstock_city_corner");
  const char *text = g_hash_table_lookup (self->texts, comstock_plane_key (place));

  if (place->side == COMSTOCK_CELL && !aimed)
    draw_cell_target (self, snapshot, frame, place);
  else if (place->side != COMSTOCK_CELL && self->state.step == CITY_STEP_GATE)
    comstock_city_dashes_snapshot (snapshot, frame, place, &paper, MAX (3, (float) frame->cell * 0.05f));
  else if (place->side != COMSTOCK_CELL && !aimed)
    draw_piece (self, snapshot, frame, place, FAINT);
  if (text != NULL)
    draw_text (self, snapshot, frame, place, text);
}

static void
draw_ghost (ComstockPlane            *plane,
            GtkSnapshot              *snapshot,
            const ComstockPlaneFrame *frame,
            const ComstockPlace      *place)
{
  ComstockCityPlane *self = COMSTOCK_CITY_PLANE (plane);
  const graphene_rect_t bounds = comstock_plane_frame_bounds (frame, place);
  const gboolean fits = comstock_city_plane_fits (self, place);

  if (place->side != COMSTOCK_CELL)
    {
      draw_piece (self, snapshot, frame, place, 1);
      return;
    }
  if (self->state.drawn == CITY_NO_TILE)
    return;
  gtk_snapshot_push_opacity (snapshot, fits ? GHOST : FAINT);
  comstock_city_tile_snapshot (GTK_WIDGET (self), snapshot, &self->tiles->designs[self->state.drawn], self->turn,
                               &bounds);
  gtk_snapshot_pop (snapshot);
  if (!fits)
    {
      graphene_rect_t mark = bounds;
      const GdkRGBA paper = comstock_art_get_color (GTK_WIDGET (self), "comstock_city_corner");

      graphene_rect_inset (&mark, bounds.size.width * 0.25f, bounds.size.width * 0.25f);
      comstock_art_snapshot (GTK_WIDGET (self), snapshot, "city/turn", &mark, &paper);
    }
  draw_ring (self, snapshot, &bounds, fits ? "comstock_ring" : "comstock_paper");
}

static graphene_rect_t
get_spot (ComstockPlane       *plane,
          const ComstockPlace *place)
{
  ComstockCityPlane *self = COMSTOCK_CITY_PLANE (plane);
  const CityTile *laid = &self->state.tiles[tile_at (self, place)];
  const ComstockCityLayout *layout = comstock_city_layout_get (&self->tiles->designs[laid->design]);
  const graphene_point_t at = comstock_city_layout_turn (layout->followers[place->side - COMSTOCK_SPOT], laid->turn);

  return GRAPHENE_RECT_INIT (at.x - SPOT / 2, at.y - SPOT / 2, SPOT, SPOT);
}

static ComstockPlaneContent
get_content (ComstockPlane       *plane,
             const ComstockPlace *place)
{
  return tile_at (COMSTOCK_CITY_PLANE (plane), place) != CITY_NO_TILE ? COMSTOCK_PLANE_HELD : COMSTOCK_PLANE_VOID;
}

static void
comstock_city_plane_finalize (GObject *object)
{
  ComstockCityPlane *self = COMSTOCK_CITY_PLANE (object);

  g_hash_table_unref (self->turns);
  g_hash_table_unref (self->texts);
  G_OBJECT_CLASS (comstock_city_plane_parent_class)->finalize (object);
}

static gboolean
look_close_at_first (gpointer self)
{
  look_close (self);
  return G_SOURCE_REMOVE;
}

/* A game may be opened at the question for a follower: how large cells are is not known before. */
static void
comstock_city_plane_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  const gboolean is_first = comstock_plane_get_camera (COMSTOCK_PLANE (widget))->frame.cell == 0;

  GTK_WIDGET_CLASS (comstock_city_plane_parent_class)->size_allocate (widget, width, height, baseline);
  if (is_first)
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, look_close_at_first, g_object_ref (widget), g_object_unref);
}

static void
comstock_city_plane_class_init (ComstockCityPlaneClass *klass)
{
  static const int cells[] = { 112, 96, 84, 76, 68, 60, 52, 44, 40, 36, 32, 28, 0 };
  ComstockPlaneClass *plane_class = COMSTOCK_PLANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_city_plane_finalize;
  GTK_WIDGET_CLASS (klass)->size_allocate = comstock_city_plane_size_allocate;
  plane_class->surface = COMSTOCK_CITY_SURFACE;
  plane_class->least_cell = 44;
  plane_class->least_roomy_cell = 28;
  plane_class->natural_cell = 84;
  plane_class->least_cells = 3;
  plane_class->cells = cells;
  plane_class->get_spot = get_spot;
  plane_class->draw_ground = draw_ground;
  plane_class->draw_over = draw_over;
  plane_class->draw_target = draw_target;
  plane_class->draw_ghost = draw_ghost;
  plane_class->get_content = get_content;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "city-plane");
}

static void
comstock_city_plane_init (ComstockCityPlane *self)
{
  self->turns = g_hash_table_new (NULL, NULL);
  self->texts = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("City"), -1);
}

GtkWidget *
comstock_city_plane_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CITY_PLANE, NULL);
}
