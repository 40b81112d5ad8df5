/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of events and sounds. */

#include "comstock-cards-sounds.h"

#include "engine/cards/cards-game.h"

static gboolean
is_tie (ComstockGame  *game,
        const CsEvent *event)
{
  return event->args[2] != 0;
}

/* A person's win, alone or shared. */
static gboolean
is_won (ComstockGame  *game,
        const CsEvent *event)
{
  for (guint i = 0; i < comstock_game_get_n_seats (game); i++)
    if ((event->args[0] & (1 << i)) != 0 && comstock_game_is_person (game, i))
      return TRUE;
  return FALSE;
}

static const ComstockEventSound events[] = {
  { "bids-revealed", "flip" },
  { "order", "spur", is_tie },
  { "take", "card" },
  { "place", "card" },
  { "removed", "wind" },
  { "era", "whistle" },
  { "over", "chord", is_won },
  { NULL },
};

const ComstockGameSounds comstock_cards_sounds = { events, "chair" };
