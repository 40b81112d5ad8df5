/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The machine that carries tasks out, one within the other, and asks their questions. */

#include "board-play.h"

#include <assert.h>

#include "board-solo.h"
#include "board-tasks.h"

const BoardTask board_tasks[BOARD_TASKS] = {
  [BOARD_TASK_GAME]           = { board_game_go, NULL },
  [BOARD_TASK_SHEETS]         = { board_sheets_go, board_sheets_answer },
  [BOARD_TASK_FIRST_PARCELS]  = { board_first_parcels_go, board_first_parcels_answer },
  [BOARD_TASK_ROUND]          = { board_round_go, NULL },
  [BOARD_TASK_CHARACTERS]     = { board_characters_go, board_characters_answer },
  [BOARD_TASK_ABILITY]        = { board_ability_go, NULL },
  [BOARD_TASK_PAPERBOY]       = { board_paperboy_go, board_paperboy_answer },
  [BOARD_TASK_MONEY_OR_WAIT]  = { board_money_or_wait_go, board_money_or_wait_answer },
  [BOARD_TASK_WORKER]         = { board_worker_go, board_worker_answer },
  [BOARD_TASK_SETTLER]        = { board_settler_go, board_settler_answer },
  [BOARD_TASK_LAWYER]         = { board_lawyer_go, board_lawyer_answer },
  [BOARD_TASK_RECRUITS]       = { board_recruits_go, board_recruits_answer },
  [BOARD_TASK_INDIAN]         = { board_indian_go, board_indian_answer },
  [BOARD_TASK_CLAIM]          = { board_claim_go, board_claim_answer },
  [BOARD_TASK_LOT]            = { board_lot_go, board_lot_answer },
  [BOARD_TASK_AUCTION]        = { board_auction_go, board_auction_answer },
  [BOARD_TASK_TAX]            = { board_tax_go, board_tax_answer },
  [BOARD_TASK_RETIRE]         = { board_retire_go, board_retire_answer },
  [BOARD_TASK_PRESENT]        = { board_present_go, board_present_answer },
  [BOARD_TASK_COWBOYS]        = { board_cowboys_go, board_cowboys_answer },
  [BOARD_TASK_BEATS]          = { board_beats_go, board_beats_answer },
  [BOARD_TASK_CARDS]          = { board_cards_go, board_cards_answer },
  [BOARD_TASK_CARD]           = { board_card_go, board_card_answer },
  [BOARD_TASK_HORSE]          = { board_horse_go, board_horse_answer },
  [BOARD_TASK_RIDE]           = { board_ride_go, board_ride_answer },
  [BOARD_TASK_TRACK]          = { board_track_go, NULL },
  [BOARD_TASK_SPACE]          = { board_space_go, board_space_answer },
  [BOARD_TASK_ACT]            = { board_act_go, board_act_answer },
  [BOARD_TASK_PARCELS]        = { board_parcels_go, NULL },
  [BOARD_TASK_BUY_PARCEL]     = { board_buy_parcel_go, board_buy_parcel_answer },
  [BOARD_TASK_BUY_BUILDING]   = { board_buy_building_go, board_buy_building_answer },
  [BOARD_TASK_PLACE]          = { board_place_go, board_place_answer },
  [BOARD_TASK_WAITING]        = { board_waiting_go, board_waiting_answer },
  [BOARD_TASK_DUELS]          = { board_duels_go, board_duels_answer },
  [BOARD_TASK_DUEL]           = { board_duel_go, board_duel_answer },
  [BOARD_TASK_DEFEAT]         = { board_defeat_go, board_defeat_answer },
  [BOARD_TASK_INCOME]         = { board_income_go, NULL },
  [BOARD_TASK_FIGHTS]         = { board_fights_go, board_fights_answer },
  [BOARD_TASK_INCOME_CHOICES] = { board_income_choices_go, board_income_choices_answer },
  [BOARD_TASK_END]            = { board_end_go, board_end_answer },
  [BOARD_TASK_FILL]           = { board_fill_go, board_fill_answer },
  [BOARD_TASK_CITY_HALL]      = { board_city_hall_go, board_city_hall_answer },
  [BOARD_TASK_ARRIVAL]        = { board_arrival_go, board_arrival_answer },
  [BOARD_TASK_MOVEMENT]       = { board_movement_go, board_movement_answer },
};

BoardFrame *
board_begin (const BoardPlay *play,
             BoardTaskKind    kind,
             uint32_t         seat,
             uint32_t         a,
             uint32_t         b)
{
  BoardState *state = play->state;
  BoardFrame *frame = &state->frames[state->n_frames++];

  assert (state->n_frames <= BOARD_FRAMES);
  *frame = (BoardFrame) { .kind = (uint8_t) kind, .seat = (uint8_t) seat, .a = (uint8_t) a, .b = (uint8_t) b };
  return frame;
}

void
board_end (const BoardPlay *play,
           uint32_t         result)
{
  BoardState *state = play->state;

  state->frames[--state->n_frames] = (BoardFrame) { 0 };
  state->result = (uint8_t) result;
}

void
board_run (const BoardPlay *play)
{
  BoardState *state = play->state;

  for (;;)
    if (state->step == BOARD_STEP_NONE)
      {
        BoardFrame *frame = &state->frames[state->n_frames - 1];

        board_tasks[frame->kind].go (play, frame);
      }
    else if (board_standish_is_asked (state))
      board_standish_answer (play);
    else
      return;
}

void
board_ask (const BoardPlay *play,
           BoardStep        step,
           uint32_t         seat,
           bool             may_pass)
{
  BoardState *state = play->state;

  state->step = (uint8_t) step;
  state->actors = seat == CS_CHANCE ? 0 : (uint8_t) BOARD_BIT (seat);
  state->may_pass = may_pass;
  state->set = 0;
  state->low = 0;
  state->high = 0;
}

void
board_ask_set (const BoardPlay *play,
               BoardStep        step,
               uint32_t         seat,
               BoardParcels     set,
               bool             may_pass)
{
  board_ask (play, step, seat, may_pass);
  play->state->set = set;
}

void
board_ask_amount (const BoardPlay *play,
                  BoardStep        step,
                  uint32_t         seat,
                  int              low,
                  int              high,
                  bool             may_pass)
{
  board_ask (play, step, seat, may_pass);
  play->state->low = (uint16_t) low;
  play->state->high = (uint16_t) high;
}
