/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buying buildings, and placing them with their houses (rules page 4.6); the bag and the city hall (4.8.6 and 5). */

#include "board-build.h"

#include "board-tasks.h"

static void
decline_building (const BoardPlay  *play,
                  const BoardFrame *frame)
{
  board_decline (play, frame->seat, BOARD_BUILD_3 - frame->a,
                 board_slot_price_for (play->state, frame->a, frame->seat));
  board_end (play, 0);
}

/* Frame: seat may buy what is on construction space a; c is the building once it is bought. */
BOARD_TASK_GOES (buy_building)
{
  BoardState *state = play->state;

  if (frame->pc == 1)
    {
      if (state->result == 0)
        board_seat (play, frame->seat)->waiting[frame->c - BOARD_FIRST_BUILDING]++;
      board_end (play, 0);
    }
  else if (board_slot_price_for (state, frame->a, frame->seat) > board_seat (play, frame->seat)->money)
    decline_building (play, frame);
  else
    board_ask_set (play, BOARD_STEP_BUY_BUILDING, frame->seat, BOARD_BIT (frame->a), true);
}

BOARD_TASK_ANSWERS (buy_building)
{
  BoardState *state = play->state;
  const int price = board_slot_price_for (state, frame->a, seat);

  if (board_move_type (move) == BOARD_MOVE_PASS)
    {
      decline_building (play, frame);
      return;
    }
  frame->pc = 1;
  frame->c = state->track[frame->a];
  state->track[frame->a] = BOARD_BARE;
  state->result = 0;
  board_gain_money (play, seat, -price);
  board_emit (play, BOARD_EVENT_BOUGHT, seat, frame->c, price, board_move_type (move) == BOARD_MOVE_KEEP);
  if (board_move_type (move) == BOARD_MOVE_BUILD)
    board_begin (play, BOARD_TASK_PLACE, seat, frame->c, 0);
}

/* The banks on which no school stands yet, where the river divides the board's map (10.2, B41). */
static BoardParcels
banks_without_school (const BoardState *state)
{
  BoardParcels parcels = ~UINT64_C (0);

  if (state->river != 0 && !board_is_joined (~state->river))
    for (BoardParcels schools = state->contents[BOARD_SCHOOL]; schools != 0; schools &= schools - 1)
      parcels &= ~board_bank (state->river, board_first (schools));
  return parcels;
}

BoardParcels
board_sites (const BoardState *state,
             uint32_t          seat,
             BoardContent      content)
{
  BoardParcels sites = state->seats[seat].owned & ~(board_occupied (state) | state->outlaws);

  if (!board_contents[content].anywhere)
    sites &= board_connected (state->roads);
  if (content == BOARD_TRAIN_STATION)
    sites &= board_along_lines (state->roads);
  if (content == BOARD_SCHOOL)
    sites &= banks_without_school (state);
  return sites;
}

/* Houses with something on each of eight sides may be raised (4.6.4). */
static BoardParcels
surrounded (const BoardState *state,
            BoardParcels      occupied)
{
  const BoardParcels gaps = ~(occupied | board_owned (state) | state->river);

  return ~(board_spread (gaps) | BOARD_RIM);
}

BoardParcels
board_house_sites (const BoardState *state)
{
  const BoardParcels occupied = board_occupied (state);
  const BoardParcels sites = ~(occupied | state->river | state->outlaws) & board_connected (state->roads);

  return sites | (state->contents[BOARD_HOUSE] & surrounded (state, occupied) & ~state->outlaws);
}

/* Where nobody is asked because the answer is no: Standish always refuses (S9). */
static BoardParcels
refused_for_good (const BoardState *state,
                  uint32_t          builder)
{
  BoardParcels refused = state->standish.plays ? state->seats[BOARD_STANDISH].owned : 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (seat != builder && state->seats[seat].consent == BOARD_CONSENT_NEVER)
      refused |= state->seats[seat].owned;
  return refused;
}

/* Lays a house on @parcel, or raises the one there; true if it raises it. */
static bool
put_house (BoardState *state,
           uint32_t    parcel)
{
  const BoardParcels bit = board_parcel_bit (parcel);
  const bool raised = (state->contents[BOARD_HOUSE] & bit) != 0;

  if (raised)
    state->contents[BOARD_HOUSE] &= ~bit;
  state->contents[raised ? BOARD_TOWNHOUSE : BOARD_HOUSE] |= bit;
  return raised;
}

/* True if @n houses of @builder find room, one after the other: one may let another be raised. */
static bool
has_room (const BoardState *state,
          uint32_t          builder,
          uint32_t          n)
{
  const BoardParcels sites = board_house_sites (state) & ~refused_for_good (state, builder);
  bool has = board_count (sites) >= n;

  for (BoardParcels left = sites; left != 0 && !has; left &= left - 1)
    {
      BoardState after = *state;

      put_house (&after, board_first (left));
      has = has_room (&after, builder, n - 1);
    }
  return has;
}

/* Those of @sites on which @content has room for its houses, unless rivals refuse (4.6.5). */
static BoardParcels
sites_with_room (const BoardState *state,
                 uint32_t          builder,
                 BoardContent      content,
                 BoardParcels      sites)
{
  BoardParcels roomy = 0;

  for (BoardParcels left = sites; left != 0; left &= left - 1)
    {
      BoardState after = *state;

      after.contents[content] |= left & -left;
      if (has_room (&after, builder, board_contents[content].houses))
        roomy |= left & -left;
    }
  return roomy;
}

/* Frame: seat places content a on parcel b, c houses are laid; pc 1 once it has its parcel, 2 while a rival is asked.
 * The memory holds the parcels that rivals refused.  A road may still make room for the house. */
static void
ask_for_site (const BoardPlay  *play,
              const BoardFrame *frame)
{
  const BoardState *state = play->state;
  const bool may_lay_road = board_can_lay_road (state, frame->seat);
  BoardParcels sites = board_sites (state, frame->seat, frame->a);

  if (!may_lay_road)
    sites = sites_with_room (state, frame->seat, frame->a, sites);
  if (sites == 0 && !may_lay_road)
    board_end (play, 0);
  else
    board_ask_set (play, BOARD_STEP_SITE, frame->seat, sites, true);
}

static void
cancel_attacks (const BoardPlay *play,
                uint32_t         builder)
{
  BoardState *state = play->state;
  const BoardParcels safe = board_protected (state, builder) & ~state->outlaws;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    for (BoardParcels left = seat == builder ? 0 : state->seats[seat].cowboys & safe; left != 0; left &= left - 1)
      board_return_cowboy (play, seat, (BoardPlace) (BOARD_PLACE_PARCEL + board_first (left)), true);
}

static void
complete (const BoardPlay *play,
          BoardFrame      *frame)
{
  const uint32_t seat = frame->seat;
  const BoardContent content = frame->a;

  board_end (play, 1);
  board_gain_tokens (play, seat, board_contents[content].tokens);
  if (content == BOARD_CHURCH)
    cancel_attacks (play, seat);
}

static void
lay_house (const BoardPlay *play,
           BoardFrame      *frame,
           uint32_t         parcel)
{
  BoardState *state = play->state;
  const bool raised = put_house (state, parcel);

  state->houses[frame->c++] = (uint8_t) (parcel + (raised ? BOARD_PARCEL_COUNT : 0));
  board_emit (play, BOARD_EVENT_HOUSE, frame->seat, (int) parcel, raised, 0);
}

/* B12: the whole placement is undone. */
static void
undo_placement (const BoardPlay *play,
                BoardFrame      *frame)
{
  BoardState *state = play->state;

  board_emit (play, BOARD_EVENT_UNDONE, frame->seat, frame->a, frame->b, 0);
  while (frame->c > 0)
    {
      const uint32_t house = state->houses[--frame->c];
      const BoardParcels bit = board_parcel_bit (house % BOARD_PARCEL_COUNT);

      if (house >= BOARD_PARCEL_COUNT)
        {
          state->contents[BOARD_TOWNHOUSE] &= ~bit;
          state->contents[BOARD_HOUSE] |= bit;
        }
      else
        state->contents[BOARD_HOUSE] &= ~bit;
    }
  state->contents[frame->a] &= ~board_parcel_bit (frame->b);
  board_end (play, 0);
}

static void
ask_for_house (const BoardPlay *play,
               BoardFrame      *frame)
{
  const BoardState *state = play->state;
  const BoardParcels refused = refused_for_good (state, frame->seat);
  const BoardParcels sites = board_house_sites (state) & ~(state->memory | refused);

  if (frame->c == board_contents[frame->a].houses)
    complete (play, frame);
  else if (sites == 0 && !board_can_lay_road (state, frame->seat))
    undo_placement (play, frame);
  else
    board_ask_set (play, BOARD_STEP_HOUSE, frame->seat, sites, sites == 0);
}

BOARD_TASK_GOES (place)
{
  switch (frame->pc)
    {
    case 0:
      ask_for_site (play, frame);
      break;
    case 1:
      ask_for_house (play, frame);
      break;
    default:
      board_ask_set (play, BOARD_STEP_CONSENT, board_owner_at (play->state, play->state->houses[frame->c]),
                     board_parcel_bit (play->state->houses[frame->c]), true);
      break;
    }
}

static void
answer_site (const BoardPlay *play,
             BoardFrame      *frame,
             CsMove           move)
{
  BoardState *state = play->state;

  if (board_move_type (move) == BOARD_MOVE_PASS)
    {
      board_end (play, 0);
      return;
    }
  frame->b = (uint8_t) board_move_argument (move);
  frame->pc = 1;
  state->memory = 0;
  state->contents[frame->a] |= board_parcel_bit (frame->b);
  /* What was laid here with a cowboy went with it (7, dynamite). */
  state->seats[frame->seat].dynamited &= ~board_parcel_bit (frame->b);
  board_emit (play, BOARD_EVENT_BUILDING, frame->seat, frame->a, frame->b, 0);
}

/* A rival is asked before its parcel or house is used (B13), unless it has said that it always agrees. */
static void
answer_house (const BoardPlay *play,
              BoardFrame      *frame,
              CsMove           move)
{
  BoardState *state = play->state;
  const uint32_t parcel = board_move_argument (move);
  uint32_t owner;

  if (board_move_type (move) == BOARD_MOVE_PASS)
    {
      undo_placement (play, frame);
      return;
    }
  owner = board_owner_at (state, parcel);
  if (owner == CS_NO_SEAT || owner == frame->seat || state->seats[owner].consent == BOARD_CONSENT_ALWAYS)
    {
      lay_house (play, frame, parcel);
      return;
    }
  state->houses[frame->c] = (uint8_t) parcel;
  frame->pc = 2;
}

void
board_set_consent (const BoardPlay *play,
                   uint32_t         seat,
                   BoardConsent     consent)
{
  play->state->seats[seat].consent = (uint8_t) consent;
  board_emit (play, BOARD_EVENT_CONSENT, seat, (int) consent, 0, 0);
}

static void
answer_consent (const BoardPlay *play,
                BoardFrame      *frame,
                uint32_t         seat,
                CsMove           move)
{
  BoardState *state = play->state;
  const uint32_t parcel = state->houses[frame->c];
  const BoardMoveType type = board_move_type (move);

  frame->pc = 1;
  if (type == BOARD_MOVE_ALWAYS)
    board_set_consent (play, seat, BOARD_CONSENT_ALWAYS);
  else if (type == BOARD_MOVE_NEVER)
    board_set_consent (play, seat, BOARD_CONSENT_NEVER);
  if (type == BOARD_MOVE_YES || type == BOARD_MOVE_ALWAYS)
    lay_house (play, frame, parcel);
  else
    state->memory |= board_parcel_bit (parcel);
}

BOARD_TASK_ANSWERS (place)
{
  switch (frame->pc)
    {
    case 0:
      answer_site (play, frame, move);
      break;
    case 1:
      answer_house (play, frame, move);
      break;
    default:
      answer_consent (play, frame, seat, move);
      break;
    }
}

/* The kinds of buildings that wait and have not been tried in vain, a bit each. */
static uint32_t
waiting_kinds (const BoardState *state,
               uint32_t          seat)
{
  uint32_t kinds = 0;

  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    if (state->seats[seat].waiting[i] > 0)
      kinds |= BOARD_BIT (BOARD_FIRST_BUILDING + i);
  return kinds & ~(uint32_t) state->tried;
}

/* Frame: a how many seats are through, in pass order; c the building that is being placed, pc 1 meanwhile. */
BOARD_TASK_GOES (waiting)
{
  BoardState *state = play->state;

  if (frame->pc == 1)
    {
      frame->pc = 0;
      if (state->result == 0)
        {
          state->tried |= (uint16_t) BOARD_BIT (frame->c);
          board_seat (play, state->passes[frame->a])->waiting[frame->c - BOARD_FIRST_BUILDING]++;
        }
    }
  for (; frame->a < state->n_seats; frame->a++)
    {
      const uint32_t seat = state->passes[frame->a];
      const uint32_t kinds = waiting_kinds (state, seat);

      if (kinds != 0)
        {
          board_ask_set (play, BOARD_STEP_WAITING, seat, kinds, true);
          return;
        }
      state->tried = 0;
    }
  board_end (play, 0);
}

BOARD_TASK_ANSWERS (waiting)
{
  BoardState *state = play->state;
  const uint32_t content = board_move_argument (move);

  if (board_move_type (move) == BOARD_MOVE_PASS)
    {
      state->tried = 0;
      frame->a++;
      return;
    }
  frame->pc = 1;
  frame->c = (uint8_t) content;
  state->result = 0;
  state->seats[seat].waiting[content - BOARD_FIRST_BUILDING]--;
  board_begin (play, BOARD_TASK_PLACE, seat, content, 0);
}

static uint32_t
bag_size (const BoardState *state)
{
  uint32_t n = 0;

  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    n += state->bag[i];
  return n;
}

static void
shift_down (BoardState *state)
{
  uint32_t n = 0;

  for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
    if (state->track[slot] != BOARD_BARE)
      state->track[n++] = state->track[slot];
  for (; n < BOARD_SLOTS; n++)
    state->track[n] = BOARD_BARE;
}

/* Buildings move to the cheapest spaces, and the free ones are filled from the bag (4.8.6).  Frame: a the free
 * space. */
BOARD_TASK_GOES (fill)
{
  BoardState *state = play->state;

  if (frame->pc == 0)
    {
      shift_down (state);
      frame->pc = 1;
    }
  while (frame->a < BOARD_SLOTS && state->track[frame->a] != BOARD_BARE)
    frame->a++;
  if (frame->a == BOARD_SLOTS || bag_size (state) == 0)
    board_end (play, 0);
  else
    board_ask (play, BOARD_STEP_DRAW, CS_CHANCE, false);
}

BOARD_TASK_ANSWERS (fill)
{
  BoardState *state = play->state;
  const uint32_t content = board_move_argument (move) / 8;

  state->bag[content - BOARD_FIRST_BUILDING]--;
  if (content == BOARD_CITY_HALL)
    {
      board_emit (play, BOARD_EVENT_DRAWN, CS_NO_SEAT, (int) content, BOARD_SLOTS, 0);
      board_begin (play, BOARD_TASK_CITY_HALL, state->passes[0], 0, 0);
      return;
    }
  board_emit (play, BOARD_EVENT_DRAWN, CS_NO_SEAT, (int) content, frame->a, 0);
  state->track[frame->a] = (uint8_t) content;
}

/* Where the city hall may be laid, if it is connected (5). */
static BoardParcels
city_hall_sites (const BoardState *state)
{
  return board_for_sale (state) & ~board_occupied (state);
}

BoardRoads
board_city_hall_roads (const BoardState *state)
{
  const BoardNetwork network = { .roads = state->roads };

  return board_ways_to (&network, city_hall_sites (state));
}

/* Without a parcel for it anywhere the city hall leaves the game. */
BOARD_TASK_GOES (city_hall)
{
  const BoardState *state = play->state;
  const BoardParcels sites = city_hall_sites (state);
  const BoardParcels connected = sites & board_connected (state->roads);

  if (sites == 0)
    board_end (play, 0);
  else if (connected == 0)
    board_ask (play, BOARD_STEP_CITY_HALL_ROAD, frame->seat, false);
  else
    board_ask_set (play, BOARD_STEP_CITY_HALL, frame->seat, connected, false);
}

BOARD_TASK_ANSWERS (city_hall)
{
  const uint32_t argument = board_move_argument (move);

  if (board_move_type (move) == BOARD_MOVE_ROAD)
    {
      board_lay_road (play, seat, argument, true);
      return;
    }
  board_end (play, 0);
  play->state->contents[BOARD_CITY_HALL] |= board_parcel_bit (argument);
  board_emit (play, BOARD_EVENT_BUILDING, CS_NO_SEAT, BOARD_CITY_HALL, (int) argument, 0);
}
