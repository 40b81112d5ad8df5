/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phase 1: the choice of characters, and which task each ability is (rules pages 4.1 and 7). */

#include "board-choose.h"

#include "board-tasks.h"

/* None of these buildings is left to be had: the character that hands them out shows its other side (B27). */
static bool
is_sold_out (const BoardState *state,
             BoardContent      content)
{
  for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
    if (state->track[slot] == content)
      return false;
  return state->bag[content - BOARD_FIRST_BUILDING] == 0;
}

/* The only side of @character now, or −1 where the side in the game holds. */
static int
forced_side (const BoardState *state,
             uint32_t          character)
{
  switch (character)
    {
    case BOARD_TEACHER:
      return state->round == BOARD_ROUNDS ? BOARD_RED : BOARD_YELLOW;
    case BOARD_PROSPECTOR:
      return is_sold_out (state, BOARD_MINE) ? BOARD_RED : -1;
    case BOARD_COWBOY:
      return is_sold_out (state, BOARD_RANCH) ? BOARD_YELLOW : -1;
    default:
      return -1;
    }
}

uint64_t
board_offer (const BoardState *state)
{
  uint64_t offer = 0;

  for (uint32_t character = 0; character < BOARD_CHARACTERS; character++)
    {
      const uint64_t sides = state->roles >> BOARD_ROLE (character, BOARD_YELLOW) & 3;
      const int side = forced_side (state, character);

      if (sides != 0 && (state->taken & BOARD_BIT (character)) == 0)
        offer |= (side < 0 ? sides : UINT64_C (1) << side) << BOARD_ROLE (character, BOARD_YELLOW);
    }
  return offer;
}

/* The seat that is @nth to choose: by last round's pass order, last round's teacher first. */
static uint32_t
nth_chooser (const BoardState *state,
             uint32_t          teacher,
             uint32_t          nth)
{
  if (teacher == CS_NO_SEAT)
    return state->passes[nth];
  if (nth == 0)
    return teacher;
  return state->passes[nth > board_pass_rank (state, teacher) ? nth : nth - 1];
}

/* Standish, who would be first, takes none.  Frame: a how many have chosen, c last round's teacher; this
 * round's may be chosen meanwhile. */
BOARD_TASK_GOES (characters)
{
  BoardState *state = play->state;

  if (frame->pc == 0)
    {
      frame->pc = 1;
      frame->c = state->teacher;
      state->teacher = CS_NO_SEAT;
    }
  if (state->standish.plays && frame->a == 0)
    frame->a++;
  if (frame->a == state->n_seats)
    board_end (play, 0);
  else
    board_ask_set (play, BOARD_STEP_CHARACTER, nth_chooser (state, frame->c, frame->a), board_offer (state), false);
}

static void
begin_ability (const BoardPlay *play,
               uint32_t         seat,
               uint32_t         role,
               bool             with_paperboy)
{
  BoardSeat *self = board_seat (play, seat);
  const BoardSideInfo *side = &board_characters[role / BOARD_SIDES].sides[role % BOARD_SIDES];

  play->state->taken |= BOARD_BIT (role / BOARD_SIDES);
  self->role = (uint8_t) role;
  self->limit = side->limit;
  board_emit (play, BOARD_EVENT_CHARACTER, seat, (int) role, with_paperboy, 0);
  board_begin (play, BOARD_TASK_ABILITY, seat, role, 0);
}

BOARD_TASK_ANSWERS (characters)
{
  const uint32_t role = board_move_argument (move);

  frame->a++;
  board_seat (play, seat)->number = (uint8_t) (role / BOARD_SIDES);
  begin_ability (play, seat, role, false);
}

/* What a role does now that is more than figures; BOARD_TASKS: nothing. */
static BoardTaskKind
task_of (uint32_t role)
{
  switch (role)
    {
    case BOARD_ROLE (BOARD_PAPERBOY, BOARD_YELLOW):
    case BOARD_ROLE (BOARD_PAPERBOY, BOARD_RED):
      return BOARD_TASK_PAPERBOY;
    case BOARD_ROLE (BOARD_GROCER, BOARD_YELLOW):
    case BOARD_ROLE (BOARD_GROCER, BOARD_RED):
    case BOARD_ROLE (BOARD_SETTLER, BOARD_RED):
      return BOARD_TASK_MONEY_OR_WAIT;
    case BOARD_ROLE (BOARD_CHINESE_WORKER, BOARD_RED):
      return BOARD_TASK_WORKER;
    case BOARD_ROLE (BOARD_SETTLER, BOARD_YELLOW):
      return BOARD_TASK_SETTLER;
    case BOARD_ROLE (BOARD_CAPTAIN, BOARD_YELLOW):
    case BOARD_ROLE (BOARD_CAPTAIN, BOARD_RED):
      return BOARD_TASK_RECRUITS;
    case BOARD_ROLE (BOARD_INDIAN, BOARD_YELLOW):
      return BOARD_TASK_INDIAN;
    case BOARD_ROLE (BOARD_PROSPECTOR, BOARD_YELLOW):
    case BOARD_ROLE (BOARD_COWBOY, BOARD_RED):
      return BOARD_TASK_CLAIM;
    case BOARD_ROLE (BOARD_AUCTIONEER, BOARD_YELLOW):
      return BOARD_TASK_LOT;
    case BOARD_ROLE (BOARD_AUCTIONEER, BOARD_RED):
      return BOARD_TASK_AUCTION;
    case BOARD_ROLE (BOARD_GOVERNOR, BOARD_RED):
      return BOARD_TASK_TAX;
    case BOARD_ROLE (BOARD_HEROES, BOARD_RED):
      return BOARD_TASK_RETIRE;
    case BOARD_ROLE (BOARD_LAWYER, BOARD_YELLOW):
      return BOARD_TASK_LAWYER;
    case BOARD_ROLE (BOARD_FATHER_CHRISTMAS, BOARD_RED):
      return BOARD_TASK_PRESENT;
    default:
      return BOARD_TASKS;
    }
}

/* Figures, and what lasts for the round. */
static void
apply_figures (const BoardPlay *play,
               uint32_t         seat,
               uint32_t         role)
{
  const BoardSideInfo *side = &board_characters[role / BOARD_SIDES].sides[role % BOARD_SIDES];
  BoardSeat *self = board_seat (play, seat);

  board_gain_money (play, seat, side->money);
  board_gain_roads (play, seat, side->roads);
  board_gain_vp (play, seat, side->vp, board_from_role_of (play, seat));
  board_gain_dynamites (play, seat, side->dynamites);
  self->no_duels = side->no_duels;
  if (board_is (self, BOARD_SHERIFF, BOARD_YELLOW))
    self->white = BOARD_WHITE_READY;
  if (role / BOARD_SIDES == BOARD_TEACHER)
    play->state->teacher = (uint8_t) seat;
  if (board_is (self, BOARD_COWBOY, BOARD_YELLOW) && (play->state->variants & BOARD_WITH_HORSES) != 0)
    board_gain_horses (play, seat, 1);
}

BOARD_TASK_GOES (ability)
{
  const uint32_t seat = frame->seat;
  const uint32_t role = frame->a;
  const BoardTaskKind task = task_of (role);

  board_end (play, 0);
  apply_figures (play, seat, role);
  if (task < BOARD_TASKS)
    board_begin (play, task, seat, role, 0);
}

/* The characters that the paperboy may bring along. */
static uint64_t
paperboy_offer (const BoardPlay  *play,
                const BoardFrame *frame)
{
  const bool can_pay = frame->a % BOARD_SIDES == BOARD_RED || board_seat (play, frame->seat)->money >= 3;

  return can_pay ? board_offer (play->state) & ~(UINT64_C (3) << BOARD_ROLE (BOARD_SHERIFF, BOARD_YELLOW)) : 0;
}

BOARD_TASK_GOES (paperboy)
{
  const uint64_t offer = paperboy_offer (play, frame);

  if (offer == 0)
    board_end (play, 0);
  else
    board_ask_set (play, BOARD_STEP_ALSO, frame->seat, offer, frame->a % BOARD_SIDES == BOARD_YELLOW);
}

BOARD_TASK_ANSWERS (paperboy)
{
  BoardSeat *self = board_seat (play, seat);
  const uint32_t side = frame->a % BOARD_SIDES;

  board_end (play, 0);
  if (board_move_type (move) == BOARD_MOVE_PASS)
    return;
  if (side == BOARD_YELLOW)
    board_gain_money (play, seat, -3);
  begin_ability (play, seat, board_move_argument (move), true);
  if (side == BOARD_RED)
    self->limit = (uint8_t) (self->limit > 5 ? self->limit - 5 : 0);
}

/* $8 now, or what comes later in the round. */
BOARD_TASK_GOES (money_or_wait)
{
  board_ask (play, BOARD_STEP_MONEY_OR_WAIT, frame->seat, true);
}

BOARD_TASK_ANSWERS (money_or_wait)
{
  board_end (play, 0);
  if (board_move_type (move) == BOARD_MOVE_YES)
    board_gain_money (play, seat, 8);
  else
    board_seat (play, seat)->waits = true;
}

/* Revolvers of each seat, or dollars for every ten begun; nobody pays more than it has (B32). */
static int
tax_of (const BoardSeat *rival,
        bool             money)
{
  const int tax = money ? (rival->money + 9) / 10 : rival->tokens;

  return tax < rival->money ? tax : rival->money;
}

BOARD_TASK_GOES (tax)
{
  board_ask_amount (play, BOARD_STEP_TAX, frame->seat, 0, 1, false);
}

BOARD_TASK_ANSWERS (tax)
{
  board_end (play, 0);
  for (uint32_t rival = 0; rival < play->state->n_seats; rival++)
    if (rival != seat)
      {
        const int tax = tax_of (board_seat (play, rival), board_move_argument (move) == 1);

        board_gain_money (play, rival, -tax);
        board_gain_money (play, seat, tax);
      }
}

BOARD_TASK_GOES (recruits)
{
  const BoardSeat *self = board_seat (play, frame->seat);
  const uint32_t side = frame->a % BOARD_SIDES;
  int most = side == BOARD_YELLOW && self->general < BOARD_RECRUITS ? self->general : BOARD_RECRUITS;

  while (board_recruit_prices[side][most] > self->money)
    most--;
  if (most == 0)
    board_end (play, 0);
  else
    board_ask_amount (play, BOARD_STEP_RECRUITS, frame->seat, 0, most, false);
}

BOARD_TASK_ANSWERS (recruits)
{
  const uint32_t side = frame->a % BOARD_SIDES;
  const int n = (int) board_move_argument (move);

  board_end (play, 0);
  board_gain_money (play, seat, -board_recruit_prices[side][n]);
  if (side == BOARD_YELLOW)
    board_recruit (play, seat, n);
  else
    board_gain_tokens (play, seat, n);
}

/* 3 VP, or up to two cowboys back for 3 more each. */
BOARD_TASK_GOES (retire)
{
  const int personal = board_seat (play, frame->seat)->personal;

  board_ask_amount (play, BOARD_STEP_RETIRE, frame->seat, 0, personal < 2 ? personal : 2, false);
}

BOARD_TASK_ANSWERS (retire)
{
  const int n = (int) board_move_argument (move);

  board_end (play, 0);
  board_recruit (play, seat, -n);
  board_gain_vp (play, seat, 3 + 3 * n, board_from_role_of (play, seat));
}

/* Father christmas looks whether one has been nice. */
BOARD_TASK_GOES (present)
{
  board_ask_amount (play, BOARD_STEP_PRESENT, CS_CHANCE, 1, 6, false);
}

BOARD_TASK_ANSWERS (present)
{
  const uint32_t owner = frame->seat;
  const uint32_t die = board_move_argument (move);

  board_end (play, 0);
  board_emit (play, BOARD_EVENT_DIE, owner, (int) die, 0, 0);
  if (die >= 3)
    board_gain_money (play, owner, 5);
  if (die >= 5)
    board_recruit (play, owner, 1);
}
