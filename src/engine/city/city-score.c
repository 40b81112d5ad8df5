/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Closing, final scoring and the winners (rules pages 9 and 10). */

#include <string.h>

#include "city-features.h"
#include "city-outlook.h"
#include "city-play.h"
#include "city-walls.h"

#define MAX_HELD (CITY_MAX_SEATS * CITY_FOLLOWERS)
#define WORDS ((CITY_MAX_SEGMENTS + 63) / 64)   /* with a bit for each segment */

/* Whatever of the outline is left is walled, in thought if pieces are lacking. */
static void
close_outline (const CityPlay *play)
{
  CityState *state = play->state;
  CityRim outline[CITY_MAX_OUTLINE];
  const uint32_t n = state->n_tiles > 0 ? city_outline (state, outline) : 0;

  city_emit (play, CITY_EVENT_CLOSING, CS_NO_SEAT, (int) n - state->n_pieces, 0, 0, 0);
  for (uint32_t i = 0; i < n; i++)
    if ((state->tiles[outline[i].tile].walls >> outline[i].edge & 1) == 0)
      city_close (play, outline[i]);
}

/* Those on streets and markets that are still incomplete. */
static void
remove_followers (const CityPlay *play)
{
  CityState *state = play->state;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    for (uint32_t i = 0; i < CITY_FOLLOWERS; i++)
      {
        const uint16_t claim = state->seats[seat].claims[i];

        if (claim == CITY_NOT_PLACED || state->segments[claim].kind == CITY_AREA)
          continue;
        state->segments[state->features[claim]].held = 0;
        city_send_home (state, seat, i);
        city_emit (play, CITY_EVENT_REMOVED, seat, claim, 0, 0, 0);
      }
}

static void
score_row (CityState *state,
           uint32_t   seat,
           CityRow    row,
           int        points)
{
  state->seats[seat].points[row] = (int16_t) (state->seats[seat].points[row] + points);
}

/* The areas with followers, and the markets beside each. */
typedef struct
{
  uint32_t n;
  uint16_t areas[MAX_HELD];
  uint8_t numbers[CITY_MAX_SEGMENTS];   /* of each area its number here; MAX_HELD for the others */
  uint64_t markets[MAX_HELD + 1][WORDS];          /* a bit each; of the others all together */
} Held;

/* Each border is looked at once, not once for each area. */
static void
find_held (const CityTiles *tiles,
           const CityState *state,
           Held            *held)
{
  CityBorder borders[CITY_MAX_BORDERS];
  const uint32_t n_borders = city_borders (tiles, state, borders);

  held->n = 0;
  memset (held->numbers, MAX_HELD, sizeof held->numbers);
  memset (held->markets, 0, sizeof held->markets);
  for (uint32_t segment = 0; segment < state->n_segments; segment++)
    if (state->segments[segment].held && state->features[segment] == segment)
      {
        held->numbers[segment] = (uint8_t) held->n;
        held->areas[held->n++] = (uint16_t) segment;
      }
  for (uint32_t i = 0; i < n_borders; i++)
    held->markets[held->numbers[borders[i].area]][borders[i].market / 64] |= UINT64_C (1) << borders[i].market % 64;
}

static int
count_markets (const uint64_t markets[WORDS])
{
  int n = 0;

  for (uint32_t i = 0; i < WORDS; i++)
    n += __builtin_popcountll (markets[i]);
  return n;
}

static void
score_stewards (const CityPlay *play)
{
  CityState *state = play->state;
  Held held;

  find_held (play->tiles, state, &held);
  for (uint32_t i = 0; i < held.n; i++)
    {
      uint8_t followers[CITY_MAX_SEATS];
      const uint32_t owners = city_owners (state, held.areas[i], followers);
      const int n_markets = count_markets (held.markets[i]);

      for (uint32_t seat = 0; seat < state->n_seats; seat++)
        if ((owners >> seat & 1) != 0)
          {
            score_row (state, seat, CITY_ROW_STEWARDS, CITY_STEWARD_POINTS * n_markets);
            city_emit (play, CITY_EVENT_STEWARDS, seat, held.areas[i], CITY_STEWARD_POINTS * n_markets, n_markets, 0);
          }
    }
}

static void
score_guards (const CityPlay *play)
{
  CityState *state = play->state;

  for (uint32_t piece = 0; piece < state->n_pieces; piece++)
    if (state->pieces[piece].guard != CITY_NO_GUARD)
      {
        const CityRim rim = { state->pieces[piece].tile, state->pieces[piece].edge };
        const CityRun run = city_run (play->tiles, state, rim);

        score_row (state, state->pieces[piece].guard, CITY_ROW_GUARDS, run.points);
        city_emit (play, CITY_EVENT_WATCHED, state->pieces[piece].guard, (int) piece, run.points, 0, 0);
      }
}

void
city_finish (const CityPlay *play,
             CityEnding      ending)
{
  CityState *state = play->state;

  state->ending = ending;
  state->step = CITY_STEP_OVER;
  state->actor = CS_NO_SEAT;
  state->drawn = CITY_NO_TILE;
  state->to_build = 0;
  city_emit (play, CITY_EVENT_ENDING, CS_NO_SEAT, (int) ending, 0, 0, 0);
  close_outline (play);
  remove_followers (play);
  score_stewards (play);
  score_guards (play);
  city_emit (play, CITY_EVENT_OVER, CS_NO_SEAT, (int) city_winners (state), 0, 0, 0);
}

int
city_total (const int16_t points[CITY_ROWS])
{
  int total = 0;

  for (int row = 0; row < CITY_ROWS; row++)
    total += points[row];
  return total;
}

void
city_score (const void *kit,
            const void *data,
            int32_t     points[CS_MAX_SEATS])
{
  const CityState *state = data;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    points[seat] = city_total (state->seats[seat].points);
}

uint32_t
city_winners (const CityState *state)
{
  int32_t points[CS_MAX_SEATS] = { 0 };

  city_score (NULL, state, points);
  return cs_leaders (points, state->n_seats);
}

/* What the latest tile or piece has completed counts, though its seat is still asked for a follower. */
static void
settle_latest (const CityPlay *play)
{
  CityState *state = play->state;
  uint16_t completed[CITY_MAX_OWN + CITY_EDGES];
  uint32_t n;

  if (state->step == CITY_STEP_GUARD)
    city_close (play, city_piece_rim (state, state->n_pieces - 1u));
  if (state->step != CITY_STEP_CLAIM)
    return;
  n = city_completed (play->tiles, state, completed);
  for (uint32_t i = 0; i < n; i++)
    city_settle (play, completed[i]);
}

void
city_forecast (const CityTiles *tiles,
               const CityState *state,
               int16_t          points[CITY_MAX_SEATS][CITY_ROWS])
{
  CityState copy = *state;
  const CityPlay play = { .tiles = tiles, .state = &copy };

  settle_latest (&play);
  if (copy.step != CITY_STEP_OVER)
    city_finish (&play, CITY_END_TILES);
  for (uint32_t seat = 0; seat < CITY_MAX_SEATS; seat++)
    memcpy (points[seat], copy.seats[seat].points, sizeof copy.seats[seat].points);
}

void
city_forecast_totals (const CityTiles *tiles,
                      const CityState *state,
                      int32_t          totals[CITY_MAX_SEATS])
{
  int16_t points[CITY_MAX_SEATS][CITY_ROWS];

  city_forecast (tiles, state, points);
  for (uint32_t seat = 0; seat < CITY_MAX_SEATS; seat++)
    totals[seat] = city_total (points[seat]);
}
