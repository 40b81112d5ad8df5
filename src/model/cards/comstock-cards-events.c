/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card game's events: their names, those of the opening, and the moves that end a round. */

#include "comstock-cards-events.h"

#include "engine/cards/cards-game.h"

static const char *const event_names[] = {
  [CARDS_EVENT_ROUND] = "round",
  [CARDS_EVENT_ERA] = "era",
  [CARDS_EVENT_REVEAL] = "reveal",
  [CARDS_EVENT_SKULL] = "skull",
  [CARDS_EVENT_ABILITY] = "ability",
  [CARDS_EVENT_ABILITY_PASSED] = "ability-passed",
  [CARDS_EVENT_BID] = "bid",
  [CARDS_EVENT_BIDS_REVEALED] = "bids-revealed",
  [CARDS_EVENT_ORDER] = "order",
  [CARDS_EVENT_TURN] = "turn",
  [CARDS_EVENT_TAKE] = "take",
  [CARDS_EVENT_PLACE] = "place",
  [CARDS_EVENT_UNPLACED] = "unplaced",
  [CARDS_EVENT_HIRE] = "hire",
  [CARDS_EVENT_SELL] = "sell",
  [CARDS_EVENT_REMOVED] = "removed",
  [CARDS_EVENT_OVER] = "over",
};

static void
add_event (CsEvents      *events,
           CardsEventType type,
           int            first,
           int            second)
{
  events->items[events->n++] = (CsEvent) {
    .type = (guint8) type,
    .seat = CS_NO_SEAT,
    .args = { (gint16) first, (gint16) second },
  };
}

/* The rules tell no events of the setup, but all of it can be seen in the position. */
void
comstock_cards_events_open (ComstockGame *game,
                            CsEvents     *events)
{
  const CardsState *state = comstock_game_get_state (game);

  add_event (events, CARDS_EVENT_ROUND, state->era, state->round);
  for (guint i = state->n_characters - state->n_bottomed; i < state->n_characters; i++)
    add_event (events, CARDS_EVENT_SKULL, CARDS_TERRAIN + state->characters[i], 0);
  for (guint i = 0; i < state->n_column; i++)
    add_event (events, CARDS_EVENT_REVEAL, state->column[i], 0);
}

const char *
comstock_cards_events_name (ComstockGame *game,
                            guint8        type)
{
  return event_names[type];
}

/* A digest at the end of each round. */
gboolean
comstock_cards_events_is_checkpoint (ComstockGame *game,
                                     guint         cursor)
{
  const CardsState *state = comstock_game_get_state_at (game, cursor - 1);
  const guint era = state->era;
  const guint round = state->round;

  state = comstock_game_get_state_at (game, cursor);
  return state->round != round || state->era != era;
}
