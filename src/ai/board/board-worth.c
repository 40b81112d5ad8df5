/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The worth of money, buildings, parcels and positions. */

#include "board-worth.h"

#include <string.h>

#include "engine/board/board-build.h"

/* Of the outlook. */
#define ROAD 14
#define HORSE 80

int
board_worth_dollar (const BoardWeights *weights,
                    const BoardState   *state)
{
  return weights->dollars[state->round];
}

/* What a dollar still buys @seat in this round, at the cheapest of the places for VP where it stands alone. */
static int
dollar_in_vp (const BoardState *state,
              uint32_t          seat)
{
  uint32_t places = state->seats[seat].track >> BOARD_VP_5;
  uint32_t cheapest = BOARD_VP_2;

  if (places == 0)
    return 0;
  for (uint32_t other = 0; other < state->n_seats; other++)
    if (other != seat)
      places &= ~(state->seats[other].track >> BOARD_VP_5);
  if (places == 0)
    return 0;
  while ((places >> (cheapest - BOARD_VP_5) & 1) == 0)
    cheapest--;
  return BOARD_WORTH_VP / board_vp_price ((BoardTrack) cheapest);
}

int
board_worth_money (const BoardWeights *weights,
                   const BoardState   *state,
                   uint32_t            seat,
                   int                 money)
{
  const BoardSeat *self = &state->seats[seat];
  const int limit = self->role < BOARD_ROLES ? self->limit : 60;
  const int excess = money > limit ? money - limit : 0;
  const int dollar = board_worth_dollar (weights, state);
  const int bought = dollar_in_vp (state, seat);

  return (money - excess) * (bought > dollar ? bought : dollar) +
         excess * (bought > weights->excess ? bought : weights->excess);
}

/* What a @content on @parcel brings the seat. */
static int
worth_building (BoardGround *ground,
                BoardContent content,
                uint32_t     parcel)
{
  const BoardWeights *weights = ground->weights;
  BoardState *state = &ground->state;
  BoardNeighbours neighbours = ground->neighbours;
  int gain;

  board_neighbours_lay (&neighbours, content, board_parcel_bit (parcel));
  state->contents[content] |= board_parcel_bit (parcel);
  gain = board_total_income_among (&neighbours, state, ground->seat) - ground->income;
  state->contents[content] &= ~board_parcel_bit (parcel);
  return gain * weights->incomes[state->round] + 2 * BOARD_WORTH_VP + weights->building +
         board_contents[content].tokens * weights->tokens[state->round] +
         board_contents[content].houses * weights->house;
}

/* Those of @among to which @seat has roads. */
static BoardParcels
reached_parcels (const BoardState *state,
                 uint32_t          seat,
                 BoardParcels      among)
{
  const BoardNetwork network = { .roads = state->roads };
  BoardParcels reached = 0;

  for (BoardParcels left = among; left != 0; left &= left - 1)
    {
      const int roads = board_roads_to (&network, left & -left);

      if (roads >= 0 && roads <= state->seats[seat].roads)
        reached |= left & -left;
    }
  return reached;
}

static void
survey (BoardGround *ground)
{
  const BoardState *state = &ground->state;
  const uint32_t seat = ground->seat;

  board_neighbours_init (&ground->neighbours, state);
  ground->income = board_total_income_among (&ground->neighbours, state, seat);
  ground->empty = state->seats[seat].owned & ~(ground->neighbours.occupied | state->outlaws);
  ground->reached = reached_parcels (state, seat, ground->empty);
  ground->rooms = state->seats[seat].roads > 0
                    ? ~(BoardParcels) 0
                    : board_house_sites (state) & (state->seats[seat].owned | ~ground->neighbours.owned);
}

/* What a building is worth that waits for a parcel. */
static int
waiting_worth (const BoardWeights *weights,
               uint32_t            round)
{
  return round < BOARD_ROUNDS ? weights->waiting_dollars * weights->incomes[round + 1] + weights->waiting : 0;
}

/* The houses that come with it need as many parcels besides its own. */
static BoardParcels
sites_for (const BoardGround *ground,
           BoardContent       content)
{
  const BoardParcels sites = board_contents[content].anywhere ? ground->empty : ground->reached;
  const int spare = (int) board_count (ground->rooms) - board_contents[content].houses;

  return spare > 0 ? sites : spare == 0 ? sites & ~ground->rooms : 0;
}

BoardParcels
board_worth_sites (const BoardState *state,
                   BoardContent      content,
                   uint32_t          seat)
{
  BoardGround ground = { .state = *state, .seat = seat };

  survey (&ground);
  return sites_for (&ground, content);
}

int
board_worth_on_ground (BoardGround *ground,
                       BoardContent content,
                       uint32_t    *site)
{
  int best = 0;

  for (BoardParcels left = sites_for (ground, content); left != 0; left &= left - 1)
    {
      const int worth = worth_building (ground, content, board_first (left));

      if (worth > best)
        {
          best = worth;
          *site = board_first (left);
        }
    }
  return best == 0 ? waiting_worth (ground->weights, ground->state.round) : best;
}

int
board_worth_best_site (const BoardWeights *weights,
                       const BoardState   *state,
                       BoardContent        content,
                       uint32_t            seat,
                       uint32_t           *site)
{
  BoardGround ground = { .weights = weights, .state = *state, .seat = seat };

  survey (&ground);
  return board_worth_on_ground (&ground, content, site);
}

/* The dollars that the best building of the track would pay there. */
static int
best_prospect (const BoardNeighbours *neighbours,
               const BoardState      *state,
               uint32_t               parcel,
               uint32_t               seat)
{
  uint32_t contents = 0;

  for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
    contents |= BOARD_BIT (state->track[slot]);
  return board_best_income_among (neighbours, state, contents, parcel, seat);
}

/* Own empty parcels, and those bid for, for which there is no building yet. */
static int
spare_parcels (const BoardState *state,
               uint32_t          seat)
{
  const BoardSeat *self = &state->seats[seat];
  int spare = (int) board_count ((self->owned | (self->cowboys & ~board_owned (state))) & ~board_occupied (state));

  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    spare -= self->waiting[i];
  for (uint32_t track = BOARD_BUILD_12; track <= BOARD_BUILD_3; track++)
    spare -= (int) (self->track >> track & 1);
  return spare;
}

/* What @seat has left after all that it means to buy. */
static int
free_money (const BoardState *state,
            uint32_t          seat)
{
  const BoardSeat *self = &state->seats[seat];
  int money = self->money + 4 * self->wages;

  for (BoardParcels left = self->cowboys & ~board_owned (state); left != 0; left &= left - 1)
    money -= board_parcel_price_for (state, board_first (left), seat);
  for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
    if ((self->track >> (BOARD_BUILD_3 - slot) & 1) != 0)
      money -= board_slot_price_for (state, slot, seat);
  return money;
}

/* Parcels that it bids for are as good as its own, and buildings as good as built; but while rounds are to come, there
 * is time to get land for the last of them. */
static void
plan_ground (BoardGround        *ground,
             const BoardWeights *weights,
             const BoardState   *state,
             uint32_t            seat)
{
  const BoardSeat *self = &state->seats[seat];
  const uint32_t spared = state->round < BOARD_ROUNDS;

  ground->weights = weights;
  ground->state = *state;
  ground->seat = seat;
  ground->state.seats[seat].owned |= self->cowboys & ~(board_owned (state) | state->river |
                                                       state->contents[BOARD_CITY_HALL]);
  survey (ground);
  for (uint32_t left = self->track >> BOARD_BUILD_12 & 127; left != 0; left &= left - 1)
    if (board_count (ground->state.seats[seat].owned & ~ground->neighbours.occupied) > spared)
      {
        const BoardContent content = state->track[BOARD_SLOTS - 1 - board_first (left)];
        uint32_t site = BOARD_NO_PARCEL;

        board_worth_on_ground (ground, content, &site);
        if (site == BOARD_NO_PARCEL)
          continue;
        ground->state.contents[content] |= board_parcel_bit (site);
        survey (ground);
      }
}

/* Whether @layout was of other land; it is of that of @state now. */
static bool
renew (BoardLayout      *layout,
       const BoardState *state)
{
  if (layout->round == state->round && memcmp (layout->track, state->track, sizeof layout->track) == 0 &&
      memcmp (layout->contents, state->contents, sizeof layout->contents) == 0)
    return false;
  layout->round = state->round;
  memcpy (layout->track, state->track, sizeof layout->track);
  memcpy (layout->contents, state->contents, sizeof layout->contents);
  return true;
}

/* Forgets what is known of other land. */
static void
turn_prospects (BoardProspects   *prospects,
                const BoardState *state,
                uint32_t          seat)
{
  const BoardParcels own = state->seats[seat].owned;
  const BoardParcels owned = board_owned (state);
  const bool holds_hall = state->hall_holder == seat;

  if (renew (&prospects->layout, state) || prospects->own != own || prospects->owned != owned ||
      prospects->holds_hall != holds_hall)
    prospects->known = 0;
  prospects->own = own;
  prospects->owned = owned;
  prospects->holds_hall = holds_hall;
}

void
board_sight_init (BoardSight         *sight,
                  const BoardWeights *weights,
                  const BoardState   *state,
                  uint32_t            seat,
                  BoardProspects     *prospects)
{
  sight->weights = weights;
  sight->state = state;
  sight->seat = seat;
  sight->dollar = board_worth_dollar (weights, state);
  sight->money = free_money (state, seat);
  sight->spare = spare_parcels (state, seat);
  sight->rivals = 0;
  sight->rivals_on_track = 0;
  for (uint32_t other = 0; other < state->n_seats; other++)
    {
      sight->firepower[other] = board_firepower (state, other);
      sight->rivals |= other != seat ? state->seats[other].cowboys : 0;
      sight->rivals_on_track |= other != seat ? state->seats[other].track : 0;
    }
  board_neighbours_init (&sight->neighbours, state);
  sight->prospects = prospects;
  turn_prospects (prospects, state, seat);
  plan_ground (&sight->ground, weights, state, seat);
}

static int
kept_prospect (const BoardSight *sight,
               uint32_t          parcel)
{
  BoardProspects *prospects = sight->prospects;

  if ((prospects->known >> parcel & 1) == 0)
    {
      prospects->known |= board_parcel_bit (parcel);
      prospects->dollars[parcel] = (uint8_t) best_prospect (&sight->neighbours, sight->state, parcel, sight->seat);
    }
  return prospects->dollars[parcel];
}

int
board_worth_parcel (const BoardSight *sight,
                    uint32_t          parcel)
{
  const BoardWeights *weights = sight->weights;
  const uint32_t round = sight->state->round;
  const int own = board_weights_part (weights->parcels[round], weights->first);
  const int most = (int) (sizeof weights->wanted / sizeof weights->wanted[0]) - 1;
  const int spare = sight->spare < 0 ? 0 : sight->spare > most ? most : sight->spare;

  if ((sight->neighbours.occupied >> parcel & 1) != 0)
    return 2 * BOARD_WORTH_VP + own;
  return own + board_weights_part (kept_prospect (sight, parcel) * weights->incomes[round], weights->wanted[spare]);
}

/* What the parcels of @seat bring, with what stands there or might. */
static int
land_worth (const BoardWeights    *weights,
            const BoardNeighbours *neighbours,
            const BoardState      *state,
            uint32_t               seat)
{
  const int income = weights->incomes[state->round];
  const BoardSeat *self = &state->seats[seat];
  const BoardParcels occupied = neighbours->occupied;
  int worth = 2 * BOARD_WORTH_VP * (int) board_count (self->owned & occupied);

  worth += weights->parcels[state->round] * (int) board_count (self->owned & ~occupied);
  for (BoardParcels left = self->owned & ~occupied; left != 0; left &= left - 1)
    worth += board_weights_part (best_prospect (neighbours, state, board_first (left), seat) * income, weights->owned);
  return worth + board_total_income_among (neighbours, state, seat) * income;
}

/* Its worth to a seat depends on who owns what is its own or beside it. */
static void
look_at_land (const BoardWeights *weights,
              BoardLand          *land,
              const BoardState   *state)
{
  const BoardParcels owned = board_owned (state);
  BoardNeighbours neighbours;
  uint32_t stale = 0;

  if (renew (&land->layout, state) || land->hall_holder != state->hall_holder)
    land->known = 0;
  land->hall_holder = state->hall_holder;
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      const BoardParcels own = state->seats[seat].owned;
      const BoardParcels near = owned & board_spread (own);

      if ((land->known >> seat & 1) == 0 || land->own[seat] != own || land->near[seat] != near)
        stale |= BOARD_BIT (seat);
      land->own[seat] = own;
      land->near[seat] = near;
    }
  if (stale == 0)
    return;
  board_neighbours_init (&neighbours, state);
  for (uint32_t left = stale; left != 0; left &= left - 1)
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (left);

      land->worth[seat] = land_worth (weights, &neighbours, state, seat);
    }
  land->known |= stale;
}

static int
worth_position (const BoardWeights *weights,
                const BoardLand    *land,
                const BoardState   *state,
                uint32_t            seat)
{
  const BoardSeat *self = &state->seats[seat];
  int waiting = 0;

  for (uint32_t i = 0; i < BOARD_BUILDINGS && state->round < BOARD_ROUNDS; i++)
    waiting += self->waiting[i];
  return (self->vp + board_extra_vp (state, seat)) * BOARD_WORTH_VP +
         board_worth_money (weights, state, seat, self->money) + land->worth[seat] +
         waiting * waiting_worth (weights, state->round) + self->tokens * weights->tokens[state->round] +
         self->roads * weights->road + self->personal * weights->recruits[state->round] +
         self->general * weights->recruits[state->round] / 4 + (self->horses + self->dynamites) * weights->horse +
         self->rodeos * self->horses * BOARD_WORTH_VP;
}

/* Where a round begins, in parts of a VP: fitted to what players had in the end, beside the VP that they had then. */
typedef struct
{
  int16_t dollar;
  int16_t income;               /* a dollar of it */
  int16_t holding;              /* a parcel with something on it */
  int16_t connected;            /* an empty parcel with a road, and without */
  int16_t apart;
  int16_t prospect;             /* a dollar that the best building of the track would pay there */
  int16_t token;
  int16_t cowboy;               /* in its own supply */
  int16_t waiting;              /* a building without a parcel */
} Outlook;

static const Outlook outlooks[BOARD_ROUNDS + 1] = {
  [2] = { 13, 20, 142, 119, 30, 6, 163, 60, 120 },
  [3] = { 10, 14, 177, 102, 58, 2, 148, 77, 60 },
  [4] = { 11, 7, 139, 26, 18, 2, 126, 98, 14 },
};

/* What the best buildings of the track would pay on each of @empty. */
static int
total_prospect (const BoardState *state,
                uint32_t          seat,
                BoardParcels      empty)
{
  BoardNeighbours neighbours;
  int total = 0;

  board_neighbours_init (&neighbours, state);
  for (; empty != 0; empty &= empty - 1)
    total += best_prospect (&neighbours, state, board_first (empty), seat);
  return total;
}

int
board_worth_outlook (const BoardState *state,
                     uint32_t          seat)
{
  const BoardSeat *self = &state->seats[seat];
  const Outlook *outlook = &outlooks[state->round];
  const BoardParcels occupied = board_occupied (state);
  const BoardParcels empty = self->owned & ~occupied;
  const BoardParcels connected = empty & board_connected (state->roads);
  int waiting = 0;

  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    waiting += self->waiting[i];
  return (self->vp + board_extra_vp (state, seat)) * BOARD_WORTH_VP +
         self->money * outlook->dollar +
         board_total_income (state, seat) * outlook->income +
         (int) board_count (self->owned & occupied) * outlook->holding +
         (int) board_count (connected) * outlook->connected + (int) board_count (empty & ~connected) * outlook->apart +
         total_prospect (state, seat, empty) * outlook->prospect + self->tokens * outlook->token +
         self->personal * outlook->cowboy + waiting * outlook->waiting + self->roads * ROAD +
         (self->horses + self->dynamites) * HORSE + self->rodeos * self->horses * BOARD_WORTH_VP;
}

int
board_worth_lead (const BoardWeights *weights,
                  BoardLand          *land,
                  const BoardState   *state,
                  uint32_t            seat)
{
  int others = 0;

  look_at_land (weights, land, state);
  for (uint32_t other = 0; other < state->n_seats; other++)
    if (other != seat)
      others += worth_position (weights, land, state, other);
  return worth_position (weights, land, state, seat) -
         board_weights_part (others, weights->others) / ((int) state->n_seats - 1);
}
