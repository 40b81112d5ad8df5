/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How Jeb Standish decides: options, narrowed by one criterion after the other (solo game, sections 5–7). */

#include "board-build.h"
#include "board-play.h"

/* What is weighed: a bid for @content, or a @content to be placed. */
typedef struct
{
  const BoardState *state;
  BoardContent content;
  bool is_bid;
} View;

/* The more the better. */
typedef int (*Key) (const View *view,
                    uint32_t    option);

typedef struct
{
  Key key;
  BoardCriterion criterion;
} Weighing;

static const BoardSeat *
his (const BoardState *state)
{
  return &state->seats[BOARD_STANDISH];
}

static const BoardSeat *
yours (const BoardState *state)
{
  return &state->seats[BOARD_SOLIST];
}

static BoardParcels
unoccupied (const BoardState *state)
{
  return ~(board_occupied (state) | state->river);
}

/* TS and TY of the rules: the income that the buildings of @seat would have now. */
static int
total_income (const BoardState *state,
              uint32_t          seat)
{
  int total = 0;

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    for (BoardParcels left = state->contents[content] & state->seats[seat].owned; left != 0; left &= left - 1)
      total += board_income (state, content, board_first (left), seat);
  return total;
}

static int
distance_to (BoardParcels parcels,
             uint32_t     parcel)
{
  int distance = 0;

  for (; parcels != 0 && (parcels >> parcel & 1) == 0; parcels = board_spread (parcels))
    distance++;
  return distance;
}

static BoardParcels
his_bids (const BoardState *state)
{
  return his (state)->cowboys & board_for_sale (state);
}

/* Keeps the best of the options by each weighing, until one is left. */
static void
narrow (const View     *view,
        const Weighing *weighings,
        BoardChoice    *choice)
{
  choice->criterion = BOARD_BY_NECESSITY;
  for (; weighings->key != NULL && board_is_open_choice (choice); weighings++)
    {
      BoardParcels best = 0;
      int most = 0;

      for (BoardParcels left = choice->set; left != 0; left &= left - 1)
        {
          const int worth = weighings->key (view, board_first (left));

          if (best == 0 || worth > most)
            {
              best = 0;
              most = worth;
            }
          if (worth == most)
            best |= left & -left;
        }
      if (best != choice->set)
        choice->criterion = (uint8_t) weighings->criterion;
      choice->set = best;
    }
  if (board_is_open_choice (choice))
    choice->criterion = BOARD_BY_WHITE_DIE;
}

static int
by_income (const View *view,
           uint32_t    parcel)
{
  return board_income (view->state, view->content, parcel, BOARD_STANDISH);
}

static int
by_nearness (const View *view,
             uint32_t    parcel)
{
  return -distance_to (his (view->state)->owned | his_bids (view->state), parcel);
}

static int
by_room (const View *view,
         uint32_t    parcel)
{
  const BoardParcels taken = board_owned (view->state) & ~his (view->state)->owned;

  return (int) board_count (board_around (parcel) & unoccupied (view->state) & ~taken);
}

static int
by_rival (const View *view,
          uint32_t    parcel)
{
  return -distance_to (yours (view->state)->owned, parcel);
}

BoardNetwork
board_standish_network (const BoardState *state,
                        uint32_t          parcel)
{
  BoardNetwork network = { .roads = state->roads, .barred = board_crossings (state->river) };

  network.bridge = !state->bridged && board_roads_to (&network, board_parcel_bit (parcel)) < 0;
  return network;
}

/* A building that needs no road causes none. */
static bool
needs_no_road (const View *view)
{
  return !view->is_bid && board_contents[view->content].anywhere;
}

/* Worst where no way leads. */
static int
by_roads (const View *view,
          uint32_t    parcel)
{
  BoardNetwork network;
  int roads;

  if (needs_no_road (view))
    return 0;
  network = board_standish_network (view->state, parcel);
  roads = board_roads_to (&network, board_parcel_bit (parcel));
  return roads < 0 ? -BOARD_PARCEL_COUNT : -roads;
}

/* A bridge is for what nothing on this side is as good as (S20). */
static int
by_bridge (const View *view,
           uint32_t    parcel)
{
  return needs_no_road (view) || !board_standish_network (view->state, parcel).bridge;
}

/* Those of @parcels to which he can still lay roads. */
static BoardParcels
within_reach (const BoardState *state,
              BoardParcels      parcels)
{
  BoardParcels reached = 0;

  for (BoardParcels left = parcels; left != 0; left &= left - 1)
    {
      const BoardNetwork network = board_standish_network (state, board_first (left));

      if (board_roads_to (&network, left & -left) >= 0)
        reached |= left & -left;
    }
  return reached;
}

/* TS − TY once the bid has succeeded, or the building lies there. */
static int
by_harm (const View *view,
         uint32_t    parcel)
{
  BoardState after = *view->state;

  if (view->is_bid)
    after.seats[BOARD_STANDISH].owned |= board_parcel_bit (parcel);
  else
    after.contents[view->content] |= board_parcel_bit (parcel);
  return total_income (&after, BOARD_STANDISH) - total_income (&after, BOARD_SOLIST);
}

static int
by_neighbours (const View *view,
               uint32_t    parcel)
{
  return (int) board_count (board_around (parcel) & yours (view->state)->owned);
}

static int
by_dearness (const View *view,
             uint32_t    parcel)
{
  return board_parcel_price (view->state, parcel);
}

static int
by_cheapness (const View *view,
              uint32_t    parcel)
{
  return -board_parcel_price (view->state, parcel);
}

/* S8, for bids and for buildings. */
#define BID_TIE { by_harm, BOARD_BY_HARM }, { by_neighbours, BOARD_BY_NEIGHBOURS }, { by_roads, BOARD_BY_ROADS }, \
                { by_cheapness, BOARD_BY_CHEAPNESS }, { NULL, 0 }
#define SITE_TIE { by_harm, BOARD_BY_HARM }, { by_neighbours, BOARD_BY_NEIGHBOURS }, { by_roads, BOARD_BY_ROADS }, \
                 { NULL, 0 }

uint32_t
board_standish_rank (const BoardState *state,
                     BoardContent      content)
{
  uint32_t rank = 0;

  while (state->standish.priority[rank] != content)
    rank++;
  return rank;
}

/* Best on any of his empty parcels. */
static int
by_slot_income (const View *view,
                uint32_t    slot)
{
  const BoardState *state = view->state;
  int most = 0;

  for (BoardParcels left = his (state)->owned & unoccupied (state); left != 0; left &= left - 1)
    {
      const int income = board_income (state, state->track[slot], board_first (left), BOARD_STANDISH);

      most = income > most ? income : most;
    }
  return most;
}

static int
by_slot_rank (const View *view,
              uint32_t    slot)
{
  return -(int) board_standish_rank (view->state, view->state->track[slot]);
}

/* Slots are numbered from the cheapest. */
static int
by_first (const View *view,
          uint32_t    option)
{
  return -(int) option;
}

static int
by_last (const View *view,
         uint32_t    option)
{
  return (int) option;
}

/* The construction spaces on which he has a cowboy, or has none, and a building lies. */
static BoardParcels
slots (const BoardState *state,
       bool              with_his)
{
  BoardParcels found = 0;

  for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
    if (state->track[slot] != BOARD_BARE && (his (state)->track >> (BOARD_BUILD_3 - slot) & 1) == with_his)
      found |= board_parcel_bit (slot);
  return found;
}

/* B of the rules: the kinds that he has to place, a bit each, and how many. */
static uint32_t
to_place (const BoardState *state,
          uint32_t         *n)
{
  uint32_t kinds = 0;

  *n = 0;
  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    if (his (state)->waiting[i] > 0)
      {
        kinds |= BOARD_BIT (BOARD_FIRST_BUILDING + i);
        *n += his (state)->waiting[i];
      }
  for (BoardParcels left = slots (state, true); left != 0; left &= left - 1, ++*n)
    kinds |= BOARD_BIT (state->track[board_first (left)]);
  return kinds;
}

/* P and P0 of the rules. */
static uint32_t
empty_parcels (const BoardState *state,
               bool              with_bids)
{
  return board_count ((his (state)->owned | (with_bids ? his_bids (state) : 0)) & unoccupied (state));
}

static BoardChoice
best_building (const BoardState *state)
{
  static const Weighing by_earnings[] = {
    { by_slot_income, BOARD_BY_INCOME }, { by_slot_rank, BOARD_BY_RANK }, { by_first, BOARD_BY_CHEAPNESS }, { NULL, 0 }
  };
  const View view = { .state = state };
  BoardChoice choice = { .kind = BOARD_CHOOSES_SLOT, .set = slots (state, false) };
  uint32_t n;

  to_place (state, &n);
  narrow (&view, empty_parcels (state, false) > n ? by_earnings : by_earnings + 1, &choice);
  return choice;
}

/* His cards are worth less than the person's firepower. */
static bool
is_weak (const BoardState *state)
{
  return state->power < board_firepower (state, BOARD_SOLIST);
}

/* Where he may bid (5.1); nowhere without a tile (S7). */
static BoardParcels
legal_bids (const BoardState *state)
{
  const BoardParcels bids = his_bids (state);

  if (board_count (his (state)->owned | bids) >= BOARD_TILES)
    return 0;
  return board_for_sale (state) & ~(bids | (is_weak (state) ? yours (state)->cowboys : 0));
}

/* The best of these kinds. */
static BoardContent
best_of (const BoardState *state,
         uint32_t          kinds)
{
  uint32_t rank = 0;

  while ((kinds & BOARD_BIT (state->standish.priority[rank])) == 0)
    rank++;
  return state->standish.priority[rank];
}

/* What his next parcel is for; BOARD_BARE: nothing. */
static BoardContent
type_to_house (const BoardState *state)
{
  uint32_t n;
  uint32_t kinds = to_place (state, &n);

  if (n <= empty_parcels (state, true))
    {
      kinds = 0;
      for (BoardParcels left = slots (state, false); left != 0; left &= left - 1)
        kinds |= BOARD_BIT (state->track[board_first (left)]);
    }
  return kinds != 0 ? best_of (state, kinds) : BOARD_BARE;
}

/* Their income is the same wherever they are. */
static bool
is_placed_near_rival (BoardContent content)
{
  return content == BOARD_PRISON || content == BOARD_BLACKSMITH;
}

static BoardChoice
best_parcel (const BoardState *state,
             uint32_t          nth)
{
  static const Weighing by_worth[] = {
    { by_income, BOARD_BY_INCOME }, { by_nearness, BOARD_BY_NEARNESS }, { by_room, BOARD_BY_ROOM }, BID_TIE
  };
  static const Weighing by_place[] = { { by_rival, BOARD_BY_RIVAL }, { by_roads, BOARD_BY_ROADS }, BID_TIE };
  const View view = { .state = state, .content = type_to_house (state), .is_bid = true };
  BoardChoice choice = { .kind = BOARD_CHOOSES_PARCEL };

  if (view.content != BOARD_BARE)
    choice.set = legal_bids (state) & unoccupied (state);
  narrow (&view, is_placed_near_rival (view.content) ? by_place : by_worth, &choice);
  return choice;
}

static const Weighing by_track_order[] = { { by_last, BOARD_BY_TRACK }, { NULL, 0 } };

/* The rightmost open place of the Town Council where he is not yet. */
static BoardChoice
council (const BoardState *state,
         uint32_t          nth)
{
  const View view = { .state = state };
  BoardChoice choice = { .kind = BOARD_CHOOSES_TRACK };

  for (uint32_t track = BOARD_PARCEL_VP; track < BOARD_TRACK; track++)
    if (board_is_open (state, track) && (his (state)->track >> track & 1) == 0)
      choice.set |= board_parcel_bit (track);
  narrow (&view, by_track_order, &choice);
  return choice;
}

/* S12: the Town Council, where he is there already. */
static BoardChoice
this_or_council (const BoardState *state,
                 BoardTrack        track)
{
  if ((his (state)->track >> track & 1) != 0)
    return council (state, 0);
  return (BoardChoice) { .kind = BOARD_CHOOSES_TRACK, .set = board_parcel_bit (track) };
}

static BoardChoice
card_a (const BoardState *state,
        uint32_t          nth)
{
  return this_or_council (state, nth == 0 ? BOARD_AMMUNITION : BOARD_COWBOY_VP);
}

static BoardChoice
card_b (const BoardState *state,
        uint32_t          nth)
{
  return this_or_council (state, nth == 0 ? BOARD_ROADS_3 : BOARD_BUILDING_VP);
}

static BoardChoice
card_c (const BoardState *state,
        uint32_t          nth)
{
  return nth == 0 ? best_building (state) : best_parcel (state, 0);
}

static BoardChoice
card_d (const BoardState *state,
        uint32_t          nth)
{
  uint32_t n;

  to_place (state, &n);
  return empty_parcels (state, true) >= n ? best_building (state) : best_parcel (state, 0);
}

#define WORTH_ATTACKING 12

static int
by_your_income (const View *view,
                uint32_t    parcel)
{
  return board_income (view->state, board_content_at (view->state, parcel), parcel, BOARD_SOLIST);
}

static int
by_house_room (const View *view,
               uint32_t    parcel)
{
  return (int) board_count (board_around (parcel) & unoccupied (view->state) & ~his (view->state)->owned);
}

static BoardParcels
worthy_targets (const View *view)
{
  const BoardState *state = view->state;
  BoardParcels targets = 0;

  for (BoardParcels left = yours (state)->owned & board_buildings (state) &
                           ~(board_protected (state, BOARD_SOLIST) | his (state)->cowboys);
       left != 0; left &= left - 1)
    {
      const uint32_t parcel = board_first (left);

      if (board_contents[board_content_at (state, parcel)].attackable &&
          by_your_income (view, parcel) >= WORTH_ATTACKING)
        targets |= left & -left;
    }
  return targets;
}

/* A building worth the attack; or else the last place where the person has a cowboy to be beaten. */
static BoardChoice
card_e (const BoardState *state,
        uint32_t          nth)
{
  static const Weighing by_prey[] = {
    { by_your_income, BOARD_BY_INCOME }, { by_house_room, BOARD_BY_ROOM }, { by_neighbours, BOARD_BY_NEIGHBOURS },
    { NULL, 0 }
  };
  const View view = { .state = state };
  BoardChoice choice = { .kind = BOARD_CHOOSES_PARCEL, .set = worthy_targets (&view) };

  if (choice.set != 0)
    narrow (&view, by_prey, &choice);
  else
    {
      choice.kind = BOARD_CHOOSES_TRACK;
      choice.set = yours (state)->track & ~(BOARD_SHARED | yours (state)->no_duel | his (state)->track);
      narrow (&view, by_track_order, &choice);
    }
  return choice;
}

/* Against the person: the cheapest building, the dearest parcel; or else a parcel for himself. */
static BoardChoice
card_f (const BoardState *state,
        uint32_t          nth)
{
  static const Weighing by_price[] = { { by_first, BOARD_BY_CHEAPNESS }, { NULL, 0 } };
  static const Weighing by_high_price[] = { { by_dearness, BOARD_BY_DEARNESS }, { NULL, 0 } };
  const View view = { .state = state };
  BoardChoice choice = { .kind = BOARD_CHOOSES_SLOT };

  for (BoardParcels left = slots (state, false); left != 0; left &= left - 1)
    if ((yours (state)->track >> (BOARD_BUILD_3 - board_first (left)) & 1) != 0)
      choice.set |= left & -left;
  if (choice.set != 0)
    {
      narrow (&view, by_price, &choice);
      return choice;
    }
  choice.kind = BOARD_CHOOSES_PARCEL;
  choice.set = is_weak (state) ? 0 : legal_bids (state) & yours (state)->cowboys;
  if (choice.set == 0)
    return best_parcel (state, 0);
  narrow (&view, by_high_price, &choice);
  return choice;
}

/* What @seat would have with @parcel. */
static int
income_after_purchase (const BoardState *state,
                       uint32_t          parcel,
                       uint32_t          buyer,
                       uint32_t          seat)
{
  BoardState after = *state;

  after.seats[buyer].owned |= board_parcel_bit (parcel);
  return total_income (&after, seat);
}

static int
by_loss (const View *view,
         uint32_t    parcel)
{
  return -income_after_purchase (view->state, parcel, BOARD_STANDISH, BOARD_SOLIST);
}

static int
by_threat (const View *view,
           uint32_t    parcel)
{
  return -income_after_purchase (view->state, parcel, BOARD_SOLIST, BOARD_STANDISH);
}

static BoardChoice
card_g (const BoardState *state,
        uint32_t          nth)
{
  static const Weighing by_contents[] = {
    { by_loss, BOARD_BY_LOSS }, { by_threat, BOARD_BY_THREAT }, BID_TIE
  };
  const View view = { .state = state, .is_bid = true };
  BoardChoice choice = { .kind = BOARD_CHOOSES_PARCEL };

  for (uint32_t content = 0; content < BOARD_FIRST_BUILDING; content++)
    if ((state->standish.neutral >> content & 1) != 0)
      choice.set |= state->contents[content] & legal_bids (state);
  narrow (&view, by_contents, &choice);
  return choice;
}

/* What the cards order (section 6). */
static const struct
{
  BoardChoice (*order) (const BoardState *state,
                        uint32_t          nth);
  uint32_t cowboys;
} cards[BOARD_LETTERS] = {
  [BOARD_LETTER_A] = { card_a, 2 },
  [BOARD_LETTER_B] = { card_b, 2 },
  [BOARD_LETTER_C] = { card_c, 2 },
  [BOARD_LETTER_D] = { card_d, 1 },
  [BOARD_LETTER_E] = { card_e, 1 },
  [BOARD_LETTER_F] = { card_f, 1 },
  [BOARD_LETTER_G] = { card_g, 1 },
  [BOARD_LETTER_H] = { best_parcel, 1 },
  [BOARD_LETTER_I] = { council, 2 },
  [BOARD_LETTER_X] = { council, 2 },
};

BoardChoice
board_standish_order (const BoardState *state,
                      BoardLetter       letter,
                      uint32_t          nth)
{
  return cards[letter].order (state, nth);
}

uint32_t
board_standish_cowboys (BoardLetter letter)
{
  return cards[letter].cowboys;
}

BoardChoice
board_standish_site (const BoardState *state,
                     BoardContent      content)
{
  static const Weighing by_worth[] = {
    { by_income, BOARD_BY_INCOME }, { by_bridge, BOARD_BY_BRIDGE }, SITE_TIE
  };
  static const Weighing by_place[] = {
    { by_rival, BOARD_BY_RIVAL }, { by_bridge, BOARD_BY_BRIDGE }, { by_roads, BOARD_BY_ROADS }, SITE_TIE
  };
  const View view = { .state = state, .content = content };
  BoardChoice choice = { .kind = BOARD_CHOOSES_PARCEL, .set = his (state)->owned & unoccupied (state) };

  if (!board_contents[content].anywhere)
    choice.set = within_reach (state, choice.set);
  narrow (&view, is_placed_near_rival (content) ? by_place : by_worth, &choice);
  return choice;
}

/* What @seat would have once a house is laid, or raised, on @parcel. */
static int
income_with_house (const BoardState *state,
                   uint32_t          parcel,
                   uint32_t          seat)
{
  const BoardParcels bit = board_parcel_bit (parcel);
  const bool raised = (state->contents[BOARD_HOUSE] & bit) != 0;
  BoardState after = *state;

  after.contents[BOARD_HOUSE] ^= bit;
  if (raised)
    after.contents[BOARD_TOWNHOUSE] |= bit;
  return total_income (&after, seat);
}

static int
by_gain (const View *view,
         uint32_t    parcel)
{
  return income_with_house (view->state, parcel, BOARD_STANDISH);
}

static int
by_raising (const View *view,
            uint32_t    parcel)
{
  return (int) ((view->state->contents[BOARD_HOUSE] & his (view->state)->owned) >> parcel & 1);
}

static int
by_spite (const View *view,
          uint32_t    parcel)
{
  return -income_with_house (view->state, parcel, BOARD_SOLIST);
}

static int
by_empty_parcel (const View *view,
                 uint32_t    parcel)
{
  return -distance_to (his (view->state)->owned & unoccupied (view->state) & ~board_parcel_bit (parcel), parcel);
}

static uint32_t
count_waiting (const BoardState *state)
{
  uint32_t n = 0;

  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    n += his (state)->waiting[i];
  return n;
}

BoardChoice
board_standish_house (const BoardState *state)
{
  static const Weighing by_use[] = {
    { by_gain, BOARD_BY_GAIN }, { by_bridge, BOARD_BY_BRIDGE }, { by_raising, BOARD_BY_RAISING },
    { by_spite, BOARD_BY_SPITE }, { by_empty_parcel, BOARD_BY_EMPTY_PARCEL }, { by_roads, BOARD_BY_ROADS }, { NULL, 0 }
  };
  const View view = { .state = state, .content = BOARD_HOUSE };
  const BoardParcels raisable = board_house_sites (state) & state->contents[BOARD_HOUSE];
  const BoardParcels own = his (state)->owned & unoccupied (state);
  BoardChoice choice = { .kind = BOARD_CHOOSES_PARCEL };

  choice.set = ((unoccupied (state) | raisable) & ~board_owned (state)) | (raisable & his (state)->owned);
  if (board_count (own) > count_waiting (state))
    choice.set |= own;
  choice.set = within_reach (state, choice.set);
  narrow (&view, by_use, &choice);
  return choice;
}
