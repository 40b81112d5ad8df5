/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deals and roll-outs, over the rules interface. */

#include "cs-room.h"

#include <string.h>

#include "cs-random.h"
#include "engine/cs-digest.h"

CsRoom
cs_room_open (const CsGame   *game,
              const CsPolicy *policy,
              const void     *kit,
              void           *arena)
{
  const size_t state_size = CS_ALIGN (game->state_size);
  char *start = arena;

  return (CsRoom) { game, policy, kit, start, start + state_size, start + 2 * state_size };
}

void
cs_room_forget (const CsRoom *room)
{
  if (room->policy->forget != NULL)
    for (uint32_t seat = 0; seat < CS_MAX_SEATS; seat++)
      room->policy->forget (room->memories + seat * room->policy->memory_size);
}

void
cs_room_deal (const CsRoom *room,
              const void   *state,
              uint32_t      observer,
              uint64_t      seed,
              uint32_t      deal,
              CsRng        *rng)
{
  const uint64_t digest = cs_digest_u32 (cs_digest_u32 (CS_DIGEST_START, (uint32_t) seed), (uint32_t) (seed >> 32));

  cs_rng_init (rng, cs_digest_u32 (digest, deal));
  memcpy (room->deal, state, room->game->state_size);
  room->game->determinize (room->kit, room->deal, observer, rng);
  cs_room_forget (room);
  if (room->policy->guess != NULL)
    room->policy->guess (room->kit, room->deal, observer, room->memories, rng);
}

CsMove
cs_room_choose (const CsRoom *room,
                const char   *state,
                uint32_t      seat,
                CsRng        *rng)
{
  if (seat == CS_CHANCE)
    return cs_random_move (room->game, room->kit, state, seat, rng);
  return room->policy->move (room->kit, state, seat, room->memories, rng);
}

void
cs_room_let_others_choose (const CsRoom *room,
                           uint32_t      seat,
                           CsRng        *rng)
{
  uint32_t others = room->game->actors (room->deal) & ~((uint32_t) 1 << seat);

  for (; others != 0; others &= others - 1)
    {
      const uint32_t other = (uint32_t) __builtin_ctz (others);

      room->game->apply (room->kit, room->deal, other, cs_room_choose (room, room->deal, other, rng), NULL);
    }
}

void
cs_room_play_out (const CsRoom *room,
                  const void   *root,
                  CsRng        *rng,
                  int32_t       points[CS_MAX_SEATS])
{
  const CsGame *game = room->game;
  const CsPolicy *policy = room->policy;
  uint32_t actors;

  while ((actors = game->actors (room->state)) != 0 && (policy->is_far == NULL || !policy->is_far (root, room->state)))
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (actors);

      game->apply (room->kit, room->state, seat, cs_room_choose (room, room->state, seat, rng), NULL);
    }
  for (uint32_t seat = 0; seat < CS_MAX_SEATS; seat++)
    points[seat] = INT32_MIN;
  policy->evaluate (room->kit, room->state, room->memories, points);
}

int32_t
cs_room_lead (const int32_t points[CS_MAX_SEATS],
              uint32_t      seat)
{
  int32_t most = INT32_MIN;

  for (uint32_t i = 0; i < CS_MAX_SEATS; i++)
    if (i != seat && points[i] > most)
      most = points[i];
  return points[seat] - most;
}
