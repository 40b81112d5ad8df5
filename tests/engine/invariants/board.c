/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The invariants of a position of the board game. */

#include "invariants.h"

#include "engine/board/board-cowboys.h"
#include "engine/board/board-duel.h"
#include "engine/board/board-play.h"

/* Each parcel holds one thing at most, the river none; land has one owner at most. */
static bool
map_is_sound (const BoardState *state)
{
  BoardParcels seen = state->river;
  BoardParcels owned = state->river | state->contents[BOARD_CITY_HALL];
  bool sound = (state->outlaws & (state->river | state->contents[BOARD_CITY_HALL])) == 0;

  for (uint32_t content = 0; content < BOARD_CONTENTS; content++)
    {
      sound &= (seen & state->contents[content]) == 0;
      seen |= state->contents[content];
    }
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      sound &= (owned & state->seats[seat].owned) == 0;
      owned |= state->seats[seat].owned;
    }
  return sound && (board_buildings (state) & ~owned) == 0;
}

/* All roads hang together: those beside the first spread to all others, and never to the rim. */
static bool
roads_are_one (BoardRoads roads)
{
  BoardRoads reached = { 0, 0 };
  const BoardParcels inner = roads.across & ~BOARD_NORTH;
  BoardRoads next = { inner & -inner, 0 };

  while (next.across != reached.across || next.down != reached.down)
    {
      reached = next;
      next = board_roads_with (reached, board_roads_among (board_extensions (reached), roads));
    }
  return reached.across == roads.across && reached.down == roads.down;
}

/* Tiles on the map, in hands, on the track and in the bag: no more than the box has. */
static bool
buildings_fit (const BoardState *state)
{
  bool fit = true;

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    {
      const uint32_t kind = content - BOARD_FIRST_BUILDING;
      uint32_t n = board_count (state->contents[content]) + state->bag[kind];

      for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
        n += state->track[slot] == content;
      for (uint32_t seat = 0; seat < state->n_seats; seat++)
        n += state->seats[seat].waiting[kind];
      fit &= n <= board_contents[content].count;
    }
  return fit;
}

/* Everybody has ten cowboys, wherever they are, @beaten ones on Standish's character; the sheriff's is none of them. */
static bool
cowboys_are_ten (const BoardSeat *seat,
                 uint32_t         beaten)
{
  const uint32_t n = seat->personal + seat->general + seat->wages + seat->road_1 +
                     (uint32_t) __builtin_popcount (seat->track & ~BOARD_SHARED) + board_count (seat->cowboys) +
                     (uint32_t) __builtin_popcount (seat->enclosure_cowboys);

  return n == BOARD_COWBOYS - beaten + (seat->white < BOARD_PLACES);
}

static bool
laid_with_cowboys (const BoardSeat *seat)
{
  return ((seat->track_dynamite | seat->no_duel) & ~seat->track) == 0 &&
         ((seat->track >> BOARD_WAGES & 1) != 0) == (seat->wages > 0) &&
         ((seat->track >> BOARD_ROAD_1 & 1) != 0) == (seat->road_1 > 0) &&
         (seat->white >= BOARD_PLACES || board_stands (seat, seat->white));
}

static bool
seat_is_sound (const BoardSeat *seat)
{
  return seat->money >= 0 && seat->vp >= 0 && board_count (seat->owned) <= BOARD_TILES && laid_with_cowboys (seat) &&
         seat->role <= BOARD_ROLES && seat->limit <= 240;
}

/* With duel tiles each value is there as often as the others; without there are none. */
static bool
tiles_are_even (const BoardState *state)
{
  const uint32_t sets = state->n_seats < BOARD_MAX_SEATS ? state->n_seats : BOARD_MAX_SEATS - 1u;
  bool even = true;

  for (uint32_t value = 0; value < BOARD_TILE_VALUES; value++)
    {
      uint32_t n = state->pile[value];

      for (uint32_t seat = 0; seat < state->n_seats; seat++)
        n += state->seats[seat].hand[value];
      even &= n == ((state->variants & BOARD_MIGHT_IS_RIGHT) != 0 ? sets : 0);
    }
  return even;
}

/* Both orders name each seat once; nobody passes twice. */
static bool
orders_are_sound (const BoardState *state)
{
  uint32_t order = 0;
  uint32_t passes = 0;
  uint32_t passed = 0;

  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      order |= BOARD_BIT (state->order[i]);
      passes |= BOARD_BIT (state->passes[i]);
    }
  for (uint32_t i = 0; i < state->n_passed; i++)
    passed |= BOARD_BIT (state->passed[i]);
  return order == passes && order == BOARD_BIT (state->n_seats) - 1 &&
         (uint32_t) __builtin_popcount (passed) == state->n_passed;
}

static bool
question_is_sound (const BoardState *state)
{
  return state->step > BOARD_STEP_NONE && state->step < BOARD_STEPS && state->n_frames > 0 &&
         state->n_frames <= BOARD_FRAMES && state->actors < BOARD_BIT (state->n_seats) &&
         state->round <= BOARD_ROUNDS;
}

static bool
has_bridge (const BoardState *state)
{
  const BoardRoads bridges = board_roads_among (state->roads, board_crossings (state->river));

  return (bridges.across | bridges.down) != 0;
}

/* A card is in one place, and Standish's power is that of the cards that he drew. */
static bool
standish_is_sound (const BoardState *state)
{
  const uint32_t cards = state->deck | state->drawn;
  uint32_t power = 0;

  if (!state->standish.plays)
    return (cards | state->power | state->beaten | state->bridged) == 0;
  for (uint32_t nth = 0; nth < BOARD_CARDS; nth++)
    if ((state->drawn >> nth & 1) != 0)
      power += state->standish.cards[nth] % 16;
  return (state->deck & state->drawn) == 0 && cards < BOARD_BIT (BOARD_CARDS) && power == state->power &&
         state->seats[BOARD_STANDISH].money == 0 && (!state->bridged || has_bridge (state));
}

static bool
extra_vp_match (const BoardState *state,
                uint32_t          seat)
{
  BoardScore score;

  board_seat_score (state, seat, &score);
  return board_extra_vp (state, seat) == score.teacher + score.station + score.bonus;
}

static const char *
check_seats (const BoardState *state)
{
  int dynamites = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      if (!cowboys_are_ten (&state->seats[seat], board_is_standish (state, seat) ? state->beaten : 0))
        return "cowboys";
      if (!seat_is_sound (&state->seats[seat]))
        return "seat";
      if (!extra_vp_match (state, seat))
        return "extra VP";
      dynamites += state->seats[seat].dynamites;
    }
  return dynamites > BOARD_DYNAMITES ? "dynamite" : NULL;
}

const char *
board_check (const void *kit,
             const void *state)
{
  const BoardState *s = state;

  if (s->n_seats < BOARD_MIN_SEATS || s->n_seats > BOARD_MAX_SEATS)
    return "seats";
  if (!map_is_sound (s))
    return "map";
  if (!roads_are_one (s->roads))
    return "roads";
  if (!buildings_fit (s))
    return "buildings";
  if (!tiles_are_even (s))
    return "duel tiles";
  if (!orders_are_sound (s))
    return "orders";
  if (!question_is_sound (s))
    return "question";
  if (!standish_is_sound (s))
    return "standish";
  return check_seats (s);
}
