/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Final scoring (rules page 9), as any position stands. */

#include "board-position.h"

/* The parcels with a corner at an end of a bridge (B40). */
static BoardParcels
beside_bridges (const BoardState *state)
{
  return board_connected (board_roads_among (state->roads, board_crossings (state->river)));
}

static BoardParcels
with_houses (const BoardState *state)
{
  BoardParcels parcels = 0;

  for (uint32_t content = 0; content < BOARD_CONTENTS; content++)
    parcels |= board_contents[content].house_value > 0 ? state->contents[content] : 0;
  return parcels;
}

static int
count_houses (const BoardState *state,
              BoardParcels      parcels)
{
  int houses = 0;

  for (uint32_t content = 0; content < BOARD_CONTENTS; content++)
    houses += board_contents[content].house_value * (int) board_count (state->contents[content] & parcels);
  return houses;
}

/* Standish's types of building (S3). */
static BoardParcels
of_bonus_types (const BoardState *state)
{
  BoardParcels parcels = 0;

  for (uint32_t i = 0; i < BOARD_BONUS_TYPES; i++)
    parcels |= state->contents[state->standish.bonus[i]];
  return parcels;
}

/* What some seats have beside what all have. */
static void
note_extra_parcels (const BoardState  *state,
                    uint32_t           seat,
                    BoardScoreParcels *parcels)
{
  const BoardSeat *self = &state->seats[seat];
  const BoardParcels taught = state->contents[BOARD_SCHOOL] | state->contents[BOARD_PRISON] |
                              state->contents[BOARD_CHURCH];
  const bool station = (state->contents[BOARD_TRAIN_STATION] & self->owned) != 0;

  parcels->teacher = board_is (self, BOARD_TEACHER, BOARD_RED) ? taught & self->owned : 0;
  parcels->station = station ? with_houses (state) : 0;
  parcels->bonus = board_is_standish (state, seat) ? of_bonus_types (state) & self->owned : 0;
}

void
board_score_parcels (const BoardState  *state,
                     uint32_t           seat,
                     BoardScoreParcels *parcels)
{
  note_extra_parcels (state, seat, parcels);
  parcels->contents = board_occupied (state) & state->seats[seat].owned;
  parcels->bridges = parcels->contents & beside_bridges (state);
}

/* Teacher (red): 2 VP for each school, prison, church; 2 VP without a saloon. */
static int
teacher_vp (const BoardState *state,
            const BoardSeat  *seat,
            BoardParcels      counted)
{
  if (!board_is (seat, BOARD_TEACHER, BOARD_RED))
    return 0;
  return 2 * (int) board_count (counted) + ((state->contents[BOARD_SALOON] & seat->owned) == 0 ? 2 : 0);
}

/* Standish: for one, two, three types of his set on the map (S3); where he does not play there is no set. */
static int
bonus_of (const BoardState *state,
          BoardParcels      counted)
{
  static const uint8_t vp[BOARD_BONUS_TYPES + 1] = { 0, 1, 3, 5 };
  uint32_t n = 0;

  if (counted == 0)
    return 0;
  for (uint32_t i = 0; i < BOARD_BONUS_TYPES; i++)
    n += (state->contents[state->standish.bonus[i]] & counted) != 0;
  return vp[n];
}

/* For each two houses, wherever they are. */
static int
station_vp (const BoardState *state,
            BoardParcels      counted)
{
  return counted == 0 ? 0 : count_houses (state, counted) / 2;
}

int
board_extra_vp (const BoardState *state,
                uint32_t          seat)
{
  BoardScoreParcels parcels;

  note_extra_parcels (state, seat, &parcels);
  return teacher_vp (state, &state->seats[seat], parcels.teacher) + station_vp (state, parcels.station) +
         bonus_of (state, parcels.bonus);
}

void
board_seat_score (const BoardState *state,
                  uint32_t          seat,
                  BoardScore       *score)
{
  const BoardSeat *self = &state->seats[seat];
  BoardScoreParcels parcels;

  board_score_parcels (state, seat, &parcels);
  score->vp = self->vp;
  score->money = self->money / BOARD_END_VP_PRICE;
  score->contents = (int16_t) (BOARD_CONTENT_VP * board_count (parcels.contents) +
                               BOARD_BRIDGE_VP * board_count (parcels.bridges));
  score->horses = (int16_t) (self->horses * (1 + self->rodeos));
  score->teacher = (int16_t) teacher_vp (state, self, parcels.teacher);
  score->station = (int16_t) station_vp (state, parcels.station);
  score->kit_carson = (int16_t) ((state->variants & BOARD_KIT_CARSON) != 0 && state->round > 0
                                   ? state->n_seats - 1 - (int) board_pass_rank (state, seat) : 0);
  score->bonus = (int16_t) bonus_of (state, parcels.bonus);
  score->total = (int16_t) (score->vp + score->money + score->contents + score->horses + score->teacher +
                            score->station + score->kit_carson + score->bonus);
}

void
board_score (const void *kit,
             const void *state,
             int32_t     points[CS_MAX_SEATS])
{
  const BoardState *s = state;

  for (uint32_t seat = 0; seat < s->n_seats; seat++)
    {
      BoardScore score;

      board_seat_score (s, seat, &score);
      points[seat] = score.total;
    }
}

uint32_t
board_winner (const BoardState *state)
{
  int32_t points[CS_MAX_SEATS];
  uint32_t winner = state->passes[0];

  board_score (NULL, state, points);
  for (uint32_t i = 1; i < state->n_seats; i++)
    if (points[state->passes[i]] > points[winner])
      winner = state->passes[i];
  return winner;
}
