/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of the board game's events, and the moves that end a round. */

#include "comstock-board-events.h"

#include "engine/board/board-game.h"

static const char *const event_names[] = {
  [BOARD_EVENT_ROUND] = "round",
  [BOARD_EVENT_SHEET] = "sheet",
  [BOARD_EVENT_TURN_ORDER] = "turn-order",
  [BOARD_EVENT_CHARACTER] = "character",
  [BOARD_EVENT_PARCEL] = "parcel",
  [BOARD_EVENT_MONEY] = "money",
  [BOARD_EVENT_VP] = "vp",
  [BOARD_EVENT_ROADS] = "roads",
  [BOARD_EVENT_RECRUITS] = "recruits",
  [BOARD_EVENT_TOKENS] = "tokens",
  [BOARD_EVENT_DYNAMITE] = "dynamite",
  [BOARD_EVENT_HORSES] = "horses",
  [BOARD_EVENT_AMMUNITION] = "ammunition",
  [BOARD_EVENT_COWBOY] = "cowboy",
  [BOARD_EVENT_PASS] = "pass",
  [BOARD_EVENT_DUEL] = "duel",
  [BOARD_EVENT_DIE] = "die",
  [BOARD_EVENT_TILES] = "tiles",
  [BOARD_EVENT_STRENGTH] = "strength",
  [BOARD_EVENT_DUEL_WON] = "duel-won",
  [BOARD_EVENT_BACK] = "back",
  [BOARD_EVENT_ROAD] = "road",
  [BOARD_EVENT_BUILDING] = "building",
  [BOARD_EVENT_HOUSE] = "house",
  [BOARD_EVENT_UNDONE] = "undone",
  [BOARD_EVENT_BOUGHT] = "bought",
  [BOARD_EVENT_INCOME] = "income",
  [BOARD_EVENT_DRAWN] = "drawn",
  [BOARD_EVENT_BID] = "bid",
  [BOARD_EVENT_OUTLAWS] = "outlaws",
  [BOARD_EVENT_OUTLAW] = "outlaw",
  [BOARD_EVENT_HORSE] = "horse",
  [BOARD_EVENT_RODEO] = "rodeo",
  [BOARD_EVENT_CLOSED] = "closed",
  [BOARD_EVENT_OVER] = "over",
  [BOARD_EVENT_CARD] = "card",
  [BOARD_EVENT_DECIDED] = "decided",
  [BOARD_EVENT_BEATEN] = "beaten",
  [BOARD_EVENT_CONSENT] = "consent",
};

const char *
comstock_board_events_name (ComstockGame *game,
                            guint8        type)
{
  return event_names[type];
}

gboolean
comstock_board_events_is_checkpoint (ComstockGame *game,
                                     guint         cursor)
{
  const guint round = ((const BoardState *) comstock_game_get_state_at (game, cursor - 1))->round;

  return round > 0 && ((const BoardState *) comstock_game_get_state_at (game, cursor))->round != round;
}
