/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is asked, which moves answer, and what each does (rules page 11). */

#include "city-features.h"
#include "city-play.h"
#include "city-walls.h"

/* The kind of move, besides to pass, that each step asks for. */
static const uint8_t move_of_step[] = {
  [CITY_STEP_DRAW] = CITY_MOVE_DRAW,
  [CITY_STEP_LAY] = CITY_MOVE_LAY,
  [CITY_STEP_CLAIM] = CITY_MOVE_CLAIM,
  [CITY_STEP_GATE] = CITY_MOVE_GATE,
  [CITY_STEP_WALL] = CITY_MOVE_WALL,
  [CITY_STEP_GUARD] = CITY_MOVE_GUARD,
  [CITY_STEP_TOWER] = CITY_MOVE_TOWER,
};

static bool
may_pass (const CityState *state)
{
  return state->step == CITY_STEP_CLAIM || state->step == CITY_STEP_GUARD || state->step == CITY_STEP_TOWER;
}

uint32_t
city_actors (const void *data)
{
  const CityState *state = data;

  if (state->step == CITY_STEP_OVER)
    return 0;
  return CITY_BIT (state->step == CITY_STEP_DRAW ? CS_CHANCE : state->actor);
}

static bool
is_acting (const CityState *state,
           uint32_t         seat)
{
  return seat <= CS_CHANCE && (city_actors (state) >> seat & 1) != 0;
}

static uint32_t
list_draws (const CityTiles *tiles,
            const CityState *state,
            CsMove          *moves)
{
  uint32_t n = 0;

  for (uint32_t design = 0; design < tiles->n_designs; design++)
    for (uint32_t copy = 0; copy < state->unseen[design]; copy++)
      moves[n++] = city_move (CITY_MOVE_DRAW, design << 8 | copy);
  return n;
}

/* Without the list where it takes longer than all else. */
CsMove
city_draw (const void *kit,
           const void *data,
           uint32_t    seat,
           CsRng      *rng)
{
  const CityState *state = data;

  if (state->step == CITY_STEP_DRAW)
    return city_draw_tile (kit, state, rng);
  return state->step == CITY_STEP_LAY ? city_draw_place (kit, state, state->drawn, rng) : 0;
}

/* The first segment of the newest tile that is of the same feature as this one. */
static uint32_t
first_alike (const CityState *state,
             uint32_t         segment)
{
  uint32_t alike = segment;

  /* To the end, as where one is found cannot be guessed. */
  for (uint32_t i = segment; i-- > state->tiles[state->n_tiles - 1].first;)
    alike = state->features[i] == state->features[segment] ? i : alike;
  return alike;
}

/* Segments of one kind follow each other.  Each is written, and stays if it may be claimed. */
static uint32_t
list_claims (const CityState *state,
             CsMove          *moves)
{
  const CitySegment *segments = state->segments;
  const uint32_t first = state->tiles[state->n_tiles - 1].first;
  uint32_t number = 0;
  uint32_t n = 0;

  for (uint32_t segment = first; segment < state->n_segments; segment++)
    {
      number = segment > first && segments[segment].kind == segments[segment - 1].kind ? number + 1 : 0;
      moves[n] = city_move_claim (segments[segment].kind, number);
      n += city_may_claim (state, segment) & (first_alike (state, segment) == segment);
    }
  return n;
}

/* Row by row, as moves are in order. */
static uint32_t
list_gates (const CityState *state,
            CsMove          *moves)
{
  const CityBox box = city_box (state);
  const uint32_t width = (uint32_t) (box.right - box.left + 1);
  uint8_t edges[CITY_MAX_TILES * CITY_MAX_TILES] = { 0 };       /* of the outline, by cells of the box, a bit each */
  uint32_t n = 0;

  for (uint32_t cell = 0; cell < state->n_cells; cell++)
    {
      const CityCell *own = &state->cells[cell];
      const bool is_open = own->tile == CITY_NO_TILE && !city_is_shut_in (state, cell);

      for (uint32_t sides = is_open ? own->sides >> 4 : 0; sides != 0; sides &= sides - 1)
        {
          const uint32_t side = (uint32_t) __builtin_ctz (sides);
          const uint32_t row = (uint32_t) (own->y + city_step_y[side] - box.top);
          const uint32_t column = (uint32_t) (own->x + city_step_x[side] - box.left);

          edges[row * width + column] |= (uint8_t) CITY_BIT (city_opposite (side));
        }
    }
  for (int y = box.top; y <= box.bottom; y++)
    for (int x = box.left; x <= box.right; x++)
      for (uint32_t own = edges[(uint32_t) (y - box.top) * width + (uint32_t) (x - box.left)]; own != 0; own &= own - 1)
        moves[n++] = city_move_at (CITY_MOVE_GATE, x, y, (uint32_t) __builtin_ctz (own));
  return n;
}

static uint32_t
list_sides (const CityState *state,
            CsMove          *moves)
{
  uint32_t n = 0;

  for (uint32_t side = CITY_LEFT; side < CITY_SIDES; side++)
    if (state->step == CITY_STEP_WALL ? side == CITY_LEFT || state->gap > 1 : city_tower_points (state, side) > 0)
      moves[n++] = city_move (move_of_step[state->step], side);
  return n;
}

uint32_t
city_legal (const void *kit,
            const void *data,
            uint32_t    seat,
            CsMove     *moves)
{
  const CityState *state = data;
  uint32_t n = 0;

  if (!is_acting (state, seat))
    return 0;
  if (may_pass (state))
    moves[n++] = city_move (CITY_MOVE_PASS, 0);
  switch ((int) state->step)
    {
    case CITY_STEP_DRAW:
      return list_draws (kit, state, moves);
    case CITY_STEP_LAY:
      return city_places (kit, state, state->drawn, moves);
    case CITY_STEP_CLAIM:
      return n + list_claims (state, moves + n);
    case CITY_STEP_GATE:
      return list_gates (state, moves);
    case CITY_STEP_GUARD:
      moves[n++] = city_move (CITY_MOVE_GUARD, 0);
      return n;
    default:
      return n + list_sides (state, moves + n);
    }
}

static CsRefusal
refuse (uint32_t reason,
        uint32_t what)
{
  return (CsRefusal) { .reason = (uint16_t) reason, .what = (uint16_t) what };
}

uint32_t
city_claimed_segment (const CityState *state,
                      CsMove           move)
{
  const uint32_t kind = city_move_argument (move) >> 3;
  uint32_t segment = state->tiles[state->n_tiles - 1].first;

  while (segment < state->n_segments && state->segments[segment].kind != kind)
    segment++;
  segment += city_move_argument (move) & 7;
  return segment < state->n_segments && state->segments[segment].kind == kind ? segment : state->n_segments;
}

static CsRefusal
judge_claim (const CityState *state,
             CsMove           move)
{
  const uint32_t segment = city_claimed_segment (state, move);
  const uint32_t first = state->tiles[state->n_tiles - 1].first;

  if (segment == state->n_segments)
    return refuse (CITY_CLAIM_NONE, 0);
  if (state->segments[state->features[segment]].held)
    return refuse (CITY_CLAIM_HELD, segment - first);
  if (!city_may_claim (state, segment))
    return refuse (CITY_CLAIM_COMPLETE, segment - first);
  if (first_alike (state, segment) != segment)
    return refuse (CITY_CLAIM_SAME, first_alike (state, segment) - first);
  return refuse (CS_LEGAL, 0);
}

static CsRefusal
judge_gate (const CityState *state,
            CsMove           move)
{
  const int x = city_move_x (move);
  const int y = city_move_y (move);
  const uint32_t edge = city_move_which (move);
  const uint32_t tile = city_find_tile (state, x, y);
  CityMoveReason reason = CITY_GATE_SHUT_IN;

  if (tile == CITY_NO_TILE)
    reason = CITY_GATE_NO_TILE;
  else if (city_is_outline (state, (CityRim) { (uint8_t) tile, (uint8_t) edge }))
    return refuse (CS_LEGAL, 0);
  else if (city_find_tile (state, x + city_step_x[edge], y + city_step_y[edge]) != CITY_NO_TILE)
    reason = CITY_GATE_INNER;
  return (CsRefusal) { .reason = (uint16_t) reason, .x = (int16_t) x, .y = (int16_t) y,
                       .what = (uint16_t) (tile == CITY_NO_TILE ? 0 : edge) };
}

static CsRefusal
judge_side (const CityState *state,
            uint32_t         side)
{
  if (state->step == CITY_STEP_WALL)
    return refuse (side == CITY_RIGHT && state->gap == 1 ? CITY_WALL_BOTH : CS_LEGAL, 0);
  if (city_tower_points (state, side) == 0)
    return refuse (CITY_TOWER_NO_POINTS, side);
  return refuse (CS_LEGAL, 0);
}

bool
city_is_move (const CityTiles *tiles,
              CsMove           move)
{
  const uint32_t argument = city_move_argument (move);

  switch (city_move_type (move))
    {
    case CITY_MOVE_PASS:
    case CITY_MOVE_GUARD:
      return argument == 0;
    case CITY_MOVE_DRAW:
      return argument >> 8 < tiles->n_designs && (argument & 0xff) < tiles->designs[argument >> 8].copies;
    case CITY_MOVE_LAY:
    case CITY_MOVE_GATE:
      return argument >> 18 == 0;
    case CITY_MOVE_CLAIM:
      return argument >> 3 < CITY_KINDS && (argument & 7) < CITY_MAX_OF_KIND;
    case CITY_MOVE_WALL:
    case CITY_MOVE_TOWER:
      return argument < CITY_SIDES;
    default:
      return false;
    }
}

CsRefusal
city_is_legal (const void *kit,
               const void *data,
               uint32_t    seat,
               CsMove      move)
{
  const CityState *state = data;
  const uint32_t argument = city_move_argument (move);

  if (state->step == CITY_STEP_OVER)
    return refuse (CS_REFUSED_OVER, 0);
  if (!city_is_move (kit, move))
    return refuse (CS_REFUSED_UNKNOWN, 0);
  if (!is_acting (state, seat))
    return refuse (CS_REFUSED_NOT_ACTING, 0);
  if (city_move_type (move) == CITY_MOVE_PASS && may_pass (state))
    return refuse (CS_LEGAL, 0);
  if (city_move_type (move) != move_of_step[state->step])
    return refuse (CS_REFUSED_NOT_ASKED, 0);
  switch ((int) state->step)
    {
    case CITY_STEP_DRAW:
      return refuse ((argument & 0xff) < state->unseen[argument >> 8] ? CS_LEGAL : CITY_DRAW_GONE, argument >> 8);
    case CITY_STEP_LAY:
      return city_judge_place (kit, state, state->drawn, city_move_x (move), city_move_y (move),
                               city_move_which (move));
    case CITY_STEP_CLAIM:
      return judge_claim (state, move);
    case CITY_STEP_GATE:
      return judge_gate (state, move);
    case CITY_STEP_GUARD:
      return refuse (CS_LEGAL, 0);
    default:
      return judge_side (state, argument);
    }
}

static void
apply_pass (const CityPlay *play)
{
  switch ((int) play->state->step)
    {
    case CITY_STEP_CLAIM:
      city_turn_score (play);
      break;
    case CITY_STEP_GUARD:
      city_turn_guard (play, false);
      break;
    default:
      city_turn_end (play);
      break;
    }
}

void
city_apply (const void *kit,
            void       *state,
            uint32_t    seat,
            CsMove      move,
            CsEvents   *events)
{
  const CityPlay play = { .tiles = kit, .state = state, .events = events };
  const int x = city_move_x (move);
  const int y = city_move_y (move);

  assert (city_is_legal (kit, state, seat, move).reason == CS_LEGAL);
  switch (city_move_type (move))
    {
    case CITY_MOVE_PASS:
      apply_pass (&play);
      break;
    case CITY_MOVE_DRAW:
      city_turn_draw (&play, city_move_argument (move) >> 8);
      break;
    case CITY_MOVE_LAY:
      city_turn_lay (&play, x, y, city_move_which (move));
      break;
    case CITY_MOVE_CLAIM:
      city_turn_claim (&play, city_claimed_segment (state, move));
      break;
    case CITY_MOVE_GATE:
      city_turn_gate (&play, (CityRim) { (uint8_t) city_find_tile (state, x, y), (uint8_t) city_move_which (move) });
      break;
    case CITY_MOVE_WALL:
      city_turn_wall (&play, city_move_argument (move));
      break;
    case CITY_MOVE_GUARD:
      city_turn_guard (&play, true);
      break;
    default:
      city_turn_tower (&play, city_move_argument (move));
      break;
    }
}
