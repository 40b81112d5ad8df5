/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stage 16: fights, duels on buildings, and what they pay (rules pages 4.7 and 10.5). */

#include "board-payday.h"

#include "board-tasks.h"

static BoardParcels
cowboys_of_all (const BoardState *state)
{
  BoardParcels cowboys = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    cowboys |= state->seats[seat].cowboys;
  return cowboys;
}

static void
settle_city_hall (BoardState *state)
{
  const BoardParcels hall = state->contents[BOARD_CITY_HALL];

  state->hall_holder = CS_NO_SEAT;
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if ((state->seats[seat].cowboys & hall) != 0)
      state->hall_holder = (uint8_t) seat;
}

static void
begin_city_hall_duel (const BoardPlay *play)
{
  const BoardState *state = play->state;
  const BoardPlace place = (BoardPlace) (BOARD_PLACE_PARCEL + board_first (state->contents[BOARD_CITY_HALL]));
  const uint32_t seats = board_seats_on (state, place);

  if ((seats & (seats - 1)) != 0)
    board_begin (play, BOARD_TASK_DUEL, 0, place, seats);
}

/* Who stands on a rival's building, after the duels: it gets half; or CS_NO_SEAT. */
static uint32_t
attacker_of (const BoardState *state,
             uint32_t          owner,
             BoardParcels      parcel)
{
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (seat != owner && (state->seats[seat].cowboys & parcel) != 0)
      return seat;
  return CS_NO_SEAT;
}

/* I2 of rules page 4.7: doubled or tripled, then halved by an outlaw. */
int
board_paid_income (const BoardState *state,
                   BoardContent      content,
                   uint32_t          parcel,
                   uint32_t          seat)
{
  const BoardSeat *self = &state->seats[seat];
  int income = board_income (state, content, parcel, seat);

  if (self->doubling == content)
    income *= 2;
  else if ((state->doubled >> parcel & 1) != 0)
    income *= content == BOARD_MINE ? 3 : 2;
  if ((state->outlaws >> parcel & 1) != 0 && !board_is (self, BOARD_HEROES, BOARD_YELLOW))
    income /= 2;
  return income;
}

/* Returns what nobody robbed. */
static int
pay_seat (const BoardPlay *play,
          uint32_t         seat,
          int              gains[BOARD_MAX_SEATS])
{
  BoardState *state = play->state;
  BoardSeat *self = &state->seats[seat];
  int kept = 0;

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    for (BoardParcels left = state->contents[content] & self->owned; left != 0; left &= left - 1)
      {
        const uint32_t parcel = board_first (left);
        const int income = board_paid_income (state, content, parcel, seat);
        const uint32_t attacker = attacker_of (state, seat, left & -left);
        const int robbed = attacker == CS_NO_SEAT ? 0 : income / 2;

        if (income == 0)
          continue;
        self->income = (int16_t) (self->income + income);
        kept += income - robbed;
        gains[seat] += income - robbed;
        if (attacker != CS_NO_SEAT)
          gains[attacker] += robbed;
        board_emit (play, BOARD_EVENT_INCOME, seat, (int) parcel, income - robbed, robbed);
      }
  return kept;
}

/* Editor: of the income of its buildings that nobody robbed. */
static void
publish (const BoardPlay *play,
         const int        kept[BOARD_MAX_SEATS])
{
  const BoardState *state = play->state;
  const int per_vp = 5 * state->round;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (board_is (&state->seats[seat], BOARD_LAWYER, BOARD_RED))
      board_gain_vp (play, seat, (kept[seat] + per_vp - 1) / per_vp, board_from_role_of (play, seat));
}

static void
pay_all (const BoardPlay *play)
{
  BoardState *state = play->state;
  int gains[BOARD_MAX_SEATS] = { 0 };
  int kept[BOARD_MAX_SEATS];

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    kept[seat] = pay_seat (play, seat, gains);
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (board_is_standish (state, seat))
      board_gain_vp (play, seat, board_standish_earns (state, gains[seat]), BOARD_FROM_INCOME);
    else
      board_gain_money (play, seat, gains[seat]);
  publish (play, kept);
}

static void
clear_buildings (const BoardPlay *play)
{
  BoardState *state = play->state;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    for (BoardParcels left = state->seats[seat].cowboys & ~state->contents[BOARD_CITY_HALL]; left != 0;
         left &= left - 1)
      board_return_cowboy (play, seat, (BoardPlace) (BOARD_PLACE_PARCEL + board_first (left)), false);
}

BOARD_TASK_GOES (income)
{
  BoardState *state = play->state;

  switch (frame->pc++)
    {
    case 0:
      board_begin (play, BOARD_TASK_FIGHTS, 0, 0, 0);
      break;
    case 1:
      if (state->contents[BOARD_CITY_HALL] != 0)
        begin_city_hall_duel (play);
      break;
    case 2:
      settle_city_hall (state);
      board_begin (play, BOARD_TASK_DUELS, 0, BOARD_BUILDING_INCOME, 0);
      break;
    case 3:
      board_begin (play, BOARD_TASK_INCOME_CHOICES, 0, 0, 0);
      break;
    default:
      pay_all (play);
      clear_buildings (play);
      board_end (play, 0);
      break;
    }
}

/* The kinds of own buildings that pay anything, a bit each. */
static uint32_t
paying_kinds (const BoardState *state,
              uint32_t          seat)
{
  uint32_t kinds = 0;

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    if (board_contents[content].cap > 0 && (state->contents[content] & state->seats[seat].owned) != 0)
      kinds |= BOARD_BIT (content);
  return kinds;
}

/* The own buildings of @content that nothing doubles yet. */
static BoardParcels
undoubled (const BoardState *state,
           uint32_t          seat,
           BoardContent      content)
{
  const BoardSeat *self = &state->seats[seat];

  return self->doubling == content ? 0 : state->contents[content] & self->owned & ~state->doubled;
}

/* What is asked of a seat before the income, in this order. */
enum
{
  CHOICE_GROCER,
  CHOICE_BLAST,
  CHOICE_RANCH,
  CHOICES
};

/* Asks @seat, if there is anything to choose; also does what needs no choice. */
static bool
ask_choice (const BoardPlay *play,
            BoardFrame      *frame,
            uint32_t         seat)
{
  BoardState *state = play->state;
  BoardSeat *self = &state->seats[seat];
  const BoardParcels mines = undoubled (state, seat, BOARD_MINE);
  const BoardParcels ranches = undoubled (state, seat, BOARD_RANCH);

  switch (frame->pc)
    {
    case CHOICE_GROCER:
      if (!self->waits || !board_is (self, BOARD_GROCER, BOARD_YELLOW))
        return false;
      board_ask_set (play, BOARD_STEP_GROCER, seat, paying_kinds (state, seat), true);
      return true;
    case CHOICE_BLAST:
      state->doubled |= mines & self->dynamited;
      if (self->dynamites == 0 || (mines & ~self->dynamited) == 0)
        return false;
      board_ask_set (play, BOARD_STEP_BLAST, seat, mines & ~self->dynamited, true);
      return true;
    default:
      if (ranches == 0 || self->enclosures[2] <= frame->c)
        return false;
      board_ask_set (play, BOARD_STEP_RANCH, seat, ranches, true);
      return true;
    }
}

/* Frame: a how many seats are through, in pass order; pc the choice; c the horses that have doubled a ranch. */
BOARD_TASK_GOES (income_choices)
{
  BoardState *state = play->state;

  for (; frame->a < state->n_seats; frame->a++, frame->pc = 0, frame->c = 0)
    for (; frame->pc < CHOICES; frame->pc++)
      if (ask_choice (play, frame, state->passes[frame->a]))
        return;
  board_end (play, 0);
}

BOARD_TASK_ANSWERS (income_choices)
{
  BoardState *state = play->state;
  BoardSeat *self = &state->seats[seat];
  const bool passes = board_move_type (move) == BOARD_MOVE_PASS;
  const uint32_t argument = board_move_argument (move);

  switch (frame->pc)
    {
    case CHOICE_GROCER:
      self->waits = false;
      if (passes)
        board_gain_money (play, seat, 8);
      else
        self->doubling = (uint8_t) argument;
      frame->pc++;
      return;
    case CHOICE_BLAST:
      if (!passes)
        self->dynamites--;
      break;
    default:
      frame->c++;
      break;
    }
  if (passes)
    frame->pc++;
  else
    state->doubled |= board_parcel_bit (argument);
}

static void
begin_fight (const BoardPlay *play,
             BoardFrame      *frame,
             uint32_t         parcel)
{
  const BoardPlace place = (BoardPlace) (BOARD_PLACE_PARCEL + parcel);

  frame->pc = 1;
  frame->a = (uint8_t) parcel;
  board_begin (play, BOARD_TASK_DUEL, 0, place, board_seats_on (play->state, place));
}

int
board_outlaw_vp (const BoardState *state)
{
  return state->strength / 2 - 2;
}

/* Doctor and undertaker have their share of each outlaw (7). */
static void
remove_outlaw (const BoardPlay *play,
               uint32_t         parcel)
{
  BoardState *state = play->state;

  state->outlaws &= ~board_parcel_bit (parcel);
  board_emit (play, BOARD_EVENT_OUTLAW, CS_NO_SEAT, (int) parcel, -1, 0);
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (state->seats[seat].role / BOARD_SIDES == BOARD_DOCTOR)
      board_gain_money (play, seat, board_is (&state->seats[seat], BOARD_DOCTOR, BOARD_YELLOW) ? 3 : 2);
}

static void
take_prize (const BoardPlay *play,
            uint32_t         seat,
            uint32_t         parcel)
{
  board_gain_vp (play, seat, board_outlaw_vp (play->state), BOARD_FROM_OUTLAW);
  board_return_cowboy (play, seat, (BoardPlace) (BOARD_PLACE_PARCEL + parcel), false);
}

/* On a rival's building that may be attacked the winner may do that instead (B48). */
static bool
may_attack (const BoardState *state,
            uint32_t          seat,
            uint32_t          parcel)
{
  const BoardSeat *self = &state->seats[seat];
  const uint32_t owner = board_owner_at (state, parcel);
  const BoardContent content = board_content_at (state, parcel);

  return owner != CS_NO_SEAT && owner != seat && content != BOARD_BARE && board_contents[content].attackable &&
         (board_protected (state, owner) >> parcel & 1) == 0 && !board_is (self, BOARD_HEROES, BOARD_YELLOW) &&
         !board_is (self, BOARD_SHERIFF, BOARD_RED);
}

/* Frame: a the parcel of the fight; pc 1 when it is over, 2 while the winner is asked. */
BOARD_TASK_GOES (fights)
{
  const BoardState *state = play->state;
  const BoardParcels fights = state->outlaws & cowboys_of_all (state);
  const uint32_t winner = state->result;

  if (frame->pc == 1)
    {
      frame->pc = 0;
      frame->b = (uint8_t) winner;
      if (winner == CS_NO_SEAT)
        return;
      remove_outlaw (play, frame->a);
      if (may_attack (state, winner, frame->a))
        frame->pc = 2;
      else
        take_prize (play, winner, frame->a);
    }
  else if (frame->pc == 2)
    board_ask (play, BOARD_STEP_OUTLAW_PRIZE, frame->b, true);
  else if (fights == 0)
    board_end (play, 0);
  else if ((fights & (fights - 1)) == 0)
    begin_fight (play, frame, board_first (fights));
  else
    board_ask_set (play, BOARD_STEP_DUEL, board_first_passer_on (state, fights), fights, false);
}

BOARD_TASK_ANSWERS (fights)
{
  if (frame->pc == 0)
    {
      begin_fight (play, frame, board_move_argument (move));
      return;
    }
  frame->pc = 0;
  if (board_move_type (move) == BOARD_MOVE_PASS)
    take_prize (play, seat, frame->a);
}
