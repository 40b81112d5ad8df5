/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes seats, tiles, features with followers, the wall, and what is asked. */

#include "comstock-city-position.h"

#include "engine/city/city-outlook.h"
#include "model/base/comstock-json-write.h"
#include "model/session/comstock-position.h"

static const char *const step_ids[] = {
  [CITY_STEP_DRAW] = "draw",
  [CITY_STEP_LAY] = "lay",
  [CITY_STEP_CLAIM] = "claim",
  [CITY_STEP_GATE] = "gate",
  [CITY_STEP_WALL] = "wall",
  [CITY_STEP_GUARD] = "guard",
  [CITY_STEP_TOWER] = "tower",
  [CITY_STEP_OVER] = "over",
};

static const char *const ending_ids[] = {
  [CITY_GOES_ON] = NULL,
  [CITY_END_TILES] = "tiles",
  [CITY_END_WALLS] = "walls",
  [CITY_END_GAP] = "gap",
  [CITY_END_RING] = "ring",
};

static const char *const edge_ids[CITY_EDGES] = { "north", "east", "south", "west" };
static const char *const kind_ids[CITY_KINDS] = { "street", "market", "area" };
static const char *const side_ids[] = { [CITY_LEFT] = "left", [CITY_RIGHT] = "right", [CITY_SIDES] = "gate" };

static void
write_place (JsonBuilder     *builder,
             const CityState *state,
             guint            tile)
{
  comstock_json_write_int (builder, "x", city_tile_x (state, tile));
  comstock_json_write_int (builder, "y", city_tile_y (state, tile));
}

static void
write_points (JsonBuilder  *builder,
              const char   *name,
              const int16_t points[CITY_ROWS])
{
  comstock_json_begin_object (builder, name);
  for (guint row = 0; row < CITY_ROWS; row++)
    comstock_json_write_int (builder, city_row_ids[row], points[row]);
  comstock_json_write_int (builder, "total", city_total (points));
  json_builder_end_object (builder);
}

static void
add_seats (JsonBuilder     *builder,
           ComstockGame    *game,
           const CityState *state)
{
  int16_t forecast[CITY_MAX_SEATS][CITY_ROWS];

  city_forecast (comstock_game_get_kit (game), state, forecast);
  comstock_json_begin_array (builder, "seats");
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      json_builder_begin_object (builder);
      comstock_position_write_holder (builder, game, seat);
      comstock_json_write_int (builder, "followers", state->seats[seat].supply);
      comstock_json_write_int (builder, "towers", state->seats[seat].towers);
      write_points (builder, "score", state->seats[seat].points);
      write_points (builder, "forecast", forecast[seat]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_tiles (JsonBuilder     *builder,
           const CityTiles *tiles,
           const CityState *state)
{
  comstock_json_begin_array (builder, "tiles");
  for (guint tile = 0; tile < state->n_tiles; tile++)
    {
      json_builder_begin_object (builder);
      comstock_json_write_string (builder, "id", tiles->designs[state->tiles[tile].design].id);
      write_place (builder, state, tile);
      comstock_json_write_int (builder, "turn", state->tiles[tile].turn);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  comstock_json_begin_object (builder, "unseen");
  for (guint design = 0; design < tiles->n_designs; design++)
    if (state->unseen[design] > 0)
      comstock_json_write_int (builder, tiles->designs[design].id, state->unseen[design]);
  json_builder_end_object (builder);
}

static void
add_feature (JsonBuilder       *builder,
             const CityState   *state,
             const CityFeature *feature)
{
  guint8 tiles[CITY_MAX_TILES];
  const guint n = city_feature_tiles (state, feature->segment, tiles);

  json_builder_begin_object (builder);
  comstock_json_write_string (builder, "kind", kind_ids[feature->kind]);
  comstock_json_write_numbers (builder, "tiles", tiles, n);
  comstock_json_write_int (builder, "open", feature->open);
  comstock_json_write_int (builder, "points", feature->points);
  comstock_json_write_numbers (builder, "followers", feature->followers, state->n_seats);
  json_builder_end_object (builder);
}

/* Those that somebody stands on. */
static void
add_features (JsonBuilder     *builder,
              const CityTiles *tiles,
              const CityState *state)
{
  comstock_json_begin_array (builder, "features");
  for (guint segment = 0; segment < state->n_segments; segment++)
    if (state->features[segment] == segment && state->segments[segment].held)
      {
        const CityFeature feature = city_feature (tiles, state, segment);

        add_feature (builder, state, &feature);
      }
  json_builder_end_array (builder);
}

static void
add_wall (JsonBuilder     *builder,
          const CityState *state)
{
  comstock_json_begin_array (builder, "wall");
  for (guint i = 0; i < state->n_pieces; i++)
    {
      const CityPiece *piece = &state->pieces[i];

      json_builder_begin_object (builder);
      write_place (builder, state, piece->tile);
      comstock_json_write_string (builder, "edge", edge_ids[piece->edge]);
      comstock_json_write_string (builder, "side", side_ids[piece->side]);
      comstock_position_write_number (builder, "guard", piece->guard, CITY_NO_GUARD);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  comstock_json_begin_array (builder, "towers");
  for (guint i = 0; i < state->n_towers; i++)
    {
      json_builder_begin_object (builder);
      comstock_json_write_int (builder, "seat", state->towers[i].seat);
      comstock_json_write_int (builder, "piece", state->towers[i].piece);
      comstock_json_write_boolean (builder, "inner", state->towers[i].inner);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  comstock_position_write_number (builder, "gap", state->n_pieces > 0 ? state->gap : -1, -1);
}

JsonNode *
comstock_city_position_to_json (ComstockGame *game,
                                guint         cursor)
{
  const CityTiles *tiles = comstock_game_get_kit (game);
  const CityState *state = comstock_game_get_state_at (game, cursor);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  comstock_position_write_record (builder, game, cursor);
  comstock_json_write_int (builder, "drawn", state->n_drawn);
  comstock_json_write_int (builder, "discarded", state->n_discarded);
  comstock_json_write_string (builder, "step", step_ids[state->step]);
  comstock_json_write_int (builder, "turn", state->turn);
  comstock_position_write_word (builder, "tile",
                                state->drawn != CITY_NO_TILE ? tiles->designs[state->drawn].id : NULL);
  comstock_json_write_boolean (builder, "over", state->step == CITY_STEP_OVER);
  comstock_position_write_word (builder, "ending", ending_ids[state->ending]);
  add_seats (builder, game, state);
  add_tiles (builder, tiles, state);
  add_features (builder, tiles, state);
  add_wall (builder, state);
  if (state->step == CITY_STEP_OVER)
    comstock_json_write_bits (builder, "winners", city_winners (state));
  comstock_position_write_legal (builder, game, state);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
