/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roll-outs without a question who does what. */

#include "cs-outlook.h"

#include <string.h>

#include "cs-room.h"

bool
cs_outlook_find (const CsOutlook *outlook,
                 const CsHost    *host,
                 double           leads[CS_MAX_SEATS],
                 void            *arena)
{
  const CsRoom room = cs_room_open (outlook->game, outlook->policy, outlook->kit, arena);
  int64_t sums[CS_MAX_SEATS] = { 0 };
  int32_t points[CS_MAX_SEATS];
  CsRng rng;

  for (uint32_t deal = 0; deal < outlook->n_deals; deal++)
    {
      if (cs_host_is_stopped (host))
        return false;
      cs_room_deal (&room, outlook->state, outlook->observer, outlook->seed, deal, &rng);
      memcpy (room.state, room.deal, outlook->game->state_size);
      if (outlook->move != NULL)
        outlook->game->apply (outlook->kit, room.state, outlook->observer, *outlook->move, NULL);
      cs_room_play_out (&room, outlook->state, &rng, points);
      for (uint32_t seat = 0; seat < CS_MAX_SEATS; seat++)
        if (points[seat] != INT32_MIN)
          sums[seat] += cs_room_lead (points, seat);
    }
  for (uint32_t seat = 0; seat < CS_MAX_SEATS; seat++)
    leads[seat] = (double) sums[seat] / outlook->n_deals / CS_POINT;
  return true;
}
