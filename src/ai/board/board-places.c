/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a cowboy is worth on each place, and how likely it wins a duel there. */

#include "board-worth.h"

/* Of 100 duels of two, by what one has more, 0 to 6: ties are shared. */
static const uint8_t wins[7] = { 50, 65, 78, 88, 94, 98, 100 };

#define POOR_CHANCE 25          /* of 100: it does not seek a duel that it wins no more often */

/* Whether @place is one of @parcels or of the places of the @track. */
static bool
is_among (BoardParcels parcels,
          uint32_t     track,
          BoardPlace   place)
{
  return place < BOARD_PLACE_PARCEL ? (track >> place & 1) != 0 : (parcels >> (place - BOARD_PLACE_PARCEL) & 1) != 0;
}

static int
win_chance (const BoardSight *sight,
            BoardPlace        place,
            BoardCowboyKind   kind)
{
  const BoardState *state = sight->state;
  const int own = sight->firepower[sight->seat] + (kind == BOARD_WITH_DYNAMITE ? 3 : 0);
  int chance = 100;

  if (kind == BOARD_NO_DUEL || kind == BOARD_WHITE || place >= BOARD_PLACE_ENCLOSURE ||
      (place < BOARD_PLACE_PARCEL && (BOARD_SHARED >> place & 1) != 0))
    return 100;
  if (!is_among (sight->rivals, sight->rivals_on_track, place))
    return sight->weights->free_place;
  for (uint32_t rival = 0; rival < state->n_seats; rival++)
    if (rival != sight->seat && is_among (state->seats[rival].cowboys, state->seats[rival].track, place))
      {
        int more = own - sight->firepower[rival];

        more = more < -6 ? -6 : more > 6 ? 6 : more;
        chance = chance * (more >= 0 ? wins[more] : 100 - wins[-more]) / 100;
      }
  return chance;
}

static int
slot_worth (BoardSight *sight,
            uint32_t    slot)
{
  const BoardState *state = sight->state;
  const int price = board_slot_price_for (state, slot, sight->seat);
  uint32_t site;

  if (price > sight->money)
    return 0;
  return board_worth_on_ground (&sight->ground, state->track[slot], &site) - price * sight->dollar;
}

/* VP for what will be left of the money. */
static int
vp_worth (const BoardSight *sight,
          int               price)
{
  const BoardState *state = sight->state;
  const uint32_t seat = sight->seat;
  const int money = sight->money + board_total_income_among (&sight->neighbours, state, seat);
  const int n = money > 0 ? money / price : 0;
  const int before = board_worth_money (sight->weights, state, seat, money);
  int best = 0;

  for (int i = 1; i <= n; i++)
    {
      const int left = board_worth_money (sight->weights, state, seat, money - i * price);
      const int gain = i * BOARD_WORTH_VP + left - before;

      best = gain > best ? gain : best;
    }
  return best;
}

static int
roads_worth (const BoardSight *sight,
             int               n)
{
  const BoardState *state = sight->state;
  const BoardSeat *self = &state->seats[sight->seat];
  const BoardParcels apart = self->owned & ~(board_occupied (state) | board_connected (state->roads));

  return n * (apart != 0 && self->roads < 3 ? sight->weights->road_apart : sight->weights->road_more);
}

static int
track_worth (BoardSight *sight,
             uint32_t    track)
{
  const BoardWeights *weights = sight->weights;
  const BoardState *state = sight->state;
  const uint32_t seat = sight->seat;
  const BoardSeat *self = &state->seats[seat];
  const int dollar = sight->dollar;
  const int firepower = sight->firepower[seat] - 1;
  const int parcels = (int) board_count (self->owned | (self->cowboys & ~sight->neighbours.owned));
  const bool income = (self->track >> BOARD_COWBOY_INCOME & 1) != 0;

  switch (track)
    {
    case BOARD_WAGES:
      return 4 * dollar;
    case BOARD_AMMUNITION:
      return weights->ammunition + (income ? 6 * dollar : 0) +
             weights->ammunition_cowboy * __builtin_popcount (self->track);
    case BOARD_ROADS_3:
      return roads_worth (sight, 3);
    case BOARD_ROAD_1:
      return roads_worth (sight, 1);
    case BOARD_PARCEL_INCOME:
      return 2 * parcels * dollar;
    case BOARD_COWBOY_INCOME:
      return 2 * (firepower > 0 ? firepower : 0) * dollar;
    case BOARD_GAMBLING:
      return weights->gambling * dollar / 8;
    case BOARD_PARCEL_VP:
      return parcels / 2 * BOARD_WORTH_VP;
    case BOARD_COWBOY_VP:
      return (firepower > 0 ? firepower : 0) / 2 * BOARD_WORTH_VP;
    case BOARD_BUILDING_VP:
      return ((int) board_count (self->owned & board_buildings (state)) +
              __builtin_popcount (self->track >> BOARD_BUILD_12 & 127)) * BOARD_WORTH_VP;
    default:
      if (track >= BOARD_VP_5)
        return vp_worth (sight, board_vp_price ((BoardTrack) track));
      return slot_worth (sight, BOARD_BUILD_3 - track);
    }
}

/* An attack brings half, and the owner loses it; an own building is defended for the half that somebody wants. */
static int
building_worth (const BoardSight *sight,
                uint32_t          parcel)
{
  const BoardState *state = sight->state;
  const uint32_t owner = board_owner_at (state, parcel);
  const BoardContent content = board_content_at (state, parcel);
  const int half = board_income_among (&sight->neighbours, state, content, parcel, owner) / 2;
  const int worth = half * sight->dollar;
  uint32_t attackers = 0;

  if (owner != sight->seat)
    return board_weights_part (worth, sight->weights->attack);
  for (uint32_t rival = 0; rival < state->n_seats; rival++)
    attackers += (uint32_t) (state->seats[rival].cowboys >> parcel & 1);
  return board_weights_part (worth, attackers > 0 ? sight->weights->defend : sight->weights->guard);
}

static int
parcel_worth (const BoardSight *sight,
              uint32_t          parcel)
{
  const BoardState *state = sight->state;
  const uint32_t seat = sight->seat;
  const int price = board_parcel_price_among (sight->neighbours.occupied, state, parcel, seat);

  if ((state->outlaws >> parcel & 1) != 0)
    return board_weights_part ((state->strength / 2 - 2) * BOARD_WORTH_VP, sight->weights->outlaws);
  if ((state->contents[BOARD_CITY_HALL] >> parcel & 1) != 0)
    return 3 * (int) board_count (state->seats[seat].owned & board_buildings (state)) * sight->dollar;
  if ((sight->neighbours.owned >> parcel & 1) != 0)
    return building_worth (sight, parcel);
  if (price > sight->money)
    return 0;
  return board_worth_parcel (sight, parcel) - price * sight->dollar;
}

/* What the weights add to a cowboy on @parcel. */
static int
parcel_weight (const BoardSight *sight,
               uint32_t          parcel)
{
  const BoardState *state = sight->state;

  if (((state->contents[BOARD_CITY_HALL] | state->outlaws) >> parcel & 1) != 0)
    return 0;
  if ((sight->neighbours.owned >> parcel & 1) == 0)
    return sight->weights->sale;
  return (state->seats[sight->seat].owned >> parcel & 1) != 0 ? sight->weights->own : sight->weights->rivals;
}

int
board_worth_place (BoardSight     *sight,
                   BoardPlace      place,
                   BoardCowboyKind kind)
{
  const BoardState *state = sight->state;
  const int chance = win_chance (sight, place, kind);
  const int keeps = kind == BOARD_WHITE ? 0 : sight->weights->kept[state->round];
  int worth;

  if (place >= BOARD_PLACE_ENCLOSURE)
    return -keeps;
  if (place < BOARD_PLACE_PARCEL)
    worth = track_worth (sight, place) + sight->weights->places[place];
  else
    worth = parcel_worth (sight, place - BOARD_PLACE_PARCEL) + parcel_weight (sight, place - BOARD_PLACE_PARCEL);
  if (kind == BOARD_WITH_DYNAMITE)
    worth -= sight->weights->dynamite;
  if (chance <= POOR_CHANCE)
    return -keeps;
  return (worth - keeps) * chance / 100;
}
