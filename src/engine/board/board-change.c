/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What many tasks do to a position, each told by an event: gains, parcels, roads, cowboys. */

#include "board-play.h"

void
board_gain_money (const BoardPlay *play,
                  uint32_t         seat,
                  int              dollars)
{
  BoardSeat *self = board_seat (play, seat);

  if (dollars == 0)
    return;
  self->money = (int16_t) (self->money + dollars);
  board_emit (play, BOARD_EVENT_MONEY, seat, dollars, self->money, 0);
}

void
board_gain_vp (const BoardPlay *play,
               uint32_t         seat,
               int              vp,
               BoardSource      source)
{
  BoardSeat *self = board_seat (play, seat);

  if (vp == 0)
    return;
  self->vp = (int16_t) (self->vp + vp);
  board_emit (play, BOARD_EVENT_VP, seat, vp, self->vp, (int) source);
}

/* Adds to a supply. */
static void
gain (const BoardPlay *play,
      uint32_t         seat,
      uint8_t         *supply,
      int              n,
      BoardEventType   event)
{
  if (n == 0)
    return;
  *supply = (uint8_t) (*supply + n);
  board_emit (play, event, seat, n, *supply, 0);
}

void
board_gain_roads (const BoardPlay *play,
                  uint32_t         seat,
                  int              roads)
{
  gain (play, seat, &board_seat (play, seat)->roads, roads, BOARD_EVENT_ROADS);
}

void
board_gain_tokens (const BoardPlay *play,
                   uint32_t         seat,
                   int              tokens)
{
  gain (play, seat, &board_seat (play, seat)->tokens, tokens, BOARD_EVENT_TOKENS);
}

void
board_gain_horses (const BoardPlay *play,
                   uint32_t         seat,
                   int              horses)
{
  gain (play, seat, &board_seat (play, seat)->horses, horses, BOARD_EVENT_HORSES);
}

void
board_gain_dynamites (const BoardPlay *play,
                      uint32_t         seat,
                      int              dynamites)
{
  int left = BOARD_DYNAMITES;

  for (uint32_t i = 0; i < play->state->n_seats; i++)
    left -= board_seat (play, i)->dynamites;
  gain (play, seat, &board_seat (play, seat)->dynamites, dynamites < left ? dynamites : left, BOARD_EVENT_DYNAMITE);
}

void
board_recruit (const BoardPlay *play,
               uint32_t         seat,
               int              cowboys)
{
  BoardSeat *self = board_seat (play, seat);
  const int n = cowboys < self->general ? cowboys : self->general;

  self->general = (uint8_t) (self->general - n);
  gain (play, seat, &self->personal, n, BOARD_EVENT_RECRUITS);
}

void
board_take_parcel (const BoardPlay *play,
                   uint32_t         seat,
                   uint32_t         parcel,
                   int              price)
{
  board_gain_money (play, seat, -price);
  board_seat (play, seat)->owned |= board_parcel_bit (parcel);
  board_emit (play, BOARD_EVENT_PARCEL, seat, (int) parcel, price, 0);
}

void
board_decline (const BoardPlay *play,
               uint32_t         seat,
               uint32_t         place,
               int              price)
{
  board_emit (play, BOARD_EVENT_DECLINED, seat, (int) place, price, price > board_seat (play, seat)->money);
}

void
board_lay_road (const BoardPlay *play,
                uint32_t         seat,
                uint32_t         edge,
                bool             free)
{
  BoardState *state = play->state;
  const bool is_bridge = board_is_crossing (state->river, edge);
  const BoardParcels connected = board_connected (state->roads);

  state->roads = board_roads_with (state->roads, board_road_on (edge));
  board_emit (play, BOARD_EVENT_ROAD, seat, (int) edge / 2, edge % 2, is_bridge);
  if (free)
    return;
  state->seats[seat].roads = (uint8_t) (state->seats[seat].roads - 1 - is_bridge);
  if (board_is (&state->seats[seat], BOARD_GOVERNOR, BOARD_YELLOW) && board_connected (state->roads) != connected)
    board_gain_vp (play, seat, 1 + is_bridge, board_from_role_of (play, seat));
}

/* On the track; several stand on wages and road-1. */
static void
put_on_track (BoardSeat *seat,
              uint32_t   track)
{
  seat->track |= BOARD_BIT (track);
  seat->wages = (uint8_t) (seat->wages + (track == BOARD_WAGES));
  seat->road_1 = (uint8_t) (seat->road_1 + (track == BOARD_ROAD_1));
}

static void
take_from_track (BoardSeat *seat,
                 uint32_t   track)
{
  seat->wages = (uint8_t) (seat->wages - (track == BOARD_WAGES));
  seat->road_1 = (uint8_t) (seat->road_1 - (track == BOARD_ROAD_1));
  if ((track == BOARD_WAGES ? seat->wages : track == BOARD_ROAD_1 ? seat->road_1 : 0) > 0)
    return;
  seat->track &= ~BOARD_BIT (track);
  seat->track_dynamite &= ~BOARD_BIT (track);
  seat->no_duel &= ~BOARD_BIT (track);
}

/* Takes from the supplies what a cowboy of this kind costs (singer red: from the general one). */
static void
spend_cowboy (BoardSeat       *seat,
              BoardCowboyKind  kind,
              BoardPlace       place)
{
  switch ((int) kind)
    {
    case BOARD_WHITE:
      seat->white = place;
      return;
    case BOARD_NO_DUEL:
      seat->no_duels--;
      if (board_is (seat, BOARD_SINGER, BOARD_RED))
        {
          seat->general--;
          return;
        }
      break;
    case BOARD_WITH_DYNAMITE:
      seat->dynamites--;
      break;
    }
  seat->personal--;
}

void
board_put_cowboy (const BoardPlay *play,
                  uint32_t         seat,
                  BoardPlace       place,
                  BoardCowboyKind  kind)
{
  BoardSeat *self = board_seat (play, seat);

  spend_cowboy (self, kind, place);
  if (place < BOARD_PLACE_PARCEL)
    {
      put_on_track (self, place);
      if (kind == BOARD_NO_DUEL)
        self->no_duel |= BOARD_BIT (place);
      if (kind == BOARD_WITH_DYNAMITE)
        self->track_dynamite |= BOARD_BIT (place);
    }
  else if (place < BOARD_PLACE_ENCLOSURE)
    {
      self->cowboys |= board_parcel_bit (place - BOARD_PLACE_PARCEL);
      if (kind == BOARD_WITH_DYNAMITE)
        self->dynamited |= board_parcel_bit (place - BOARD_PLACE_PARCEL);
    }
  else
    self->enclosure_cowboys |= (uint8_t) BOARD_BIT (place - BOARD_PLACE_ENCLOSURE);
  board_emit (play, BOARD_EVENT_COWBOY, seat, place, (int) kind, 0);
}

void
board_return_cowboy (const BoardPlay *play,
                     uint32_t         seat,
                     BoardPlace       place,
                     bool             to_personal)
{
  BoardSeat *self = board_seat (play, seat);

  if (place < BOARD_PLACE_PARCEL)
    take_from_track (self, place);
  else if (place < BOARD_PLACE_ENCLOSURE)
    self->cowboys &= ~board_parcel_bit (place - BOARD_PLACE_PARCEL);
  else
    self->enclosure_cowboys &= (uint8_t) ~BOARD_BIT (place - BOARD_PLACE_ENCLOSURE);
  if (self->white == place)
    self->white = to_personal ? BOARD_WHITE_READY : BOARD_WHITE_SPENT;
  else if (to_personal && board_is_standish (play->state, seat))
    board_emit (play, BOARD_EVENT_BEATEN, seat, ++play->state->beaten, 0, 0);
  else if (to_personal)
    self->personal++;
  else
    self->general++;
  board_emit (play, BOARD_EVENT_BACK, seat, place, to_personal, 0);
}

void
board_pass (const BoardPlay *play,
            uint32_t         seat)
{
  BoardState *state = play->state;

  state->passed[state->n_passed++] = (uint8_t) seat;
  board_emit (play, BOARD_EVENT_PASS, seat, state->n_passed - 1, 0, 0);
}
