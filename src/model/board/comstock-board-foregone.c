/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds answers that go without saying, and those that are meant. */

#include "comstock-board-foregone.h"

#include <limits.h>
#include <stdbool.h>

#include "ai/board/board-player.h"
#include "comstock-board-advice.h"

#define CHEAPEST_VP 2           /* dollars: nowhere does one cost less */
#define MOST_INCOME 10000       /* … and no incomes of all others are more */

#define PLACES_FOR_VP (BOARD_BIT (BOARD_VP_5) | BOARD_BIT (BOARD_VP_4) | BOARD_BIT (BOARD_VP_3) | \
                       BOARD_BIT (BOARD_VP_2))

/* The only answer; 0: there are several.  Roads may be laid at any question, and count only where they can help what is
 * asked. */
static CsMove
find_only (const BoardState *state,
           uint32_t          seat)
{
  CsMove moves[BOARD_MAX_LEGAL];
  const uint32_t n = board_game.legal (NULL, state, seat, moves);
  CsMove only = 0;
  uint32_t others = 0;

  for (uint32_t i = 0; i < n; i++)
    if (board_move_type (moves[i]) != BOARD_MOVE_ROAD)
      {
        only = moves[i];
        others++;
      }
  return others == 1 && (n == 1 || board_move_type (only) != BOARD_MOVE_PASS) ? only : 0;
}

static bool
is_placeable (const BoardState *state,
              uint32_t          seat)
{
  for (BoardParcels kinds = state->set; kinds != 0; kinds &= kinds - 1)
    if (comstock_board_advice_find_sites (state, (BoardContent) board_first (kinds), seat) != 0)
      return true;
  return false;
}

static bool
is_last_round (const BoardState *state)
{
  return state->round == BOARD_ROUNDS;
}

/* Of giving up @n dollars of @money at the end of the last round. */
static uint32_t
count_vp (uint32_t money,
          uint32_t n)
{
  return n / BOARD_ROUND_VP_PRICE + (money - n) / BOARD_END_VP_PRICE;
}

/* What of @money to give up then, of which @least must go. */
static uint32_t
find_best_spending (uint32_t money,
                    uint32_t least)
{
  uint32_t best = least;

  for (uint32_t n = least; n <= money; n++)
    if ((n == least || n % BOARD_ROUND_VP_PRICE == 0) && count_vp (money, n) > count_vp (money, best))
      best = n;
  return best;
}

static uint32_t
find_excess (const BoardSeat *seat,
             uint32_t         money)
{
  return money > seat->limit ? money - seat->limit : 0;
}

/* How many VP to buy for @price each, if money is good for nothing else any more. */
static uint32_t
find_best_purchase (const BoardSeat *seat,
                    uint32_t         price,
                    uint32_t         most)
{
  uint32_t best = 0, best_vp = 0;

  for (uint32_t n = 0; n <= most; n++)
    {
      const uint32_t left = (uint32_t) seat->money - n * price;
      const uint32_t vp = n + count_vp (left, find_best_spending (left, find_excess (seat, left)));

      if (vp > best_vp)
        {
          best = n;
          best_vp = vp;
        }
    }
  return best;
}

uint32_t
comstock_board_find_purchase (const BoardState *state,
                              uint32_t          seat)
{
  const uint32_t price = (uint32_t) board_vp_price ((BoardTrack) state->frames[state->n_frames - 1].a);
  const uint32_t excess = find_excess (&state->seats[seat], (uint32_t) state->seats[seat].money);

  return MIN ((excess + price - 1) / price, (uint32_t) state->high);
}

/* VP are sold to @seat elsewhere, later. */
static bool
has_other_vendors (const BoardState *state,
                   const BoardSeat  *seat,
                   uint32_t          track)
{
  return (seat->track & PLACES_FOR_VP & ~((2u << track) - 1)) != 0 || board_is (seat, BOARD_BANKER, BOARD_RED);
}

static CsMove
find_last_purchase (const BoardState *state,
                    uint32_t          seat)
{
  const BoardSeat *self = &state->seats[seat];
  const uint32_t track = state->frames[state->n_frames - 1].a;

  if (!is_last_round (state) || has_other_vendors (state, self, track))
    return find_only (state, seat);
  return board_move (BOARD_MOVE_AMOUNT, find_best_purchase (self, (uint32_t) board_vp_price ((BoardTrack) track),
                                                            (uint32_t) state->high));
}

static CsMove
find_spending (const BoardState *state,
               uint32_t          seat)
{
  const uint32_t least = (uint32_t) state->low;

  if (is_last_round (state))
    return board_move (BOARD_MOVE_AMOUNT, find_best_spending ((uint32_t) state->seats[seat].money, least));
  return least % BOARD_ROUND_VP_PRICE == 0 ? board_move (BOARD_MOVE_AMOUNT, least) : 0;
}

/* What waits at the end is worth nothing. */
static bool
buys_in_vain (const BoardState *state,
              uint32_t          seat)
{
  return is_last_round (state) && (state->seats[seat].owned & ~board_occupied (state)) == 0;
}

/* Which of several duels comes first decides nothing where nobody is in two of them: no tiles are drawn between them,
 * and no doctor sends the beaten from one to the other. */
static CsMove
find_next_duel (const BoardState *state)
{
  if ((state->variants & BOARD_MIGHT_IS_RIGHT) != 0)
    return 0;
  for (uint32_t i = 0; i < state->n_seats; i++)
    if (board_count (state->seats[i].cowboys & state->set) > 1 ||
        board_is (&state->seats[i], BOARD_DOCTOR, BOARD_YELLOW))
      return 0;
  return board_move (BOARD_MOVE_PARCEL, board_first (state->set));
}

CsMove
comstock_board_find_foregone (const BoardState *state,
                              uint32_t          seat)
{
  switch ((int) state->step)
    {
    case BOARD_STEP_WAITING:
      return is_placeable (state, seat) ? 0 : board_move (BOARD_MOVE_PASS, 0);
    case BOARD_STEP_BUY_BUILDING:
      return buys_in_vain (state, seat) ? board_move (BOARD_MOVE_PASS, 0) : find_only (state, seat);
    case BOARD_STEP_DUEL:
      return find_next_duel (state);
    case BOARD_STEP_ROADS:
      /* At the end only bridges make roads worth something. */
      return state->round < BOARD_ROUNDS || state->river == 0 ? board_move (BOARD_MOVE_PASS, 0) : 0;
    case BOARD_STEP_VP:
      return find_last_purchase (state, seat);
    case BOARD_STEP_SPEND:
      return find_spending (state, seat);
    default:
      return find_only (state, seat);
    }
}

/* --- what is meant --- */

/* All that the cowboys of @seat stand for in this round, the parcels @asked among it. */
static int
count_prices (const BoardState *state,
              uint32_t          seat,
              BoardParcels      asked)
{
  const BoardSeat *self = &state->seats[seat];
  int prices = 0;

  for (BoardParcels left = asked | (self->cowboys & board_for_sale (state)); left != 0; left &= left - 1)
    prices += board_parcel_price_for (state, board_first (left), seat);
  for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
    if ((self->track >> (BOARD_BUILD_3 - slot) & 1) != 0)
      prices += board_slot_price_for (state, slot, seat);
  return prices;
}

/* It is not to be saved for VP. */
static bool
is_money_free (const BoardSeat *seat)
{
  return (seat->track & PLACES_FOR_VP) == 0 && !board_is (seat, BOARD_BANKER, BOARD_RED);
}

/* The land that a cowboy was sent for is bought, if that leaves the money for all else that others were sent for; in
 * the last round VP may be worth more. */
static CsMove
find_meant_land (const BoardState *state,
                 uint32_t          seat)
{
  const BoardSeat *self = &state->seats[seat];
  const bool counts = !is_last_round (state) || is_money_free (self);

  return counts && count_prices (state, seat, state->set) <= self->money ? board_move (BOARD_MOVE_YES, 0) : 0;
}

/* A building was sent for that is to stand on @site: then a cowboy goes for that land too, if nobody else stands there
 * and there is money for all. */
static CsMove
find_meant_errand (const BoardState *state,
                   uint32_t          seat,
                   uint32_t          site)
{
  const CsMove move = board_move (BOARD_MOVE_COWBOY, (BOARD_PLACE_PARCEL + site) * 4 + BOARD_PLAIN);
  CsMove moves[BOARD_MAX_LEGAL];
  uint32_t n;

  if (site == BOARD_NO_PARCEL || (board_for_sale (state) & board_parcel_bit (site)) == 0 ||
      count_prices (state, seat, board_parcel_bit (site)) > state->seats[seat].money)
    return 0;
  for (uint32_t i = 0; i < state->n_seats; i++)
    if ((state->seats[i].cowboys & board_parcel_bit (site)) != 0)
      return 0;
  n = board_game.legal (NULL, state, seat, moves);
  for (uint32_t i = 0; i < n; i++)
    if (moves[i] == move)
      return move;
  return 0;
}

/* One of @way that may lie now. */
static CsMove
find_road (const BoardState *state,
           uint32_t          seat,
           BoardRoads        way)
{
  const BoardRoads now = board_roads_among (way, board_legal_roads (state, seat));

  if (now.across != 0)
    return board_move (BOARD_MOVE_ROAD, board_first (now.across) * 2);
  return now.down != 0 ? board_move (BOARD_MOVE_ROAD, board_first (now.down) * 2 + 1) : 0;
}

/* Where @building can stand, if that is one place and it pays, or pays nowhere; else BOARD_NO_PARCEL. */
static uint32_t
find_only_site (const BoardState *state,
                BoardContent      building,
                uint32_t          seat)
{
  const BoardParcels sites = comstock_board_advice_find_sites (state, building, seat);
  const bool pays = building != BOARD_PRISON && building != BOARD_BLACKSMITH;

  if (board_count (sites) != 1 ||
      (pays && comstock_board_advice_find_income (state, building, board_first (sites), seat) <= 0))
    return BOARD_NO_PARCEL;
  return board_first (sites);
}

/* So is a building, for @site, or for later where there is none yet; not one that might stay a tile for ever. */
static CsMove
find_meant_building (const BoardState *state,
                     uint32_t          seat,
                     uint32_t          site)
{
  const uint32_t slot = board_first (state->set);
  const BoardContent building = (BoardContent) state->track[slot];
  const BoardSeat *self = &state->seats[seat];

  if (board_slot_price_for (state, slot, seat) + count_prices (state, seat, 0) > self->money)
    return 0;
  if (comstock_board_advice_find_sites (state, building, seat) == 0)
    return is_money_free (self) && !is_last_round (state) ? board_move (BOARD_MOVE_KEEP, 0) : 0;
  if (site == BOARD_NO_PARCEL)
    site = find_only_site (state, building, seat);
  if (site == BOARD_NO_PARCEL)
    return 0;
  if ((comstock_board_advice_find_ready_sites (state, building, seat) & board_parcel_bit (site)) != 0)
    return board_move (BOARD_MOVE_BUILD, 0);
  return find_road (state, seat, comstock_board_advice_find_way (state, building, site, seat));
}

/* Who fights in no duel that is left does not mind which comes first. */
static CsMove
find_meant_duel (const BoardState *state,
                 uint32_t          seat)
{
  return (state->seats[seat].cowboys & state->set) == 0 ? board_move (BOARD_MOVE_PARCEL, board_first (state->set)) : 0;
}

/* Another one may be asked about, as one that was kept. */
static CsMove
find_meant_site (const BoardState *state,
                 uint32_t          site)
{
  if (site == BOARD_NO_PARCEL && board_count (state->set) == 1)
    site = board_first (state->set);
  return site != BOARD_NO_PARCEL && (state->set & board_parcel_bit (site)) != 0 ? board_move (BOARD_MOVE_PARCEL, site)
                                                                                : 0;
}

static bool
is_of_others (const BoardState *state,
              uint32_t          seat,
              uint32_t          parcel)
{
  return (board_owned (state) & ~state->seats[seat].owned & board_parcel_bit (parcel)) != 0;
}

/* What the house that stands in @state since then on @parcel is worth to @seat: first of all what it adds to its
 * income, then that nobody is asked for it, then what it does not add to incomes of others, then its own land that is
 * still free, then how much land of its own lies around the house. */
static int
count_worth (const BoardState *state,
             uint32_t          seat,
             uint32_t          parcel)
{
  const BoardParcels owned = state->seats[seat].owned;
  int worth = MOST_INCOME * (2 * board_total_income (state, seat) - is_of_others (state, seat, parcel));

  for (uint32_t i = 0; i < state->n_seats; i++)
    if (i != seat)
      worth -= board_total_income (state, i);
  return (worth * BOARD_TILES + (int) board_count (owned & ~board_occupied (state))) * BOARD_TILES +
         (int) board_count (owned & board_around (parcel));
}

/* Those that @seat keeps, and those that its cowboys stand for. */
static uint32_t
count_coming (const BoardState *state,
              uint32_t          seat,
              uint32_t          building)
{
  const BoardSeat *self = &state->seats[seat];
  uint32_t n = self->waiting[building - BOARD_FIRST_BUILDING];

  for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
    n += state->track[slot] == building && (self->track >> (BOARD_BUILD_3 - slot) & 1) != 0;
  return n;
}

/* Whether @parcel is one of no more places than @seat needs for what it is going to build. */
static bool
is_wanted (const BoardState *state,
           uint32_t          seat,
           uint32_t          parcel)
{
  uint32_t needed = 0;
  uint32_t least = BOARD_PARCEL_COUNT;

  for (uint32_t building = BOARD_FIRST_BUILDING; building < BOARD_CONTENTS; building++)
    {
      const uint32_t n = count_coming (state, seat, building);
      const BoardParcels sites =
        n > 0 ? comstock_board_advice_find_sites (state, (BoardContent) building, seat) : 0;

      needed += n;
      if ((sites & board_parcel_bit (parcel)) != 0 && board_count (sites) < least)
        least = board_count (sites);
    }
  return least <= needed;
}

/* A house goes where it is worth most to @seat, to the first of equal places, but to none that is @planned for a
 * building, unless somebody else is asked for it or a building may be left without land. */
static CsMove
find_meant_house (const BoardState *state,
                  uint32_t          seat,
                  BoardParcels      planned)
{
  uint32_t parcel = BOARD_NO_PARCEL;
  int64_t most = INT64_MIN;

  for (BoardParcels left = state->set & ~planned; left != 0; left &= left - 1)
    {
      const uint32_t site = board_first (left);
      const BoardParcels bit = board_parcel_bit (site);
      const bool raised = (state->contents[BOARD_HOUSE] & bit) != 0;
      BoardState after = *state;
      int64_t worth;

      after.contents[BOARD_HOUSE] &= ~bit;
      after.contents[raised ? BOARD_TOWNHOUSE : BOARD_HOUSE] |= bit;
      worth = count_worth (&after, seat, site);
      if (worth <= most)
        continue;
      parcel = site;
      most = worth;
    }
  return parcel == BOARD_NO_PARCEL || is_of_others (state, seat, parcel) || is_wanted (state, seat, parcel)
           ? 0 : board_move (BOARD_MOVE_HOUSE, parcel);
}

/* A remainder is rounded up where no VP costs less, and lost where the end will sell one for less. */
static CsMove
find_meant_spending (const BoardState *state)
{
  const uint32_t least = (uint32_t) state->low;
  const uint32_t more = BOARD_ROUND_VP_PRICE - least % BOARD_ROUND_VP_PRICE;

  if (more <= CHEAPEST_VP)
    return board_move (BOARD_MOVE_AMOUNT, least + more);
  return more >= BOARD_END_VP_PRICE ? board_move (BOARD_MOVE_AMOUNT, least) : 0;
}

CsMove
comstock_board_find_meant (const BoardState *state,
                           uint32_t          seat,
                           uint32_t          site,
                           BoardParcels      planned)
{
  switch ((int) state->step)
    {
    case BOARD_STEP_COWBOY:
      return find_meant_errand (state, seat, site);
    case BOARD_STEP_DUEL:
      return find_meant_duel (state, seat);
    case BOARD_STEP_REROLL:
      return board_player_rolls_again (state, seat) ? 0 : board_move (BOARD_MOVE_PASS, 0);
    case BOARD_STEP_BUY_PARCEL:
      return find_meant_land (state, seat);
    case BOARD_STEP_BUY_BUILDING:
      return find_meant_building (state, seat, site);
    case BOARD_STEP_SITE:
      return find_meant_site (state, site);
    case BOARD_STEP_HOUSE:
      return find_meant_house (state, seat, planned);
    case BOARD_STEP_SPEND:
      return find_meant_spending (state);
    default:
      return 0;
    }
}
