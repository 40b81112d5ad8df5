/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each event of VP names its source; what is missing in the sum counts as untold. */

#include "comstock-board-sources.h"

#include "comstock-board-names.h"

void
comstock_board_sources_read (ComstockBoardSources *self,
                             const BoardState     *state,
                             const GArray         *events)
{
  *self = (ComstockBoardSources) { 0 };
  for (guint seat = 0; seat < state->n_seats; seat++)
    self->vp[seat][COMSTOCK_BOARD_UNTOLD] = state->seats[seat].vp;
  for (guint i = 0; i < events->len; i++)
    {
      const CsEvent *event = &g_array_index (events, CsEvent, i);

      if (event->type != BOARD_EVENT_VP)
        continue;
      self->vp[event->seat][event->args[2]] += event->args[0];
      self->vp[event->seat][COMSTOCK_BOARD_UNTOLD] -= event->args[0];
    }
}

char *
comstock_board_sources_dup_name (guint source)
{
  if (source < BOARD_TRACK)
    return g_strdup (comstock_board_track_get_name ((BoardTrack) source));
  if (source < BOARD_FROM_CASH)
    return comstock_board_role_dup_title (source - BOARD_FROM_ROLE);
  if (source == BOARD_FROM_CASH)
    return g_strdup (comstock_board_phase_get_name (BOARD_PHASE_ROUND_END));
  return NULL;
}
