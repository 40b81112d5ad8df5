/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Land and buildings that characters hand out in phase 1, and the auctions (rules page 7). */

#include "board-choose.h"
#include "board-tasks.h"

/* Settler: any parcel that could be bought (B28). */
BOARD_TASK_GOES (settler)
{
  const BoardParcels parcels = board_for_sale (play->state);

  if (parcels == 0 || board_tiles_left (board_seat (play, frame->seat)) == 0)
    board_end (play, 0);
  else
    board_ask_set (play, BOARD_STEP_GIVEN_PARCEL, frame->seat, parcels, false);
}

BOARD_TASK_ANSWERS (settler)
{
  board_end (play, 0);
  board_take_parcel (play, seat, board_move_argument (move), 0);
}

/* Lawyer: one at its price. */
static BoardParcels
affordable_parcels (const BoardState *state,
                    int               money)
{
  BoardParcels affordable = 0;

  for (BoardParcels left = board_for_sale (state); left != 0; left &= left - 1)
    if (board_parcel_price (state, board_first (left)) <= money)
      affordable |= left & -left;
  return affordable;
}

BOARD_TASK_GOES (lawyer)
{
  const BoardSeat *self = board_seat (play, frame->seat);
  const BoardParcels parcels = affordable_parcels (play->state, self->money);

  if (parcels == 0 || board_tiles_left (self) == 0)
    board_end (play, 0);
  else
    board_ask_set (play, BOARD_STEP_BOUGHT_PARCEL, frame->seat, parcels, true);
}

BOARD_TASK_ANSWERS (lawyer)
{
  const uint32_t parcel = board_move_argument (move);

  board_end (play, 0);
  if (board_move_type (move) == BOARD_MOVE_PARCEL)
    board_take_parcel (play, seat, parcel, board_parcel_price (play->state, parcel));
}

/* Indian: two parcels by the map dice, all that they may show alike; any, when they can show none (B28). */
BOARD_TASK_GOES (indian)
{
  const BoardParcels parcels = board_for_sale (play->state);
  const BoardParcels within = parcels & BOARD_DICE_REACH;

  if (frame->pc == 2 || parcels == 0 || board_tiles_left (board_seat (play, frame->seat)) == 0)
    board_end (play, 0);
  else
    board_ask_set (play, BOARD_STEP_FATE, CS_CHANCE, within != 0 ? within : parcels, false);
}

BOARD_TASK_ANSWERS (indian)
{
  frame->pc++;
  board_take_parcel (play, frame->seat, board_move_argument (move), 0);
}

/* The construction spaces with a building, or with one of @content alone, a bit each. */
static uint32_t
slots_with (const BoardState *state,
            BoardContent      content)
{
  uint32_t slots = 0;

  for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
    if (state->track[slot] != BOARD_BARE && (content == BOARD_BARE || state->track[slot] == content))
      slots |= BOARD_BIT (slot);
  return slots;
}

/* Chinese worker (red): any building of the track for BOARD_WORKER_PRICE.  Frame: b the building; pc 1 once it is
 * taken, 2 once it is kept or placed. */
BOARD_TASK_GOES (worker)
{
  const uint32_t slots = slots_with (play->state, BOARD_BARE);

  if (frame->pc == 2)
    {
      if (play->state->result == 0)
        board_seat (play, frame->seat)->waiting[frame->b - BOARD_FIRST_BUILDING]++;
      board_end (play, 0);
      board_begin (play, BOARD_TASK_FILL, 0, 0, 0);
    }
  else if (frame->pc == 1)
    board_ask (play, BOARD_STEP_TAKEN, frame->seat, false);
  else if (slots == 0 || board_seat (play, frame->seat)->money < BOARD_WORKER_PRICE)
    board_end (play, 0);
  else
    board_ask_set (play, BOARD_STEP_TRACK_BUILDING, frame->seat, slots, true);
}

BOARD_TASK_ANSWERS (worker)
{
  BoardState *state = play->state;

  if (board_move_type (move) == BOARD_MOVE_PASS)
    {
      board_end (play, 0);
      return;
    }
  if (frame->pc++ == 0)
    {
      const uint32_t slot = board_move_argument (move);

      frame->b = state->track[slot];
      state->track[slot] = BOARD_BARE;
      board_gain_money (play, seat, -BOARD_WORKER_PRICE);
      board_emit (play, BOARD_EVENT_BOUGHT, seat, frame->b, BOARD_WORKER_PRICE, 0);
      return;
    }
  state->result = 0;
  if (board_move_type (move) == BOARD_MOVE_BUILD)
    board_begin (play, BOARD_TASK_PLACE, seat, frame->b, 0);
}

/* Prospector (yellow): a mine for $10; cowboy (red): a ranch for $8; tile and building on any unowned parcel. */
static const struct
{
  uint8_t content;
  uint8_t price;
} claims[BOARD_SIDES] = { { BOARD_MINE, 10 }, { BOARD_RANCH, 8 } };

BoardContent
board_claimed_content (uint32_t role)
{
  return claims[role % BOARD_SIDES].content;
}

int
board_special_price (const BoardSeat *seat)
{
  if (board_is (seat, BOARD_CHINESE_WORKER, BOARD_RED))
    return BOARD_WORKER_PRICE;
  return claims[seat->role % BOARD_SIDES].price;
}

static BoardParcels
claimable (const BoardState *state)
{
  return board_for_sale (state) & ~board_occupied (state);
}

BOARD_TASK_GOES (claim)
{
  const BoardState *state = play->state;
  const BoardSeat *self = board_seat (play, frame->seat);
  const BoardContent content = board_claimed_content (frame->a);
  const uint32_t slots = slots_with (state, content);

  if (frame->pc == 1)
    board_ask_set (play, BOARD_STEP_CLAIM, frame->seat, claimable (state), false);
  else if (claimable (state) == 0 || self->money < claims[frame->a % BOARD_SIDES].price || board_tiles_left (self) == 0)
    board_end (play, 0);
  else if (slots != 0)
    board_ask_set (play, BOARD_STEP_TRACK_BUILDING, frame->seat, slots, true);
  else
    board_ask (play, BOARD_STEP_BAG_BUILDING, frame->seat, true);
}

static void
claim (const BoardPlay *play,
       uint32_t         seat,
       BoardContent     content,
       uint32_t         parcel)
{
  BoardState *state = play->state;

  board_take_parcel (play, seat, parcel, 0);
  state->contents[content] |= board_parcel_bit (parcel);
  board_emit (play, BOARD_EVENT_BUILDING, seat, (int) content, (int) parcel, 0);
  board_gain_tokens (play, seat, board_contents[content].tokens);
}

BOARD_TASK_ANSWERS (claim)
{
  BoardState *state = play->state;
  const uint32_t side = frame->a % BOARD_SIDES;
  const BoardContent content = board_claimed_content (frame->a);

  switch (board_move_type (move))
    {
    case BOARD_MOVE_PASS:
      board_end (play, 0);
      return;
    case BOARD_MOVE_PARCEL:
      board_end (play, 0);
      claim (play, seat, content, board_move_argument (move));
      board_begin (play, BOARD_TASK_FILL, 0, 0, 0);
      return;
    case BOARD_MOVE_SLOT:
      state->track[board_move_argument (move)] = BOARD_BARE;
      break;
    default:
      state->bag[content - BOARD_FIRST_BUILDING]--;
      break;
    }
  frame->pc = 1;
  board_gain_money (play, seat, -claims[side].price);
  board_emit (play, BOARD_EVENT_BOUGHT, seat, (int) content, claims[side].price, 0);
}

/* Auctioneer (yellow): two parcels, one after the other, then the bids. */
BOARD_TASK_GOES (lot)
{
  BoardState *state = play->state;
  const BoardParcels parcels = board_for_sale (state);

  if (frame->pc == 0)
    {
      state->memory = 0;
      if (board_count (parcels) < 2)
        {
          board_end (play, 0);
          return;
        }
    }
  board_ask_set (play, BOARD_STEP_LOT, frame->seat, parcels & ~state->memory, false);
}

BOARD_TASK_ANSWERS (lot)
{
  const uint32_t role = frame->a;

  play->state->memory |= board_parcel_bit (board_move_argument (move));
  if (++frame->pc < 2)
    return;
  board_end (play, 0);
  board_begin (play, BOARD_TASK_AUCTION, seat, role, 0);
}

/* Frame: seat the auctioneer, b the bidder whose turn it is, c those who are out; the highest bidder is in result. */
static bool
can_bid (const BoardPlay  *play,
         const BoardFrame *frame,
         uint32_t          seat)
{
  const BoardSeat *self = board_seat (play, seat);
  const bool has_tiles = frame->a % BOARD_SIDES == BOARD_RED || board_tiles_left (self) >= 2;

  return (frame->c & BOARD_BIT (seat)) == 0 && has_tiles && self->money > play->state->bid;
}

/* The next after frame->b, by seats, who can still bid more; or the highest bidder, when nobody can. */
static uint32_t
next_bidder (const BoardPlay  *play,
             const BoardFrame *frame)
{
  const uint32_t n = play->state->n_seats;

  for (uint32_t i = 0; i < n; i++)
    {
      const uint32_t seat = (frame->b + i) % n;

      if (seat == play->state->result || can_bid (play, frame, seat))
        return seat;
    }
  return CS_NO_SEAT;
}

/* B31: nobody bids for the ammunition: the auctioneer keeps it for nothing. */
static void
settle_ammunition (const BoardPlay *play,
                   uint32_t         auctioneer,
                   uint32_t         winner)
{
  BoardState *state = play->state;
  const uint32_t holder = winner == CS_NO_SEAT ? auctioneer : winner;

  if (holder != auctioneer)
    {
      board_gain_money (play, holder, -state->bid);
      board_gain_money (play, auctioneer, state->bid);
    }
  state->ammunition = (uint8_t) holder;
  state->ammunition_sold = true;
  board_emit (play, BOARD_EVENT_AMMUNITION, holder, 0, 0, 0);
}

static void
settle_lot (const BoardPlay *play,
            uint32_t         auctioneer,
            uint32_t         winner)
{
  BoardState *state = play->state;
  const int to_bank = state->bid / 2;

  if (winner == CS_NO_SEAT)
    return;
  board_gain_money (play, winner, winner == auctioneer ? -to_bank : -state->bid);
  if (winner != auctioneer)
    board_gain_money (play, auctioneer, state->bid - to_bank);
  for (; state->memory != 0; state->memory &= state->memory - 1)
    board_take_parcel (play, winner, board_first (state->memory), 0);
}

BOARD_TASK_GOES (auction)
{
  BoardState *state = play->state;
  const uint32_t auctioneer = frame->seat;
  const bool ammunition = frame->a % BOARD_SIDES == BOARD_RED;
  uint32_t bidder;

  if (frame->pc == 0)
    {
      state->bid = 0;
      state->result = CS_NO_SEAT;
      frame->b = frame->seat;
      frame->pc = 1;
    }
  bidder = next_bidder (play, frame);
  frame->b = (uint8_t) bidder;
  if (bidder != state->result)
    {
      board_ask_amount (play, BOARD_STEP_BID, bidder, state->bid + 1, board_seat (play, bidder)->money, true);
      return;
    }
  board_end (play, 0);
  if (ammunition)
    settle_ammunition (play, auctioneer, bidder);
  else
    settle_lot (play, auctioneer, bidder);
}

BOARD_TASK_ANSWERS (auction)
{
  BoardState *state = play->state;

  if (board_move_type (move) == BOARD_MOVE_PASS)
    frame->c |= (uint8_t) BOARD_BIT (seat);
  else
    {
      state->bid = (int16_t) board_move_argument (move);
      state->result = (uint8_t) seat;
    }
  board_emit (play, BOARD_EVENT_BID, seat, board_move_type (move) == BOARD_MOVE_PASS ? 0 : state->bid, 0, 0);
  frame->b = (uint8_t) ((seat + 1) % state->n_seats);
}
