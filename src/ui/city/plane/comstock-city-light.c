/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Light lies on the tiles below all that stands there, figures and rings above. */

#include "comstock-city-light.h"

#include "comstock-city-pieces.h"
#include "engine/city/city-features.h"
#include "engine/city/city-walls.h"
#include "ui/city/tiles/comstock-city-tile-snapshot.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-outline.h"
#include "ui/table/plane/comstock-plane-marks.h"

#define OUTSIDE 0.42f           /* of a cell: where the sum of a run stands, from the wall */

/* What is drawn, and where. */
typedef struct
{
  const ComstockCityLight *light;
  GtkWidget *widget;
  GtkSnapshot *snapshot;
  const CityTiles *tiles;
  const CityState *state;
  const ComstockPlaneFrame *frame;
  GdkRGBA lit;
} Scene;

ComstockCityLight
comstock_city_light_of_tower (const CityState *state,
                              CitySide         side,
                              guint            points)
{
  ComstockCityLight light = { .kind = COMSTOCK_CITY_LIGHT_PIECES };

  for (guint piece = state->n_pieces; piece > 1 && light.n_pieces < points; piece--)
    if (state->pieces[piece - 1].side == side)
      light.pieces[light.n_pieces++] = (guint8) (piece - 1);
  return light;
}

/* From the tower to the next one or the gate. */
static ComstockCityLight
find_scored (const CityState *state,
             const CityTower *tower)
{
  const guint side = state->pieces[tower->piece].side;
  ComstockCityLight light = { .kind = COMSTOCK_CITY_LIGHT_PIECES };

  for (guint piece = tower->piece; piece > 0; piece--)
    {
      if (state->pieces[piece].side != side)
        continue;
      if (piece != tower->piece && city_find_tower (state, piece) != CITY_TOWERS)
        break;
      light.pieces[light.n_pieces++] = (guint8) piece;
    }
  return light;
}

gboolean
comstock_city_light_find (const CityState          *state,
                          const ComstockPlaneFrame *frame,
                          double                    x,
                          double                    y,
                          ComstockCityLight        *light)
{
  const graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y);

  for (guint i = 0; i < state->n_pieces; i++)
    {
      const CityRim rim = city_piece_rim (state, i);
      const ComstockCityPiece guard = comstock_city_piece_on_wall (state, rim, COMSTOCK_CITY_GUARD, NULL);
      const graphene_rect_t bounds = comstock_city_piece_bounds (&guard, frame);

      *light = (ComstockCityLight) { .kind = COMSTOCK_CITY_LIGHT_RUN, .rim = rim };
      if (state->pieces[i].guard != CITY_NO_GUARD && graphene_rect_contains_point (&bounds, &at))
        return TRUE;
    }
  for (guint i = 0; i < state->n_towers; i++)
    {
      const ComstockCityPiece tower = comstock_city_piece_tower (state, &state->towers[i], COMSTOCK_CITY_TOWER, NULL);
      const graphene_rect_t bounds = comstock_city_piece_bounds (&tower, frame);

      *light = find_scored (state, &state->towers[i]);
      if (!state->towers[i].inner && graphene_rect_contains_point (&bounds, &at))
        return TRUE;
    }
  return FALSE;
}

static graphene_rect_t
find_tile (const Scene *scene,
           guint        tile)
{
  return comstock_plane_frame_cell (scene->frame, city_tile_x (scene->state, tile), city_tile_y (scene->state, tile));
}

static graphene_rect_t
find_piece (const Scene       *scene,
            ComstockCityPiece  piece)
{
  return comstock_city_piece_bounds (&piece, scene->frame);
}

static graphene_rect_t
find_follower (const Scene *scene,
               guint        segment)
{
  return find_piece (scene, comstock_city_piece_follower (scene->tiles, scene->state, segment, NULL));
}

static graphene_rect_t
find_guard (const Scene *scene,
            guint        piece)
{
  return find_piece (scene, comstock_city_piece_on_wall (scene->state, city_piece_rim (scene->state, piece),
                                                         COMSTOCK_CITY_GUARD, NULL));
}

/* The segment that the follower of this number stands on, counted through all seats, or CITY_NOT_PLACED. */
static guint
get_claim (const CityState *state,
           guint            follower)
{
  return state->seats[follower / CITY_FOLLOWERS].claims[follower % CITY_FOLLOWERS];
}

static void
draw_border (const Scene           *scene,
             const graphene_rect_t *bounds,
             float                  width,
             float                  radius)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  comstock_outline_rim (scene->snapshot, &outline, width, &scene->lit);
}

/* --- below --- */

static void
light_feature (const Scene *scene,
               guint        feature,
               double       dark)
{
  const CityState *state = scene->state;
  guint n = 0;
  guint nth = 0;

  for (guint segment = 0; segment < state->n_segments; segment++)
    n += state->features[segment] == feature;
  for (guint segment = 0; segment < state->n_segments; segment++)
    {
      const CityTile *laid = &state->tiles[state->segments[segment].tile];
      const graphene_rect_t bounds = find_tile (scene, state->segments[segment].tile);

      if (state->features[segment] == feature && nth++ < n * (1 - dark))
        comstock_city_tile_snapshot_light (scene->widget, scene->snapshot, &scene->tiles->designs[laid->design],
                                           laid->turn, segment - laid->first, &bounds);
    }
}

/* Each once that somebody is steward of. */
static void
light_areas (const Scene *scene)
{
  const CityState *state = scene->state;

  for (guint feature = 0; feature < state->n_segments; feature++)
    if (state->features[feature] == feature && state->segments[feature].kind == CITY_AREA &&
        state->segments[feature].held)
      light_feature (scene, feature, 0);
}

static void
light_run (const Scene *scene,
           CityRim      rim,
           gboolean     shade)
{
  const CityRun run = city_run (scene->tiles, scene->state, rim);
  graphene_rect_t all = find_tile (scene, rim.tile);
  const float width = MAX (3, all.size.width * 0.05f);

  for (guint i = 0; i < run.n_tiles; i++)
    {
      const graphene_rect_t bounds = find_tile (scene, run.tiles[i]);

      graphene_rect_union (&all, &bounds, &all);
    }
  for (guint tile = 0; tile < scene->state->n_tiles && shade; tile++)
    {
      const graphene_rect_t bounds = find_tile (scene, tile);

      if (!graphene_rect_contains_rect (&all, &bounds))
        comstock_plane_snapshot_shade (scene->widget, scene->snapshot, &bounds);
    }
  draw_border (scene, &all, width, width);
}

static void
light_feature_of (const Scene *scene)
{
  light_feature (scene, scene->state->features[scene->light->segment], scene->light->dark);
}

static void
light_run_of (const Scene *scene)
{
  light_run (scene, scene->light->rim, scene->light->shade);
}

static void
light_pieces (const Scene *scene)
{
  const ComstockCityLight *light = scene->light;

  for (guint i = 0; i < light->n_pieces * (1 - light->dark); i++)
    {
      const CityRim rim = city_piece_rim (scene->state, light->pieces[i]);
      graphene_rect_t bounds = find_piece (scene, comstock_city_piece_wall (scene->state, rim));

      graphene_rect_inset (&bounds, -3, -3);
      gtk_snapshot_append_color (scene->snapshot, &scene->lit, &bounds);
    }
}

static void
light_guards (const Scene *scene)
{
  for (guint piece = 0; piece < scene->state->n_pieces; piece++)
    if (scene->state->pieces[piece].guard != CITY_NO_GUARD)
      light_run (scene, city_piece_rim (scene->state, piece), FALSE);
}

/* --- above --- */

static void
ring (const Scene     *scene,
      graphene_rect_t  bounds)
{
  const float width = MAX (2, (float) scene->frame->cell * 0.04f);

  graphene_rect_inset (&bounds, -2 * width, -2 * width);
  draw_border (scene, &bounds, width, bounds.size.height / 2);
}

/* A figure with its foot on the middle of @at. */
static void
tell (const Scene     *scene,
      graphene_rect_t  at,
      const char      *sign,
      int              figure)
{
  const float side = (float) scene->frame->cell;
  g_autofree char *text = g_strdup_printf ("%s%d", sign, figure);
  graphene_point_t middle;

  graphene_rect_get_center (&at, &middle);
  comstock_plane_snapshot_badge (scene->widget, scene->snapshot,
                                 &GRAPHENE_RECT_INIT (middle.x - side / 2, middle.y - side * 0.84f, side, side), text,
                                 FALSE);
}

/* Who is on it, and of an area the markets that count. */
static void
tell_feature (const Scene *scene)
{
  const CityState *state = scene->state;
  const guint segment = scene->light->segment;
  guint16 markets[CITY_MAX_SEGMENTS];
  const guint n = state->segments[segment].kind == CITY_AREA
                    ? city_area_markets (scene->tiles, state, segment, markets)
                    : 0;

  for (guint i = 0; i < state->n_seats * CITY_FOLLOWERS; i++)
    if (get_claim (state, i) != CITY_NOT_PLACED && state->features[get_claim (state, i)] == state->features[segment])
      ring (scene, find_follower (scene, get_claim (state, i)));
  for (guint i = 0; i < n; i++)
    tell (scene, find_follower (scene, markets[i]), "", (int) i + 1);
}

/* Each building that the guard sees, and at the wall all of them together; that there is none, only in the count. */
static void
tell_run (const Scene *scene)
{
  const CityRim rim = scene->light->rim;
  const CityRun run = city_run (scene->tiles, scene->state, rim);
  ComstockCityPiece at = comstock_city_piece_wall (scene->state, rim);

  for (guint i = 0; i < run.n_tiles; i++)
    {
      const int points = city_tile_form (scene->tiles, scene->state, run.tiles[i])->points;

      if (points > 0)
        tell (scene, find_tile (scene, run.tiles[i]), "+", points);
    }
  if (run.points == 0 && !scene->light->shade)
    return;
  at.at.x += OUTSIDE * city_step_x[rim.edge];
  at.at.y += OUTSIDE * city_step_y[rim.edge];
  tell (scene, find_piece (scene, at), "= ", run.points);
}

static void
ring_seat (const Scene *scene)
{
  const CityState *state = scene->state;
  const guint seat = scene->light->seat;

  for (guint i = 0; i < CITY_FOLLOWERS; i++)
    if (state->seats[seat].claims[i] != CITY_NOT_PLACED)
      ring (scene, find_follower (scene, state->seats[seat].claims[i]));
  for (guint piece = 0; piece < state->n_pieces; piece++)
    if (state->pieces[piece].guard == seat)
      ring (scene, find_guard (scene, piece));
  for (guint i = 0; i < state->n_towers; i++)
    if (state->towers[i].seat == seat)
      ring (scene, find_piece (scene, comstock_city_piece_tower (state, &state->towers[i], COMSTOCK_CITY_TOWER,
                                                                 NULL)));
}

static void
tell_guards (const Scene *scene)
{
  const CityState *state = scene->state;

  for (guint piece = 0; piece < state->n_pieces; piece++)
    if (state->pieces[piece].guard != CITY_NO_GUARD)
      tell (scene, find_guard (scene, piece), "",
            city_run (scene->tiles, state, city_piece_rim (state, piece)).points);
}

/* At each steward what its area is worth. */
static void
tell_stewards (const Scene *scene)
{
  const CityState *state = scene->state;

  for (guint i = 0; i < state->n_seats * CITY_FOLLOWERS; i++)
    {
      const guint segment = get_claim (state, i);

      if (segment != CITY_NOT_PLACED && state->segments[segment].kind == CITY_AREA)
        tell (scene, find_follower (scene, segment), "", city_feature (scene->tiles, state, segment).points);
    }
}

/* --- both --- */

/* Below what stands on the tiles, and above it; NULL: nothing. */
static void (*const layers[][2]) (const Scene *scene) = {
  [COMSTOCK_CITY_LIGHT_FEATURE] = { light_feature_of, tell_feature },
  [COMSTOCK_CITY_LIGHT_RUN] = { light_run_of, tell_run },
  [COMSTOCK_CITY_LIGHT_PIECES] = { light_pieces, NULL },
  [COMSTOCK_CITY_LIGHT_SEAT] = { NULL, ring_seat },
  [COMSTOCK_CITY_LIGHT_GUARDS] = { light_guards, tell_guards },
  [COMSTOCK_CITY_LIGHT_AREAS] = { light_areas, tell_stewards },
};

void
comstock_city_light_snapshot (const ComstockCityLight  *self,
                              gboolean                  above,
                              GtkWidget                *widget,
                              GtkSnapshot              *snapshot,
                              const CityTiles          *tiles,
                              const CityState          *state,
                              const ComstockPlaneFrame *frame)
{
  const Scene scene = {
    self, widget, snapshot, tiles, state, frame, comstock_art_get_color (widget, "comstock_lit")
  };

  if (layers[self->kind][above ? 1 : 0] != NULL)
    layers[self->kind][above ? 1 : 0] (&scene);
}
