/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of events and sounds.  The end has its own in the finale. */

#include "comstock-cards-sounds.h"

#include "engine/cards/cards-game.h"

static gboolean
is_tie (ComstockGame  *game,
        const CsEvent *event)
{
  return event->args[2] != 0;
}

static const ComstockEventSound events[] = {
  { "bids-revealed", "flip" },
  { "order", "spur", is_tie },
  { "take", "card" },
  { "place", "card" },
  { "removed", "wind" },
  { "era", "whistle" },
  { NULL },
};

const ComstockGameSounds comstock_cards_sounds = { events, "chair" };
