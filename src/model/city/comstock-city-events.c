/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of events, and the moves with which a stack is used up. */

#include "comstock-city-events.h"

#include "engine/city/city-game.h"

static const char *const event_names[] = {
  [CITY_EVENT_STACK] = "stack",
  [CITY_EVENT_DRAWN] = "drawn",
  [CITY_EVENT_DISCARDED] = "discarded",
  [CITY_EVENT_LAID] = "laid",
  [CITY_EVENT_CLAIMED] = "claimed",
  [CITY_EVENT_COMPLETED] = "completed",
  [CITY_EVENT_SCORED] = "scored",
  [CITY_EVENT_HOME] = "home",
  [CITY_EVENT_ROUND] = "round",
  [CITY_EVENT_GATE] = "gate",
  [CITY_EVENT_WALL] = "wall",
  [CITY_EVENT_GUARD] = "guard",
  [CITY_EVENT_TOWER] = "tower",
  [CITY_EVENT_ENDING] = "ending",
  [CITY_EVENT_CLOSING] = "closing",
  [CITY_EVENT_REMOVED] = "removed",
  [CITY_EVENT_STEWARDS] = "stewards",
  [CITY_EVENT_WATCHED] = "watched",
  [CITY_EVENT_OVER] = "over",
};

const char *
comstock_city_events_name (ComstockGame *game,
                           guint8        type)
{
  return event_names[type];
}

/* The stack that the tile comes from that is in hand or drawn next. */
static guint
find_stack (ComstockGame *game,
            guint         cursor)
{
  const CityState *state = comstock_game_get_state_at (game, cursor);
  const guint nth = state->n_drawn + (state->step == CITY_STEP_DRAW);

  return city_stack_of (comstock_game_get_kit (game), nth);
}

gboolean
comstock_city_events_is_checkpoint (ComstockGame *game,
                                    guint         cursor)
{
  return find_stack (game, cursor) != find_stack (game, cursor - 1);
}
