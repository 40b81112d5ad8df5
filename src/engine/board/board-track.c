/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phase 3: the places of the track, one by one (rules page 4.4). */

#include "board-tasks.h"

/* Frame: a the place, b 1 once a waiting building may be placed after the last construction space. */
BOARD_TASK_GOES (track)
{
  const uint32_t place = frame->a;

  if (place == BOARD_PARCEL_INCOME && frame->b == 0)
    {
      frame->b = 1;
      board_begin (play, BOARD_TASK_WAITING, 0, 0, 0);
      return;
    }
  frame->a++;
  switch (place)
    {
    case BOARD_TRACK:
      board_end (play, 0);
      break;
    case BOARD_PARCELS:
      board_begin (play, BOARD_TASK_PARCELS, 0, 0, 0);
      break;
    case BOARD_BUILDING_INCOME:
      board_begin (play, BOARD_TASK_INCOME, 0, 0, 0);
      break;
    default:
      if (board_seats_on (play->state, (BoardPlace) place) != 0)
        board_begin (play, BOARD_TASK_SPACE, 0, place, 0);
      break;
    }
}

/* The seat whose cowboy there has a "no duel" tile, or CS_NO_SEAT: it acts first, without a duel. */
static uint32_t
seat_without_duel (const BoardState *state,
                   uint32_t          place)
{
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if ((state->seats[seat].no_duel >> place & 1) != 0)
      return seat;
  return CS_NO_SEAT;
}

static void
pay_wages (const BoardPlay *play,
           uint32_t         seat,
           uint32_t         place)
{
  BoardSeat *self = board_seat (play, seat);
  const int n = place == BOARD_WAGES ? self->wages : self->road_1;

  for (int i = 0; i < n; i++)
    board_return_cowboy (play, seat, (BoardPlace) place, false);
  if (place == BOARD_WAGES)
    board_gain_money (play, seat, board_track_gain (play->state, BOARD_WAGES, seat) * n);
  else
    board_gain_roads (play, seat, board_track_gain (play->state, BOARD_ROAD_1, seat) * n);
}

/* The wages of other cowboys count (10.6). */
static bool
can_buy_horse (const BoardState *state,
               const BoardSeat  *seat)
{
  return (state->variants & BOARD_WITH_HORSES) != 0 && seat->money + 4 * (seat->wages - 1) >= 4;
}

/* Wages and road-1: everybody, in pass order.  With Horses, a horse may take the place of a cowboy's wages. */
static void
share_space (const BoardPlay *play,
             BoardFrame      *frame)
{
  BoardState *state = play->state;
  const uint32_t seats = board_seats_on (state, frame->a);
  uint32_t seat;

  if (seats == 0)
    {
      board_end (play, 0);
      return;
    }
  seat = board_earliest (state, seats);
  if (frame->a == BOARD_WAGES && can_buy_horse (state, &state->seats[seat]))
    board_ask (play, BOARD_STEP_WAGES, seat, true);
  else
    pay_wages (play, seat, frame->a);
}

BOARD_TASK_ANSWERS (space)
{
  const bool horse = board_move_type (move) == BOARD_MOVE_YES;

  if (horse)
    board_return_cowboy (play, seat, frame->a, false);
  pay_wages (play, seat, frame->a);
  if (horse)
    {
      board_gain_money (play, seat, -4);
      board_gain_horses (play, seat, 1);
    }
}

/* Frame: a the place; pc 1 after a duel. */
BOARD_TASK_GOES (space)
{
  BoardState *state = play->state;
  const uint32_t place = frame->a;
  const uint32_t first = seat_without_duel (state, place);
  const uint32_t seats = board_seats_on (state, (BoardPlace) place);

  if ((BOARD_SHARED & BOARD_BIT (place)) != 0)
    share_space (play, frame);
  else if (first != CS_NO_SEAT)
    board_begin (play, BOARD_TASK_ACT, first, place, 1);
  else if (seats == 0)
    board_end (play, 0);
  else if ((seats & (seats - 1)) != 0)
    board_begin (play, BOARD_TASK_DUEL, 0, place, seats);
  else
    board_begin (play, BOARD_TASK_ACT, (uint32_t) __builtin_ctz (seats), place, 0);
}

/* Pays for two dice, or for their product with the singer's red side; frame c: the first die. */
static void
gamble (const BoardPlay  *play,
        const BoardFrame *frame,
        int               die)
{
  const bool product = frame->b != 0 && board_is (board_seat (play, frame->seat), BOARD_SINGER, BOARD_RED);
  const int first = frame->c;

  board_gain_money (play, frame->seat, product ? first * die : first + die);
}

int
board_vp_price (BoardTrack track)
{
  return 5 - ((int) track - BOARD_VP_5);
}

static void
ask_for_vp (const BoardPlay  *play,
            const BoardFrame *frame)
{
  const int price = board_vp_price (frame->a);
  const int most = board_seat (play, frame->seat)->money / price;

  if (most == 0)
    board_end (play, 0);
  else
    board_ask_amount (play, BOARD_STEP_VP, frame->seat, 0, most, false);
}

/* What the place counts. */
static int
count_for (const BoardState *state,
           BoardTrack        track,
           uint32_t          seat)
{
  const BoardParcels owned = state->seats[seat].owned;

  switch ((int) track)
    {
    case BOARD_PARCEL_INCOME:
    case BOARD_PARCEL_VP:
      return (int) board_count (owned);
    case BOARD_COWBOY_INCOME:
    case BOARD_COWBOY_VP:
      return board_firepower (state, seat);
    case BOARD_BUILDING_VP:
      return (int) board_count (owned & board_buildings (state));
    default:
      return 1;
    }
}

int
board_track_gain (const BoardState *state,
                  BoardTrack        track,
                  uint32_t          seat)
{
  const BoardTrackInfo *info = &board_track_infos[track];

  return info->per > 0 ? info->gain * count_for (state, track, seat) / info->per : 0;
}

/* The places that pay at once. */
static void
act_at_once (const BoardPlay *play,
             uint32_t         seat,
             uint32_t         place)
{
  BoardState *state = play->state;
  const int gain = board_track_gain (state, (BoardTrack) place, seat);

  switch (place)
    {
    case BOARD_AMMUNITION:
      state->ammunition = (uint8_t) seat;
      board_emit (play, BOARD_EVENT_AMMUNITION, seat, 0, 0, 0);
      break;
    case BOARD_ROADS_3:
      board_gain_roads (play, seat, gain);
      break;
    case BOARD_PARCEL_INCOME:
    case BOARD_COWBOY_INCOME:
      board_gain_money (play, seat, gain);
      break;
    default:
      board_gain_vp (play, seat, gain, (BoardSource) place);
      break;
    }
  board_end (play, 0);
}

/* Standish acts on buildings alone; elsewhere his cowboy is there to provoke (S5).  Frame: seat acts on
 * place a; b 1 with the singer's tile; pc 1 once its cowboy is back. */
BOARD_TASK_GOES (act)
{
  const uint32_t seat = frame->seat;
  const uint32_t place = frame->a;

  if (frame->pc == 0)
    {
      board_return_cowboy (play, seat, (BoardPlace) place, false);
      frame->pc = 1;
    }
  if (board_is_standish (play->state, seat) && (place < BOARD_BUILD_12 || place > BOARD_BUILD_3))
    board_end (play, 0);
  else if (place >= BOARD_VP_5)
    ask_for_vp (play, frame);
  else if (place == BOARD_GAMBLING)
    board_ask_amount (play, BOARD_STEP_GAMBLE, CS_CHANCE, 1, 6, false);
  else if (place >= BOARD_BUILD_12 && place <= BOARD_BUILD_3)
    {
      board_end (play, 0);
      board_begin (play, BOARD_TASK_BUY_BUILDING, seat, BOARD_BUILD_3 - place, 0);
    }
  else
    act_at_once (play, seat, place);
}

BOARD_TASK_ANSWERS (act)
{
  const int n = (int) board_move_argument (move);

  if (frame->a != BOARD_GAMBLING)
    {
      const BoardTrack place = (BoardTrack) frame->a;

      board_end (play, 0);
      board_gain_money (play, seat, -board_vp_price (place) * n);
      board_gain_vp (play, seat, n, (BoardSource) place);
      return;
    }
  board_emit (play, BOARD_EVENT_DIE, frame->seat, n, 0, 0);
  if (frame->c == 0)
    {
      frame->c = (uint8_t) n;
      return;
    }
  gamble (play, frame, n);
  board_end (play, 0);
}

/* Those of @parcels on which several seats have a cowboy. */
static BoardParcels
contested (const BoardState *state,
           BoardParcels      parcels)
{
  BoardParcels once = 0;
  BoardParcels twice = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      const BoardParcels cowboys = state->seats[seat].cowboys & parcels;

      twice |= once & cowboys;
      once |= cowboys;
    }
  return twice;
}

/* Lawyer: rivals leave its parcels before there is a duel. */
static void
send_back_by_lawyer (const BoardPlay *play,
                     uint32_t         lawyer)
{
  BoardState *state = play->state;
  const BoardParcels parcels = state->seats[lawyer].cowboys & board_for_sale (state);

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    for (BoardParcels left = parcels & state->seats[seat].cowboys; seat != lawyer && left != 0; left &= left - 1)
      board_return_cowboy (play, seat, (BoardPlace) (BOARD_PLACE_PARCEL + board_first (left)), true);
}

/* Frame: pc 0 duels first, pc 1 then what is uncontested, in pass order. */
BOARD_TASK_GOES (parcels)
{
  BoardState *state = play->state;
  BoardParcels wanted;

  if (frame->pc == 0)
    {
      frame->pc = 1;
      for (uint32_t seat = 0; seat < state->n_seats; seat++)
        if (board_is (&state->seats[seat], BOARD_LAWYER, BOARD_YELLOW))
          send_back_by_lawyer (play, seat);
      board_begin (play, BOARD_TASK_DUELS, 0, BOARD_PARCELS, 0);
      return;
    }
  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      const uint32_t seat = state->passes[i];

      wanted = state->seats[seat].cowboys & board_for_sale (state);
      if (wanted != 0)
        {
          board_begin (play, BOARD_TASK_BUY_PARCEL, seat, board_first (wanted), 0);
          return;
        }
    }
  board_end (play, 0);
}

/* Frame: seat may buy parcel a; its cowboy is back already when pc is 1. */
BOARD_TASK_GOES (buy_parcel)
{
  const BoardState *state = play->state;
  const int price = board_parcel_price_for (state, frame->a, frame->seat);

  if (frame->pc == 0)
    {
      board_return_cowboy (play, frame->seat, (BoardPlace) (BOARD_PLACE_PARCEL + frame->a), false);
      frame->pc = 1;
    }
  if (price > state->seats[frame->seat].money)
    {
      board_decline (play, frame->seat, BOARD_PLACE_PARCEL + frame->a, price);
      board_end (play, 0);
    }
  else
    board_ask_set (play, BOARD_STEP_BUY_PARCEL, frame->seat, board_parcel_bit (frame->a), true);
}

BOARD_TASK_ANSWERS (buy_parcel)
{
  const uint32_t parcel = frame->a;
  const int price = board_parcel_price_for (play->state, parcel, seat);

  board_end (play, 0);
  if (board_move_type (move) == BOARD_MOVE_YES)
    board_take_parcel (play, seat, parcel, price);
  else
    board_decline (play, seat, BOARD_PLACE_PARCEL + parcel, price);
}

/* The duels of a stage: on parcels for sale, or on buildings; city hall and outlaws have theirs before. */
static BoardParcels
duels_left (const BoardState *state,
            uint32_t          stage)
{
  const BoardParcels for_sale = board_for_sale (state);
  const BoardParcels among = stage == BOARD_PARCELS ? for_sale
                                                    : ~(for_sale | state->outlaws | state->contents[BOARD_CITY_HALL]);

  return contested (state, among);
}

static void
begin_parcel_duel (const BoardPlay *play,
                   BoardFrame      *frame,
                   uint32_t         parcel)
{
  const BoardPlace place = (BoardPlace) (BOARD_PLACE_PARCEL + parcel);

  frame->pc = 1;
  frame->c = (uint8_t) parcel;
  board_begin (play, BOARD_TASK_DUEL, 0, place, board_seats_on (play->state, place));
}

/* Frame: a the stage, pc 1 once the winner on parcel c may act. */
BOARD_TASK_GOES (duels)
{
  const BoardState *state = play->state;
  const BoardParcels duels = duels_left (state, frame->a);

  if (frame->pc == 1)
    {
      frame->pc = 0;
      if (frame->a == BOARD_PARCELS)
        board_begin (play, BOARD_TASK_BUY_PARCEL, state->result, frame->c, 0);
    }
  else if (duels == 0)
    board_end (play, 0);
  else if ((duels & (duels - 1)) == 0)
    begin_parcel_duel (play, frame, board_first (duels));
  else
    board_ask_set (play, BOARD_STEP_DUEL, board_first_passer_on (state, duels), duels, false);
}

BOARD_TASK_ANSWERS (duels)
{
  begin_parcel_duel (play, frame, board_move_argument (move));
}
