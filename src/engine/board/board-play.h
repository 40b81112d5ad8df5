/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game goes on: tasks within tasks, each asked and answered; and what many of them do to a position. */

#pragma once

#include "board-game.h"

/* A position that goes on, and where to say what happens; @events may be NULL. */
typedef struct
{
  BoardState *state;
  CsEvents *events;
} BoardPlay;

typedef enum
{
  BOARD_TASK_GAME,
  BOARD_TASK_SHEETS,
  BOARD_TASK_FIRST_PARCELS,
  BOARD_TASK_ROUND,
  BOARD_TASK_CHARACTERS,
  BOARD_TASK_ABILITY,
  BOARD_TASK_PAPERBOY,
  BOARD_TASK_MONEY_OR_WAIT,
  BOARD_TASK_WORKER,
  BOARD_TASK_SETTLER,
  BOARD_TASK_LAWYER,
  BOARD_TASK_RECRUITS,
  BOARD_TASK_INDIAN,
  BOARD_TASK_CLAIM,
  BOARD_TASK_LOT,
  BOARD_TASK_AUCTION,
  BOARD_TASK_TAX,
  BOARD_TASK_RETIRE,
  BOARD_TASK_PRESENT,
  BOARD_TASK_COWBOYS,
  BOARD_TASK_BEATS,
  BOARD_TASK_CARDS,
  BOARD_TASK_CARD,
  BOARD_TASK_HORSE,
  BOARD_TASK_RIDE,
  BOARD_TASK_TRACK,
  BOARD_TASK_SPACE,
  BOARD_TASK_ACT,
  BOARD_TASK_PARCELS,
  BOARD_TASK_BUY_PARCEL,
  BOARD_TASK_BUY_BUILDING,
  BOARD_TASK_PLACE,
  BOARD_TASK_WAITING,
  BOARD_TASK_DUELS,
  BOARD_TASK_DUEL,
  BOARD_TASK_DEFEAT,
  BOARD_TASK_INCOME,
  BOARD_TASK_FIGHTS,
  BOARD_TASK_INCOME_CHOICES,
  BOARD_TASK_END,
  BOARD_TASK_FILL,
  BOARD_TASK_CITY_HALL,
  BOARD_TASK_ARRIVAL,
  BOARD_TASK_MOVEMENT,
  BOARD_TASKS
} BoardTaskKind;

/* A task goes on by asking, by beginning another one, or by ending; it does one of these, or a part of its work, each
 * time it is told to.  It may be told again while it asks: roads are laid before the answer, so asking must change
 * nothing else. */
typedef struct
{
  void (*go) (const BoardPlay *play,
              BoardFrame      *frame);
  void (*answer) (const BoardPlay *play,
                  BoardFrame      *frame,
                  uint32_t         seat,
                  CsMove           move);
} BoardTask;

extern const BoardTask board_tasks[BOARD_TASKS];

static inline void
board_emit (const BoardPlay *play,
            BoardEventType   type,
            uint32_t         seat,
            int              a,
            int              b,
            int              c)
{
  if (play->events != NULL && play->events->n < CS_MAX_EVENTS)
    play->events->items[play->events->n++] = (CsEvent) { .type = (uint8_t) type, .seat = (uint8_t) seat,
                                                         .args = { (int16_t) a, (int16_t) b, (int16_t) c } };
}

/* Begins a task within the present one. */
BoardFrame *board_begin (const BoardPlay *play,
                         BoardTaskKind    kind,
                         uint32_t         seat,
                         uint32_t         a,
                         uint32_t         b);

/* Ends the present task with a @result for the one around it. */
void board_end (const BoardPlay *play,
                uint32_t         result);

/* Lets the tasks go on to the next question, or to the end. */
void board_run (const BoardPlay *play);

/* Ask @seat, or chance as CS_CHANCE; a set or a range says what may be answered. */
void board_ask (const BoardPlay *play,
                BoardStep        step,
                uint32_t         seat,
                bool             may_pass);
void board_ask_set (const BoardPlay *play,
                    BoardStep        step,
                    uint32_t         seat,
                    BoardParcels     set,
                    bool             may_pass);
void board_ask_amount (const BoardPlay *play,
                       BoardStep        step,
                       uint32_t         seat,
                       int              low,
                       int              high,
                       bool             may_pass);

/* The character whose ability @seat has, as what VP come from. */
static inline BoardSource
board_from_role_of (const BoardPlay *play,
                    uint32_t         seat)
{
  return (BoardSource) (BOARD_FROM_ROLE + play->state->seats[seat].role);
}

/* What a seat gains, or pays as a negative number. */
void board_gain_money (const BoardPlay *play,
                       uint32_t         seat,
                       int              dollars);
void board_gain_vp (const BoardPlay *play,
                    uint32_t         seat,
                    int              vp,
                    BoardSource      source);
void board_gain_roads (const BoardPlay *play,
                       uint32_t         seat,
                       int              roads);
void board_gain_tokens (const BoardPlay *play,
                        uint32_t         seat,
                        int              tokens);
void board_gain_dynamites (const BoardPlay *play,
                           uint32_t         seat,
                           int              dynamites);
void board_gain_horses (const BoardPlay *play,
                        uint32_t         seat,
                        int              horses);

/* Cowboys from the general supply into the seat's, as far as there are any; back, if negative. */
void board_recruit (const BoardPlay *play,
                    uint32_t         seat,
                    int              cowboys);

/* @seat pays @price and lays a tile on @parcel. */
void board_take_parcel (const BoardPlay *play,
                        uint32_t         seat,
                        uint32_t         parcel,
                        int              price);

/* Tells that @seat does not buy what is for sale at @place, a BoardPlace: it does not want it, or cannot pay @price. */
void board_decline (const BoardPlay *play,
                    uint32_t         seat,
                    uint32_t         place,
                    int              price);

/* Lays a road, from the seat's supply unless it is @free. */
void board_lay_road (const BoardPlay *play,
                     uint32_t         seat,
                     uint32_t         edge,
                     bool             free);

/* True if a cowboy of @seat stands on @place. */
bool board_stands (const BoardSeat *seat,
                   BoardPlace       place);

/* Puts a cowboy on @place, from the supply that its kind comes from. */
void board_put_cowboy (const BoardPlay *play,
                       uint32_t         seat,
                       BoardPlace       place,
                       BoardCowboyKind  kind);

/* Takes one cowboy of @seat from @place, into its own supply or the general one; the white one leaves for the round. */
void board_return_cowboy (const BoardPlay *play,
                          uint32_t         seat,
                          BoardPlace       place,
                          bool             to_personal);

/* The seats with a cowboy on @place, a bit each. */
uint32_t board_seats_on (const BoardState *state,
                         BoardPlace        place);

/* The earliest passer of all with a cowboy on one of @parcels, or the person of a solo game: it says what comes next
 * there (4.3). */
uint32_t board_first_passer_on (const BoardState *state,
                                BoardParcels      parcels);

/* True if @seat has a road and somewhere to lay it. */
bool board_can_lay_road (const BoardState *state,
                         uint32_t          seat);

/* Passes for the rest of this round's phase 2. */
void board_pass (const BoardPlay *play,
                 uint32_t         seat);

/* The seat among @seats, which must not be empty, that passed earliest. */
static inline uint32_t
board_earliest (const BoardState *state,
                uint32_t          seats)
{
  uint32_t rank = 0;

  while ((seats & BOARD_BIT (state->passes[rank])) == 0)
    rank++;
  return state->passes[rank];
}

static inline BoardSeat *
board_seat (const BoardPlay *play,
            uint32_t         seat)
{
  return &play->state->seats[seat];
}

static inline uint32_t
board_tiles_left (const BoardSeat *seat)
{
  return BOARD_TILES - board_count (seat->owned);
}
