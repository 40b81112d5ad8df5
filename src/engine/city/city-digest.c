/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The digest of a position: its primary fields, byte by byte. */

#include "../cs-digest.h"
#include "city-position.h"

static uint64_t
digest_u16 (uint64_t digest,
            uint32_t value)
{
  return cs_digest_u8 (cs_digest_u8 (digest, (uint8_t) value), (uint8_t) (value >> 8));
}

static uint64_t
digest_seat (uint64_t        digest,
             const CitySeat *seat)
{
  digest = cs_digest_u8 (digest, seat->supply);
  digest = cs_digest_u8 (digest, seat->towers);
  for (int i = 0; i < CITY_FOLLOWERS; i++)
    digest = digest_u16 (digest, seat->claims[i]);
  for (int row = 0; row < CITY_ROWS; row++)
    digest = digest_u16 (digest, (uint16_t) seat->points[row]);
  return digest;
}

static uint64_t
digest_city (uint64_t         digest,
             const CityState *state)
{
  for (uint32_t i = 0; i < state->n_tiles; i++)
    {
      digest = cs_digest_u8 (digest, (uint8_t) city_tile_x (state, i));
      digest = cs_digest_u8 (digest, (uint8_t) city_tile_y (state, i));
      digest = cs_digest_u8 (digest, state->tiles[i].design);
      digest = cs_digest_u8 (digest, state->tiles[i].turn);
    }
  for (uint32_t i = 0; i < state->n_pieces; i++)
    {
      digest = cs_digest_u8 (digest, state->pieces[i].tile);
      digest = cs_digest_u8 (digest, state->pieces[i].edge);
      digest = cs_digest_u8 (digest, state->pieces[i].side);
      digest = cs_digest_u8 (digest, state->pieces[i].guard);
    }
  for (uint32_t i = 0; i < state->n_towers; i++)
    {
      digest = cs_digest_u8 (digest, state->towers[i].seat);
      digest = cs_digest_u8 (digest, state->towers[i].piece);
      digest = cs_digest_u8 (digest, state->towers[i].inner);
    }
  return digest;
}

uint64_t
city_digest (const void *data)
{
  const CityState *state = data;
  const uint8_t course[] = { state->n_seats, state->step, state->turn, state->actor, state->ending, state->drawn,
                             state->n_drawn, state->n_discarded, state->to_build };
  uint64_t digest = cs_digest_bytes (CS_DIGEST_START, course, sizeof course);

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    digest = digest_seat (digest, &state->seats[seat]);
  digest = cs_digest_bytes (digest, state->unseen, CITY_MAX_DESIGNS);
  return digest_city (digest, state);
}
