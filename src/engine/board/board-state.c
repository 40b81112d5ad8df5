/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a position tells at once: owners, prices, firepower, open places, protected buildings, legal roads. */

#include "board-play.h"

BoardContent
board_content_at (const BoardState *state,
                  uint32_t          parcel)
{
  uint32_t content = 0;

  while (content < BOARD_CONTENTS && (state->contents[content] >> parcel & 1) == 0)
    content++;
  return (BoardContent) content;
}

uint32_t
board_owner_at (const BoardState *state,
                uint32_t          parcel)
{
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if ((state->seats[seat].owned >> parcel & 1) != 0)
      return seat;
  return CS_NO_SEAT;
}

static int
price_among (BoardParcels occupied,
             uint32_t     parcel)
{
  return 1 + (int) board_count (board_spread (board_parcel_bit (parcel)) & occupied);
}

int
board_parcel_price (const BoardState *state,
                    uint32_t          parcel)
{
  return price_among (board_occupied (state), parcel);
}

int
board_parcel_price_among (BoardParcels      occupied,
                          const BoardState *state,
                          uint32_t          parcel,
                          uint32_t          seat)
{
  const int price = price_among (occupied, parcel);

  if (board_is_standish (state, seat))
    return 0;
  return board_is (&state->seats[seat], BOARD_INDIAN, BOARD_RED) && price > 3 ? 3 : price;
}

int
board_parcel_price_for (const BoardState *state,
                        uint32_t          parcel,
                        uint32_t          seat)
{
  return board_parcel_price_among (board_occupied (state), state, parcel, seat);
}

int
board_slot_price_for (const BoardState *state,
                      uint32_t          slot,
                      uint32_t          seat)
{
  const int price = board_slot_prices[slot];

  if (board_is_standish (state, seat))
    return 0;
  return board_is (&state->seats[seat], BOARD_CHINESE_WORKER, BOARD_YELLOW) ? (price + 1) / 2 : price;
}

static int
horse_power (const BoardSeat *seat)
{
  const uint32_t horses = seat->enclosures[0];

  return horses >= 3 ? 2 : horses > 0 ? 1 : 0;
}

static int
character_power (const BoardSeat *seat)
{
  if (seat->role >= BOARD_ROLES)
    return 0;
  return board_characters[seat->role / BOARD_SIDES].sides[seat->role % BOARD_SIDES].firepower;
}

/* He has nothing of what others have. */
static int
power_of_standish (const BoardState *state,
                   BoardPower        power)
{
  switch (power)
    {
    case BOARD_POWER_CARDS:
      return state->power;
    case BOARD_POWER_BEATEN:
      return state->standish.firepower * state->beaten;
    default:
      return 0;
    }
}

/* Inline, so that nothing is asked of a constant @power. */
static inline int
power_of (const BoardState *state,
          uint32_t          seat,
          BoardPower        power)
{
  const BoardSeat *self = &state->seats[seat];

  if (board_is_standish (state, seat))
    return power_of_standish (state, power);
  switch (power)
    {
    case BOARD_POWER_TOKENS:
      return self->tokens;
    case BOARD_POWER_AMMUNITION:
      return state->ammunition == seat ? BOARD_AMMUNITION_FIREPOWER : 0;
    case BOARD_POWER_COWBOYS:
      return self->personal + (self->white == BOARD_WHITE_READY);
    case BOARD_POWER_CHARACTER:
      return character_power (self);
    case BOARD_POWER_HORSES:
      return horse_power (self);
    default:
      return 0;
    }
}

int
board_power (const BoardState *state,
             uint32_t          seat,
             BoardPower        power)
{
  return power_of (state, seat, power);
}

int
board_firepower (const BoardState *state,
                 uint32_t          seat)
{
  int firepower = 0;

  for (uint32_t power = 0; power < BOARD_POWERS; power++)
    firepower += power_of (state, seat, (BoardPower) power);
  return firepower;
}

bool
board_has_dynamite (const BoardState *state,
                    uint32_t          seat,
                    BoardPlace        place)
{
  const BoardSeat *self = &state->seats[seat];

  if (place < BOARD_PLACE_PARCEL)
    return (self->track_dynamite >> place & 1) != 0;
  return (self->dynamited >> (place - BOARD_PLACE_PARCEL) & 1) != 0;
}

BoardParcels
board_protected (const BoardState *state,
                 uint32_t          seat)
{
  const BoardSeat *self = &state->seats[seat];

  if (board_is (self, BOARD_HEROES, BOARD_YELLOW))
    return self->owned;
  return board_spread (state->contents[BOARD_CHURCH] & self->owned) & self->owned;
}

uint32_t
board_pass_rank (const BoardState *state,
                 uint32_t          seat)
{
  uint32_t rank = 0;

  while (state->passes[rank] != seat)
    rank++;
  return rank;
}

bool
board_is_open (const BoardState *state,
               uint32_t          track)
{
  if ((BOARD_STAGES & BOARD_BIT (track)) != 0)
    return false;
  if (track >= BOARD_BUILD_12 && track <= BOARD_BUILD_3)
    return state->track[BOARD_BUILD_3 - track] != BOARD_BARE;
  if (track == BOARD_AMMUNITION)
    return !state->ammunition_sold;
  return track < BOARD_VP_5 || state->round <= BOARD_ROUNDS - (track - BOARD_VP_5);
}

/* By what the task of the round has begun last. */
BoardPhase
board_phase (const BoardState *state)
{
  static const uint8_t phases[] = {
    [1] = BOARD_PHASE_OUTLAWS, BOARD_PHASE_CHARACTERS, BOARD_PHASE_OUTLAWS, BOARD_PHASE_COWBOYS, BOARD_PHASE_ACTIONS,
    BOARD_PHASE_ROUND_END,
  };

  if (state->step == BOARD_STEP_OVER)
    return BOARD_PHASE_OVER;
  return state->round == 0 ? BOARD_PHASE_SETUP : (BoardPhase) phases[state->frames[1].pc];
}

/* The task of the track is beyond the place that it has begun. */
BoardTrack
board_track_in_progress (const BoardState *state)
{
  return board_phase (state) == BOARD_PHASE_ACTIONS ? (BoardTrack) (state->frames[2].a - 1) : BOARD_TRACK;
}

BoardRoads
board_legal_roads (const BoardState *state,
                   uint32_t          seat)
{
  const uint32_t roads = board_is_standish (state, seat) ? 2 : state->seats[seat].roads;
  BoardRoads edges = { 0, 0 };

  if (roads > 0)
    edges = board_extensions (state->roads);
  if (roads == 1)
    {
      const BoardRoads crossings = board_crossings (state->river);

      edges.across &= ~crossings.across;
      edges.down &= ~crossings.down;
    }
  return edges;
}

bool
board_can_lay_road (const BoardState *state,
                    uint32_t          seat)
{
  const BoardRoads edges = board_legal_roads (state, seat);

  return (edges.across | edges.down) != 0;
}

bool
board_stands (const BoardSeat *seat,
              BoardPlace       place)
{
  if (place < BOARD_PLACE_PARCEL)
    return (seat->track >> place & 1) != 0;
  if (place < BOARD_PLACE_ENCLOSURE)
    return (seat->cowboys >> (place - BOARD_PLACE_PARCEL) & 1) != 0;
  return (seat->enclosure_cowboys >> (place - BOARD_PLACE_ENCLOSURE) & 1) != 0;
}

uint32_t
board_seats_on (const BoardState *state,
                BoardPlace        place)
{
  uint32_t seats = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (board_stands (&state->seats[seat], place))
      seats |= BOARD_BIT (seat);
  return seats;
}

uint32_t
board_first_passer_on (const BoardState *state,
                       BoardParcels      parcels)
{
  uint32_t seats = 0;

  if (state->standish.plays)
    return BOARD_SOLIST;
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if ((state->seats[seat].cowboys & parcels) != 0)
      seats |= BOARD_BIT (seat);
  return board_earliest (state, seats);
}
