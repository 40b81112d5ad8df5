/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads from the task in hand what a question is about. */

#include "comstock-board-question.h"

#include <string.h>

#include "engine/board/board-choose.h"
#include "engine/board/board-sheets.h"

static void
read_purchase (const BoardState      *state,
               guint                  seat,
               ComstockBoardQuestion *question)
{
  const guint first = board_first (state->set);

  if (question->step == BOARD_STEP_BUY_PARCEL)
    {
      question->parcel = first;
      question->price = board_parcel_price_for (state, first, seat);
      return;
    }
  question->content = (BoardContent) state->track[first];
  question->price = board_slot_price_for (state, first, seat);
}

static void
read_subject (const BoardState      *state,
              guint                  seat,
              ComstockBoardQuestion *question)
{
  const BoardFrame *frame = &state->frames[state->n_frames - 1];

  switch (question->step)
    {
    case BOARD_STEP_BUY_PARCEL:
    case BOARD_STEP_BUY_BUILDING:
      read_purchase (state, seat, question);
      break;
    case BOARD_STEP_VP:
      question->price = board_vp_price ((BoardTrack) frame->a);
      break;
    case BOARD_STEP_SITE:
      question->content = (BoardContent) frame->a;
      break;
    case BOARD_STEP_HOUSE:
      question->content = (BoardContent) frame->a;
      question->parcel = frame->b;
      break;
    case BOARD_STEP_CONSENT:
      question->parcel = state->houses[frame->c] % BOARD_PARCEL_COUNT;
      question->builder = frame->seat;
      break;
    case BOARD_STEP_WAITING:
      if (board_count (state->set) == 1)
        question->content = (BoardContent) board_first (state->set);
      break;
    case BOARD_STEP_CLAIM:
      question->content = board_claimed_content (frame->a);
      break;
    case BOARD_STEP_TAKEN:
      question->content = (BoardContent) frame->b;
      break;
    case BOARD_STEP_OUTLAW_PRIZE:
    case BOARD_STEP_OUTLAW_TO:
      question->parcel = frame->a;
      break;
    case BOARD_STEP_SHARPSHOOTER:
    case BOARD_STEP_DIE:
    case BOARD_STEP_TILE:
    case BOARD_STEP_REROLL:
    case BOARD_STEP_UNDERTAKER:
    case BOARD_STEP_DOCTOR:
      question->place = frame->a;
      if (frame->a >= BOARD_PLACE_PARCEL && frame->a < BOARD_PLACE_ENCLOSURE)
        question->parcel = frame->a - BOARD_PLACE_PARCEL;
      break;
    default:
      break;
    }
}

void
comstock_board_question_read (const BoardState      *state,
                              guint                  seat,
                              ComstockBoardQuestion *question)
{
  *question = (ComstockBoardQuestion) {
    .step = (BoardStep) state->step,
    .seats = board_game.actors (state),
    .content = BOARD_BARE,
    .parcel = BOARD_NO_PARCEL,
    .builder = CS_NO_SEAT,
    .place = BOARD_NO_PLACE,
    .price = -1,
    .least = state->low,
    .most = state->high,
  };
  if (seat == CS_NO_SEAT)
    seat = (guint) g_bit_nth_lsf (question->seats, -1);
  if (question->seats != 0)
    read_subject (state, seat, question);
  if (question->step == BOARD_STEP_SHEET)
    board_sheet_range (state, seat, &question->least, &question->most);
}

/* Without what others choose unseen, and who of them still does. */
static void
read_open (const BoardState *state,
           guint             seat,
           BoardState       *open)
{
  *open = *state;
  open->actors = 0;
  open->tile_key = 0;
  memset (open->pile, 0, sizeof open->pile);
  for (guint i = 0; i < open->n_seats; i++)
    {
      BoardSeat *other = &open->seats[i];

      if (i == seat)
        continue;
      memset (other->sheet, 0, sizeof other->sheet);
      memset (other->hand, 0, sizeof other->hand);
      other->sheet_entry = other->picked = other->picked_second = 0;
      other->beat = 0;
      other->lifted = BOARD_NO_PLACE;
    }
}

gboolean
comstock_board_question_stays (const BoardState *before,
                               const BoardState *now,
                               guint             seat)
{
  BoardState open[2];

  if ((before->actors & now->actors & BOARD_BIT (seat)) == 0)
    return FALSE;
  read_open (before, seat, &open[0]);
  read_open (now, seat, &open[1]);
  return memcmp (&open[0], &open[1], sizeof open[0]) == 0;
}
