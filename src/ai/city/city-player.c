/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move is played on a copy, and what the seat itself may add to it at once is added. */

#include "city-player.h"

#include "engine/city/city-outlook.h"

/* The worth of so many followers at hand at the start, in parts of a point.  The last one is dear, and each before it
 * worth two thirds of the next: without any a seat gets nothing of what it lays, and no view from the walls. */
static const int worth_at_hand[CITY_FOLLOWERS + 1] = { 0, 1300, 2145, 2694, 3051, 3283, 3434, 3532 };

/* Followers on streets and markets come home some day: two of them count as one at hand.  What followers are worth
 * falls slowly at first and then faster, as guards are posted in the second half. */
static int
worth_of_followers (const CityTiles *tiles,
                    const CityState *state,
                    uint32_t         seat)
{
  const CitySeat *s = &state->seats[seat];
  const int n = tiles->n_tiles;
  const int left = n - state->n_drawn;
  int halves = 2 * s->supply;

  for (uint32_t i = 0; i < CITY_FOLLOWERS; i++)
    if (s->claims[i] != CITY_NOT_PLACED && state->segments[s->claims[i]].kind != CITY_AREA)
      halves++;
  return (worth_at_hand[halves / 2] + worth_at_hand[(halves + 1) / 2]) / 2 * left * (2 * n - left) / (n * n);
}

void
city_player_outlook (const CityTiles *tiles,
                     const CityState *state,
                     int32_t          points[CITY_MAX_SEATS])
{
  city_forecast_totals (tiles, state, points);
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    points[seat] = points[seat] * CS_POINT + worth_of_followers (tiles, state, seat);
}

static int
lead (const CityTiles *tiles,
      const CityState *state,
      uint32_t         seat,
      CitySight        sight)
{
  const int n_others = state->n_seats - 1;
  int32_t points[CITY_MAX_SEATS];
  int worth = 0;

  city_forecast_totals (tiles, state, points);
  for (uint32_t other = 0; other < state->n_seats; other++)
    worth += (other == seat ? n_others : -1) * points[other] * CS_POINT;
  worth /= n_others;
  return sight == CITY_SIGHT_POINTS ? worth : worth + worth_of_followers (tiles, state, seat);
}

/* Whether the seat that has just moved is asked what it adds to that: a follower, a guard. */
static bool
is_asked_on (const CityState *state,
             uint32_t         seat)
{
  return state->actor == seat && (state->step == CITY_STEP_CLAIM || state->step == CITY_STEP_GUARD);
}

int
city_player_value (const CityTiles *tiles,
                   const CityState *state,
                   uint32_t         seat,
                   CsMove           move,
                   CitySight        sight)
{
  CsMove legal[CITY_MAX_LEGAL];
  CityState after = *state;
  uint32_t n_legal;
  int best;

  city_game.apply (tiles, &after, seat, move, NULL);
  if (sight == CITY_SIGHT_POINTS || !is_asked_on (&after, seat))
    return lead (tiles, &after, seat, sight);
  n_legal = city_game.legal (tiles, &after, seat, legal);
  best = city_player_value (tiles, &after, seat, legal[0], sight);
  for (uint32_t i = 1; i < n_legal; i++)
    {
      const int value = city_player_value (tiles, &after, seat, legal[i], sight);

      if (value > best)
        best = value;
    }
  return best;
}

/* Puts @n of the moves to the front, any of them. */
static void
pick (CsMove  *moves,
      uint32_t n_moves,
      uint32_t n,
      CsRng   *rng)
{
  for (uint32_t i = 0; i < n; i++)
    {
      const uint32_t j = i + cs_rng_below (rng, n_moves - i);
      const CsMove move = moves[j];

      moves[j] = moves[i];
      moves[i] = move;
    }
}

CsMove
city_player_move (const CityTiles *tiles,
                  const CityState *state,
                  uint32_t         seat,
                  CitySight        sight,
                  uint32_t         breadth,
                  CsRng           *rng)
{
  CsMove legal[CITY_MAX_LEGAL];
  uint32_t n_legal = city_game.legal (tiles, state, seat, legal);
  uint32_t n_best = 0;
  int best = 0;

  if (n_legal > breadth)
    {
      pick (legal, n_legal, breadth, rng);
      n_legal = breadth;
    }
  for (uint32_t i = 0; i < n_legal; i++)
    {
      const int value = city_player_value (tiles, state, seat, legal[i], sight);

      if (n_best == 0 || value > best)
        n_best = 0;
      else if (value < best)
        continue;
      best = value;
      legal[n_best++] = legal[i];
    }
  return legal[cs_rng_below (rng, n_best)];
}
