/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phase 2 in turns: where cowboys may go, and passing (rules page 4.2). */

#include "board-cowboys.h"

#include "board-tasks.h"

/* Where cowboys of all but @seat stand, and which of these places the sheriff bars. */
typedef struct
{
  uint32_t track;
  BoardParcels parcels;
  uint32_t barred_track;
  BoardParcels barred_parcels;
} Rivals;

static Rivals
look_at_rivals (const BoardState *state,
                uint32_t          seat)
{
  Rivals rivals = { 0 };

  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      const BoardSeat *rival = &state->seats[i];

      if (i == seat)
        continue;
      rivals.track |= rival->track;
      rivals.parcels |= rival->cowboys;
      if (rival->white < BOARD_PLACE_PARCEL)
        rivals.barred_track |= BOARD_BIT (rival->white) & ~BOARD_SHARED;
      else if (rival->white < BOARD_PLACE_ENCLOSURE)
        rivals.barred_parcels |= board_parcel_bit (rival->white - BOARD_PLACE_PARCEL);
    }
  return rivals;
}

static uint32_t
open_track (const BoardState *state)
{
  uint32_t open = 0;

  for (uint32_t track = 0; track < BOARD_TRACK; track++)
    open |= (uint32_t) board_is_open (state, track) << track;
  return open;
}

static BoardParcels
attackable_buildings (const BoardState *state)
{
  BoardParcels buildings = 0;

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    if (board_contents[content].attackable)
      buildings |= state->contents[content];
  return buildings;
}

/* Own buildings that may be defended, those of others that may be attacked (B7). */
static void
find_targets (const BoardState *state,
              uint32_t          seat,
              BoardParcels     *own,
              BoardParcels     *others)
{
  const BoardParcels buildings = attackable_buildings (state);

  *own = 0;
  *others = 0;
  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      const BoardParcels targets = buildings & state->seats[i].owned & ~board_protected (state, i);

      if (i == seat)
        *own = targets;
      else
        *others |= targets;
    }
}

/* The parcels on which a bid is possible: there is a tile for each bid. */
static BoardParcels
biddable (const BoardState *state,
          const BoardSeat  *self)
{
  const BoardParcels for_sale = board_for_sale (state);
  const BoardParcels lifted = self->lifted < BOARD_PLACE_PARCEL || self->lifted >= BOARD_PLACE_ENCLOSURE
                                ? 0 : board_parcel_bit (self->lifted - BOARD_PLACE_PARCEL);

  return board_count (self->cowboys & for_sale & ~lifted) < board_tiles_left (self) ? for_sale : 0;
}

static BoardPlaces
places_among (const BoardState *state,
              uint32_t          seat,
              const Rivals     *rivals)
{
  const BoardSeat *self = &state->seats[seat];
  const bool peaceful = board_is (self, BOARD_SHERIFF, BOARD_RED);
  BoardParcels own, others;
  BoardPlaces places;

  find_targets (state, seat, &own, &others);
  if (peaceful || board_is (self, BOARD_HEROES, BOARD_YELLOW))
    others = 0;
  places.parcels = biddable (state, self) | others | state->outlaws | state->contents[BOARD_CITY_HALL];
  places.track = open_track (state);
  if (peaceful)
    {
      places.parcels &= ~rivals->parcels;
      places.track &= ~rivals->track | BOARD_SHARED;
    }
  places.parcels = (places.parcels | own) & ~self->cowboys & ~rivals->barred_parcels;
  places.track &= (~self->track | BOARD_SHARED) & ~rivals->barred_track;
  places.enclosures = (state->variants & BOARD_WITH_HORSES) != 0 ? 31u & ~self->enclosure_cowboys : 0;
  if ((state->variants & BOARD_KIT_CARSON) != 0)
    places.enclosures &= ~BOARD_BIT (1);
  return places;
}

BoardPlaces
board_plain_places (const BoardState *state,
                    uint32_t          seat)
{
  const Rivals rivals = look_at_rivals (state, seat);

  return places_among (state, seat, &rivals);
}

/* The sheriff's own: where nobody stands, never on a rival's building; on a city hall or an own building it may. */
static BoardPlaces
white_places (const BoardState  *state,
              uint32_t           seat,
              const Rivals      *rivals,
              const BoardPlaces *plain)
{
  const BoardSeat *self = &state->seats[seat];

  return (BoardPlaces) {
    .track = plain->track & ~(rivals->track | self->track),
    .parcels = plain->parcels & ~rivals->parcels & ~(board_owned (state) & ~self->owned),
  };
}

/* Singer: no duel there.  Yellow from the own supply, beside the sheriff too; red from the general one, to gamble. */
static BoardPlaces
no_duel_places (const BoardState *state,
                uint32_t          seat)
{
  const BoardSeat *self = &state->seats[seat];
  const bool red = board_is (self, BOARD_SINGER, BOARD_RED);
  const uint32_t places = red ? BOARD_BIT (BOARD_GAMBLING) : BOARD_SINGER_PLACES;

  if (self->no_duels == 0 || (red ? self->general : self->personal) == 0)
    return (BoardPlaces) { 0 };
  return (BoardPlaces) { .track = open_track (state) & places & ~self->track };
}

void
board_cowboy_places (const BoardState *state,
                     uint32_t          seat,
                     BoardPlaces       places[BOARD_COWBOY_KINDS])
{
  const BoardSeat *self = &state->seats[seat];
  const Rivals rivals = look_at_rivals (state, seat);
  const BoardPlaces plain = places_among (state, seat, &rivals);

  for (uint32_t kind = 0; kind < BOARD_COWBOY_KINDS; kind++)
    places[kind] = (BoardPlaces) { 0 };
  if (self->personal > 0)
    places[BOARD_PLAIN] = plain;
  if (self->personal > 0 && self->dynamites > 0)
    places[BOARD_WITH_DYNAMITE] = (BoardPlaces) { .track = plain.track & ~BOARD_SHARED, .parcels = plain.parcels };
  if (self->white == BOARD_WHITE_READY)
    places[BOARD_WHITE] = white_places (state, seat, &rivals, &plain);
  places[BOARD_NO_DUEL] = no_duel_places (state, seat);
}

bool
board_has_cowboy (const BoardState *state,
                  uint32_t          seat)
{
  const BoardSeat *self = &state->seats[seat];
  BoardPlaces places[BOARD_COWBOY_KINDS];

  if (self->personal > 0)
    return true;
  if (self->no_duels == 0 && self->white != BOARD_WHITE_READY)
    return false;
  board_cowboy_places (state, seat, places);
  return (places[BOARD_NO_DUEL].track | places[BOARD_WHITE].track | places[BOARD_WHITE].parcels) != 0;
}

BoardPlaces
board_liftable (const BoardState *state,
                uint32_t          seat)
{
  const BoardSeat *self = &state->seats[seat];
  BoardPlaces places = {
    .track = self->track & ~(self->track_dynamite | self->no_duel),
    .parcels = self->cowboys & ~self->dynamited,
    .enclosures = self->enclosure_cowboys,
  };

  if (state->hall_holder == seat)
    places.parcels &= ~state->contents[BOARD_CITY_HALL];
  if (self->white < BOARD_PLACE_PARCEL)
    places.track &= ~BOARD_BIT (self->white);
  else if (self->white < BOARD_PLACE_ENCLOSURE)
    places.parcels &= ~board_parcel_bit (self->white - BOARD_PLACE_PARCEL);
  return places;
}

bool
board_has_passed (const BoardState *state,
                  uint32_t          seat)
{
  for (uint32_t i = 0; i < state->n_passed; i++)
    if (state->passed[i] == seat)
      return true;
  return false;
}

/* Frame: a whose turn it is in the turn order. */
BOARD_TASK_GOES (cowboys)
{
  BoardState *state = play->state;

  while (state->n_passed < state->n_seats)
    {
      const uint32_t seat = state->order[frame->a];

      if (!board_has_passed (state, seat))
        {
          if (board_has_cowboy (state, seat))
            {
              board_ask (play, BOARD_STEP_COWBOY, seat, true);
              return;
            }
          board_pass (play, seat);
        }
      frame->a = (uint8_t) ((frame->a + 1) % state->n_seats);
    }
  board_end (play, 0);
}

BOARD_TASK_ANSWERS (cowboys)
{
  BoardState *state = play->state;
  const uint32_t argument = board_move_argument (move);

  frame->a = (uint8_t) ((frame->a + 1) % state->n_seats);
  if (board_move_type (move) == BOARD_MOVE_PASS)
    {
      board_pass (play, seat);
      return;
    }
  board_put_cowboy (play, seat, (BoardPlace) (argument / BOARD_COWBOY_KINDS), argument % BOARD_COWBOY_KINDS);
  if (state->seats[seat].horses > 0)
    board_begin (play, BOARD_TASK_HORSE, seat, 0, 0);
}
