/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a move is not legal. */

#include "board-moves.h"

#include "board-cowboys.h"
#include "board-play.h"
#include "board-sheets.h"

/* What is wrong with an answer of each type; a cowboy, an amount and a road have reasons of their own. */
static const uint16_t plain_reasons[BOARD_MOVES] = {
  [BOARD_MOVE_PASS] = BOARD_MUST_ANSWER,
  [BOARD_MOVE_CHOOSE] = BOARD_ROLE_NOT_OFFERED,
  [BOARD_MOVE_PARCEL] = BOARD_PARCEL_NOT_OFFERED,
  [BOARD_MOVE_HOUSE] = BOARD_NO_HOUSE_HERE,
  [BOARD_MOVE_BUILDING] = BOARD_NO_SUCH_BUILDING,
  [BOARD_MOVE_SLOT] = BOARD_NO_SUCH_SLOT,
  [BOARD_MOVE_SHIFT] = BOARD_NO_SHIFT,
  [BOARD_MOVE_HOLD] = CS_REFUSED_NOT_ASKED,
  [BOARD_MOVE_HORSE] = BOARD_NO_HORSE,
  [BOARD_MOVE_TRACK] = BOARD_PLACE_CLOSED,
  [BOARD_MOVE_ROLL] = CS_REFUSED_UNKNOWN,
  [BOARD_MOVE_DRAW] = BOARD_NO_SUCH_BUILDING,
  [BOARD_MOVE_TILE] = BOARD_NOT_IN_HAND,
  [BOARD_MOVE_CARD] = BOARD_NO_SUCH_CARD,
};

static CsRefusal
explain_amount (const BoardState *state,
                uint32_t          seat)
{
  uint32_t low = state->low;
  uint32_t high = state->high;

  if (state->step == BOARD_STEP_SHEET)
    board_sheet_range (state, seat, &low, &high);
  return (CsRefusal) { .reason = BOARD_AMOUNT_RANGE, .x = (int16_t) low, .y = (int16_t) high };
}

static uint16_t
reason_on_track (const BoardState *state,
                 uint32_t          track,
                 uint32_t          kind)
{
  if (!board_is_open (state, track))
    return BOARD_PLACE_CLOSED;
  return kind == BOARD_PLAIN ? BOARD_PLACE_TAKEN : BOARD_NOT_WITH_THIS;
}

static uint16_t
reason_on_parcel (const BoardState *state,
                  uint32_t          seat,
                  uint32_t          parcel,
                  uint32_t          kind)
{
  const BoardPlaces plain = board_plain_places (state, seat);
  const uint32_t owner = board_owner_at (state, parcel);

  if (kind != BOARD_PLAIN && (plain.parcels >> parcel & 1) != 0)
    return BOARD_NOT_WITH_THIS;
  if ((board_seats_on (state, (BoardPlace) (BOARD_PLACE_PARCEL + parcel)) != 0))
    return BOARD_PLACE_TAKEN;
  if (owner != CS_NO_SEAT)
    return (state->seats[owner].owned & board_buildings (state)) >> parcel & 1 ? BOARD_NOT_ATTACKABLE
                                                                               : BOARD_PARCEL_NOT_FOR_SALE;
  return (board_for_sale (state) >> parcel & 1) != 0 ? BOARD_NO_TILE : BOARD_PARCEL_NOT_FOR_SALE;
}

/* True if @seat has a cowboy of this kind to place. */
static bool
has_kind (const BoardState *state,
          uint32_t          seat,
          uint32_t          kind)
{
  const BoardSeat *self = &state->seats[seat];

  if (self->lifted != BOARD_NO_PLACE)
    return kind == BOARD_PLAIN;
  switch (kind)
    {
    case BOARD_WITH_DYNAMITE:
      return self->dynamites > 0 && self->personal > 0;
    case BOARD_NO_DUEL:
      return self->no_duels > 0 && (board_is (self, BOARD_SINGER, BOARD_RED) ? self->general : self->personal) > 0;
    case BOARD_WHITE:
      return self->white == BOARD_WHITE_READY;
    default:
      return self->personal > 0;
    }
}

static CsRefusal
explain_cowboy (const BoardState *state,
                uint32_t          seat,
                uint32_t          argument)
{
  const uint32_t place = argument / BOARD_COWBOY_KINDS;
  const uint32_t kind = argument % BOARD_COWBOY_KINDS;
  CsRefusal refusal = { .what = (uint16_t) place };

  if (!has_kind (state, seat, kind))
    refusal.reason = BOARD_NO_COWBOY;
  else if (place < BOARD_PLACE_PARCEL)
    refusal.reason = reason_on_track (state, place, kind);
  else if (place < BOARD_PLACE_ENCLOSURE)
    {
      refusal.reason = reason_on_parcel (state, seat, place - BOARD_PLACE_PARCEL, kind);
      refusal.what = (uint16_t) (place - BOARD_PLACE_PARCEL);
    }
  else
    refusal.reason = BOARD_PLACE_CLOSED;
  return refusal;
}

static CsRefusal
explain_road (const BoardState *state,
              uint32_t          edge)
{
  const BoardRoads edges = board_extensions (state->roads);

  if (board_has_road (edges, edge % 2, edge / 2) && board_roads_are_asked (state))
    return (CsRefusal) { .reason = BOARD_NO_ROAD };
  return (CsRefusal) { .reason = BOARD_ROAD_APART, .what = (uint16_t) (edge / 2) };
}

/* A move of a type that is not asked for; only roads may come before any answer of a seat. */
static bool
is_asked (const BoardState *state,
          uint32_t          type)
{
  if (type == BOARD_MOVE_ROAD)
    return board_roads_are_asked (state) || state->step == BOARD_STEP_CITY_HALL_ROAD;
  return type == BOARD_MOVE_PASS || (board_step_moves[state->step] & BOARD_BIT (type)) != 0;
}

CsRefusal
board_explain (const BoardState *state,
               uint32_t          seat,
               CsMove            move)
{
  const uint32_t type = board_move_type (move);
  const uint32_t argument = board_move_argument (move);

  if (!is_asked (state, type))
    return (CsRefusal) { .reason = CS_REFUSED_NOT_ASKED };
  switch (type)
    {
    case BOARD_MOVE_AMOUNT:
      return explain_amount (state, seat);
    case BOARD_MOVE_COWBOY:
      return explain_cowboy (state, seat, argument);
    case BOARD_MOVE_ROAD:
      return explain_road (state, argument);
    default:
      if (state->step == BOARD_STEP_SITE)
        return (CsRefusal) { .reason = BOARD_NO_SITE, .what = (uint16_t) argument };
      return (CsRefusal) { .reason = plain_reasons[type],
                           .what = (uint16_t) (type == BOARD_MOVE_DRAW ? argument / 8 : argument) };
    }
}
