/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of events and sounds.  Duels and the end of the game have their own, heard at their moment. */

#include "comstock-board-sounds.h"

/* Money comes to everybody in nearly every stage. */
static gboolean
is_gain_of_person (ComstockGame  *game,
                   const CsEvent *event)
{
  return event->args[0] > 0 && comstock_game_is_person (game, event->seat);
}

static const ComstockEventSound events[] = {
  { "round", "whistle" },
  { "character", "flip" },
  { "cowboy", "boots" },
  { "parcel", "card" },
  { "building", "card" },
  { "house", "card" },
  { "road", "card" },
  { "money", "coin", is_gain_of_person },
  { "vp", "spur", is_gain_of_person },
  { "drawn", "flip" },
  { "outlaw", "wind" },
  { NULL },
};

const ComstockGameSounds comstock_board_sounds = { events, "chair" };
