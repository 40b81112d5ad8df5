/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Light lies on the tiles below all that stands there, figures and rings above. */

#include "comstock-city-light.h"

#include "comstock-city-pieces.h"
#include "engine/city/city-features.h"
#include "engine/city/city-walls.h"
#include "ui/city/tiles/comstock-city-tile-snapshot.h"
#include "ui/kit/comstock-art.h"
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

static gboolean
is_at (const ComstockCityPiece  *piece,
       const ComstockPlaneFrame *frame,
       double                    x,
       double                    y)
{
  const graphene_rect_t bounds = comstock_city_piece_bounds (piece, frame);

  return graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

gboolean
comstock_city_light_find (const CityState          *state,
                          const ComstockPlaneFrame *frame,
                          double                    x,
                          double                    y,
                          ComstockCityLight        *light)
{
  for (guint i = 0; i < state->n_pieces; i++)
    {
      const CityRim rim = { state->pieces[i].tile, state->pieces[i].edge };
      const ComstockCityPiece guard = comstock_city_piece_on_wall (state, rim, COMSTOCK_CITY_GUARD, NULL);

      *light = (ComstockCityLight) { .kind = COMSTOCK_CITY_LIGHT_RUN, .rim = rim };
      if (state->pieces[i].guard != CITY_NO_GUARD && is_at (&guard, frame, x, y))
        return TRUE;
    }
  for (guint i = 0; i < state->n_towers; i++)
    {
      const ComstockCityPiece tower = comstock_city_piece_tower (state, &state->towers[i], COMSTOCK_CITY_TOWER, NULL);

      *light = find_scored (state, &state->towers[i]);
      if (!state->towers[i].inner && is_at (&tower, frame, x, y))
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
find_follower (const Scene *scene,
               guint        segment)
{
  const ComstockCityPiece piece = comstock_city_piece_follower (scene->tiles, scene->state, segment, NULL);

  return comstock_city_piece_bounds (&piece, scene->frame);
}

static graphene_rect_t
find_on_wall (const Scene           *scene,
              guint                  piece,
              ComstockCityPieceKind  kind)
{
  const ComstockCityPiece at = comstock_city_piece_on_wall (scene->state, city_piece_rim (scene->state, piece), kind,
                                                            NULL);

  return comstock_city_piece_bounds (&at, scene->frame);
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
  GskRoundedRect outline;

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
  gsk_rounded_rect_init_from_rect (&outline, &all, width);
  gtk_snapshot_append_border (scene->snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { scene->lit, scene->lit, scene->lit, scene->lit });
}

static void
light_pieces (const Scene *scene)
{
  const ComstockCityLight *light = scene->light;

  for (guint i = 0; i < light->n_pieces * (1 - light->dark); i++)
    {
      const CityRim rim = city_piece_rim (scene->state, light->pieces[i]);
      const ComstockCityPiece wall = comstock_city_piece_wall (scene->state, rim);
      graphene_rect_t bounds = comstock_city_piece_bounds (&wall, scene->frame);

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

void
comstock_city_light_snapshot (const ComstockCityLight  *self,
                              GtkWidget                *widget,
                              GtkSnapshot              *snapshot,
                              const CityTiles          *tiles,
                              const CityState          *state,
                              const ComstockPlaneFrame *frame)
{
  const Scene scene = {
    self, widget, snapshot, tiles, state, frame, comstock_art_get_color (widget, "comstock_lit")
  };

  switch (self->kind)
    {
    case COMSTOCK_CITY_LIGHT_FEATURE:
      light_feature (&scene, state->features[self->segment], self->dark);
      break;
    case COMSTOCK_CITY_LIGHT_RUN:
      light_run (&scene, self->rim, self->shade);
      break;
    case COMSTOCK_CITY_LIGHT_PIECES:
      light_pieces (&scene);
      break;
    case COMSTOCK_CITY_LIGHT_GUARDS:
      light_guards (&scene);
      break;
    case COMSTOCK_CITY_LIGHT_AREAS:
      light_areas (&scene);
      break;
    case COMSTOCK_CITY_LIGHT_NONE:
    case COMSTOCK_CITY_LIGHT_SEAT:
    default:
      break;
    }
}

/* --- above --- */

static void
ring (const Scene           *scene,
      const graphene_rect_t *around)
{
  const float width = MAX (2, (float) scene->frame->cell * 0.04f);
  graphene_rect_t bounds = *around;
  GskRoundedRect outline;

  graphene_rect_inset (&bounds, -2 * width, -2 * width);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, bounds.size.height / 2);
  gtk_snapshot_append_border (scene->snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { scene->lit, scene->lit, scene->lit, scene->lit });
}

/* A figure with its foot on the middle of @at. */
static void
tell (const Scene           *scene,
      const graphene_rect_t *at,
      const char            *sign,
      int                    figure)
{
  const float side = (float) scene->frame->cell;
  g_autofree char *text = g_strdup_printf ("%s%d", sign, figure);
  graphene_point_t middle;

  graphene_rect_get_center (at, &middle);
  comstock_plane_snapshot_badge (scene->widget, scene->snapshot,
                                 &GRAPHENE_RECT_INIT (middle.x - side / 2, middle.y - side * 0.84f, side, side), text,
                                 FALSE);
}

static void
ring_owners (const Scene *scene)
{
  for (guint i = 0; i < scene->state->n_seats * CITY_FOLLOWERS; i++)
    {
      const guint segment = scene->state->seats[i / CITY_FOLLOWERS].claims[i % CITY_FOLLOWERS];

      if (segment != CITY_NOT_PLACED &&
          scene->state->features[segment] == scene->state->features[scene->light->segment])
        {
          const graphene_rect_t bounds = find_follower (scene, segment);

          ring (scene, &bounds);
        }
    }
}

static void
number_markets (const Scene *scene)
{
  guint16 markets[CITY_MAX_SEGMENTS];
  const guint n = city_area_markets (scene->tiles, scene->state, scene->light->segment, markets);

  for (guint i = 0; i < n; i++)
    {
      const graphene_rect_t bounds = find_follower (scene, markets[i]);

      tell (scene, &bounds, "", (int) i + 1);
    }
}

/* Each building that the guard sees, and at the wall all of them together; that there is none, only in the count. */
static void
tell_run (const Scene *scene)
{
  const CityRun run = city_run (scene->tiles, scene->state, scene->light->rim);
  const CityRim rim = scene->light->rim;
  ComstockCityPiece at = comstock_city_piece_wall (scene->state, rim);
  graphene_rect_t bounds;

  for (guint i = 0; i < run.n_tiles; i++)
    {
      const CityDesign *design = &scene->tiles->designs[scene->state->tiles[run.tiles[i]].design];
      const graphene_rect_t tile = find_tile (scene, run.tiles[i]);

      if (design->is_public || design->historic != CITY_NO_HISTORIC)
        tell (scene, &tile, "+", design->is_public ? CITY_PUBLIC_POINTS : CITY_HISTORIC_POINTS);
    }
  if (run.points == 0 && !scene->light->shade)
    return;
  at.at.x += OUTSIDE * city_step_x[rim.edge];
  at.at.y += OUTSIDE * city_step_y[rim.edge];
  bounds = comstock_city_piece_bounds (&at, scene->frame);
  tell (scene, &bounds, "= ", run.points);
}

static void
ring_seat (const Scene *scene)
{
  const CityState *state = scene->state;
  graphene_rect_t bounds;

  for (guint i = 0; i < CITY_FOLLOWERS; i++)
    if (state->seats[scene->light->seat].claims[i] != CITY_NOT_PLACED)
      {
        bounds = find_follower (scene, state->seats[scene->light->seat].claims[i]);
        ring (scene, &bounds);
      }
  for (guint piece = 0; piece < state->n_pieces; piece++)
    if (state->pieces[piece].guard == scene->light->seat)
      {
        bounds = find_on_wall (scene, piece, COMSTOCK_CITY_GUARD);
        ring (scene, &bounds);
      }
  for (guint i = 0; i < state->n_towers; i++)
    if (state->towers[i].seat == scene->light->seat)
      {
        const ComstockCityPiece tower = comstock_city_piece_tower (state, &state->towers[i], COMSTOCK_CITY_TOWER, NULL);

        bounds = comstock_city_piece_bounds (&tower, scene->frame);
        ring (scene, &bounds);
      }
}

static void
tell_guards (const Scene *scene)
{
  for (guint piece = 0; piece < scene->state->n_pieces; piece++)
    if (scene->state->pieces[piece].guard != CITY_NO_GUARD)
      {
        const graphene_rect_t bounds = find_on_wall (scene, piece, COMSTOCK_CITY_GUARD);

        tell (scene, &bounds, "", city_run (scene->tiles, scene->state, city_piece_rim (scene->state, piece)).points);
      }
}

/* At each steward what its area is worth. */
static void
tell_stewards (const Scene *scene)
{
  for (guint i = 0; i < scene->state->n_seats * CITY_FOLLOWERS; i++)
    {
      const guint segment = scene->state->seats[i / CITY_FOLLOWERS].claims[i % CITY_FOLLOWERS];

      if (segment != CITY_NOT_PLACED && scene->state->segments[segment].kind == CITY_AREA)
        {
          const graphene_rect_t bounds = find_follower (scene, segment);

          tell (scene, &bounds, "", city_feature (scene->tiles, scene->state, segment).points);
        }
    }
}

void
comstock_city_light_snapshot_over (const ComstockCityLight  *self,
                                   GtkWidget                *widget,
                                   GtkSnapshot              *snapshot,
                                   const CityTiles          *tiles,
                                   const CityState          *state,
                                   const ComstockPlaneFrame *frame)
{
  const Scene scene = {
    self, widget, snapshot, tiles, state, frame, comstock_art_get_color (widget, "comstock_lit")
  };

  switch (self->kind)
    {
    case COMSTOCK_CITY_LIGHT_FEATURE:
      ring_owners (&scene);
      if (state->segments[self->segment].kind == CITY_AREA)
        number_markets (&scene);
      break;
    case COMSTOCK_CITY_LIGHT_RUN:
      tell_run (&scene);
      break;
    case COMSTOCK_CITY_LIGHT_SEAT:
      ring_seat (&scene);
      break;
    case COMSTOCK_CITY_LIGHT_GUARDS:
      tell_guards (&scene);
      break;
    case COMSTOCK_CITY_LIGHT_AREAS:
      tell_stewards (&scene);
      break;
    case COMSTOCK_CITY_LIGHT_NONE:
    case COMSTOCK_CITY_LIGHT_PIECES:
    default:
      break;
    }
}
