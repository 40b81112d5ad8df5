/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of events and sounds.  The end of the game has its own, heard at its moment. */

#include "comstock-city-table.h"

static gboolean
is_of_person (ComstockGame  *game,
              const CsEvent *event)
{
  return comstock_game_is_person (game, event->seat);
}

static const ComstockEventSound events[] = {
  { "stack", "whistle" },
  { "laid", "card" },
  { "claimed", "boots" },
  { "scored", "coin", is_of_person },
  { "gate", "card" },
  { "wall", "card" },
  { "guard", "boots" },
  { "tower", "spur" },
  { NULL },
};

const ComstockGameSounds comstock_city_sounds = { events, "chair" };
