/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of a turn: draw, lay, claim, score, build walls, end (rules pages 3, 7 and 9). */

#include "city-play.h"

#include "city-features.h"
#include "city-walls.h"

uint32_t
city_stack_of (const CityTiles *tiles,
               uint32_t         nth)
{
  uint32_t stack = 0;
  uint32_t end = tiles->stacks[0];

  while (nth > end)
    end += tiles->stacks[++stack];
  return stack + 1;
}

uint32_t
city_stack_now (const CityTiles *tiles,
                const CityState *state)
{
  return city_stack_of (tiles, state->n_drawn + (state->step == CITY_STEP_DRAW));
}

uint32_t
city_stack_left (const CityTiles *tiles,
                 const CityState *state,
                 uint32_t         stack)
{
  int drawn = state->n_drawn;

  for (uint32_t i = 0; i < stack - 1; i++)
    drawn -= tiles->stacks[i];
  if (drawn <= 0)
    return tiles->stacks[stack - 1];
  return drawn < tiles->stacks[stack - 1] ? tiles->stacks[stack - 1] - (uint32_t) drawn : 0;
}

static void
ask (const CityPlay *play,
     CityStep        step,
     uint32_t        seat)
{
  play->state->step = step;
  play->state->actor = (uint8_t) seat;
}

static void
ask_draw (const CityPlay *play)
{
  const uint32_t nth = play->state->n_drawn + 1u;

  if (city_stack_of (play->tiles, nth) != city_stack_of (play->tiles, nth - 1))
    city_emit (play, CITY_EVENT_STACK, CS_NO_SEAT, (int) city_stack_of (play->tiles, nth), 0, 0, 0);
  ask (play, CITY_STEP_DRAW, CS_NO_SEAT);
}

/* Rules page 9: the end is looked for only here, after a whole turn (ruling 19). */
void
city_turn_end (const CityPlay *play)
{
  CityState *state = play->state;

  if (state->n_pieces > 0 && state->gap <= CITY_LAST_GAP)
    city_finish (play, state->gap == 0 ? CITY_END_RING : CITY_END_GAP);
  else if (state->n_pieces == CITY_MAX_PIECES)
    city_finish (play, CITY_END_WALLS);
  else if (state->n_drawn == play->tiles->n_tiles)
    city_finish (play, CITY_END_TILES);
  else
    {
      state->turn = (uint8_t) ((state->turn + 1) % state->n_seats);
      ask_draw (play);
    }
}

void
city_turn_draw (const CityPlay *play,
                uint32_t        design)
{
  CityState *state = play->state;

  state->unseen[design]--;
  state->n_drawn++;
  city_emit (play, CITY_EVENT_DRAWN, CS_NO_SEAT, (int) design, 0, 0, 0);
  if (city_fits_somewhere (play->tiles, state, design))
    {
      state->drawn = (uint8_t) design;
      ask (play, CITY_STEP_LAY, state->turn);
      return;
    }
  state->n_discarded++;
  city_emit (play, CITY_EVENT_DISCARDED, CS_NO_SEAT, (int) design, 0, 0, 0);
  if (state->n_drawn == play->tiles->n_tiles)
    city_finish (play, CITY_END_TILES);
  else
    ask_draw (play);
}

void
city_turn_lay (const CityPlay *play,
               int             x,
               int             y,
               uint32_t        turn)
{
  CityState *state = play->state;
  const uint32_t tile = state->n_tiles;

  city_lay (play->tiles, state, state->drawn, x, y, turn);
  state->drawn = CITY_NO_TILE;
  city_emit (play, CITY_EVENT_LAID, state->turn, (int) tile, x, y, (int) turn);
  if (state->seats[state->turn].supply > 0)
    for (uint32_t segment = state->tiles[tile].first; segment < state->n_segments; segment++)
      if (city_may_claim (state, segment))
        {
          ask (play, CITY_STEP_CLAIM, state->turn);
          return;
        }
  city_turn_score (play);
}

void
city_turn_claim (const CityPlay *play,
                 uint32_t        segment)
{
  CityState *state = play->state;
  CitySeat *seat = &state->seats[state->turn];
  uint32_t i = 0;

  while (seat->claims[i] != CITY_NOT_PLACED)
    i++;
  seat->claims[i] = (uint16_t) segment;
  seat->supply--;
  state->segments[state->features[segment]].held = 1;
  city_emit (play, CITY_EVENT_CLAIMED, state->turn, (int) segment, state->segments[segment].kind, 0, 0);
  city_turn_score (play);
}

static void
set_tower (const CityPlay *play,
           uint32_t        piece,
           uint32_t        points,
           bool            inner)
{
  CityState *state = play->state;
  CitySeat *seat = &state->seats[state->turn];

  state->towers[state->n_towers++] = (CityTower) { .seat = state->turn, .piece = piece & 127, .inner = inner };
  seat->towers--;
  seat->points[CITY_ROW_TOWERS] = (int16_t) (seat->points[CITY_ROW_TOWERS] + (int) points);
  city_emit (play, CITY_EVENT_TOWER, state->turn, (int) piece, (int) points, inner, 0);
}

/* True if no tower stands where the newest piece meets the one before it on its arm. */
static bool
inner_joint_is_free (const CityState *state)
{
  const uint32_t newest = state->n_pieces - 1u;
  uint32_t before = newest - 1;

  while (before > 0 && state->pieces[before].side != state->pieces[newest].side)
    before--;
  return city_find_tower (state, before) == CITY_TOWERS;
}

/* Ruling 16: the closing piece belongs to both arms, and the tower stands on either of its joints that bears none and
 * counts in either direction. */
static void
set_ring_tower (const CityPlay *play)
{
  CityState *state = play->state;
  const uint32_t last = state->n_pieces - 1u;
  const CitySide own = state->pieces[last].side == CITY_LEFT ? CITY_LEFT : CITY_RIGHT;
  const CitySide other = own == CITY_LEFT ? CITY_RIGHT : CITY_LEFT;
  const uint32_t own_points = city_tower_points (state, own);
  const uint32_t other_points = city_tower_points (state, other);
  uint32_t outer = 0;
  uint32_t inner = 0;

  if (city_find_tower (state, city_chain_end (state, other)) == CITY_TOWERS)
    outer = own_points > other_points ? own_points : other_points;
  if (inner_joint_is_free (state))
    inner = own_points - 1 > other_points + 1 ? own_points - 1 : other_points + 1;
  if (outer > 0 || inner > 0)
    set_tower (play, last, outer >= inner ? outer : inner, inner > outer);
}

/* After a round its builder may set a tower: at the end where the last wall was built it scores. */
static void
ask_tower (const CityPlay *play)
{
  CityState *state = play->state;

  if (state->seats[state->turn].towers == 0)
    city_turn_end (play);
  else if (state->gap == 0)
    {
      set_ring_tower (play);
      city_turn_end (play);
    }
  else
    ask (play, CITY_STEP_TOWER, state->turn);
}

/* The pieces of a round go around from its builder. */
static void
ask_piece (const CityPlay *play)
{
  CityState *state = play->state;
  const uint32_t after_builder = (uint32_t) (CITY_MAX_SEATS * state->n_seats - state->to_build) % state->n_seats;

  if (state->to_build == 0 || (state->n_pieces > 0 && (state->gap == 0 || state->n_pieces == CITY_MAX_PIECES)))
    {
      state->to_build = 0;
      ask_tower (play);
      return;
    }
  if (state->n_pieces == 0)
    city_cells_review (state);
  ask (play, state->n_pieces == 0 ? CITY_STEP_GATE : CITY_STEP_WALL, (state->turn + after_builder) % state->n_seats);
}

void
city_turn_score (const CityPlay *play)
{
  CityState *state = play->state;
  const uint32_t quota = city_quota (city_stack_of (play->tiles, state->n_drawn), state->n_seats);
  uint16_t completed[CITY_MAX_OWN + CITY_EDGES];
  const uint32_t n = city_completed (play->tiles, state, completed);
  bool any_scored = false;

  for (uint32_t i = 0; i < n; i++)
    any_scored |= city_settle (play, completed[i]);
  if (!any_scored || quota == 0)
    {
      city_turn_end (play);
      return;
    }
  state->to_build = (uint8_t) (quota * state->n_seats);
  city_emit (play, CITY_EVENT_ROUND, state->turn, (int) quota, 0, 0, 0);
  ask_piece (play);
}

/* The newest piece closes its edge, after its guard is set (ruling 13). */
static void
finish_piece (const CityPlay *play)
{
  CityState *state = play->state;

  city_close (play, city_piece_rim (state, state->n_pieces - 1u));
  state->to_build--;
  ask_piece (play);
}

void
city_turn_gate (const CityPlay *play,
                CityRim         rim)
{
  city_build (play->state, rim, CITY_LEFT);
  city_emit (play, CITY_EVENT_GATE, play->state->actor, rim.tile, rim.edge, 0, 0);
  finish_piece (play);
}

void
city_turn_wall (const CityPlay *play,
                CitySide        side)
{
  CityState *state = play->state;
  const CityRim rim = city_chain_next (state, side);

  city_build (state, rim, side);
  city_emit (play, CITY_EVENT_WALL, state->actor, state->n_pieces - 1, rim.tile, rim.edge, (int) side);
  if (city_may_guard (play->tiles, state))
    ask (play, CITY_STEP_GUARD, state->actor);
  else
    finish_piece (play);
}

void
city_turn_guard (const CityPlay *play,
                 bool            placed)
{
  CityState *state = play->state;

  if (placed)
    {
      state->pieces[state->n_pieces - 1].guard = state->actor & 7;
      state->seats[state->actor].supply--;
      city_emit (play, CITY_EVENT_GUARD, state->actor, state->n_pieces - 1, 0, 0, 0);
    }
  finish_piece (play);
}

void
city_turn_tower (const CityPlay *play,
                 CitySide        side)
{
  set_tower (play, city_chain_end (play->state, side), city_tower_points (play->state, side), false);
  city_turn_end (play);
}
