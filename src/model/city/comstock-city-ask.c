/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns moves of the rules into places of the plane, and back. */

#include "comstock-city-ask.h"

#include "engine/city/city-walls.h"

static ComstockPlace
cell_on_table (int x,
               int y)
{
  return (ComstockPlace) { .surface = COMSTOCK_CITY_SURFACE, .x = (gint16) x, .y = (gint16) y };
}

ComstockPlace
comstock_city_tile_on_table (const CityState *state,
                             guint            tile)
{
  return cell_on_table (city_tile_x (state, tile), city_tile_y (state, tile));
}

ComstockPlace
comstock_city_edge_on_table (int      x,
                             int      y,
                             CityEdge edge)
{
  ComstockPlace place = cell_on_table (x + (edge == CITY_EAST), y + (edge == CITY_SOUTH));

  place.side = edge == CITY_NORTH || edge == CITY_SOUTH ? COMSTOCK_EDGE_ABOVE : COMSTOCK_EDGE_LEFT;
  return place;
}

ComstockPlace
comstock_city_rim_on_table (const CityState *state,
                            CityRim          rim)
{
  return comstock_city_edge_on_table (city_tile_x (state, rim.tile), city_tile_y (state, rim.tile),
                                      (CityEdge) rim.edge);
}

static ComstockPlace
piece_on_table (const CityState *state,
                guint            piece)
{
  return comstock_city_rim_on_table (state, city_piece_rim (state, piece));
}

static ComstockPlace
segment_on_table (const CityState *state,
                  guint            segment)
{
  const guint tile = state->segments[segment].tile;
  ComstockPlace place = comstock_city_tile_on_table (state, tile);

  place.side = (guint8) (COMSTOCK_SPOT + segment - state->tiles[tile].first);
  return place;
}

gboolean
comstock_city_edge_of (const CityState     *state,
                       const ComstockPlace *place,
                       CityRim             *rim)
{
  const CityEdge edge = place->side == COMSTOCK_EDGE_ABOVE ? CITY_NORTH : CITY_WEST;
  const guint tile = city_find_tile (state, place->x, place->y);
  const guint before = city_find_tile (state, place->x + city_step_x[edge], place->y + city_step_y[edge]);

  if (tile == CITY_NO_TILE && before == CITY_NO_TILE)
    return FALSE;
  *rim = tile != CITY_NO_TILE ? (CityRim) { (guint8) tile, edge }
                              : (CityRim) { (guint8) before, (guint8) city_opposite (edge) };
  return TRUE;
}

ComstockPlace
comstock_city_move_on_table (const CityState *state,
                             CsMove           move)
{
  const CitySide side = (CitySide) city_move_argument (move);

  switch (city_move_type (move))
    {
    case CITY_MOVE_LAY:
      return cell_on_table (city_move_x (move), city_move_y (move));
    case CITY_MOVE_CLAIM:
      return segment_on_table (state, city_claimed_segment (state, move));
    case CITY_MOVE_GATE:
      return comstock_city_edge_on_table (city_move_x (move), city_move_y (move), (CityEdge) city_move_which (move));
    case CITY_MOVE_WALL:
      return comstock_city_rim_on_table (state, city_chain_next (state, side));
    case CITY_MOVE_GUARD:
      return piece_on_table (state, state->n_pieces - 1u);
    case CITY_MOVE_TOWER:
      return piece_on_table (state, city_chain_end (state, side));
    default:
      return (ComstockPlace) { .surface = COMSTOCK_NOWHERE };
    }
}

void
comstock_city_ask_lay_out (ComstockGame   *game,
                           guint           seat,
                           ComstockOption *option)
{
  option->place = comstock_city_move_on_table (comstock_game_get_state (game), option->move);
  option->quiet = city_move_type (option->move) == CITY_MOVE_PASS;
}

/* --- why nothing can be answered at a place --- */

/* What is the matter with the streets depends on the turn; all else on the cell alone. */
static CsRefusal
judge_cell (ComstockGame        *game,
            const CityState     *state,
            const ComstockPlace *place)
{
  const CsRefusal of_streets = { .reason = CITY_LAY_STREET, .x = place->x, .y = place->y, .what = CITY_EDGES };

  for (guint turn = 0; turn < CITY_EDGES; turn++)
    {
      const CsRefusal refusal = city_judge_place (comstock_game_get_kit (game), state, state->drawn, place->x, place->y,
                                                  turn);

      if (refusal.reason != CITY_LAY_STREET && refusal.reason != CITY_LAY_NO_STREET &&
          refusal.reason != CITY_LAY_SAME_TURN)
        return refusal;
    }
  return of_streets;
}

static CsRefusal
judge_gate (ComstockGame        *game,
            const CityState     *state,
            guint                seat,
            const ComstockPlace *place)
{
  CityRim rim;

  if (!comstock_city_edge_of (state, place, &rim))
    return (CsRefusal) { .reason = CITY_GATE_NO_TILE, .x = place->x, .y = place->y };
  return comstock_game_judge (game, seat, city_move_at (CITY_MOVE_GATE, city_tile_x (state, rim.tile),
                                                        city_tile_y (state, rim.tile), rim.edge));
}

CsRefusal
comstock_city_ask_refuse (ComstockGame        *game,
                          guint                seat,
                          const ComstockPlace *place)
{
  const CityState *state = comstock_game_get_state (game);
  const gboolean asked = (comstock_game_get_actors (game) >> seat & 1) != 0;
  g_autoptr (ComstockAsk) ask = NULL;

  if (place->surface != COMSTOCK_CITY_SURFACE)
    return (CsRefusal) { .reason = CS_REFUSED_UNKNOWN };
  if (asked && state->step == CITY_STEP_LAY && place->side == COMSTOCK_CELL)
    return judge_cell (game, state, place);
  if (asked && state->step == CITY_STEP_GATE && place->side != COMSTOCK_CELL)
    return judge_gate (game, state, seat, place);
  ask = comstock_ask_new (game, (int) seat);
  for (guint i = 0; i < ask->n_options; i++)
    if (comstock_option_is_at (&ask->options[i], place))
      return (CsRefusal) { .reason = CS_LEGAL };
  if (comstock_game_is_over (game))
    return (CsRefusal) { .reason = CS_REFUSED_OVER };
  return (CsRefusal) { .reason = asked ? CS_REFUSED_NOT_ASKED : CS_REFUSED_NOT_ACTING };
}
