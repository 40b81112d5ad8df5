/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walls stand a little outside of the edges, so that they hide nothing of the tiles. */

#include "comstock-city-pieces.h"

#include "art/city/comstock-city-layout.h"
#include "engine/city/city-walls.h"
#include "model/city/comstock-city-ask.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-sign.h"

/* Of a cell. */
#define OUTSIDE 0.05f           /* how far from the edge the middle of a wall is */
#define DASH 0.13f              /* of an edge */
#define THOUGHT 0.09f           /* width of a wall in thought */
#define DASHES 4

/* In sides of a cell; the signs in those of the drawing's width. */
static const struct
{
  const char *drawing;
  float width;
  float right;                  /* its middle, from where it is */
  float above;
  float foot;                   /* below that it hides what is behind it */
  float sign_x;
  float sign_y;
  float sign;
} looks[COMSTOCK_CITY_PIECES] = {
  [COMSTOCK_CITY_WALL_ACROSS] = { "city/wall-across", 1, 0, 0, 0.1f, 0, 0, 0 },
  [COMSTOCK_CITY_WALL_ALONG] = { "city/wall-along", 0.19f, 0, 0, 0.1f, 0, 0, 0 },
  [COMSTOCK_CITY_JOINT] = { "city/joint", 0.18f, 0, 0, 0.11f, 0, 0, 0 },
  [COMSTOCK_CITY_GATE] = { "city/gate", 0.46f, 0, 0.1f, 0.2f, 0, 0, 0 },
  [COMSTOCK_CITY_TOWER] = { "city/tower", 0.27f, 0, 0.1f, 0.22f, 0, 0, 0 },
  [COMSTOCK_CITY_FLAG] = { "city/flag", 0.21f, 0.1f, 0.4f, 0.23f, 0.5f, 0.37f, 0.52f },
  [COMSTOCK_CITY_GUARD] = { "city/follower", 0.34f, 0, 0.12f, 0.21f, 0.5f, 0.78f, 0.46f },
  [COMSTOCK_CITY_CITIZEN] = { "city/follower", 0.34f, 0, 0, 0.17f, 0.5f, 0.78f, 0.46f },
  [COMSTOCK_CITY_STEWARD] = { "city/follower-lying", 0.42f, 0, 0, 0.14f, 0.64f, 0.417f, 0.38f },
};

/* The middle of the wall that stands, or would, on the edge. */
static graphene_point_t
at_rim (const CityState *state,
        CityRim          rim)
{
  return GRAPHENE_POINT_INIT ((float) city_tile_x (state, rim.tile) + 0.5f +
                              (0.5f + OUTSIDE) * city_step_x[rim.edge],
                              (float) city_tile_y (state, rim.tile) + 0.5f +
                              (0.5f + OUTSIDE) * city_step_y[rim.edge]);
}

ComstockCityPiece
comstock_city_piece_follower (const CityTiles *tiles,
                              const CityState *state,
                              guint            segment,
                              const char      *sign)
{
  const guint tile = state->segments[segment].tile;
  const CityTile *laid = &state->tiles[tile];
  const guint own = segment - laid->first;
  const ComstockCityLayout *layout = comstock_city_layout_get (&tiles->designs[laid->design]);
  const gboolean steward = tiles->forms[laid->design].kinds[own] == CITY_AREA;
  graphene_point_t at = comstock_city_layout_turn (layout->followers[own], laid->turn);

  at.x += (float) city_tile_x (state, tile);
  at.y += (float) city_tile_y (state, tile);
  return (ComstockCityPiece) { steward ? COMSTOCK_CITY_STEWARD : COMSTOCK_CITY_CITIZEN, at, sign };
}

ComstockCityPiece
comstock_city_piece_wall (const CityState *state,
                          CityRim          rim)
{
  const gboolean across = rim.edge == CITY_NORTH || rim.edge == CITY_SOUTH;

  return comstock_city_piece_on_wall (state, rim, across ? COMSTOCK_CITY_WALL_ACROSS : COMSTOCK_CITY_WALL_ALONG, NULL);
}

ComstockCityPiece
comstock_city_piece_on_wall (const CityState       *state,
                             CityRim                rim,
                             ComstockCityPieceKind  kind,
                             const char            *sign)
{
  return (ComstockCityPiece) { kind, at_rim (state, rim), sign };
}

ComstockCityPiece
comstock_city_piece_on_joint (const CityState       *state,
                              CityRim                rim,
                              CitySide               side,
                              ComstockCityPieceKind  kind,
                              const char            *sign)
{
  const guint along = (rim.edge + (side == CITY_RIGHT ? 1u : 3u)) % CITY_EDGES;
  const graphene_point_t middle = at_rim (state, rim);

  return (ComstockCityPiece) { kind, GRAPHENE_POINT_INIT (middle.x + 0.5f * city_step_x[along],
                                                          middle.y + 0.5f * city_step_y[along]), sign };
}

/* --- all of them --- */

GdkRectangle
comstock_city_find_extent (const CityState *state)
{
  GdkRectangle city = { 0, 0, 1, 1 };

  for (guint tile = 0; tile < state->n_tiles; tile++)
    gdk_rectangle_union (&city, &(GdkRectangle) { city_tile_x (state, tile), city_tile_y (state, tile), 1, 1 }, &city);
  return city;
}

static void
add (GArray            *pieces,
     ComstockCityPiece  piece)
{
  g_array_append_val (pieces, piece);
}

static void
add_walls (GArray            *pieces,
           const CityState   *state,
           const char *const *signs)
{
  for (guint i = 0; i < state->n_pieces; i++)
    {
      const CityPiece *piece = &state->pieces[i];
      const CityRim rim = city_piece_rim (state, i);

      add (pieces, comstock_city_piece_wall (state, rim));
      for (guint side = 0; side < CITY_SIDES; side++)
        add (pieces, comstock_city_piece_on_joint (state, rim, (CitySide) side, COMSTOCK_CITY_JOINT, NULL));
      if (piece->side == CITY_SIDES)
        add (pieces, comstock_city_piece_on_wall (state, rim, COMSTOCK_CITY_GATE, NULL));
      if (piece->guard != CITY_NO_GUARD)
        add (pieces, comstock_city_piece_on_wall (state, rim, COMSTOCK_CITY_GUARD, signs[piece->guard]));
    }
}

ComstockCityPiece
comstock_city_piece_tower (const CityState       *state,
                           const CityTower       *tower,
                           ComstockCityPieceKind  kind,
                           const char            *sign)
{
  const CityPiece *piece = &state->pieces[tower->piece];
  const CitySide side = (piece->side == CITY_RIGHT) != tower->inner ? CITY_RIGHT : CITY_LEFT;

  return comstock_city_piece_on_joint (state, city_piece_rim (state, tower->piece), side, kind, sign);
}

static void
add_towers (GArray            *pieces,
            const CityState   *state,
            const char *const *signs)
{
  for (guint i = 0; i < state->n_towers; i++)
    {
      const CityTower *tower = &state->towers[i];

      add (pieces, comstock_city_piece_tower (state, tower, COMSTOCK_CITY_TOWER, NULL));
      add (pieces, comstock_city_piece_tower (state, tower, COMSTOCK_CITY_FLAG, signs[tower->seat]));
    }
}

static void
add_followers (GArray            *pieces,
               const CityTiles   *tiles,
               const CityState   *state,
               const char *const *signs)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint i = 0; i < CITY_FOLLOWERS; i++)
      {
        const guint segment = state->seats[seat].claims[i];

        if (segment != CITY_NOT_PLACED)
          add (pieces, comstock_city_piece_follower (tiles, state, segment, signs[seat]));
      }
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const ComstockCityPiece *one = a, *other = b;
  const float difference = one->at.y + looks[one->kind].foot - other->at.y - looks[other->kind].foot;

  return (difference > 0) - (difference < 0);
}

/* --- drawing --- */

graphene_rect_t
comstock_city_piece_bounds (const ComstockCityPiece  *piece,
                            const ComstockPlaneFrame *frame)
{
  const float side = (float) frame->cell;
  const float width = looks[piece->kind].width * side;
  const float height = width * (float) comstock_drawing_get_ratio (looks[piece->kind].drawing);
  const float x = piece->at.x + looks[piece->kind].right - (float) frame->extent.x;
  const float y = piece->at.y - looks[piece->kind].above - (float) frame->extent.y;

  return GRAPHENE_RECT_INIT ((float) frame->x + x * side - width / 2, (float) frame->y + y * side - height / 2, width,
                             height);
}

void
comstock_city_piece_snapshot (const ComstockCityPiece  *piece,
                              GtkWidget                *widget,
                              GtkSnapshot              *snapshot,
                              const ComstockPlaneFrame *frame)
{
  const graphene_rect_t bounds = comstock_city_piece_bounds (piece, frame);
  const float width = bounds.size.width;
  const float sign = looks[piece->kind].sign * width;
  GdkRGBA fill, ink;

  if (piece->sign == NULL)
    {
      comstock_art_snapshot (widget, snapshot, looks[piece->kind].drawing, &bounds, NULL);
      return;
    }
  comstock_sign_get_colors (widget, piece->sign, &fill, &ink);
  comstock_art_snapshot (widget, snapshot, looks[piece->kind].drawing, &bounds, &fill);
  comstock_art_snapshot (widget, snapshot, piece->sign,
                         &GRAPHENE_RECT_INIT (bounds.origin.x + looks[piece->kind].sign_x * width - sign / 2,
                                              bounds.origin.y + looks[piece->kind].sign_y * width - sign / 2, sign,
                                              sign), &ink);
}

void
comstock_city_pieces_snapshot (const CityTiles          *tiles,
                               const CityState          *state,
                               const char *const         signs[CITY_MAX_SEATS],
                               GtkWidget                *widget,
                               GtkSnapshot              *snapshot,
                               const ComstockPlaneFrame *frame)
{
  g_autoptr (GArray) pieces = g_array_new (FALSE, FALSE, sizeof (ComstockCityPiece));

  add_walls (pieces, state, signs);
  add_towers (pieces, state, signs);
  add_followers (pieces, tiles, state, signs);
  g_array_sort (pieces, compare);
  for (guint i = 0; i < pieces->len; i++)
    comstock_city_piece_snapshot (&g_array_index (pieces, ComstockCityPiece, i), widget, snapshot, frame);
}

void
comstock_city_dashes_snapshot (GtkSnapshot              *snapshot,
                               const ComstockPlaneFrame *frame,
                               const ComstockPlace      *edge,
                               const GdkRGBA            *color,
                               float                     width)
{
  const float length = (float) frame->cell * DASH;
  const gboolean level = edge->side == COMSTOCK_EDGE_ABOVE;
  const float dash_width = level ? length : width;
  const float dash_height = level ? width : length;
  graphene_point_t from, to;

  comstock_plane_frame_edge (frame, edge, &from, &to);
  for (int i = 0; i < DASHES; i++)
    {
      graphene_point_t at;

      graphene_point_interpolate (&from, &to, (i + 0.5) / DASHES, &at);
      gtk_snapshot_append_color (snapshot, color, &GRAPHENE_RECT_INIT (at.x - dash_width / 2, at.y - dash_height / 2,
                                                                       dash_width, dash_height));
    }
}

void
comstock_city_thought_snapshot (const CityState          *state,
                                GtkWidget                *widget,
                                GtkSnapshot              *snapshot,
                                const ComstockPlaneFrame *frame)
{
  const GdkRGBA stone = comstock_art_get_color (widget, "comstock_city_thought");
  CityRim outline[CITY_MAX_OUTLINE];
  const guint n = state->step == CITY_STEP_OVER ? city_outline (state, outline) : 0;

  for (guint i = 0; i < n; i++)
    {
      const ComstockPlace edge = comstock_city_rim_on_table (state, outline[i]);

      if (city_find_piece (state, outline[i]) == CITY_MAX_PIECES)
        comstock_city_dashes_snapshot (snapshot, frame, &edge, &stone, MAX (4, (float) frame->cell * THOUGHT));
    }
}
